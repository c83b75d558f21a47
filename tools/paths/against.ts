import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** What the tests recorded of the machines: what each does, and what the shop shows in its states. */
const folders = { steps: 'tests/machines/transitions', views: 'stories/views' } as const

/** What was recorded at one commit, by the ids of the machines. */
export type Recorded = Record<keyof typeof folders, ReadonlyMap<string, string>>

export type Change = { name: string; before: string[]; after: string[] }

/** What differs of a kind of things: by name where something was added or is gone. */
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

/**
 * Reads what was recorded at a commit, or in the working tree.
 * @param ref null for the working tree
 */
export async function recordedAt(ref: string | null, root = '.'): Promise<Recorded> {
  const read = ref === null ? filesOfTree : filesOfCommit(await commitOf(ref, root))
  return { steps: await read(root, folders.steps), views: await read(root, folders.views) }
}

async function filesOfTree(root: string, folder: string): Promise<Map<string, string>> {
  const names = await readdir(join(root, folder)).catch(() => [])
  const texts = names.map(async (name): Promise<[string, string]> => [
    basename(name, '.txt'),
    await readFile(join(root, folder, name), 'utf8'),
  ])
  return new Map(await Promise.all(texts))
}

const filesOfCommit = (commit: string) => async (root: string, folder: string) => {
  const list = await git(root, 'ls-tree', '--name-only', commit, `${folder}/`)
  const files = new Map<string, string>()
  for (const path of list.split('\n').filter(Boolean))
    files.set(basename(path, '.txt'), await git(root, 'show', `${commit}:${path}`))
  return files
}

/**
 * The hash of a commit.
 * @throws an error whose message explains what is wrong
 */
export async function commitOf(ref: string, root: string): Promise<string> {
  const name = `${ref}^{commit}`
  const commit = await git(
    root,
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    name,
  ).catch(() => null)
  if (commit === null)
    throw new Error(`--against takes a commit or two of them (a..b), not ${ref}.`)
  return commit.trim()
}

async function git(root: string, ...args: string[]): Promise<string> {
  return (await run('git', ['-C', root, ...args], { maxBuffer: 1e8 })).stdout
}

/** What is compared besides recordings. */
export type Charted = Pick<MachineChanges, 'chart' | 'walks' | 'browser' | 'chartSize'>

const unchanged: Differences = { added: [], gone: [], changed: [] }
const uncharted: Charted = {
  chart: unchanged,
  walks: unchanged,
  browser: unchanged,
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

const isEmpty = ({ added, gone, changed }: Differences) =>
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

/** The differences as text, as in a diff: `+` for what was added, `-` for what is gone. */
export function changesText(changes: readonly MachineChanges[]): string {
  if (changes.length === 0) return 'No machine does or shows anything else.'
  return changes.map(machineText).join('\n\n')
}

const machineText = (changes: MachineChanges): string =>
  [
    `${changes.machine} (${changes.status}): ${countsText(changes)}`,
    ...changeLines(changes),
    ...(isRecordedAlike(changes) ? [`  ${recordAgain}`] : []),
  ].join('\n')

/** Whether the chart has other states or transitions, but what the tests recorded of it does not differ. */
const isRecordedAlike = ({ chart, states, transitions, refusals, views }: MachineChanges) =>
  !isEmpty(chart) && [states, transitions, refusals, views].every(isEmpty)

const recordAgain =
  'Only the chart differs, not what the tests recorded. If its steps changed, record them with `npm run vitest -- run --project machines --project views -u` and compare again.'

/** How large the charts are, and how many rows of each kind the tests recorded: before and after. */
function countsText({ chartSize, coverage }: MachineChanges): string {
  const { states, transitions, refusals, statesShown } = coverage
  const rows = listed({ states, steps: transitions, refusals, 'states shown': statesShown })
  const inChart = chartSize === null ? '' : `${listed(chartSize)} in the chart; `
  return `${inChart}rows of the recorded tables: ${rows}`
}

const listed = (counts: Record<string, [number, number]>) =>
  Object.entries(counts)
    .map(([name, [before, after]]) => `${name} ${before} → ${after}`)
    .join(', ')

/** What differs in a machine, line by line. */
export function changeLines(changes: MachineChanges): string[] {
  const { states, transitions, refusals, views, chart, walks, browser } = changes
  return Object.entries({ states, transitions, refusals, views, chart, walks, browser }).flatMap(
    ([kind, { added, gone, changed }]) => [
      ...added.map((name) => `  + ${titles[kind]}: ${name}`),
      ...gone.map((name) => `  - ${titles[kind]}: ${name}`),
      ...changed.flatMap(({ name, before, after }) => [
        `  ~ ${titles[kind]}: ${name}`,
        ...before.map((line) => `      - ${line}`),
        ...after.map((line) => `      + ${line}`),
      ]),
    ],
  )
}

const titles: Record<string, string> = {
  states: 'states',
  transitions: 'transitions',
  refusals: 'refusals',
  views: 'shown in',
  chart: 'chart',
  walks: 'taken by walks',
  browser: 'taken in the browser',
}
