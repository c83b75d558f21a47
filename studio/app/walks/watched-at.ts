import { addressOf } from '#studio/shop/addresses.ts'
import type { KnownWalk } from './walk.ts'

/** The page on which a walk can be watched as soon as it opens; null where a test has to do something first. */
export function watchedAt({ machine, path }: KnownWalk): string | null {
  const address = addressOf(machine, path.start)
  if (address === null || address.needed !== null || address.opener !== null) return null
  return address.inside.length > 0 ? null : address.path
}
