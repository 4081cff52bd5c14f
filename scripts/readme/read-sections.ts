import { readFileSync } from 'node:fs'

export interface Section {
  title: string
  commands: string[]
}

/** The shell commands of a Markdown file, by section. */
export function readSections(file: string): Section[] {
  const sections: Section[] = []
  let isShell = false
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line.startsWith('## ')) sections.push({ title: line.slice(3), commands: [] })
    else if (line.startsWith('```')) isShell = !isShell && line === '```sh'
    else if (isShell && line.trim() !== '') sections.at(-1)!.commands.push(line)
  }
  return sections.filter(({ commands }) => commands.length > 0)
}
