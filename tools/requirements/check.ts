/**
 * Run by `npm test` after the suites: writes docs/requirements/shown.tsv from the tags of the passed tests, and exits 1
 * if the committed file claims a row that no passed test shows. Vitest itself rejects a tag that is not in the ledger
 * (`vitest.config.ts`).
 */
import { readdir, readFile } from 'node:fs/promises'
import { readLedger, readShown, writeShown } from './files.ts'
import { falseClaims, shownRows, type PassedTest } from './shown.ts'

type Report = {
  testResults: { assertionResults: (PassedTest & { status: string })[] }[]
}

const ledger = await readLedger()
const shown = shownRows(ledger, await passedTests())

const wrong = falseClaims(await readShown(), shown)
if (wrong.length > 0) {
  console.error(`claimed, but shown by no passed test: ${wrong.join(' ')}`)
  process.exit(1)
}

await writeShown(shown)
console.log(`${shown.length} of ${ledger.length} ledger rows are shown`)

async function passedTests(): Promise<PassedTest[]> {
  const names = (await readdir('reports/tests')).filter((name) => name.endsWith('.json'))
  const reports = await Promise.all(
    names.map(async (name): Promise<Report> =>
      JSON.parse(await readFile(`reports/tests/${name}`, 'utf8')),
    ),
  )
  return reports
    .flatMap(({ testResults }) => testResults)
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed')
}
