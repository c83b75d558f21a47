import { assign, fromPromise, setup } from 'xstate'

type CrossingEvent =
  { type: 'button.pressed' } | { type: 'time.passed' } | { type: 'light.repaired' }

/** A traffic light that lets pedestrians cross when the control room agrees; refused twice, it blinks. */
export const crossingMachine = setup({
  types: {
    context: {} as { refusals: number },
    events: {} as CrossingEvent,
    tags: {} as 'busy' | 'safe',
  },
  actors: { askControl: fromPromise<void>(() => Promise.reject(new Error('no_control_room'))) },
  guards: { isPatient: ({ context }) => context.refusals < 1 },
  actions: {
    countRefusal: assign({ refusals: ({ context }) => context.refusals + 1 }),
    forgetRefusals: assign({ refusals: 0 }),
  },
}).createMachine({
  id: 'crossing',
  context: { refusals: 0 },
  initial: 'cars',
  states: {
    cars: { on: { 'button.pressed': 'asking' } },
    asking: {
      tags: ['busy'],
      invoke: {
        id: 'askControl',
        src: 'askControl',
        onDone: 'pedestrians',
        onError: [
          { guard: 'isPatient', target: 'cars', actions: 'countRefusal' },
          { target: 'blinking' },
        ],
      },
    },
    pedestrians: {
      tags: ['safe'],
      entry: 'forgetRefusals',
      on: { 'time.passed': 'cars' },
    },
    blinking: { on: { 'light.repaired': { target: 'cars', actions: 'forgetRefusals' } } },
  },
})
