/** Takes out what could steer a terminal: control and escape characters, and marks that turn the direction of text. */
export function toPlainText(text: string): string {
  return text.replace(/(?![\t\n])[\p{Cc}\p{Bidi_Control}]/gu, '\uFFFD')
}

/** One line of at most so many characters. */
export function toOneLine(text: string, longest = 300): string {
  const line = toPlainText(text).replace(/\s+/g, ' ').trim()
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line
}
