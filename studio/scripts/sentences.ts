import type { ViewLine } from '#studio/sources/machine-source.ts'
import type { WalkStep } from './script.ts'
import type { ScriptWords } from '#studio/words/scripts.ts'

/** What happens in a step, with the type of its event unless that of a reply or a failure, which the actor tells. */
export function actionOf({ cause, event }: WalkStep, words: ScriptWords): string {
  const named = ` (${event})`
  switch (cause.kind) {
    case 'control': {
      const use = words.uses[cause.line.kind]?.(cause.line.words)
      return use === undefined ? words.event(event) : use + named
    }
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

/** How a person sends an event that the sentence of its step names without a control; null for the other steps. */
export function sendingOf({ cause, event }: WalkStep, words: ScriptWords): string | null {
  if (cause.kind !== 'event') return null
  if (cause.oneOf === undefined) return words.send(event)
  const names = cause.oneOf.map((line) => `«${line.words}»`)
  return words.oneOf(names.join(words.place.separator))
}

/** The code of the failure that a step is; undefined for other steps. */
export const codeOf = ({ cause }: Pick<WalkStep, 'cause'>): string | undefined =>
  cause.kind === 'failure' ? cause.code : undefined

/**
 * What a person sees in a state, without its controls. @param code of the failure that led there: the state may have been
 * recorded after another one, so its error is an example
 */
export function shownIn(
  lines: readonly ViewLine[],
  { shows, showsErrorOf }: ScriptWords,
  code?: string,
): string[] {
  return lines.flatMap(({ kind, words }) =>
    kind === 'alert' && code !== undefined
      ? showsErrorOf(code, words)
      : (shows[kind]?.(words) ?? []),
  )
}
