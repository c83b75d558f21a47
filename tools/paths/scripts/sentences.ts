import type { Sight } from '#studio/sources/machine-source.ts'
import type { WalkStep } from './script.ts'
import type { ScriptWords } from './words.ts'

/** What happens in a step, with the type of its event: a script that is run again finds the event by it. */
export function actionOf({ cause, event }: WalkStep, words: ScriptWords): string {
  const named = ` (${event})`
  switch (cause.kind) {
    case 'control':
      return (words.uses[cause.sight.kind]?.(cause.sight.words) ?? words.event(event)) + named
    case 'reply':
      return words.reply(cause.actor)
    case 'failure':
      return words.failure(cause.actor, cause.code)
    case 'time':
      return words.time(cause.delay) + named
    case 'event':
      return words.event(event)
  }
}

/** What a person sees in a state, without its controls. */
export function shownIn(sights: readonly Sight[], { shows }: ScriptWords): string[] {
  return sights.flatMap(({ kind, words }) => shows[kind]?.(words) ?? [])
}
