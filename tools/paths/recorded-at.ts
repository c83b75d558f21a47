import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { commitOf, git } from './git.ts'

/** What the tests recorded of the machines: what each does, and what the shop shows in its states. */
const folders = { steps: 'tests/machines/transitions', views: 'stories/views' } as const

/** What was recorded at one commit, by the ids of the machines. */
export type Recorded = Record<keyof typeof folders, ReadonlyMap<string, string>>

/**
 * Reads what was recorded at a commit, or in the working tree.
 * @param ref null for the working tree
 */
export async function recordedAt(ref: string | null, root = '.'): Promise<Recorded> {
  const read = ref === null ? filesOfTree : filesOfCommit(await commitOf(ref, root))
  return { steps: await read(root, folders.steps), views: await read(root, folders.views) }
}

async function filesOfTree(root: string, folder: string): Promise<Map<string, string>> {
  const names = await readdir(join(root, folder)).catch(() => [])
  const texts = names.map(async (name): Promise<[string, string]> => [
    basename(name, '.txt'),
    await readFile(join(root, folder, name), 'utf8'),
  ])
  return new Map(await Promise.all(texts))
}

const filesOfCommit = (commit: string) => async (root: string, folder: string) => {
  const list = await git(root, 'ls-tree', '--name-only', commit, `${folder}/`)
  const files = new Map<string, string>()
  for (const path of list.split('\n').filter(Boolean))
    files.set(basename(path, '.txt'), await git(root, 'show', `${commit}:${path}`))
  return files
}
