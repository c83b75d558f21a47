/**
 * Run by `npm test` after the suites: writes docs/requirements/shown.tsv from the tags of the passed tests. Exits 1 if
 * the committed file claims a row that no passed test shows, or if one test claims too many rows. Vitest itself rejects
 * a tag that is not in the ledger (`vitest.config.ts`).
 */
import { readdir, readFile } from 'node:fs/promises'
import type { RunRecord } from '#tools/testing/results-reporter.ts'
import { readLedger, readServerRows, readShown, writeShown } from './files.ts'
import { falseClaims, overloadedTests, rowsPerTest, shownRows } from './shown.ts'

const ledger = await readLedger()
const passed = await passedTests()
const shown = shownRows(ledger, await readServerRows(), passed)

const wrong = falseClaims(await readShown(), shown)
if (wrong.length > 0) console.error(`claimed, but shown by no passed test: ${wrong.join(' ')}`)
const overloaded = overloadedTests(passed)
for (const name of overloaded) console.error(`claims more than ${rowsPerTest} rows: ${name}`)
if (wrong.length > 0 || overloaded.length > 0) process.exit(1)

await writeShown(shown)
const rows = new Set(shown.map(({ id }) => id))
console.log(
  `${rows.size} of ${ledger.length} ledger rows are shown, by ${shown.length} claims of tests`,
)

async function passedTests() {
  const names = (await readdir('reports/tests')).filter((name) => name.endsWith('.json'))
  const records = await Promise.all(
    names.map(async (name): Promise<RunRecord> =>
      JSON.parse(await readFile(`reports/tests/${name}`, 'utf8')),
    ),
  )
  return records.flatMap(({ tests }) => tests).filter(({ state }) => state === 'passed')
}
