import { relationWords } from '#i18n/fa/studio-relations.ts'
import { statesIn, transitionsIn, transitionText } from './chart/graph.ts'
import type { ChartState, ChartTransition } from './chart/graph.ts'
import { plainName } from './chart/names.ts'
import type { StudioMachine } from './machines.ts'
import { beforeOf, nextOf } from './neighbours.ts'
import type { MachineSource, Sources } from './sources/machine-source.ts'

/** A state or a transition that carries a text: on itself, or in what stands behind its names. */
export type Hit = { id: string; by: 'name' | 'text' }

/** Fewer letters stand in every source. */
const shortestInText = 3

/**
 * The states and transitions of a chart that carry a text: first those on which it stands, then those behind whose names
 * it stands, in comments and sources, or in what is said of how they go on elsewhere. Case does not count.
 */
export function findInChart(machine: StudioMachine, text: string, sources: Sources): Hit[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return []
  const isWanted = (words: readonly string[]) =>
    words.some((each) => each.toLowerCase().includes(wanted))
  const states = statesIn(machine.graph.root)
  const transitions = transitionsIn(machine.graph)
  const named = [
    ...states.filter((state) => isWanted(wordsOn(state))),
    ...transitions.filter((each) => isWanted([transitionText(each)])),
  ].map(({ id }) => id)
  const hits = named.map((id): Hit => ({ id, by: 'name' }))
  if (wanted.length < shortestInText) return hits
  const source = sources.machines[machine.id]
  const behind = [
    ...states.filter((state) => isWanted(textsOfState(state, machine, source))),
    ...transitions.filter((each) => isWanted(textsOfTransition(each, source))),
  ].map(({ id }) => id)
  const others = behind.filter((id) => !named.includes(id))
  return [...hits, ...others.map((id): Hit => ({ id, by: 'text' }))]
}

const wordsOn = ({ key, tags, invokes, entry, exit }: ChartState): string[] => [
  key,
  ...tags,
  ...invokes,
  ...entry,
  ...exit,
]

function textsOfState(
  { id, invokes, entry, exit }: ChartState,
  { id: machine, graph }: StudioMachine,
  source: MachineSource | undefined,
): string[] {
  const isWhole = id === graph.root.id
  const neighbours = [...beforeOf(machine), ...nextOf(machine)].filter(({ own }) =>
    isWhole ? own === undefined : own === id,
  )
  return [
    ...neighbours.map(({ name }) => relationWords[name]),
    ...(isWhole && source?.doc ? [source.doc] : []),
    ...textsBehind(source, 'actors', invokes),
    ...textsBehind(source, 'actions', [...entry, ...exit]),
  ]
}

const textsOfTransition = (
  { guards, actions }: ChartTransition,
  source: MachineSource | undefined,
): string[] => [
  ...textsBehind(source, 'guards', guards),
  ...textsBehind(source, 'actions', actions),
]

function textsBehind(
  machine: MachineSource | undefined,
  kind: 'guards' | 'actions' | 'actors',
  names: readonly string[],
): string[] {
  return names.flatMap((name) => {
    const named = machine?.[kind][plainName(name)]
    return named === undefined ? [] : [named.source, named.doc ?? '']
  })
}
