import type { Recorded } from './recorded-at.ts'

export type Change = { name: string; before: string[]; after: string[] }

/** The differences of one kind; what was added or removed is listed by name. */
export type Differences = { added: string[]; gone: string[]; changed: Change[] }

export type MachineChanges = {
  machine: string
  status: 'added' | 'gone' | 'changed'
  states: Differences
  /** Named after the state and the event with what it brings. */
  transitions: Differences
  /** The failures of calls, and where they lead. */
  refusals: Differences
  /** What the shop shows and offers, by state. */
  views: Differences
  /** What the charts define, such as guards and their order, whether or not a recording shows it. */
  chart: Differences
  /** States and transitions that the generated walks take at one of the commits only, of those that both charts have. */
  walks: Differences
  /** The same of the transitions that tests take in the browser, where both commits have a report of it. */
  browser: Differences
  /** How many states and transitions the charts have, before and after; null where the charts are not known. */
  chartSize: Record<'states' | 'transitions', [number, number]> | null
  /** How many rows of each kind the tests recorded of the machine, before and after. */
  coverage: Record<'states' | 'transitions' | 'refusals' | 'statesShown', [number, number]>
}

/** What is compared besides recordings. */
export type Charted = Pick<MachineChanges, 'chart' | 'walks' | 'browser' | 'chartSize'>

export const noDifferences: Differences = { added: [], gone: [], changed: [] }
const uncharted: Charted = {
  chart: noDifferences,
  walks: noDifferences,
  browser: noDifferences,
  chartSize: null,
}

/**
 * What two commits differ in, machine by machine; those that are the same are left out.
 * @param charted what the charts differ in, and the tests, by the ids of the machines
 */
export function changesBetween(
  before: Recorded,
  after: Recorded,
  charted: ReadonlyMap<string, Charted> = new Map(),
): MachineChanges[] {
  const recorded = [before, after].flatMap(({ steps, views }) => [...steps.keys(), ...views.keys()])
  const ids = new Set([...recorded, ...charted.keys()])
  return [...ids].toSorted().flatMap((machine) => {
    const [one, other] = [before, after].map((recorded) => factsOf(machine, recorded))
    if (one === undefined || other === undefined) return []
    const { chartSize, ...inCharts } = charted.get(machine) ?? uncharted
    const changes = {
      states: differences(one.states, other.states),
      transitions: differences(one.transitions, other.transitions),
      refusals: differences(one.refusals, other.refusals),
      views: differences(one.views, other.views),
      ...inCharts,
    }
    if (Object.values(changes).every(isEmpty)) return []
    const status = statusOf(one.states.size, other.states.size)
    const pair = (count: (facts: Facts) => number): [number, number] => [count(one), count(other)]
    const coverage = {
      states: pair(({ states }) => states.size),
      transitions: pair(({ transitions }) => transitions.size),
      refusals: pair(({ refusals }) => refusals.size),
      statesShown: pair(({ views }) => views.size),
    }
    return [{ machine, status, ...changes, chartSize, coverage }]
  })
}

/** Whether nothing differs. */
export const isEmpty = ({ added, gone, changed }: Differences) =>
  added.length + gone.length + changed.length === 0

function statusOf(before: number, after: number): MachineChanges['status'] {
  if (before === 0 && after > 0) return 'added'
  return before > 0 && after === 0 ? 'gone' : 'changed'
}

/** Names, each with the lines that describe it. */
type Lines = Map<string, string[]>
type Facts = Record<'states' | 'transitions' | 'refusals' | 'views', Lines>

function factsOf(machine: string, { steps, views }: Recorded): Facts {
  const facts: Facts = {
    states: new Map(),
    transitions: new Map(),
    refusals: new Map(),
    views: new Map(),
  }
  for (const [heading, lines] of sectionsOf(steps.get(machine))) {
    const [state = '', ...tags] = heading.split(' #')
    facts.states.set(state, tags)
    for (const line of lines) {
      const [event = '', ...effects] = line.split(' → ')
      const kind = event.startsWith('xstate.error.') ? facts.refusals : facts.transitions
      add(kind, `${state}: ${event}`, [effects.join(' → ')])
    }
  }
  for (const [heading, lines] of sectionsOf(views.get(machine))) {
    const [, state = ''] = heading.split(' ')
    add(facts.views, state, lines)
  }
  return facts
}

function sectionsOf(text = ''): [heading: string, lines: string[]][] {
  const sections = text.split(/^# /m).slice(1)
  return sections.map((section) => {
    const [heading = '', ...lines] = section.split('\n').filter(Boolean)
    return [heading, lines]
  })
}

function add(all: Lines, name: string, lines: string[]): void {
  all.set(name, [...(all.get(name) ?? []), ...lines])
}

function differences(before: Lines, after: Lines): Differences {
  return {
    added: [...after.keys()].filter((name) => !before.has(name)),
    gone: [...before.keys()].filter((name) => !after.has(name)),
    changed: [...before].flatMap(([name, old]) => {
      const now = after.get(name) ?? old
      const change = {
        name,
        before: old.filter((line) => !now.includes(line)),
        after: now.filter((line) => !old.includes(line)),
      }
      return change.before.length + change.after.length > 0 ? [change] : []
    }),
  }
}

/** The changes of these machines, and of removed ones, which nobody can choose. */
export const changesOf = (
  changes: readonly MachineChanges[],
  machines: readonly string[],
): MachineChanges[] =>
  changes.filter(({ machine, status }) => status === 'gone' || machines.includes(machine))
