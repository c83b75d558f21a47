import { readFile } from 'node:fs/promises'

/** The commands of a page's `sh` boxes, by the heading above them, one a line. */
export async function boxesOf(page: string): Promise<{ heading: string; lines: string[] }[]> {
  const text = await readFile(page, 'utf8')
  const boxes: { heading: string; lines: string[] }[] = []
  let heading = page
  let inBox = false
  for (const line of text.split('\n')) {
    if (line.startsWith('```')) {
      inBox = line === '```sh'
      if (inBox) boxes.push({ heading, lines: [] })
    } else if (inBox && line !== '') boxes.at(-1)?.lines.push(line)
    else if (line.startsWith('## ')) heading = line.slice(3)
  }
  return boxes
}
