/**
 * Finds a Chromium that starts on this machine, or installs one: an installed browser first, then Playwright's
 * own, then the system's package manager. Plain JavaScript, because it runs before anything is compiled.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const installed = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Path of a browser that starts; installs one if need be. Null, after saying what to run, where that is impossible. */
export async function ensureBrowser() {
  const found = installed.find((path) => path && starts(path)) ?? (await playwrightBrowser())
  if (found) return found

  console.log('No Chromium found; installing one …')
  const attempts = [['npx', ['playwright', 'install', 'chromium']]]
  const isRoot = process.getuid?.() === 0
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    attempts.push(['apt-get', ['update', '-qq']])
    attempts.push(['apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']])
  }
  for (const [command, args] of attempts) {
    spawnSync(command, args, { stdio: 'ignore', timeout: 300_000 })
    const path = (await playwrightBrowser()) ?? installed.find((each) => each && starts(each))
    if (path) return path
  }
  console.error(
    'The browser tests need Chromium, and none could be installed here. Run one of these and try again:\n' +
      '  npx playwright install --with-deps chromium\n' +
      '  sudo apt-get install chromium\n' +
      'or name an installed one: CHROMIUM_PATH=/path/to/chromium npm test',
  )
  return null
}

async function playwrightBrowser() {
  const { chromium } = await import('playwright')
  const path = chromium.executablePath()
  return starts(path) ? path : null
}

function starts(path) {
  if (!existsSync(path)) return false
  try {
    execFileSync(path, ['--version', '--no-sandbox'], { stdio: 'ignore', timeout: 20_000 })
    return true
  } catch {
    return false
  }
}
