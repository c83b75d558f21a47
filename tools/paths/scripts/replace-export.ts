import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

/** In each folder of an export: the names of the files that exports have written there. */
const listName = 'exported.json'

type Options = {
  /** Leaves what earlier exports wrote under other names. */
  leavesOthers: boolean
}

/**
 * Writes files into a folder in place of those of earlier exports. What is not of an export is never touched, neither
 * removed nor overwritten. Returns the names under which somebody else's file was kept.
 * @param files texts by their names
 */
export async function replaceExport(
  folder: string,
  files: ReadonlyMap<string, string>,
  { leavesOthers }: Options,
): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  const earlier = await listIn(folder)
  const kept: string[] = []
  for (const [name, text] of files) {
    if (earlier.has(name)) continue
    const found = await textOf(join(folder, name))
    if (found !== null && found !== text) kept.push(name)
  }
  const written = [...files.keys()].filter((name) => !kept.includes(name))
  const stays = (name: string) => leavesOthers || files.has(name)
  for (const name of earlier) if (!stays(name)) await rm(join(folder, name), { force: true })
  for (const name of written) await writeFile(join(folder, name), files.get(name) ?? '')
  const list = new Set([...[...earlier].filter(stays), ...written])
  await writeFile(join(folder, listName), `${JSON.stringify([...list], null, 2)}\n`)
  return kept
}

/** Only names of files in the folder itself: the list may have been edited. */
async function listIn(folder: string): Promise<Set<string>> {
  const text = await textOf(join(folder, listName))
  const list: unknown = text === null ? [] : JSON.parse(text)
  const names = Array.isArray(list) ? list.filter((name) => typeof name === 'string') : []
  return new Set(names.filter((name) => name === basename(name) && name !== listName))
}

/** Null if there is no such file. */
async function textOf(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
}
