import { addressOf } from '#studio/shop/addresses.ts'
import { neededText } from '#studio/shop/needed-words.ts'
import { walks as words } from '#studio/words/walks.ts'
import type { KnownWalk } from './walk.ts'

type Place = Pick<KnownWalk, 'machine'> & { path: Pick<KnownWalk['path'], 'start'> }

/** The page on which a walk can be watched as soon as it opens; null where a test has to do something first. */
export function watchedAt({ machine, path }: Place): string | null {
  const address = addressOf(machine, path.start)
  if (address === null || address.needed !== null || address.opener !== null) return null
  return address.inside.length > 0 ? null : address.path
}

/** Why a walk is saved as a test, but not watched, and what to open instead; null where it is watched. */
export function whyUnwatched({ machine, path }: Place): string | null {
  const address = addressOf(machine, path.start)
  if (address === null) return words.noPage
  const { needed, opener, inside } = address
  const [around] = inside.toReversed()
  if (needed !== null) return neededText(needed, address.path)
  if (around !== undefined) return words.unwatched.inside(around.machine)
  if (opener === null) return null
  return 'button' in opener
    ? words.unwatched.button(opener.button, address.path)
    : words.unwatched.region(opener.region, address.path)
}
