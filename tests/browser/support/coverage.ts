import { inventory } from '#walks/paths/inventory.ts'
import type { CoverageReport, MachineCoverage } from '#walks/browser-coverage.ts'
import type { BrowserCover } from '#tests/browser/covers/cover.ts'
import type { Taken } from './flow-watch.ts'

/** Counts the transitions that the walks take in the browser against those that the charts define. */
export function createCoverage(covers: readonly BrowserCover[]) {
  const entries = covers.flatMap(({ machines }) => machines)
  const counts = new Map<string, number>()
  const names = new Map<string, Set<string>>()
  const walks: CoverageReport['walks'] = []
  return {
    machines: entries.map(({ machine }) => machine.id).toSorted(),
    /** Adds a walk; answers how many transitions it was the first to take. */
    add(name: string, taken: readonly Taken[]): number {
      const keys = taken.map(keyOf)
      const first = new Set(keys.filter((key) => !counts.has(key))).size
      for (const key of keys) {
        counts.set(key, (counts.get(key) ?? 0) + 1)
        names.set(key, (names.get(key) ?? new Set()).add(name))
      }
      walks.push({ name, first })
      return first
    },
    report: (): CoverageReport => ({
      machines: entries.map((entry) => machineCoverage(entry, counts, names)),
      walks,
    }),
  }
}

function machineCoverage(
  { machine, unreachable }: BrowserCover['machines'][number],
  counts: ReadonlyMap<string, number>,
  names: ReadonlyMap<string, ReadonlySet<string>>,
): MachineCoverage {
  const ids = inventory(machine).transitions.map(({ id }) => id)
  const key = (id: string) => keyOf({ machine: machine.id, transition: id })
  const count = (id: string) => counts.get(key(id)) ?? 0
  const covered = ids.filter((id) => count(id) > 0)
  return {
    id: machine.id,
    transitions: ids.length,
    covered: covered.length,
    missed: ids.filter((id) => count(id) === 0 && !(id in unreachable)),
    unreachable,
    wronglyUnreachable: Object.keys(unreachable).filter((id) => count(id) > 0 || !ids.includes(id)),
    counts: Object.fromEntries(covered.map((id) => [id, count(id)])),
    takenBy: Object.fromEntries(covered.map((id) => [id, [...(names.get(key(id)) ?? [])]])),
  }
}

/** Ids of states may be the same in two machines. */
function keyOf({ machine, transition }: Taken): string {
  return `${machine} ${transition}`
}
