import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph'
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { AnyWalkModel } from '#walks/model.ts'
import { lostNetwork } from '#walks/shop/problems.ts'
import { inventory } from './inventory.ts'

/** A step of a path: what is sent or answered, and the state that it should lead to. */
type Step = { event: AnyEventObject; key: string }

/** A way through a flow from one of its starts. */
export type Path = { start: string; startKey: string; steps: Step[] }

/** An edge of the state graph: a step that something in the chart answers. */
type Edge = { from: string; step: Step }

export type Exploration = {
  start: string
  startKey: string
  snapshots: Map<string, AnyMachineSnapshot>
  edges: Edge[]
}

/**
 * The graph of the states that each start reaches, distinguished by the model's facts. Throws with the machine and the
 * start if the machine throws on the way.
 */
export function explore(model: AnyWalkModel): Exploration[] {
  return Object.entries(model.starts).map(([start, input]) => {
    const adjacency = adjacencyFrom(model, start, input)
    const snapshots = new Map(Object.entries(adjacency).map(([key, { state }]) => [key, state]))
    const edges = adjacencyMapToArray(adjacency)
      .filter(({ state, event }) => state.status === 'active' && state.can(event))
      .map(({ state, event, nextState }) => ({
        from: keyOf(model, state),
        step: { event, key: keyOf(model, nextState) },
      }))
    const [startKey = ''] = snapshots.keys()
    return { start, startKey, snapshots, edges }
  })
}

function adjacencyFrom(model: AnyWalkModel, start: string, input: unknown) {
  const events = eventsOf(model)
  try {
    return getAdjacencyMap<AnyMachineSnapshot, AnyEventObject, unknown>(model.machine, {
      input,
      events,
      // Each variant is an edge of its own, even where they differ only in what JSON leaves out, as errors do.
      serializeEvent: (event) => String(events.indexOf(event)),
      serializeState: (snapshot) => keyOf(model, snapshot),
      limit: 40_000,
    })
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`${model.machine.id} throws on its way from the start ${start}: ${message}`, {
      cause,
    })
  }
}

/** The paths that take every edge: the shortest way to its source, then the edge; the shorter ones first. */
export function edgePaths({ start, startKey, edges }: Exploration): Path[] {
  const prefixes = shortestPrefixes(startKey, edges)
  return edges.flatMap(({ from, step }) => {
    const prefix = prefixes.get(from)
    return prefix ? [{ start, startKey, steps: [...prefix, step] }] : []
  })
}

/** The state as the model sees it. */
export function keyOf(model: AnyWalkModel, snapshot: AnyMachineSnapshot): string {
  return JSON.stringify([snapshot.value, model.facts(snapshot.context)])
}

/** The model's events, the answers of every actor and the delays that pass; an event of the chart without a variant is an error. */
export function eventsOf(model: AnyWalkModel): AnyEventObject[] {
  const known = knownEvents.get(model) ?? collectEvents(model)
  knownEvents.set(model, known)
  return known
}

const knownEvents = new WeakMap<AnyWalkModel, AnyEventObject[]>()

function collectEvents(model: AnyWalkModel): AnyEventObject[] {
  const inChart = new Set(inventory(model.machine).transitions.map(({ event }) => event))
  const delays = [...inChart].filter((event) => event.startsWith('xstate.after.'))
  const events: AnyEventObject[] = [
    ...model.events,
    ...answersOf(model),
    ...delays.map((type) => ({ type })),
  ]
  const known = new Set(events.map(({ type }) => type))
  const unmapped = [...inChart].filter((event) => event !== 'always' && !known.has(event))
  if (unmapped.length > 0) {
    throw new Error(`${model.machine.id}: events without a variant: ${unmapped.join(', ')}`)
  }
  return events
}

function answersOf(model: AnyWalkModel): AnyEventObject[] {
  return invokeIds(model.machine).flatMap((actorId) => {
    const { done, errors } = model.outcomes[actorId] ?? { done: [undefined], errors: [] }
    const failures = errors.length > 0 ? errors : [lostNetwork()]
    return [
      ...done.map((output) => ({ type: `xstate.done.actor.${actorId}`, output, actorId })),
      ...failures.map((error) => ({ type: `xstate.error.actor.${actorId}`, error, actorId })),
    ]
  })
}

function invokeIds(machine: AnyStateMachine): string[] {
  const answers = inventory(machine).transitions.map(({ event }) => event)
  const ids = answers.flatMap(
    (event) => event.match(/^xstate\.(?:done|error)\.actor\.(.+)$/)?.[1] ?? [],
  )
  return [...new Set(ids)]
}

function shortestPrefixes(startKey: string, edges: Edge[]): Map<string, Step[]> {
  const outgoing = Map.groupBy(edges, ({ from }) => from)
  const prefixes = new Map<string, Step[]>([[startKey, []]])
  for (const [from, prefix] of prefixes) {
    for (const { step } of outgoing.get(from) ?? []) {
      if (!prefixes.has(step.key)) prefixes.set(step.key, [...prefix, step])
    }
  }
  return prefixes
}
