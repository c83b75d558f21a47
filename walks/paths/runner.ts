import { setImmediate } from 'node:timers/promises'
import {
  fromPromise,
  getStateNodes,
  SimulatedClock,
  StateMachine,
  transition,
  type AnyActor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InspectionEvent,
  type StateValue,
} from 'xstate'
import { takenIn, transitionId } from '#walks/recording/transition-id.ts'
import type { ActorCall, AnyWalkModel, VisitedStep } from '#walks/model.ts'
import { createFlow, deadlineOf, sentEvent } from '#walks/shop/flows.ts'
import { eventsOf, keyOf, type Path } from './explore.ts'
import { checkInvariants } from './invariants.ts'

/** The result of a path: the transitions of its start and of each step, the states it reached, and broken rules. */
export type Run = {
  path: Path
  taken: string[][]
  /** The state after the start and after each step. */
  values: StateValue[]
  states: Set<string>
  violations: string[]
  /** The names of the tested invariants, once for each state that they apply to. */
  tested: string[]
}

type PendingCall = ActorCall & {
  /** A child flow, which a user ends, not a server. */
  isFlow: boolean
  resolve: (output: unknown) => void
  reject: (error: unknown) => void
}

/**
 * Takes a path with a real actor. The actors that it invokes reply only when the path says so, deadlines pass on a
 * simulated clock, and every state is compared with the expected one and checked against the invariants.
 * @param known how many of its states another path has checked already
 */
export async function runPath(model: AnyWalkModel, path: Path, known = 0): Promise<Run> {
  const { run, look, check, canTake, take, stop } = startRun(model, path)
  look('the start', path.startKey)
  if (known === 0) check('the start')
  for (const [index, { event, key }] of path.steps.entries()) {
    await take(event)
    look(event.type, key)
    if (index + 1 >= known) check(event.type)
  }
  const last = path.steps.at(-1)?.event
  if (last && isAnswer(last)) await settleReplies(eventsOf(model), last, { canTake, take })
  stop()
  return run
}

/** Lets the server reply the same way as long as it is asked: the chart must stop calling by itself. */
async function settleReplies(
  events: readonly AnyEventObject[],
  last: AnyEventObject,
  { canTake, take }: Pick<ReturnType<typeof startRun>, 'canTake' | 'take'>,
): Promise<void> {
  const replies = [last, ...events.filter(isAnswer)]
  for (let times = 0; times < 4 * maxRepeats; times += 1) {
    const next = replies.find(canTake)
    if (next === undefined) return
    await take(next)
  }
}

/** How often replies alone may lead to the same call again, without an event from the user or a timer. */
const maxRepeats = 3

/** A run that advances step by step. */
export function startRun(model: AnyWalkModel, path: Path) {
  const clock = new SimulatedClock()
  const calls: PendingCall[] = []
  const events: string[] = []
  const run: Run = { path, taken: [[]], values: [], states: new Set(), violations: [], tested: [] }
  let said: AnyEventObject[] = []
  let step: VisitedStep<AnyStateMachine> = { event: { type: 'xstate.init' }, before: null, said }
  const actor: AnyActor = createFlow<AnyStateMachine>(deferred(model.machine), {
    input: model.starts[path.start],
    clock,
    inspect: (event) => {
      const taken = takenIn(event)
      run.taken.at(-1)?.push(...taken.map(transitionId))
      for (const { source } of taken) run.states.add(source.id)
      if (isFlowEvent(event) && event.sourceRef === actor && event.actorRef !== actor)
        said.push(event.event)
    },
  })
  actor.on('*', (event: AnyEventObject) => said.push(event))
  simulations.set(actor.system, { calls, clock, events })
  actor.start()
  let repeats = new Map<string, number>()
  const countRepeats = (event: AnyEventObject, isFromOutside: boolean, before: number) => {
    if (isFromOutside) {
      repeats = new Map()
      return
    }
    for (const { id } of calls.slice(before).filter(({ isFlow }) => !isFlow)) {
      const times = (repeats.get(id) ?? 0) + 1
      repeats.set(id, times)
      if (times > maxRepeats) run.violations.push(`after ${event.type}: ${endlessCalls(id)}`)
    }
  }
  return {
    run,
    stop: () => actor.stop(),
    /** Whether the event can happen now: somebody listens, and for an answer somebody was asked. */
    canTake: (event: AnyEventObject): boolean => {
      const snapshot: AnyMachineSnapshot = actor.getSnapshot()
      if (snapshot.status !== 'active' || !snapshot.can(event)) return false
      return !isAnswer(event) || pendingCall(event, calls) !== undefined
    },
    /** Whether the flow would reach a final state. */
    endsBy: (event: AnyEventObject): boolean =>
      transition(model.machine, actor.getSnapshot(), event)[0].status !== 'active',
    take: async (event: AnyEventObject): Promise<void> => {
      run.taken.push([])
      const before = calls.length
      said = []
      step = { event: sentEvent(model, event, events.length), before: actor.getSnapshot(), said }
      events.push(event.type)
      const isFromOutside = !isReply(event, calls)
      take(actor, step.event, calls, clock)
      await setImmediate()
      countRepeats(event, isFromOutside, before)
    },
    /** Records the state of the flow; `expected` is left out where any state is right. */
    look: (after: string, expected?: string): void => {
      const snapshot: AnyMachineSnapshot = actor.getSnapshot()
      run.values.push(snapshot.value)
      const reached = keyOf(model, snapshot)
      if (expected !== undefined && reached !== expected) {
        run.violations.push(`after ${after}: expected ${expected}, reached ${reached}`)
      }
      const nodes = getStateNodes(snapshot.machine.root, snapshot.value)
      for (const { id } of nodes) run.states.add(id)
    },
    /** Records what is wrong in the state of the flow. */
    check: (after: string): void => {
      const snapshot: AnyMachineSnapshot = actor.getSnapshot()
      const reached = keyOf(model, snapshot)
      const { tested, broken } = checkInvariants(model, { snapshot, calls, events, step }, actor)
      run.tested.push(...tested)
      run.violations.push(...broken.map((rule) => `after ${after} in ${reached}: ${rule}`))
    },
  }
}

/** An event of a flow, not one of XState itself. */
function isFlowEvent(
  event: InspectionEvent,
): event is Extract<InspectionEvent, { type: '@xstate.event' }> {
  return event.type === '@xstate.event' && !event.event.type.startsWith('xstate.')
}

/** `events` are the ones that have happened. */
type Simulation = { calls: PendingCall[]; clock: SimulatedClock; events: readonly string[] }

/** What a run simulates, by the system of its actors. */
const simulations = new WeakMap<AnyActor['system'], Simulation>()

const deferredOf = new WeakMap<AnyStateMachine, AnyStateMachine>()

/**
 * The machine with actors that wait for the path; timers wait for the clock. All runs share it: XState collects the
 * transitions of a machine once.
 */
function deferred(machine: AnyStateMachine): AnyStateMachine {
  const known = deferredOf.get(machine)
  if (known !== undefined) return known
  const actors = Object.entries(machine.implementations.actors).map(([src, logic]) => [
    src,
    logic instanceof StateMachine ? waitingFlow : waitingCall,
  ])
  const provided = machine.provide({ actors: Object.fromEntries(actors) })
  deferredOf.set(machine, provided)
  return provided
}

const waitingFlow = waiting(true)
const waitingCall = waiting(false)

function waiting(isFlow: boolean) {
  return fromPromise<unknown, unknown>(({ input, self, signal, system }) => {
    const simulation = simulations.get(system)
    if (simulation === undefined) throw new Error(`${self.id} was not started by a path`)
    const { calls, clock, events } = simulation
    return new Promise((resolve, reject) => {
      const call: PendingCall = {
        id: self.id,
        input,
        settled: 'pending',
        after: events.length,
        isFlow,
        resolve,
        reject,
      }
      calls.push(call)
      const deadline = deadlineOf(input)
      if (deadline === null) return
      const timer = clock.setTimeout(() => answer(call, 'done', undefined), deadline - clock.now())
      signal.addEventListener('abort', () => clock.clearTimeout(timer))
    })
  })
}

function take(actor: AnyActor, event: AnyEventObject, calls: PendingCall[], clock: SimulatedClock) {
  if (!isAnswer(event)) return actor.send(event)
  const call = pendingCall(event, calls)
  if (!call) throw new Error(`${event.type}: nobody was asked`)
  const deadline = deadlineOf(call.input)
  if (event.type.startsWith('xstate.error.')) answer(call, 'error', event.error)
  else if (deadline === null) answer(call, 'done', event.output)
  else clock.set(Math.max(deadline, clock.now()) + 1)
}

/** The rule that a chart breaks when replies alone keep it calling. */
const endlessCalls = (id: string) => `never more than ${maxRepeats} calls of ${id} by replies alone`

/** The reply of a server, which needs no user; a child flow ends and a deadline passes from outside. */
function isReply(event: AnyEventObject, calls: readonly PendingCall[]): boolean {
  const call = isAnswer(event) ? pendingCall(event, calls) : undefined
  return call !== undefined && !call.isFlow && deadlineOf(call.input) === null
}

function isAnswer({ type }: AnyEventObject): boolean {
  return /^xstate\.(?:done|error)\.actor\./.test(type)
}

function pendingCall(
  { actorId }: AnyEventObject,
  calls: readonly PendingCall[],
): PendingCall | undefined {
  return calls.findLast((call) => call.id === actorId && call.settled === 'pending')
}

function answer(call: PendingCall, settled: 'done' | 'error', payload: unknown) {
  call.settled = settled
  if (settled === 'done') call.resolve(payload)
  else {
    call.error = payload
    call.reject(payload)
  }
}
