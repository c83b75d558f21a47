import { getStateNodes } from 'xstate/graph'
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

/** One transition of a chart. Its id is `source|event|index`; `always` stands for the event of an eventless one. */
type ChartTransition = {
  id: string
  source: string
  event: string
  guarded: boolean
  targets: string[]
}

export type Inventory = { states: string[]; transitions: ChartTransition[] }

/** Every state and every transition that the chart defines; forbidden transitions (`undefined`) are none. */
export function inventory(machine: AnyStateMachine): Inventory {
  const nodes = [machine.root, ...getStateNodes(machine.root)]
  return {
    states: nodes.slice(1).map(({ id }) => id),
    transitions: nodes.flatMap(transitionsOf).filter(doesSomething).map(described),
  }
}

/** The id of a transition that was taken. */
export function transitionId(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition
  const always = source.always ?? []
  const index = always.indexOf(transition)
  if (index >= 0) return `${source.id}|always|${index}`
  const siblings = source.transitions.get(eventType) ?? []
  return `${source.id}|${eventType}|${siblings.indexOf(transition)}`
}

function transitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...(node.always ?? []), ...Array.from(node.transitions.values()).flat()]
}

function doesSomething(transition: AnyTransitionDefinition): boolean {
  return transition.target !== undefined || transition.actions.length > 0
}

function described(transition: AnyTransitionDefinition): ChartTransition {
  const id = transitionId(transition)
  return {
    id,
    source: transition.source.id,
    event: id.split('|')[1] ?? '',
    guarded: transition.guard !== undefined,
    targets: (transition.target ?? []).map((target) => target.id),
  }
}
