import type { Needed, Visitor } from './prepare-page.ts'

/** Why a walk cannot be watched whose page needs something first. */
export const neededText = (needed: Needed, path: string): string =>
  `The page ${path} needs a ${needed} first.`

const visitors: Record<Visitor, string> = { guest: 'This walk is for somebody who is signed out.' }

/** Who has to be signed in for a walk. */
export const visitorText = (visitor: Visitor): string => visitors[visitor]
