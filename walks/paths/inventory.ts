import { getStateNodes } from 'xstate/graph'
import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate'
import { isForbidden, transitionId, transitionsOf } from '#walks/recording/transition-id.ts'

/** One transition of a chart, by the id under which it is counted when it is taken. */
type DefinedTransition = {
  id: string
  source: string
  event: string
  /** The guard by its name, or by those that it combines; null if there is none. */
  guard: string | null
  targets: string[]
}

export type Inventory = { states: string[]; transitions: DefinedTransition[] }

/** Every state and every transition that the chart defines; forbidden transitions (`undefined`) do not count. */
export function inventory(machine: AnyStateMachine): Inventory {
  const nodes = [machine.root, ...getStateNodes(machine.root)]
  return {
    states: nodes.slice(1).map(({ id }) => id),
    transitions: nodes
      .flatMap(transitionsOf)
      .filter((each) => !isForbidden(each))
      .map(described),
  }
}

function described(transition: AnyTransitionDefinition): DefinedTransition {
  const id = transitionId(transition)
  return {
    id,
    source: transition.source.id,
    event: id.split('|')[1] ?? '',
    guard: guardText(transition.guard),
    targets: (transition.target ?? []).map((target) => target.id),
  }
}

function guardText(guard: unknown): string | null {
  if (guard === undefined) return null
  if (typeof guard === 'string') return guard
  if (isCombined(guard)) {
    const parts = guard.guards.map(guardText)
    return guard.name === 'not' ? `not ${parts.join()}` : parts.join(` ${guard.name} `)
  }
  if (isNamed(guard)) return guard.type
  return 'inline'
}

/** What `and`, `or` and `not` of XState make. */
function isCombined(guard: unknown): guard is { name: string; guards: unknown[] } {
  return typeof guard === 'function' && 'guards' in guard && Array.isArray(guard.guards)
}

function isNamed(guard: unknown): guard is { type: string } {
  return (
    typeof guard === 'object' && guard !== null && 'type' in guard && typeof guard.type === 'string'
  )
}
