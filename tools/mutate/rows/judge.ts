import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { checksServer } from '#tools/requirements/shown.ts'
import { readLedger, readServerRows } from '#tools/requirements/files.ts'
import type { TestRun } from '../sandbox.ts'
import type { RowMutant } from './row-mutant.ts'

const run = promisify(execFile)

/** The text with the change. Throws unless what it replaces occurs exactly once. */
export function falsified(text: string, { file, row, from, to }: RowMutant): string {
  const parts = text.split(from)
  if (parts.length !== 2)
    throw new Error(`${row}: ${parts.length - 1} places in ${file} read: ${from}`)
  return parts.join(to)
}

/**
 * The run of the tests that claim a row: the browser's, unless the row is true of the server alone. Null if no test
 * claims it.
 */
export async function testsOfRow(row: string): Promise<TestRun | null> {
  const ledger = (await readLedger()).find(({ id }) => id === row)
  if (ledger === undefined) throw new Error(`${row} is not in the ledger`)
  const isOfServer = checksServer(ledger) || (await readServerRows()).includes(row)
  const files: string[] = []
  for (const file of globSync(isOfServer ? 'tests/**/*.test.{ts,tsx}' : 'tests/browser/*.test.ts'))
    if ((await readFile(file, 'utf8')).includes(`'${row}'`)) files.push(file)
  return files.length === 0 ? null : [...files, '--tagsFilter', row]
}

/** One run of the tests that claim any of these rows. */
export async function testsOfRows(rows: readonly string[]): Promise<TestRun> {
  const runs = await Promise.all(rows.map(testsOfRow))
  const files = new Set(runs.flatMap((run) => run?.slice(0, -2) ?? []))
  return [...files, '--tagsFilter', rows.join(' || ')]
}

/** Whether the browser tests see a change of this file only in a new build. */
export const isBuilt = (file: string) => !/^(server|demo|tests|tools)\//.test(file)

/** Builds the shop in a folder, without what no browser test of the shop needs. */
export async function buildIn(folder: string): Promise<void> {
  await run(process.execPath, ['tools/build.ts', '--force', '--only-shop'], { cwd: folder })
}
