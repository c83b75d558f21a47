import { noDifferences, type Charted, type MachineChanges } from './against.ts'
import { chartChanges, chartSize } from './against-charts.ts'
import { machinesAt, type Commit } from './against-commit.ts'
import { coveragePair, takenInBrowser, type CoveragePair } from './against-coverage.ts'
import { readBrowserCoverage } from './browser.ts'
import { commitOf } from './git.ts'

/** What the machines of two commits are, and what their tests take, by the ids of the machines. */
export type ComparedCharts = {
  before: Commit
  after: Commit
  differences: ReadonlyMap<string, Charted>
  /** Of the machines that differ in anything. */
  coverage: ReadonlyMap<string, CoveragePair>
}

type Result = { charts: ComparedCharts; fault: null } | { charts: null; fault: unknown }

/**
 * Compares the charts of two commits and what their tests take. Walks are taken only where they can tell something: of
 * machines that differ, and of those whose sources do.
 * @param recorded what the recordings of the two commits differ in
 * @returns the fault where the machines of a commit cannot be loaded
 */
export async function comparedCharts(
  from: string,
  to: string | null,
  recorded: readonly MachineChanges[],
  root = '.',
): Promise<Result> {
  try {
    const [before, after] = [await machinesAt(from, root), await machinesAt(to, root)]
    const covers = [await coverAt(from, root), await coverAt(to, root)]
    const listed = new Set(recorded.map(({ machine }) => machine))
    const differences = new Map<string, Charted>()
    const coverage = new Map<string, CoveragePair>()
    for (const id of new Set([...before.machines.keys(), ...after.machines.keys()])) {
      const machines = [before.machines.get(id), after.machines.get(id)] as const
      const chart =
        machines[0] && machines[1] ? chartChanges(machines[0], machines[1]) : noDifferences
      const browser = covers.map((cover) => takenInBrowser(cover, id))
      const isSame = before.digestOf(id) !== null && before.digestOf(id) === after.digestOf(id)
      if (isSame && !listed.has(id) && areAlike(browser)) continue
      const walks = await walkedIn(after, id)
      const old = {
        walks: isSame ? walks : await walkedIn(before, id),
        browser: browser[0] ?? null,
      }
      const now = { walks, browser: browser[1] ?? null }
      const pair = coveragePair(machines, old, now)
      coverage.set(id, pair)
      const [was, is] = [chartSize(machines[0]), chartSize(machines[1])]
      differences.set(id, {
        chart,
        walks: pair.walks,
        browser: pair.browser,
        chartSize: {
          states: [was.states, is.states],
          transitions: [was.transitions, is.transitions],
        },
      })
    }
    return { charts: { before, after, differences, coverage }, fault: null }
  } catch (fault) {
    return { charts: null, fault }
  }
}

/** What the walks of a commit take of a machine; null where it has none, or the machine throws on the way. */
const walkedIn = (commit: Commit, id: string) => commit.walk(id).catch(() => null)

/** The coverage in the browser at a commit, or of the last run. */
const coverAt = async (ref: string | null, root: string) =>
  readBrowserCoverage(ref === null ? null : await commitOf(ref, root), root)

function areAlike(taken: readonly (ReadonlySet<string> | null)[]): boolean {
  const texts = taken.map((ids) => ids && [...ids].toSorted().join())
  return texts.includes(null) || new Set(texts).size === 1
}
