import { isEmpty, type MachineChanges } from './against.ts'

/** The differences as text, as in a diff: `+` for what was added, `-` for what was removed. */
export function changesText(changes: readonly MachineChanges[]): string {
  if (changes.length === 0) return 'No differences in what the machines do or show.'
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
  'Only the chart differs, not its steps and not what is shown. If what is shown changed, record it with `npm run vitest -- run --project views -u` and compare again.'

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
