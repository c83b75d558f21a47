import type { AnyStateMachine } from 'xstate'
import type { CoverageReport } from '#walks/browser-coverage.ts'
import type { Differences } from './against.ts'
import { pairedIds } from './against-charts.ts'
import type { Walked } from './against-commit.ts'

/** What the tests of a commit take of a machine. */
export type Coverage = {
  /** Null where the commit has no walks. */
  walks: Walked | null
  /** Ids of transitions; null where no report of the commit's tests in the browser counts the machine. */
  browser: ReadonlySet<string> | null
}

export type CoverageChange = 'gained' | 'lost'

/** The coverage of a machine at two commits, and what changed, by the ids that states and transitions have there. */
export type CoveragePair = {
  before: Coverage
  after: Coverage
  changes: Record<'before' | 'after', ReadonlyMap<string, CoverageChange>>
  walks: Differences
  browser: Differences
}

/**
 * What the tests of two commits take of a machine. Only what both charts have can gain or lose coverage, and only
 * where both commits are known.
 */
export function coveragePair(
  machines: readonly [AnyStateMachine | undefined, AnyStateMachine | undefined],
  before: Coverage,
  after: Coverage,
): CoveragePair {
  const pairs = machines[0] && machines[1] ? pairedIds(machines[0], machines[1]) : []
  const walks = changesOf(pairs, allOf(before.walks), allOf(after.walks))
  const browser = changesOf(pairs, before.browser, after.browser)
  const all = [...browser, ...walks].toSorted((a, b) => orderOf(a) - orderOf(b))
  return {
    before,
    after,
    changes: {
      before: new Map(all.map(({ change, ids: [id] }) => [id, change])),
      after: new Map(all.map(({ change, ids: [, id] }) => [id, change])),
    },
    walks: differencesOf(walks),
    browser: differencesOf(browser),
  }
}

/** The transitions of a machine that a report counts; null where it does not count the machine, or there is none. */
export function takenInBrowser(
  report: CoverageReport | null,
  machine: string,
): ReadonlySet<string> | null {
  const counted = report?.machines.find(({ id }) => id === machine)
  return counted === undefined ? null : new Set(Object.keys(counted.counts))
}

type Pair = readonly [before: string, after: string]
type Changed = { change: CoverageChange; ids: Pair }

/** What the walks gained and the browser lost, or the reverse, is shown as lost. */
const orderOf = ({ change }: Changed) => (change === 'lost' ? 1 : 0)

function changesOf(
  pairs: readonly Pair[],
  before: ReadonlySet<string> | null,
  after: ReadonlySet<string> | null,
): Changed[] {
  if (before === null || after === null) return []
  return pairs.flatMap((ids): Changed[] => {
    const [was, is] = [before.has(ids[0]), after.has(ids[1])]
    return was === is ? [] : [{ change: is ? 'gained' : 'lost', ids }]
  })
}

const allOf = (walked: Walked | null) =>
  walked && new Set([...walked.states, ...walked.transitions])

const differencesOf = (changed: readonly Changed[]): Differences => ({
  added: changed.flatMap(({ change, ids: [, id] }) => (change === 'gained' ? [id] : [])),
  gone: changed.flatMap(({ change, ids: [id] }) => (change === 'lost' ? [id] : [])),
  changed: [],
})
