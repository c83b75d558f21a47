import type { Needed } from './prepare-page.ts'

/** Why a walk cannot be watched whose page needs something first. */
export const neededText = (needed: Needed, path: string): string =>
  `The page ${path} needs a ${needed} first.`
