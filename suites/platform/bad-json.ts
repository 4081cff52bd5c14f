/** Texts that are no JSON, whatever their subject. */
export const NO_JSON = [
  '',
  ' ',
  '{',
  '}',
  '[',
  '{"email"',
  '{"email":',
  '{"email":}',
  '{"email" "x"}',
  '{"email"::"x"}',
  '{,}',
  '[1,]',
  '[,1]',
  '{"a":01}',
  '{"a":.5}',
  '{"a":5.}',
  '{"a":+5}',
  '{"a":0x10}',
  '{"a":1e}',
  '{"a":-}',
  '{"a":NaN}',
  '{"a":Infinity}',
  '{"a":tru}',
  '{"a":True}',
  '{"a":nul}',
  '{"a":undefined}',
  '{"a":"\\x"}',
  '{"a":"\\u12"}',
  '{"a":"line\nbreak"}',
  '{"a":"\u0000"}',
  '"',
  '<email>x</email>',
  'email=x',
  '[['.repeat(40),
]

/** Ways to spoil a text that was JSON; a reader who forgives them would find everything that a call needs. */
const DAMAGES: [label: string, spoil: (json: string) => string][] = [
  ['cut off', (json) => json.slice(0, -1)],
  ['a word behind', (json) => `${json} x`],
  ['a bracket too many', (json) => `${json}}`],
  ['twice', (json) => json + json],
  ['a comma before the end', (json) => `${json.slice(0, -1)},}`],
  ['a comment', (json) => `// hello\n${json}`],
  ['single quotes', (json) => json.replaceAll('"', "'")],
  ['names without quotes', (json) => json.replace(/"(\w+)":/g, '$1:')],
  ['equals signs', (json) => json.replaceAll('":', '"=')],
]

/** The damaged forms of a body. */
export function damage(body: unknown): { label: string; text: string }[] {
  const json = JSON.stringify(body)
  return DAMAGES.map(([label, spoil]) => ({ label, text: spoil(json) }))
}
