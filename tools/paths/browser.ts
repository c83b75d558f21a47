import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import type { CoverageReport } from '#walks/browser-coverage.ts'
import { ensureBrowser } from '#tools/browser.mjs'

/** The coverage of the last run in the browser; null before the first one. */
export async function readBrowserCover(): Promise<CoverageReport | null> {
  const text = await readFile('reports/browser-cover.json', 'utf8').catch(() => null)
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
