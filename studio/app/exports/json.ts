import {
  invocationId,
  statesIn,
  transitionsIn,
  type ChartGraph,
  type ChartState,
  type ChartTransition,
} from '#charts/graph.ts'
import type { MachineSource } from '#studio/sources/machine-source.ts'

/**
 * A chart as plain data: its input and output types as written, null if there are none; its states, each with its
 * parent's id; and its transitions.
 */
export function chartJson(graph: ChartGraph, source?: MachineSource): string {
  const parents = new Map(
    statesIn(graph.root).flatMap(({ id, states }) => states.map((child) => [child.id, id])),
  )
  const states = statesIn(graph.root).map(({ stays: _stays, states: _states, ...state }) => ({
    ...state,
    parent: parents.get(state.id) ?? null,
  }))
  const data = {
    input: source?.data.input?.source ?? null,
    context: source?.data.context?.source ?? null,
    output: source?.outputs['']?.source ?? null,
  }
  const transitions = transitionsIn(graph)
  const chart = { machine: graph.id, ...data, states, transitions }
  return `${JSON.stringify(chart, null, 2)}\n`
}

/** A chart as a configuration that XState's `createMachine` loads; guards, actions and actors are names in it. */
export function chartConfig(graph: ChartGraph): string {
  return `${JSON.stringify(configOf(graph.root, transitionsIn(graph)), null, 2)}\n`
}

function configOf(state: ChartState, transitions: readonly ChartTransition[]): object {
  const { id, kind, tags, entry, exit, ignored, states } = state
  const own = transitions.filter(({ source }) => source === id)
  const ways = Map.groupBy(own, (each) => each.id.split('|')[1] ?? '')
  const always = ways.get('always')?.map(wayOf)
  ways.delete('always')
  return {
    id,
    type: kind === 'atomic' || kind === 'compound' ? undefined : kind,
    initial: kind === 'compound' ? states.find(({ isInitial }) => isInitial)?.key : undefined,
    tags,
    entry,
    exit,
    invoke: state.invokes.map((name) => ({ id: invocationId(name), src: name.split(': ').at(-1) })),
    always,
    // A transition without target and actions prevents the ancestors from handling the event.
    on: {
      ...Object.fromEntries(ignored.map((event) => [event, {}])),
      ...Object.fromEntries([...ways].map(([event, same]) => [event, same.map(wayOf)])),
    },
    states: Object.fromEntries(states.map((each) => [each.key, configOf(each, transitions)])),
  }
}

function wayOf({ targets, guard, actions, reenter }: ChartTransition): object {
  return {
    target: targets.length > 0 ? targets.map((id) => `#${id}`) : undefined,
    guard: guard ?? undefined,
    actions,
    reenter,
  }
}
