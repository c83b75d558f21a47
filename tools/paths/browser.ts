import { spawn } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CoverageReport } from '#walks/browser-coverage.ts'
import { ensureBrowser } from '#tools/browser.mjs'
import { git } from './git.ts'

const latestCoverage = 'reports/browser-cover.json'
const coverageOf = (commit: string) => `reports/browser-covers/${commit}.json`

/** Saves the coverage as the latest report and, if the working tree is clean, under the hash of the current commit. */
export async function writeBrowserCoverage(report: CoverageReport, root = '.'): Promise<void> {
  const text = `${JSON.stringify(report, null, 2)}\n`
  await mkdir(join(root, 'reports/browser-covers'), { recursive: true })
  await writeFile(join(root, latestCoverage), text)
  const commit = await cleanCommit(root)
  if (commit !== null) await writeFile(join(root, coverageOf(commit)), text)
}

/** The hash of HEAD; null if the tree has uncommitted changes or is not a Git repository. */
async function cleanCommit(root: string): Promise<string | null> {
  const output = (...args: string[]) => git(root, ...args).catch(() => null)
  const edits = await output('status', '--porcelain')
  const head = await output('rev-parse', 'HEAD')
  return edits === '' && head !== null ? head.trim() : null
}

/**
 * Reads the latest coverage in the browser, or the latest that was recorded for a commit; null if there is none.
 * @param commit its hash; null for the latest of all
 */
export async function readBrowserCoverage(
  commit: string | null = null,
  root = '.',
): Promise<CoverageReport | null> {
  const file = commit === null ? latestCoverage : coverageOf(commit)
  const text = await readFile(join(root, file), 'utf8').catch(() => null)
  if (text === null) return null
  const report: CoverageReport = JSON.parse(text)
  return report
}

/**
 * Builds the shop and runs the paths of every flow in Chromium against it, its server and its database, simulating failed,
 * hanging and late calls, expired codes and a lost network. Returns true if every transition was covered; false even if
 * Chromium is missing, the build failed or a test failed.
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
