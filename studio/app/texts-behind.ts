import { relationWords } from '#studio/shop/relation-words.ts'
import { invocationId, statesIn, transitionsIn, type ChartState } from '#charts/graph.ts'
import { plainName } from '#charts/names.ts'
import { callsBehind, textsOfCall } from './calls-behind.ts'
import { pathBelow } from './details/inherited.ts'
import type { StudioMachine } from './machines.ts'
import { beforeOf, nextOf } from './neighbors.ts'
import { inputKey, type MachineSource, type Sources } from '#studio/sources/machine-source.ts'
import { keysBelow, smallTextsOf } from './pieces-below.ts'

/** A piece of code to which the details of a state or a transition expand. */
export type Rule = {
  kind: 'guards' | 'actions' | 'actors' | 'inputs' | 'data' | 'outputs' | 'payloads' | 'calls'
  /** Its name in the source; the actor of an input; `input` or `context` of data; method and path of a call. */
  name: string
}

/** The kinds of rules that expand to a piece of code. */
export type PieceKind = Exclude<Rule['kind'], 'calls'>

/** A text in the source of a rule, or one without a rule. */
export type Text = {
  rule: Rule | null
  /** In lower case. */
  own: readonly string[]
  /** Keys, in the pieces of the sources, of everything that it references. */
  below: ReadonlySet<string>
}

/** A state or a transition with all its texts. */
export type Carrier = { id: string; texts: readonly Text[] }

const none: ReadonlySet<string> = new Set()

const known = new WeakMap<Sources, Map<StudioMachine, readonly Carrier[]>>()

/** The texts of the states and the transitions of a chart; read once. */
export function textsBehind(machine: StudioMachine, sources: Sources): readonly Carrier[] {
  const machines = known.get(sources) ?? new Map<StudioMachine, readonly Carrier[]>()
  known.set(sources, machines)
  const carriers = machines.get(machine) ?? readCarriers(machine, sources)
  machines.set(machine, carriers)
  return carriers
}

function readCarriers(machine: StudioMachine, { machines, pieces, calls }: Sources): Carrier[] {
  const { graph } = machine
  const source = machines[machine.id]
  const textsOf = (kind: PieceKind, key: string, name = key): Text[] => {
    const piece = source?.[kind][key]
    if (piece === undefined) return []
    return [{ rule: { kind, name }, own: smallTextsOf(piece), below: keysBelow(piece, pieces) }]
  }
  const calledBy = (actor: string): Text[] => {
    const piece = source?.actors[plainName(actor)]
    const keys = piece === undefined ? [] : callsBehind(piece, { pieces })
    return keys.flatMap((key): Text[] => {
      const call = calls[key]
      if (call === undefined) return []
      return [{ rule: { kind: 'calls', name: key }, own: textsOfCall(key, call), below: none }]
    })
  }
  const named = (kind: PieceKind, names: readonly string[]) =>
    names.flatMap((each) => textsOf(kind, plainName(each)))
  const states = statesIn(graph.root).map((state): Carrier => {
    const { id, invokes, entry, exit } = state
    const way = pathBelow(graph.root, id)
    const data = id === graph.root.id ? ['input', 'context'] : []
    return {
      id,
      texts: [
        ...said(state, machine, source),
        ...named('actors', invokes),
        ...invokes.flatMap(calledBy),
        ...invokes
          .map(invocationId)
          .flatMap((actor) => textsOf('inputs', inputKey(way, actor), actor)),
        ...named('actions', [...entry, ...exit]),
        ...named('data', data),
        ...textsOf('outputs', way),
      ],
    }
  })
  const transitions = transitionsIn(graph).map(({ id, event, guards, actions }): Carrier => {
    const own = [small(source?.events[event] ?? '')]
    const texts = [
      ...named('guards', guards),
      ...named('actions', actions),
      ...named('payloads', [event]),
    ]
    return { id, texts: [...texts, { rule: null, own, below: new Set() }] }
  })
  return [...states, ...transitions]
}

/** Texts about a state that are in no rule: its relations, its views and, for the root, its purpose. */
function said(
  { id }: ChartState,
  machine: StudioMachine,
  source: MachineSource | undefined,
): Text[] {
  const isWhole = id === machine.graph.root.id
  const neighbors = [...beforeOf(machine.id), ...nextOf(machine.id)].filter(({ own }) =>
    isWhole ? own === undefined : own === id,
  )
  const doc = isWhole ? (source?.doc ?? '') : ''
  const views = source?.views[id] ?? []
  const shown = views.flatMap(({ story, lines }) => [story, ...lines.map(({ words }) => words)])
  const texts = [...neighbors.map(({ name }) => relationWords[name]), ...shown, doc]
  return [{ rule: null, own: texts.map(small), below: new Set() }]
}

const small = (text: string): string => text.toLowerCase()
