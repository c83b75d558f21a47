import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * The hash of a commit.
 * @throws an error whose message explains what is wrong
 */
export async function commitOf(ref: string, root: string): Promise<string> {
  const name = `${ref}^{commit}`
  const commit = await git(
    root,
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    name,
  ).catch(() => null)
  if (commit === null)
    throw new Error(`There is no commit ${ref}: --against takes a commit or two of them (a..b).`)
  return commit.trim()
}

/**
 * What a command of git prints in a folder.
 * @throws an error where git fails or is missing
 */
export async function git(root: string, ...args: string[]): Promise<string> {
  return (await run('git', ['-C', root, ...args], { maxBuffer: 1e8 })).stdout
}
