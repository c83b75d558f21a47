/**
 * `npm run requirements`: prints, by area, how many rows of docs/requirements/ledger.tsv are shown by a passed test
 * (docs/requirements/shown.tsv, written by `npm test`) and which are not shown yet.
 */
import { readLedger, readShown } from './requirements/files.ts'

const ledger = await readLedger()
const shown = new Set((await readShown()).map((row) => row.id))
const areas = Map.groupBy(ledger, (row) => row.area)

for (const [area, rows] of areas) {
  const missing = rows.filter((row) => !shown.has(row.id)).map((row) => row.id)
  console.log(`${area.padEnd(6)} ${rows.length - missing.length}/${rows.length} shown`)
  if (missing.length > 0) console.log(`       not yet: ${missing.join(' ')}`)
}
const total = ledger.filter((row) => shown.has(row.id)).length
console.log(`\nall    ${total}/${ledger.length} shown`)
