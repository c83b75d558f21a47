import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const folder = fileURLToPath(new URL('lighthouse/', import.meta.url))
const script = `${folder}node_modules/lighthouse/cli/index.js`
const run = promisify(execFile)

/** The result of one run of Lighthouse for a page. */
export type Audit = {
  /** 0 to 100, by category. */
  marks: Readonly<Record<string, number>>
  /** The speed of the machine, in Lighthouse's own measure (BenchmarkIndex). */
  machine: number
}

type Report = {
  categories: Record<string, { score: number | null }>
  environment: { benchmarkIndex: number }
}

/**
 * How much a machine must be slowed down to match a mid-range phone, according to Lighthouse's guide to throttling. Its
 * default of four is meant for a fast desktop.
 */
export function slowdownFor(machine: number): number {
  if (machine >= 1500) return 4
  return machine >= 800 ? 2 : 1
}

/**
 * Runs Lighthouse; it is installed when first needed, in a folder of its own.
 * @param slowdown the factor for CPU throttling
 * @throws if it could not read its own trace three times in a row
 */
export async function audit(browser: string, address: string, slowdown: number): Promise<Audit> {
  if (!existsSync(script)) await run('npm', ['ci', '--prefix', folder, '--no-audit', '--no-fund'])
  let failure: unknown
  for (let turn = 0; turn < 3; turn++) {
    try {
      return await auditOnce(browser, address, slowdown)
    } catch (error) {
      failure = error
    }
  }
  throw new Error(`Lighthouse could not measure ${address}.`, { cause: failure })
}

async function auditOnce(browser: string, address: string, slowdown: number): Promise<Audit> {
  const { stdout } = await run(
    process.execPath,
    [
      script,
      address,
      '--output=json',
      '--quiet',
      `--throttling.cpuSlowdownMultiplier=${slowdown}`,
      '--chrome-flags=--headless --no-sandbox --disable-gpu --disable-background-networking',
    ],
    { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: 64 * 1024 * 1024 },
  )
  const { categories, environment }: Report = JSON.parse(stdout)
  const marks = Object.fromEntries(
    Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
  )
  return { marks, machine: environment.benchmarkIndex }
}
