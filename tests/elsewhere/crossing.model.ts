import type { WalkModel } from '#walks/model.ts'
import { crossingMachine } from './crossing.machine.ts'

export const modelOf = (machine: typeof crossingMachine): WalkModel<typeof crossingMachine> => ({
  machine,
  starts: { morning: undefined },
  events: [{ type: 'button.pressed' }, { type: 'time.passed' }, { type: 'light.repaired' }],
  outcomes: {},
  facts: ({ refusals }) => refusals,
  invariants: {
    'nobody walks before the control room agreed': ({ snapshot, calls }) =>
      snapshot.hasTag('safe') ? calls.at(-1)?.settled === 'done' : null,
  },
})
export const model = modelOf(crossingMachine)
