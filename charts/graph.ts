import {
  StateMachine,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
} from 'xstate'
import {
  isEventless,
  isForbidden,
  siblingsOf,
  transitionId,
  transitionsOf,
} from '#walks/recording/transition-id.ts'
import { actionNames, eventName, guardName, guardNames } from './names.ts'

/** A transition of a chart; `id` is the one under which it is counted when it is taken. */
export type ChartTransition = {
  id: string
  source: string
  /** The event for display: `done · payOrder` for the end of an actor, `always` for none. */
  event: string
  guard: string | null
  /** The names of its guards. */
  guards: string[]
  /**
   * Its position, from 1, among the transitions for the same event of the same state: the first whose guard passes is
   * taken.
   */
  turn: number
  /** Whether the state has other transitions for the same event. */
  isChoice: boolean
  actions: string[]
  /** Ids of its target states; empty if the state stays and only executes actions. */
  targets: string[]
  reenter: boolean
}

export type StateKind = 'atomic' | 'compound' | 'parallel' | 'final' | 'history'

export type ChartState = {
  id: string
  key: string
  kind: StateKind
  /** Whether it is the initial state of its parent. */
  isInitial: boolean
  tags: string[]
  /** Sources of the invoked actors, each with its id if that differs. */
  invokes: string[]
  /** Those of them that are machines, with charts of their own. */
  machines: string[]
  entry: string[]
  exit: string[]
  /** Events that an ancestor would handle, but this state ignores. */
  ignored: string[]
  /** Transitions that end where they started. */
  stays: ChartTransition[]
  /** The initial one first, then in the order of the source. */
  states: ChartState[]
}

/** All transitions from one state to another one, drawn as one line. */
export type ChartEdge = {
  id: string
  source: string
  target: string
  transitions: ChartTransition[]
}

export type ChartGraph = { id: string; root: ChartState; edges: ChartEdge[] }

/** A machine's definition, ready for layout, drawing and export. */
export function chartGraph(machine: AnyStateMachine): ChartGraph {
  const root = stateOf(machine.root)
  return { id: machine.id, root, edges: edgesOf(transitionsBelow(machine.root)) }
}

/** A state and all its descendants. */
export function statesIn(state: ChartState): ChartState[] {
  return [state, ...state.states.flatMap(statesIn)]
}

/** `event [guard] / action, action`. */
export function transitionText(transition: ChartTransition): string {
  const { event, actions } = transition
  const condition = conditionOf(transition)
  return [event, condition, actions.length > 0 && `/ ${actions.join(', ')}`]
    .filter(Boolean)
    .join(' ')
}

/** `[guard]`; `[2. guard]` if several guards are tried for an event, `[else]` for the last one without a guard. */
export function conditionOf({ guard, turn, isChoice }: ChartTransition): string | null {
  if (!isChoice) return guard === null ? null : `[${guard}]`
  return guard === null ? '[else]' : `[${turn}. ${guard}]`
}

/** Every transition of a graph; those of a state for the same event in the order in which they are tried. */
export function transitionsIn({ root, edges }: ChartGraph): ChartTransition[] {
  const moving = [...new Set(edges.flatMap((edge) => edge.transitions))]
  return statesIn(root).flatMap(({ id, stays }) => {
    const own = [...stays, ...moving.filter(({ source }) => source === id)]
    const byEvent = Map.groupBy(own, ({ event }) => event)
    return [...byEvent.values()].flatMap((same) => same.toSorted((a, b) => a.turn - b.turn))
  })
}

function stateOf(node: AnyStateNode): ChartState {
  const initial = initialOf(node)
  const children = Object.values(node.states)
  return {
    id: node.id,
    key: node.key,
    kind: node.type,
    isInitial: node.parent !== undefined && initialOf(node.parent) === node,
    tags: node.tags,
    invokes: node.invoke.map(({ id, src }) => invokeName(id, src)),
    machines: node.invoke
      .filter(({ src }) => invokedMachine(node.machine, src) !== undefined)
      .map(({ id, src }) => invokeName(id, src)),
    entry: actionNames(node.entry),
    exit: actionNames(node.exit),
    ignored: transitionsOf(node)
      .filter(isForbidden)
      .map(({ eventType }) => eventName(eventType)),
    stays: transitionsOf(node).filter(staysWhereItIs).map(described),
    states: children.toSorted((a, b) => Number(b === initial) - Number(a === initial)).map(stateOf),
  }
}

function initialOf(node: AnyStateNode): AnyStateNode | undefined {
  return node.type === 'compound' ? node.initial.target[0] : undefined
}

function transitionsBelow(node: AnyStateNode): ChartTransition[] {
  const own = transitionsOf(node).filter((each) => !isForbidden(each) && !staysWhereItIs(each))
  return [...own.map(described), ...Object.values(node.states).flatMap(transitionsBelow)]
}

function edgesOf(transitions: ChartTransition[]): ChartEdge[] {
  const edges = new Map<string, ChartEdge>()
  for (const transition of transitions) {
    for (const target of transition.targets) {
      const id = `${transition.source} → ${target}`
      const edge = edges.get(id)
      if (edge) edge.transitions.push(transition)
      else edges.set(id, { id, source: transition.source, target, transitions: [transition] })
    }
  }
  return [...edges.values()]
}

function staysWhereItIs(transition: AnyTransitionDefinition): boolean {
  if (isForbidden(transition)) return false
  return transition.target?.every((target) => target === transition.source) ?? true
}

function described(transition: AnyTransitionDefinition): ChartTransition {
  const siblings = siblingsOf(transition)
  return {
    id: transitionId(transition),
    source: transition.source.id,
    event: isEventless(transition) ? 'always' : eventName(transition.eventType),
    guard: transition.guard === undefined ? null : guardName(transition.guard),
    guards: guardNames(transition.guard),
    turn: siblings.indexOf(transition) + 1,
    isChoice: siblings.length > 1,
    actions: actionNames(transition.actions),
    targets: (transition.target ?? []).map((target) => target.id),
    reenter: transition.reenter,
  }
}

/** The machine that a machine invokes under a source; undefined for any other actor. */
export function invokedMachine(
  { implementations }: AnyStateMachine,
  src: unknown,
): AnyStateMachine | undefined {
  const logic: unknown = typeof src === 'string' ? implementations.actors[src] : src
  return logic instanceof StateMachine ? logic : undefined
}

function invokeName(id: string, src: unknown): string {
  const source = typeof src === 'string' && !src.startsWith('xstate.invoke.') ? src : id
  return source === id ? id : `${id}: ${source}`
}

/** The id of an invoked actor, from its name in a chart. */
export function invocationId(name: string): string {
  return name.replace(/: .*$/, '')
}
