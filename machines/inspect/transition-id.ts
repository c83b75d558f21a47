import type { AnyTransitionDefinition } from 'xstate'

/**
 * The name of one transition of a chart: `source|event|index`, where `source` is the id of the state that defines it
 * and `index` its place among those for the same event; `always` stands for the event of an eventless one.
 */
export function transitionId(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition
  const always = source.always ?? []
  const index = always.indexOf(transition)
  if (index >= 0) return `${source.id}|always|${index}`
  const siblings = source.transitions.get(eventType) ?? []
  return `${source.id}|${eventType}|${siblings.indexOf(transition)}`
}
