/**
 * Run by `npm test` after the suites: writes docs/requirements/shown.tsv from the tests that passed and exits 1 when
 * the committed file claims a row that no passed test shows, or when a test carries a tag that names no row.
 */
import { readdir, readFile } from 'node:fs/promises'
import { readLedger, readShown, writeShown } from './files.ts'
import { falseClaims, shownRows, unknownTags } from './shown.ts'

type Report = {
  testResults: { assertionResults: { fullName: string; status: string }[] }[]
}

const tests = (await reports()).flatMap((report) =>
  report.testResults.flatMap((file) => file.assertionResults),
)
const passed = tests.filter((test) => test.status === 'passed').map((test) => test.fullName)
const ledger = await readLedger()
const shown = shownRows(ledger, passed)

const wrong = falseClaims(await readShown(), shown)
const unknown = unknownTags(
  ledger,
  tests.map((test) => test.fullName),
)
if (wrong.length > 0) console.error(`claimed, but shown by no passed test: ${wrong.join(' ')}`)
if (unknown.length > 0) console.error(`tags of no ledger row: ${unknown.join(' ')}`)
if (wrong.length > 0 || unknown.length > 0) process.exit(1)

await writeShown(shown)
console.log(`${shown.length} of ${ledger.length} ledger rows are shown`)

async function reports(): Promise<Report[]> {
  const names = (await readdir('reports/tests')).filter((name) => name.endsWith('.json'))
  return Promise.all(
    names.map(async (name): Promise<Report> =>
      JSON.parse(await readFile(`reports/tests/${name}`, 'utf8')),
    ),
  )
}
