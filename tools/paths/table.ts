import { isMeasured, type MachinePaths } from '#walks/paths-report.ts'

/** The row of a machine in the table that `npm run paths` prints. */
export function tableRow(machine: MachinePaths) {
  const { id, states, transitions, covered, paths, taken, invariants } = machine
  const seen = taken.filter(({ browser }) => (browser?.count ?? 0) > 0).length
  const unseen = machine.kind === 'flow' ? 'not measured' : 'runs on the server'
  return {
    machine: id,
    states,
    transitions,
    covered,
    paths,
    invariants: Object.keys(invariants).length,
    'in the browser': isMeasured(machine) ? seen : unseen,
  }
}

/** Whether the machine runs in the browser, but no test there has counted it. */
export const isUnmeasured = (machine: MachinePaths): boolean =>
  machine.kind === 'flow' && !isMeasured(machine)

export const unmeasuredText =
  'Not measured: no run has counted these machines in the browser. `npm run paths -- --browser` does; it takes some minutes.'
