import {
  statesIn,
  transitionsIn,
  transitionText,
  type ChartGraph,
  type ChartState,
  type ChartTransition,
} from '#charts/graph.ts'

/**
 * A chart as a Mermaid `stateDiagram-v2`. The transitions come last, outside all states: Mermaid treats a state as a
 * child of the one in which it is mentioned. It cannot draw a transition from a compound state to itself or into
 * itself; those start at a state named `anywhere` in there.
 */
export function chartMermaid(graph: ChartGraph): string {
  const states = statesIn(graph.root)
  const aliases = new Map(states.map(({ id }, index) => [id, `s${index}`]))
  const inward = new Set(states.flatMap((state) => inwardOf(state, graph)))
  const writing = { aliases, anywhere: new Set([...inward].map(({ source }) => source)) }
  return [
    'stateDiagram-v2',
    ...inside(graph.root, writing, '  '),
    ...transitionsIn(graph).flatMap((each) => arrows(each, inward.has(each), writing)),
    '',
  ].join('\n')
}

type Writing = {
  /** Short names, since the keys of states are not unique. */
  aliases: ReadonlyMap<string, string>
  /** Ids of the states with a state named `anywhere` inside. */
  anywhere: ReadonlySet<string>
}

/** The transitions that do not leave a compound state. */
function inwardOf(state: ChartState, graph: ChartGraph): ChartTransition[] {
  if (state.states.length === 0) return []
  const ids = new Set(statesIn(state).map(({ id }) => id))
  return transitionsIn(graph).filter(
    ({ source, targets }) => source === state.id && targets.every((target) => ids.has(target)),
  )
}

function inside(state: ChartState, writing: Writing, indent: string): string[] {
  const alias = aliasOf(state.id, writing)
  const regions = state.states.map((child) => [
    ...(child.isInitial ? [`${indent}[*] --> ${aliasOf(child.id, writing)}`] : []),
    ...described(child, writing, indent),
  ])
  return [
    ...(writing.anywhere.has(state.id) ? [`${indent}state "anywhere" as ${alias}_any`] : []),
    ...regions.flatMap((region, index) =>
      state.kind === 'parallel' && index > 0 ? [`${indent}--`, ...region] : region,
    ),
  ]
}

function described(state: ChartState, writing: Writing, indent: string): string[] {
  const alias = aliasOf(state.id, writing)
  const name = `${indent}state "${escaped(state.key)}" as ${alias}`
  const facts = factsOf(state).map(escaped)
  if (state.states.length === 0) {
    const end = state.kind === 'final' ? [`${indent}${alias} --> [*]`] : []
    return [name, ...facts.map((fact) => `${indent}${alias} : ${fact}`), ...end]
  }
  const note = [`note right of ${alias}`, ...facts.map((fact) => `  ${fact}`), 'end note']
  return [
    `${name} {`,
    ...inside(state, writing, `${indent}  `),
    `${indent}}`,
    ...(facts.length > 0 ? note.map((line) => indent + line) : []),
  ]
}

function arrows(transition: ChartTransition, isInward: boolean, writing: Writing): string[] {
  const { source, targets } = transition
  const from = aliasOf(source, writing) + (isInward ? '_any' : '')
  const ends = targets
    .filter((target) => target !== source)
    .map((target) => aliasOf(target, writing))
  return (ends.length > 0 ? ends : [from]).map(
    (to) => `  ${from} --> ${to} : ${escaped(transitionText(transition))}`,
  )
}

function factsOf({ tags, invokes, entry, exit, ignored }: ChartState): string[] {
  return [
    ...tags.map((tag) => `#${tag}`),
    ...invokes.map((name) => `invoke ${name}`),
    ...entry.map((action) => `entry / ${action}`),
    ...exit.map((action) => `exit / ${action}`),
    ...ignored.map((event) => `ignores ${event}`),
  ]
}

function aliasOf(id: string, { aliases }: Writing): string {
  return aliases.get(id) ?? id
}

/** Escapes what Mermaid would read as syntax. */
function escaped(text: string): string {
  return text.replace(/[#;:"{}<>]/g, (sign) => `#${sign.charCodeAt(0)};`)
}
