/**
 * Finds a Chromium that starts on this machine, or installs one: the configured one, Debian's headless shell, which
 * runs the tests in a third less time, any installed one, Playwright's own, then one from the system's package manager.
 * Plain JavaScript, because it runs before anything is compiled.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { environment } from './setup.mjs'

const windowless = [process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell']
const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * The path of a browser that starts; installs one if necessary. If that is impossible, prints what to run and returns
 * null.
 */
export async function ensureBrowser({
  preferred = windowless,
  preferredInstallers = packagesOf('chromium-headless-shell'),
  candidates = installed,
  own = playwrightBrowser,
  ways = [['playwright', ['install', 'chromium']], ...packagesOf('chromium')],
} = {}) {
  const findPreferred = async () => preferred.find((path) => path && starts(path))
  const best = (await findPreferred()) ?? (await install(preferredInstallers, findPreferred))
  if (best) return best
  const find = async () => candidates.find((path) => path && starts(path)) ?? (await own())
  const found = (await find()) ?? (await install(ways, find))
  if (found) return found
  console.error(
    'The browser tests need Chromium, and none could be installed here. Run one of these and try again:\n' +
      '  npx playwright install --with-deps chromium\n' +
      '  sudo apt-get install chromium\n' +
      'or name an installed one: CHROMIUM_PATH=/path/to/chromium npm test',
  )
  return null
}

/** Tries each command in turn. Returns what is found after one of them, otherwise null. */
async function install(ways, find) {
  if (ways.length > 0) console.log('▸ Installing a browser for the tests (once; a minute or two)')
  for (const [command, args] of ways) {
    spawnSync(command, args, { stdio: 'ignore', timeout: 300_000, env: environment() })
    const path = await find()
    if (path) return path
  }
  return null
}

/** Commands that install a Debian package, if permitted: from the existing package lists, then from updated ones. */
function packagesOf(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return []
  const offline = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20']
  const add = ['apt-get', [...offline, 'install', '-y', '-qq', '--no-install-recommends', name]]
  return [add, ['apt-get', [...offline, 'update', '-qq']], add]
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
