import {
  getInitialSnapshot,
  type AnyMachineSnapshot,
  type AnyStateNode,
  type StateValue,
} from 'xstate'
import { statePath } from '#walks/recording/state-path.ts'
import type { RecordedStep } from '#walks/recording/recorder.ts'
import type { AnyWalkModel } from '#walks/model.ts'
import { edgePaths, eventsOf, explore, keyOf, type Path } from './explore.ts'
import { isSame, takenBy, type KnownStep } from './known-step.ts'
import { payloadOf } from './payload.ts'

/** A way through a machine from one of its model's starts. */
export type KnownPath = {
  start: string
  /** The state at the start, as `statePath` writes it. */
  state: string
  steps: KnownStep[]
}

/** What is left of a recorded way in the machine as it is now. */
export type Replay = {
  /** The shortest way to where the recording begins, then its steps. */
  path: KnownPath
  /** Where the machine diverges from it; null if it still goes all the way. */
  divergence: Divergence | null
}

export type Divergence = {
  /** The place of the step in the path. */
  index: number
  /** Where the machine goes instead; null if it does not accept the event at all. */
  state: string | null
  /** The state in which the recording begins, if no way leads there; the machine may not even have it. */
  lostStart?: { state: string; exists: boolean }
}

/**
 * The steps of one actor in a recording, each with what followed by itself; without steps that only say that it runs.
 */
export function stepsOfActor(steps: readonly RecordedStep[], actor: string): KnownStep[] {
  const known: KnownStep[] = []
  for (const { event, transitions, value } of steps.filter((step) => step.actor === actor)) {
    if (event.type === 'xstate.init' || transitions.length === 0) continue
    const last = known.at(-1)
    const follows = transitions.every((id) => id.split('|')[1] === 'always')
    if (follows && last?.event === event.type) {
      last.transitions = [...last.transitions, ...transitions]
      last.state = statePath(value)
    } else {
      const { type, code } = event
      known.push({ event: type, code, transitions, state: statePath(value) })
    }
  }
  return known
}

/** The state in which the recording of an actor begins; null of one that begins with a step. */
export function startOfActor(steps: readonly RecordedStep[], actor: string): StateValue | null {
  const first = steps.find((step) => step.actor === actor)
  return first === undefined || stepsOfActor([first], actor).length > 0 ? null : first.value
}

function hasState({ states }: AnyStateNode, value: StateValue): boolean {
  const inner = typeof value === 'string' ? { [value]: {} } : value
  return Object.entries(inner).every(([key, value]) => {
    const state = Object.hasOwn(states, key) ? states[key] : undefined
    return state !== undefined && hasState(state, value ?? {})
  })
}

/**
 * Replays recorded steps on the current machine. Recorded events are incomplete, so each step is tried with every event
 * that it could have been.
 * @param begin the state in which the recording begins; null if that was not recorded
 */
export function replay(
  model: AnyWalkModel,
  steps: readonly KnownStep[],
  begin: StateValue | null = null,
): Replay {
  const [first] = steps
  const beginsThere = (way: Way) => begin === null || lastState(way) === statePath(begin)
  const starts = Object.keys(model.starts).map((start) => wayAlong(model, { start, steps: [] }))
  const begun = starts.filter(beginsThere)
  let known = begun
  if (begun.length === 0 || (first !== undefined && advance(model, begun, first).length === 0))
    known = shortestWays(model).filter(beginsThere)
  if (begin !== null && known.length === 0 && begun.length === 0) {
    const state = statePath(begin)
    const { path } = replay(model, steps)
    const lostStart = { state, exists: hasState(model.machine.root, begin) }
    return { path: { ...path, state }, divergence: { index: 0, state: null, lostStart } }
  }
  for (const [place, step] of steps.entries()) {
    const next = advance(model, known, step)
    if (next.length > 0) {
      known = next
      continue
    }
    const [here] = place === 0 && begun.length > 0 ? begun : known
    if (here === undefined) break
    const [instead] = takenBy(model, here.snapshot, step)
    const rest = steps.slice(place).map((step) => asRecorded(model, step))
    return {
      path: { ...here.path, steps: [...here.path.steps, ...rest] },
      divergence: { index: here.path.steps.length, state: instead?.state ?? null },
    }
  }
  const [way] = known
  if (way === undefined) throw new Error(`${model.machine.id} has no start`)
  return { path: way.path, divergence: null }
}

/** A way that may have been taken, and where it led. */
type Way = { path: KnownPath; snapshot: AnyMachineSnapshot }

const lastState = ({ path }: Way): string => path.steps.at(-1)?.state ?? path.state

function advance(model: AnyWalkModel, ways: readonly Way[], step: KnownStep): Way[] {
  const next = new Map<string, Way>()
  for (const { path, snapshot } of ways)
    for (const taken of takenBy(model, snapshot, step)) {
      const key = keyOf(model, taken.snapshot)
      if (!isSame(taken, step) || next.has(key)) continue
      const known = { ...step, data: payloadOf(taken.event) }
      next.set(key, {
        path: { ...path, steps: [...path.steps, known] },
        snapshot: taken.snapshot,
      })
    }
  return [...next.values()]
}

/** The shortest way to every state that the model reaches, the shorter ones first. */
function shortestWays(model: AnyWalkModel): readonly Way[] {
  const known = knownWays.get(model) ?? findShortestWays(model)
  knownWays.set(model, known)
  return known
}

/** Exploring a model takes seconds. */
const knownWays = new WeakMap<AnyWalkModel, readonly Way[]>()

function findShortestWays(model: AnyWalkModel): Way[] {
  const ways = new Map<string, Way>()
  for (const path of explore(model).flatMap(edgePaths)) {
    const key = path.start + (path.steps.at(-1)?.key ?? '')
    if (!ways.has(key)) ways.set(key, wayAlong(model, path))
  }
  return [...ways.values()].toSorted(
    (one, other) => one.path.steps.length - other.path.steps.length,
  )
}

function wayAlong(model: AnyWalkModel, { start, steps }: Pick<Path, 'start' | 'steps'>): Way {
  const snapshot: AnyMachineSnapshot = getInitialSnapshot(model.machine, model.starts[start])
  let way: Way = { path: { start, state: statePath(snapshot.value), steps: [] }, snapshot }
  for (const { event } of steps) {
    const known = { event: event.type, data: payloadOf(event), transitions: [], state: '' }
    const same = takenBy(model, way.snapshot, known).find((taken) => taken.event === event)
    if (same === undefined) return way
    const { transitions, state } = same
    way = {
      path: { ...way.path, steps: [...way.path.steps, { ...known, transitions, state }] },
      snapshot: same.snapshot,
    }
  }
  return way
}

/**
 * A step from where the machine diverges. Its payload cannot be inferred from the transition it takes now: for a failure
 * the code is known; for any other event, nothing.
 */
function asRecorded(model: AnyWalkModel, step: KnownStep): KnownStep {
  const alike = eventsOf(model).filter(({ type }) => type === step.event)
  const isDataUnknown = alike.some((event) => payloadOf(event) !== undefined)
  return isDataUnknown && step.code === undefined ? { ...step, isDataUnknown } : step
}
