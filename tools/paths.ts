/**
 * `npm run paths`: generates the walks of every machine, runs them against it, prints what they took and writes
 * reports/paths.json. Ends with 1 when a transition or a state was missed or an invariant was broken.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { cover } from '#tests/support/machines/cover.ts'
import { models } from '#tests/support/machines/models.ts'

const machines = []
for (const model of models) machines.push(await cover(model))

await mkdir('reports', { recursive: true })
await writeFile('reports/paths.json', `${JSON.stringify({ machines }, null, 2)}\n`)

console.table(
  machines.map(({ id, states, transitions, covered, walks }) => ({
    machine: id,
    states,
    transitions,
    covered,
    walks,
  })),
)
const faults = machines.flatMap(({ id, missed, unreached, violations }) => [
  ...missed.map((transition) => `${id}: never took ${transition}`),
  ...unreached.map((state) => `${id}: never reached ${state}`),
  ...violations.map((violation) => `${id}: ${violation}`),
])
for (const fault of faults) console.log(`✗ ${fault}`)
process.exitCode = faults.length === 0 ? 0 : 1
