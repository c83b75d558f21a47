import { readFile } from 'node:fs/promises'

/** The pages whose boxes `npm run operations` runs, in its order. */
export const triedPages = [
  'docs/operations/one-server.md',
  'docs/operations/running.md',
  'docs/operations/alerts.md',
  'docs/operations/upgrade.md',
  'docs/operations/backups.md',
] as const
export type TriedPage = (typeof triedPages)[number]

export type Box = { heading: string; lines: string[] }

/** The commands of a page's `sh` and `sql` boxes, by the heading above them, one a line. */
export async function boxesOf(page: string): Promise<Box[]> {
  const text = await readFile(page, 'utf8')
  const boxes: Box[] = []
  let heading = page
  let commandOf: ((line: string) => string) | null = null
  for (const line of text.split('\n')) {
    if (line.startsWith('```')) {
      commandOf = commands[line] ?? null
      if (commandOf !== null) boxes.push({ heading, lines: [] })
    } else if (commandOf !== null && line !== '') boxes.at(-1)?.lines.push(commandOf(line))
    else if (/^##+ /.test(line)) heading = line.replace(/^#+ /, '')
  }
  return boxes
}

const inDatabase = (statement: string) => `runuser -u postgres -- psql -qc "${statement}" shop`

const commands: Record<string, (line: string) => string> = {
  '```sh': (line) => line,
  '```sql': inDatabase,
}

/** What the table of alerts asks the database, as commands, and Prometheus. */
export async function alertQueries(): Promise<{ commands: string[]; queries: string[] }> {
  const text = await readFile('docs/operations/alerts.md', 'utf8')
  const code = Array.from(text.matchAll(/`([^`\n]+)`/g), ([, found = '']) => found)
  return {
    commands: code.filter((each) => each.startsWith('select ')).map(inDatabase),
    queries: code.filter((each) => /\(.*\b(shop|nodejs|process)_/.test(each)),
  }
}
