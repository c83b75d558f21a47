import { describe, expect, it } from 'vitest'
import { createActor, setup } from 'xstate'
import type { AnyFlowModel } from '#machines/testing/model.ts'
import { eventFor, type KnownStep } from '#walks/paths/known-step.ts'

type Pressed = { type: 'pressed'; floor: number }

const lift = setup({
  types: { events: {} as Pressed },
  guards: { isAbove: ({ event }) => event.floor > 0 },
}).createMachine({
  id: 'lift',
  initial: 'still',
  states: {
    still: { on: { pressed: [{ guard: 'isAbove', target: 'rising' }, { target: 'sinking' }] } },
    rising: {},
    sinking: {},
  },
})
const model: AnyFlowModel = {
  machine: lift,
  starts: { start: undefined },
  events: [2, 5, -1].map((floor): Pressed => ({ type: 'pressed', floor })),
  outcomes: {},
  facts: () => null,
  invariants: {},
}
const eventOf = (step: Partial<KnownStep>) => {
  const actor = createActor(lift).start()
  return eventFor(model, actor.getSnapshot(), {
    event: 'pressed',
    transitions: ['lift.still|pressed|0'],
    state: 'rising',
    ...step,
  })
}

describe('the event that repeats a known step', () => {
  it('carries the same, though others lead to the same', () => {
    expect(eventOf({ data: { floor: 5 } })).toEqual({ type: 'pressed', floor: 5 })
    expect(eventOf({ data: { floor: 2 } })).toEqual({ type: 'pressed', floor: 2 })
  })

  it('leads to the same, where nothing is known of what it carried', () => {
    const sinking = { transitions: ['lift.still|pressed|1'], state: 'sinking' }
    expect(eventOf(sinking)).toEqual({ type: 'pressed', floor: -1 })
    expect(eventOf({ data: { floor: 7 }, ...sinking })).toEqual({ type: 'pressed', floor: -1 })
  })

  it('is any of its type where none leads to the same, and none where there is no such type', () => {
    expect(eventOf({ state: 'broken' })).toEqual({ type: 'pressed', floor: 2 })
    expect(eventOf({ event: 'called' })).toBeNull()
  })
})
