/**
 * `npm run mutate`: changes charts, rules and views one place at a time and says which changes no test notices.
 * Ends with 1 when fewer than 95 % are noticed.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { sample } from './mutate/sample.ts'
import { createSandbox } from './mutate/sandbox.ts'
import { mutateRows } from './mutate/rows/run.ts'
import { layers, subjects, type Layer } from './mutate/subjects.ts'

const help = `npm run mutate -- [options]

Changes one place of a chart, a rule or a view at a time, runs the tests that can see it, and lists the changes
that no test noticed. The changes are made in a copy of the project.

  --sample 90      how many mutants, drawn evenly from all kinds (90); "all" takes every one
  --seed 1         the same seed draws the same mutants
  --layer charts    only charts, rules or views; may be given more than once
  --match text     only mutants whose name contains the text
  --list           print the names and end
  --rows           make rows of the ledger false instead, and list those that no test notices; with --match CART-,
                   only these. Needs a browser, and about a minute for each row
  --help           this text

Writes reports/mutation.json. Known survivors are explained in docs/operations/mutation.md.`

const { values: options } = parseArgs({
  options: {
    sample: { type: 'string', default: '90' },
    seed: { type: 'string', default: '1' },
    layer: { type: 'string', multiple: true, default: [...layers] },
    match: { type: 'string', default: '' },
    list: { type: 'boolean', default: false },
    rows: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

if (options.help) console.log(help)
else if (options.rows) process.exitCode = (await mutateRows(options.match)) === 0 ? 0 : 1
else await run()

async function run(): Promise<void> {
  const all = await subjects(options.layer.filter(isLayer))
  const found = all.flatMap(({ layer, mutants, tests }) =>
    mutants
      .filter(({ id }) => id.includes(options.match))
      .map((mutant) => ({ ...mutant, layer, tests })),
  )
  const count = options.sample === 'all' ? found.length : Number(options.sample)
  const chosen = sample(found, ({ layer, kind }) => `${layer} ${kind}`, count, Number(options.seed))
  if (options.list) return console.log(chosen.map(({ id }) => id).join('\n'))
  const started = performance.now()
  const sandbox = await createSandbox()
  const results = []
  const sound = new Map<string, boolean>()
  try {
    for (const [index, mutant] of chosen.entries()) {
      const key = JSON.stringify(mutant.tests)
      if (!sound.has(key)) sound.set(key, await sandbox.isSound(mutant.tests))
      if (!sound.get(key)) throw new Error(`these tests fail without any mutant: ${key}`)
      const verdict = await sandbox.judge(mutant, mutant.tests)
      results.push({ id: mutant.id, kind: mutant.kind, line: mutant.line, verdict })
      console.log(
        `${index + 1}/${chosen.length} ${verdict === 'killed' ? '✓' : '✗ survived:'} ${mutant.id}`,
      )
    }
  } finally {
    await sandbox.remove()
  }
  const survivors = results.filter(({ verdict }) => verdict === 'survived')
  const killed = results.length - survivors.length
  const seconds = Math.round((performance.now() - started) / 1000)
  const share = results.length === 0 ? 1 : killed / results.length
  await mkdir('reports', { recursive: true })
  const report = { seed: options.seed, of: found.length, mutants: results.length, killed, seconds }
  await writeFile('reports/mutation.json', `${JSON.stringify({ ...report, results }, null, 2)}\n`)
  console.table(byKind(results))
  for (const { id, line } of survivors) console.log(`✗ survived (line ${line}): ${id}`)
  console.log(
    `${killed} of ${results.length} noticed, ${(share * 100).toFixed(1)} %, ${seconds} s, seed ${options.seed}, drawn from ${found.length}`,
  )
  process.exitCode = share >= 0.95 ? 0 : 1
}

function isLayer(name: string): name is Layer {
  return layers.some((layer) => layer === name)
}

function byKind(results: readonly { kind: string; verdict: string }[]) {
  const kinds = Map.groupBy(results, ({ kind }) => kind)
  return [...kinds].map(([kind, of]) => ({
    kind,
    mutants: of.length,
    killed: of.filter(({ verdict }) => verdict === 'killed').length,
  }))
}
