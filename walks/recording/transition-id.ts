import type { AnyStateNode, AnyTransitionDefinition, InspectionEvent } from 'xstate'

/** The transitions that an actor has taken in one step; none of an event that reports something else. */
export function takenIn(event: InspectionEvent): readonly AnyTransitionDefinition[] {
  return event.type === '@xstate.microstep' ? event._transitions : []
}

/**
 * The name of one transition of a chart: `source|event|index`, where `source` is the id of the state that defines it
 * and `index` its place among those for the same event; `always` is the event of an eventless one.
 */
export function transitionId(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition
  const event = isEventless(transition) ? 'always' : eventType
  return `${source.id}|${event}|${siblingsOf(transition).indexOf(transition)}`
}

/** The transitions of its state for the same event, itself among them, in the order in which they are tried. */
export function siblingsOf(transition: AnyTransitionDefinition): AnyTransitionDefinition[] {
  const { source, eventType } = transition
  return (isEventless(transition) ? source.always : source.transitions.get(eventType)) ?? []
}

export function isEventless(transition: AnyTransitionDefinition): boolean {
  return transition.source.always?.includes(transition) ?? false
}

/** The transitions that a state defines, the eventless ones first. */
export function transitionsOf({ always, transitions }: AnyStateNode): AnyTransitionDefinition[] {
  return [...(always ?? []), ...Array.from(transitions.values()).flat()]
}

/** Written as `undefined` in the chart: prevents the ancestors from handling the event. */
export function isForbidden({ target, actions }: AnyTransitionDefinition): boolean {
  return target === undefined && actions.length === 0
}
