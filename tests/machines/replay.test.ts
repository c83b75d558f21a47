import { describe, expect, it } from 'vitest'
import { fromPromise, getInitialSnapshot, setup, transition } from 'xstate'
import { orderCancellationModel } from '#machines/flows/order-cancellation/order-cancellation.model.ts'
import { authenticationModel } from '#machines/flows/authentication/authentication.model.ts'
import type { RecordedStep } from '#walks/recording/recorder.ts'
import type { AnyFlowModel } from '#machines/testing/model.ts'
import { runAll } from '#walks/paths/cover.ts'
import { replay, stepsOfActor } from '#walks/paths/replay.ts'
import { eventFor, type KnownStep } from '#walks/paths/known-step.ts'
import { failureCodeIn } from '#walks/shop/problems.ts'
import { ProblemError } from '#machines/kernel/problem.ts'
import { machinePaths } from '#walks/report.ts'

const model = orderCancellationModel as AnyFlowModel

const step = (type: string, value: string, transition: string, code?: string): RecordedStep => ({
  at: 0,
  flow: 'x:0',
  actor: 'x:0',
  machine: 'orderCancellation',
  event: { type, code },
  transitions: [`orderCancellation.${transition}`],
  value,
})

const asked = step('cancellation.requested', 'confirming', 'closed|cancellation.requested|0')
const confirmed = step(
  'cancellation.confirmed',
  'cancelling',
  'confirming|cancellation.confirmed|0',
)
const lost = step(
  'xstate.error.actor.cancelOrder',
  'failed',
  'cancelling|xstate.error.actor.cancelOrder|0',
  'network',
)

const replayed = (steps: RecordedStep[]) => replay(model, stepsOfActor(steps, 'x:0'))

describe('a recording', () => {
  it('runs again, with what each event may have carried', () => {
    const { path, divergence } = replayed([asked, confirmed, lost])
    expect(divergence).toBeNull()
    expect(path.steps.map(({ event, state }) => ({ event, state }))).toEqual([
      { event: 'cancellation.requested', state: 'confirming' },
      { event: 'cancellation.confirmed', state: 'cancelling' },
      { event: 'xstate.error.actor.cancelOrder', state: 'failed' },
    ])
    expect(path.steps.at(-1)?.data).toMatchObject({ code: 'network' })
  })

  it('that begins in the middle is prefixed with the shortest path there', () => {
    const { path, divergence } = replayed([lost])
    expect(divergence).toBeNull()
    expect(path.steps.map(({ state }) => state)).toEqual(['confirming', 'cancelling', 'failed'])
  })

  it('says where the machine goes another way now, and keeps the steps that were recorded', () => {
    const elsewhere = { ...lost, value: 'closed' }
    const { path, divergence } = replayed([asked, confirmed, elsewhere, asked])
    expect(divergence).toEqual({ index: 2, state: 'failed' })
    expect(path.steps).toHaveLength(4)
    const gone = step('order.burned', 'ashes', 'closed|order.burned|0')
    expect(replayed([gone]).divergence).toEqual({ index: 0, state: null })
  })

  it('counts what follows a step by itself to that step', () => {
    const follows = {
      ...asked,
      transitions: ['orderCancellation.confirming|always|0'],
      value: 'cancelling',
    }
    expect(
      stepsOfActor([{ ...asked, event: { type: 'xstate.init' } }, asked, follows], 'x:0'),
    ).toEqual([
      {
        event: 'cancellation.requested',
        code: undefined,
        transitions: [
          'orderCancellation.closed|cancellation.requested|0',
          'orderCancellation.confirming|always|0',
        ],
        state: 'cancelling',
      },
    ])
  })

  it('keeps apart two steps of one event, and what followed an event that led nowhere itself', () => {
    const unanswered = { ...asked, event: { type: 'order.changed' } }
    const follows = { ...unanswered, transitions: ['orderCancellation.closed|always|0'] }
    expect(stepsOfActor([asked, asked, follows], 'x:0').map((each) => each.event)).toEqual([
      'cancellation.requested',
      'cancellation.requested',
      'order.changed',
    ])
  })

  it('that begins in the middle diverges at a step that is counted from the start of its path', () => {
    const { path, divergence } = replayed([lost, { ...asked, value: 'elsewhere' }])
    expect(path.steps).toHaveLength(4)
    expect(divergence).toMatchObject({ index: 3 })
  })

  it('that begins in the middle is prefixed with the shortest path from any start', () => {
    const { path } = replay(bell('far', 'near'), [ringStep])
    expect(path.start).toBe('near')
    expect(path.steps.map(({ event }) => event)).toEqual(['approached', 'rung'])
  })

  it('of which the machine takes no step explores the model once, however many actors it has', () => {
    let explored = 0
    const facts = () => {
      explored += 1
      return null
    }
    const counted = { ...bell('far', 'near'), facts }
    const unknown = { ...ringStep, event: 'muted' }
    expect(replay(counted, [unknown]).divergence).toEqual({ index: 0, state: null })
    const once = explored
    expect(once).toBeGreaterThan(0)
    replay(counted, [unknown])
    expect(explored).toBe(once)
  })

  it('of any path in a report never diverges', async () => {
    const whole = authenticationModel as AnyFlowModel
    for (const { steps } of machinePaths(whole, await runAll(whole), null).examples) {
      const known = steps.map(({ event, transitions, state }) => ({ event, transitions, state }))
      expect(replay(whole, known).divergence).toBeNull()
    }
  })
})

describe('a step that other events could have been', () => {
  it('carried what takes the transition that was recorded, not another one to the same state', () => {
    const byKey = { event: 'opened', state: 'open', transitions: ['door.shut|opened|1'] }
    expect(replay(door, [byKey])).toMatchObject({
      path: { steps: [{ data: { by: 'key' } }] },
      divergence: null,
    })
    const byNobody = { ...byKey, transitions: ['door.shut|opened|2'] }
    expect(replay(door, [byNobody]).divergence).toEqual({ index: 0, state: 'open' })
  })
})

describe('a recording from which the machine diverges at a failure', () => {
  const sent = known('letter.sent', 'sending', 'writing|letter.sent|0')
  const lost = known(failed, 'refused', `sending|${failed}|1`, 'network')

  it.each(['network', 'service_unavailable'])(
    'keeps its code %s, although other failures lead to where it now leads',
    (code) => {
      const { path, divergence } = replay(post('writing'), [sent, { ...lost, code }])
      expect(divergence).toEqual({ index: 1, state: 'writing' })
      expect(path.steps[1]).toEqual({ ...lost, code })
      expect(codesOf(post('writing'), path.steps)).toEqual([undefined, code])
    },
  )

  it('follows the recorded path again once the machine is fixed', () => {
    const { path } = replay(post('writing'), [sent, lost, sent])
    expect(isTaken(post('refused'), path.steps)).toBe(true)
    expect(isTaken(post('writing'), path.steps)).toBe(false)
  })

  it('takes whatever leads to the recorded state for an event of which nothing is known', () => {
    const shredded = known('letter.sent', 'shredded', 'refused|letter.sent|1')
    const { path, divergence } = replay(post('writing'), [sent, lost, shredded])
    expect(divergence?.index).toBe(1)
    expect(path.steps[2]).toEqual({ ...shredded, isDataUnknown: true })
    expect(isTaken(post('refused'), path.steps)).toBe(true)
  })
})

const failed = 'xstate.error.actor.deliver'

function known(event: string, state: string, transition: string, code?: string): KnownStep {
  return { event, code, transitions: [`post.${transition}`], state }
}

const ringStep: KnownStep = { event: 'rung', state: 'ringing', transitions: ['bell.here|rung|0'] }

/** A bell that is rung from where somebody stands, who may start far away. */
function bell(...starts: ('far' | 'near')[]): AnyFlowModel {
  const machine = setup({
    types: { input: {} as { place: 'far' | 'near' }, context: {} as { place: string } },
    guards: { isNear: ({ context }) => context.place === 'near' },
  }).createMachine({
    id: 'bell',
    context: ({ input }) => input,
    initial: 'arriving',
    states: {
      arriving: { always: [{ guard: 'isNear', target: 'near' }, { target: 'far' }] },
      far: { on: { approached: 'near' } },
      near: { on: { approached: 'here' } },
      here: { on: { rung: 'ringing' } },
      ringing: {},
    },
  })
  return {
    machine,
    starts: Object.fromEntries(starts.map((place) => [place, { place }])),
    events: [{ type: 'approached' }, { type: 'rung' }],
    outcomes: {},
    facts: () => null,
    invariants: {},
  } as AnyFlowModel
}

/** A door that either a bell or a key opens. */
const door = {
  machine: setup({
    types: { events: {} as { type: 'opened'; by: string } },
    guards: { isBell: ({ event }) => event.by === 'bell' },
  }).createMachine({
    id: 'door',
    initial: 'shut',
    states: {
      shut: { on: { opened: [{ guard: 'isBell', target: 'open' }, { target: 'open' }] } },
      open: {},
    },
  }),
  starts: { start: undefined },
  events: [
    { type: 'opened', by: 'bell' },
    { type: 'opened', by: 'key' },
  ],
  outcomes: {},
  facts: () => null,
  invariants: {},
} as AnyFlowModel

/** A letter, whose lost delivery leads to a state of choice. */
function post(whenLost: 'refused' | 'writing'): AnyFlowModel {
  const letter = { guard: 'isAddressed', target: 'sending' } as const
  const sending = [letter, 'shredded'] as const
  const machine = setup({
    types: { events: {} as { type: 'letter.sent'; to: string } },
    actors: { deliver: fromPromise(() => Promise.resolve()) },
    guards: {
      isAddressed: ({ event }) => event.to !== '',
      isLimited: ({ event }) => failureCodeIn(event) === 'too_many_requests',
    },
  }).createMachine({
    id: 'post',
    initial: 'writing',
    states: {
      writing: { on: { 'letter.sent': sending } },
      sending: {
        invoke: {
          id: 'deliver',
          src: 'deliver',
          onDone: 'writing',
          onError: [{ guard: 'isLimited', target: 'writing' }, { target: whenLost }],
        },
      },
      refused: { on: { 'letter.sent': sending } },
      shredded: {},
    },
  })
  return {
    machine,
    starts: { start: undefined },
    events: [
      { type: 'letter.sent', to: 'Sara' },
      { type: 'letter.sent', to: '' },
    ],
    outcomes: {
      deliver: {
        done: [undefined],
        errors: [new ProblemError('too_many_requests'), new ProblemError('network')],
      },
    },
    facts: () => null,
    invariants: {},
  } as AnyFlowModel
}

/** The codes of the failures by which a model repeats steps. */
function codesOf(model: AnyFlowModel, steps: readonly KnownStep[]) {
  let snapshot = getInitialSnapshot(model.machine)
  return steps.map((step) => {
    const event = eventFor(model, snapshot, step)
    if (event === null) throw new Error(`${step.event} is not accepted`)
    ;[snapshot] = transition(model.machine, snapshot, event)
    return failureCodeIn(event)
  })
}

/** Whether a machine goes all the steps. */
function isTaken(model: AnyFlowModel, steps: readonly KnownStep[]): boolean {
  let snapshot = getInitialSnapshot(model.machine)
  return steps.every((step) => {
    const event = eventFor(model, snapshot, step)
    if (event === null) return false
    ;[snapshot] = transition(model.machine, snapshot, event)
    return snapshot.value === step.state
  })
}
