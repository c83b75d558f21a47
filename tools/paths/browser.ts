import { spawn } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CoverageReport } from '#walks/browser-coverage.ts'
import { ensureBrowser } from '#tools/browser.mjs'
import { git } from './git.ts'

const lastCover = 'reports/browser-cover.json'
const coverOf = (commit: string) => `reports/browser-covers/${commit}.json`

/** Writes the coverage of a run in the browser: as the last one, and as that of its commit if nothing was edited. */
export async function writeBrowserCover(report: CoverageReport, root = '.'): Promise<void> {
  const text = `${JSON.stringify(report, null, 2)}\n`
  await mkdir(join(root, 'reports/browser-covers'), { recursive: true })
  await writeFile(join(root, lastCover), text)
  const commit = await uneditedCommit(root)
  if (commit !== null) await writeFile(join(root, coverOf(commit)), text)
}

/** The commit of the working tree; null if it was edited, or is not under version control. */
async function uneditedCommit(root: string): Promise<string | null> {
  const said = (...args: string[]) => git(root, ...args).catch(() => null)
  const [edits, head] = [await said('status', '--porcelain'), await said('rev-parse', 'HEAD')]
  return edits === '' && head !== null ? head.trim() : null
}

/**
 * The coverage of the last run in the browser, or of the last one at a commit; null before the first one.
 * @param commit its hash; null for the working tree
 */
export async function readBrowserCover(
  commit: string | null = null,
  root = '.',
): Promise<CoverageReport | null> {
  const file = commit === null ? lastCover : coverOf(commit)
  const text = await readFile(join(root, file), 'utf8').catch(() => null)
  if (text === null) return null
  const report: CoverageReport = JSON.parse(text)
  return report
}

/**
 * Builds the shop and runs the paths of every flow in Chromium against it, its server and its database, with calls that
 * fail, hang and arrive late, codes that expire and a lost network. Returns whether nothing was missed.
 */
export async function runInBrowser(): Promise<boolean> {
  const browser = await ensureBrowser()
  if (browser === null) return false
  const env = { ...process.env, CHROMIUM_PATH: browser, CHECK_REPLIES: '1' }
  const isBuilt = await succeeds('node', ['tools/build.ts'], env)
  const args = ['run', '--project', 'browser', 'tests/browser/covers.test.ts']
  return isBuilt && succeeds('vitest', args, env)
}

function succeeds(command: string, args: string[], env: NodeJS.ProcessEnv): Promise<boolean> {
  return new Promise((done) => {
    const child = spawn(command, args, { stdio: 'inherit', env })
    child.on('error', () => done(false))
    child.on('close', (code) => done(code === 0))
  })
}
