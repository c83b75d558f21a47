/**
 * `npm run chaos`: attacks a shop of its own, and checks the books afterwards. Fails if anything was found. See
 * docs/operations/chaos.md.
 */
import { parseArgs } from 'node:util'
import type { Outcome, Part } from './part.ts'
import { fullDisk } from './parts/full-disk.ts'
import { fuzz } from './parts/fuzz.ts'
import { hangingBank } from './parts/hanging-bank.ts'
import { databaseKills, serverKills } from './parts/kills.ts'
import { races } from './parts/races.ts'
import { slowBodies } from './parts/slow-bodies.ts'
import { smsOutage } from './parts/sms-outage.ts'

/** By the names that `--only` takes. */
const parts: Record<string, Part> = {
  races,
  server: serverKills,
  database: databaseKills,
  disk: fullDisk,
  bank: hangingBank,
  sms: smsOutage,
  bodies: slowBodies,
  fuzz,
}

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    scale: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  },
})
const factor = Number(values.scale)
const seed = Number(values.seed)
const only = values.only.split(',').filter((name) => name !== '')
const unknown = only.filter((name) => !Object.hasOwn(parts, name))

if (values.help || unknown.length > 0 || !(factor > 0 && factor <= 10) || !Number.isInteger(seed)) {
  console.log(`npm run chaos -- [--only ${Object.keys(parts).join(',')}] [--scale 0.1] [--seed 1]`)
  process.exit(values.help ? 0 : 1)
}

const scale = { of: (whole: number) => Math.max(1, Math.round(whole * factor)), seed }
const begun = performance.now()
let faults = 0
for (const [name, part] of Object.entries(parts)) {
  if (only.length > 0 && !only.includes(name)) continue
  const started = performance.now()
  const outcome = await part
    .run(scale)
    .catch((error: unknown): Outcome => ({ figures: [], faults: [String(error)] }))
  faults += outcome.faults.length
  print(part, outcome, performance.now() - started)
}
const minutes = ((performance.now() - begun) / 60_000).toFixed(1)
console.log(`\n${faults === 0 ? 'Nothing was found' : `${faults} faults`}, in ${minutes} minutes`)
process.exit(faults === 0 ? 0 : 1)

function print({ title }: Part, { figures, faults }: Outcome, ms: number): void {
  console.log(`\n${title} (${(ms / 1_000).toFixed(0)} s)`)
  for (const [name, value] of figures) console.log(`  ${name.padEnd(38)} ${value}`)
  for (const fault of faults.slice(0, 20)) console.log(`  FAULT  ${fault}`)
  if (faults.length > 20) console.log(`  and ${faults.length - 20} more`)
}
