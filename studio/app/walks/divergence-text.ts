import { number } from '#studio/words/digits.ts'
import type { Divergence } from '#walks/paths/replay.ts'
import { walks as words } from '#studio/words/walks.ts'
import { eventName } from '#charts/names.ts'
import type { KnownWalk } from './walk.ts'

/** At which step a machine diverges from a walk, and where it goes instead. */
export function divergenceText(
  { path }: KnownWalk,
  { index, state, lostStart }: Divergence,
): string {
  if (lostStart !== undefined)
    return lostStart.exists
      ? words.startsUnreached(lostStart.state)
      : words.startsNowhere(lostStart.state)
  const place = number(index + 1)
  const step = path.steps[index]
  const event = eventName(step?.event ?? '')
  if (state !== null && state === step?.state) return words.takesOther(place, event, state)
  return state === null ? words.refuses(place, event) : words.diverges(place, event, state)
}
