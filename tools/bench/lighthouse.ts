import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const folder = fileURLToPath(new URL('lighthouse/', import.meta.url))
const run = promisify(execFile)

type Report = { categories: Record<string, { score: number | null }> }

/** Marks of a page by category, 0 to 100; Lighthouse is installed when it is first needed, in a folder of its own. */
export async function lighthouseMarks(
  browser: string,
  address: string,
): Promise<Record<string, number>> {
  const script = `${folder}node_modules/lighthouse/cli/index.js`
  if (!existsSync(script)) await run('npm', ['ci', '--prefix', folder, '--no-audit', '--no-fund'])
  const { stdout } = await run(
    process.execPath,
    [
      script,
      address,
      '--output=json',
      '--quiet',
      '--chrome-flags=--headless --no-sandbox --disable-gpu --disable-background-networking',
    ],
    { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: 64 * 1024 * 1024 },
  )
  const { categories }: Report = JSON.parse(stdout)
  return Object.fromEntries(
    Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
  )
}
