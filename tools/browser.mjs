/**
 * Finds a Chromium that starts on this machine, or installs one: an installed browser first, then Playwright's
 * own, then the system's package manager. Plain JavaScript, because it runs before anything is compiled.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { environment } from './setup.mjs'

const installed = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Path of a browser that starts; installs one if need be. Null, after saying what to run, where that is impossible.
 */
export async function ensureBrowser({
  candidates = installed,
  own = playwrightBrowser,
  ways = waysToInstall(),
} = {}) {
  const find = async () => candidates.find((path) => path && starts(path)) ?? (await own())
  const found = await find()
  if (found) return found

  console.log('▸ Installing a browser for the tests (once; a minute or two)')
  for (const [command, args] of ways) {
    spawnSync(command, args, { stdio: 'ignore', timeout: 300_000, env: environment() })
    const path = await find()
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

function waysToInstall() {
  const isRoot = process.getuid?.() === 0
  return [
    ['playwright', ['install', 'chromium']],
    ...(isRoot && existsSync('/usr/bin/apt-get') ? systemPackages : []),
  ]
}

const systemPackages = [
  ['apt-get', ['update', '-qq']],
  ['apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']],
]

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
