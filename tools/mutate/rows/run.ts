import { createSandbox } from '../sandbox.ts'
import { rowMutants } from './all.ts'
import { buildIn, falsified, isBuilt, testsOfRow, testsOfRows } from './judge.ts'
import type { RowMutant } from './row-mutant.ts'

type Sandbox = Awaited<ReturnType<typeof createSandbox>>
type Verdict = 'noticed' | 'not noticed' | 'no test claims it'

/**
 * Makes rows of the ledger false, one at a time in a copy of the project, and runs the tests that claim them. Prints the
 * rows that no test notices. Throws if the tests fail without a change.
 * @param match only rows whose id contains it, such as `CART-`
 * @returns how many were not noticed
 */
export async function mutateRows(match: string): Promise<number> {
  // Rows that need a build come last: each of them builds, so none leaves a build that another one could meet.
  const chosen = rowMutants
    .filter(({ row }) => row.includes(match))
    .toSorted((one, other) => Number(isBuilt(one.file)) - Number(isBuilt(other.file)))
  const sandbox = await createSandbox()
  const missed: string[] = []
  try {
    await buildIn(sandbox.folder)
    // All of them together: up to twenty rows.
    if (!(await sandbox.pass(await testsOfRows(chosen.map(({ row }) => row)), 40)))
      throw new Error('the tests of these rows fail without a change')
    for (const [index, mutant] of chosen.entries()) {
      const verdict = await judge(mutant, sandbox)
      console.log(`${index + 1}/${chosen.length} ${mutant.row}: ${verdict}`)
      if (verdict !== 'noticed') missed.push(`${mutant.row} (${mutant.file}): ${verdict}`)
    }
  } finally {
    await sandbox.remove()
  }
  for (const line of missed) console.log(`✗ ${line}`)
  console.log(`${chosen.length - missed.length} of ${chosen.length} false rows are noticed`)
  return missed.length
}

async function judge(mutant: RowMutant, { folder, withText, pass }: Sandbox): Promise<Verdict> {
  const tests = await testsOfRow(mutant.row)
  if (tests === null) return 'no test claims it'
  return withText(
    mutant.file,
    (text) => falsified(text, mutant),
    async () => {
      if (isBuilt(mutant.file)) await buildIn(folder)
      return (await pass(tests)) ? 'not noticed' : 'noticed'
    },
  )
}
