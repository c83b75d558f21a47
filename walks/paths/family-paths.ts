import { setImmediate } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import {
  fromPromise,
  SimulatedClock,
  StateMachine,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate'
import { createFlow, deadlineOf } from '#walks/shop/flows.ts'
import { takenIn, transitionId } from '#walks/recording/transition-id.ts'
import type { AnyWalkModel } from '#walks/model.ts'
import { createRandom, type Random } from '#walks/random.ts'
import { eventsOf } from './explore.ts'
import { commonRules } from './invariants.ts'

/** A flow with the flows that it invokes, and those that they invoke. */
export type Family = {
  root: AnyWalkModel
  descendants: readonly AnyWalkModel[]
  /** By machine, the events that only a descendant may send. */
  reports: Readonly<Record<string, readonly string[]>>
  /** By machine, replies that depend on the flow's context and replace those of its model for the same call. */
  replies: Readonly<Record<string, (snapshot: AnyMachineSnapshot) => AnyEventObject[]>>
  /** By machine, events that are not sent here, since they lead to a flow with its own family. */
  excluded?: Readonly<Record<string, readonly string[]>>
}

export type FamilyPaths = {
  /** The transitions that were taken, of all machines of the family. */
  taken: Set<string>
  /** The events that descendants sent, as `machine event`. */
  reported: Set<string>
  violations: string[]
}

export type FamilyPathsOptions = {
  seed: number
  count: number
  most: number
  length: number
  isComplete: (paths: FamilyPaths) => boolean
}

type Call = {
  self: AnyActorRef
  deadline: number | null
  isPending: boolean
  settle: (event: AnyEventObject) => void
}

/** The steps of a path, so that another one can repeat them: the name of the start, then each event with its flow. */
type Sequence = { start: string; steps: readonly { machine: string; event: AnyEventObject }[] }

/** What can happen next: an event for a flow of the family, or the reply to one of its calls. */
type Choice = { flow: AnyActorRef; event: AnyEventObject; call: Call | null }

/**
 * Takes random paths through a flow together with the flows that it invokes: only servers, timers and the user are
 * simulated, and a parent gets what its children really report. Every state is checked against the rules for all flows.
 * Later paths start with a sequence of steps that took a new transition, so that they get deep into a family.
 * @param options `count` is the least number of paths, of which there are more, up to `most`, until `isComplete`; `length` is
 * the number of steps that a path adds to the sequence with which it starts
 */
export async function familyPaths(
  family: Family,
  { seed, count, most, length, isComplete }: FamilyPathsOptions,
): Promise<FamilyPaths> {
  const random = createRandom(seed)
  const result: FamilyPaths = { taken: new Set(), reported: new Set(), violations: [] }
  const known: Sequence[] = Object.keys(family.root.starts).map((start) => ({ start, steps: [] }))
  for (let path = 0; path < count || (path < most && !isComplete(result)); path += 1) {
    // Every other path continues one of the newest sequences, from which new transitions are found most often.
    const from = path % 2 === 0 ? known : known.slice(-newest)
    const found = await extendSequence(family, random.pick(from), { random, length, result })
    known.push(...found)
  }
  return result
}

/** How many of the sequences count as the newest. */
const newest = 10

/** Returns the sequences that took a transition for the first time. */
async function extendSequence(
  family: Family,
  { start, steps }: Sequence,
  { random, length, result }: { random: Random; length: number; result: FamilyPaths },
): Promise<Sequence[]> {
  const clock = new SimulatedClock()
  const calls: Call[] = []
  const root = createFlow<AnyStateMachine>(withCalls(family.root.machine), {
    input: family.root.starts[start],
    clock,
    inspect: (event) => {
      for (const each of takenIn(event)) result.taken.add(transitionId(each))
      if (event.type === '@xstate.event' && event.sourceRef && isFlow(event.actorRef))
        result.reported.add(`${machineOf(event.actorRef).id} ${event.event.type}`)
    },
  })
  simulations.set(root.system, { calls, clock })
  root.start()
  const found: Sequence[] = []
  const done: { machine: string; event: AnyEventObject }[] = []
  const take = async ({ flow, event, call }: Choice) => {
    const { id: machine } = machineOf(flow)
    const before = result.taken.size
    if (call === null) flow.send(event)
    else if (call.deadline === null) call.settle(event)
    else clock.set(Math.max(call.deadline, clock.now()) + 1)
    await setImmediate()
    done.push({ machine, event })
    if (result.taken.size > before) found.push({ start, steps: [...done] })
    const broken = brokenRules(family, root).map(
      (rule) => `after ${machine} ${event.type}: ${rule}`,
    )
    result.violations.push(...broken)
  }
  for (const { machine, event } of steps) {
    const isNext = (id: string, each: AnyEventObject) =>
      id === machine && each.type === event.type && isDeepStrictEqual(each, event)
    const [choice] = choicesOf(family, root, calls, isNext)
    if (choice !== undefined) await take(choice)
  }
  for (let step = 0; step < length && root.getSnapshot().status === 'active'; step += 1) {
    const choices = choicesOf(family, root, calls)
    if (choices.length === 0) break
    // The innermost flow usually continues, otherwise its parents would never see it end.
    const innermost = choices.filter(({ flow }) => flow === choices.at(-1)?.flow)
    await take(random.pick(random.below(4) === 0 ? choices : innermost))
  }
  root.stop()
  return found
}

/** @param isWanted leaves out other events, by the machine that they are for */
function choicesOf(
  family: Family,
  root: AnyActorRef,
  calls: readonly Call[],
  isWanted: (machine: string, event: AnyEventObject) => boolean = () => true,
): Choice[] {
  const models = [family.root, ...family.descendants]
  return flowsIn(root).flatMap((flow) => {
    const { id } = machineOf(flow)
    const model = models.find(({ machine }) => machine.id === id)
    if (model === undefined) throw new Error(`${id} is not in the family`)
    const snapshot: AnyMachineSnapshot = flow.getSnapshot()
    const children: Record<string, AnyActorRef | undefined> = snapshot.children
    const replies = family.replies[id]?.(snapshot) ?? []
    const replaced = new Set(replies.map(({ type }) => type))
    const events = [...eventsOf(model).filter(({ type }) => !replaced.has(type)), ...replies]
    return events.flatMap((event): Choice[] => {
      if (!isWanted(id, event) || family.reports[id]?.includes(event.type)) return []
      if (!snapshot.can(event)) return []
      if (family.excluded?.[id]?.includes(event.type)) return []
      if (event.actorId === undefined) return [{ flow, event, call: null }]
      const call = calls.findLast((each) => each.self === children[event.actorId] && each.isPending)
      return call === undefined ? [] : [{ flow, event, call }]
    })
  })
}

function brokenRules({ root: model }: Family, root: AnyActorRef): string[] {
  const snapshot: AnyMachineSnapshot = root.getSnapshot()
  const failed = flowsIn(root).filter((flow) => flow.getSnapshot().status === 'error')
  return [...failed.map((flow) => `${machineOf(flow).id} failed`), ...commonRules(model, snapshot)]
}

/** The running flows of a family, the root first. */
function flowsIn(flow: AnyActorRef): AnyActorRef[] {
  const children: (AnyActorRef | undefined)[] = Object.values(flow.getSnapshot().children ?? {})
  return [
    flow,
    ...children
      .filter((child) => child !== undefined)
      .filter(isFlow)
      .flatMap(flowsIn),
  ]
}

type Readable = Pick<AnyActorRef, 'getSnapshot'>

const isFlow = (actor: Readable) => 'machine' in Object(actor.getSnapshot())

const machineOf = (flow: Readable): AnyStateMachine => flow.getSnapshot().machine

type Simulation = { calls: Call[]; clock: SimulatedClock }

/** What a run simulates, by the system of its actors. */
const simulations = new WeakMap<AnyActorRef['system'], Simulation>()

const withCallsOf = new WeakMap<AnyStateMachine, AnyStateMachine>()

/**
 * The machine and the machines that it invokes, with calls that wait for the path and timers that wait for the clock. All
 * runs share it: XState collects the transitions of a machine once.
 */
function withCalls(machine: AnyStateMachine): AnyStateMachine {
  const known = withCallsOf.get(machine)
  if (known !== undefined) return known
  const actors = Object.entries(machine.implementations.actors).map(([src, logic]) => [
    src,
    logic instanceof StateMachine ? withCalls(logic) : waiting,
  ])
  const provided = machine.provide({ actors: Object.fromEntries(actors) })
  withCallsOf.set(machine, provided)
  return provided
}

const waiting = fromPromise<unknown, unknown>(({ input, self, system }) => {
  const simulation = simulations.get(system)
  if (simulation === undefined) throw new Error(`${self.id} was not started by a path`)
  const { calls, clock } = simulation
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const deadline = deadlineOf(input)
  const call: Call = {
    self,
    deadline,
    isPending: true,
    settle: ({ type, output, error }) => {
      call.isPending = false
      if (type.startsWith('xstate.error.')) reject(error)
      else resolve(output)
    },
  }
  calls.push(call)
  if (deadline !== null) clock.setTimeout(() => call.settle({ type: '' }), deadline - clock.now())
  return promise
})
