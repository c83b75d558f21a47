import type { SavedBy } from '#machines/kernel/problem.ts'
import { fullName } from './full-name.ts'
import { momentText } from './moment-text.ts'

type Words = { conflict: string; conflictBy: (name: string, at: string) => string }

type MovedWords = { movedBy: (name: string, at: string) => string }

/** Says that something was changed meanwhile, and by whom if that is known. */
export const conflictText = (words: Words, by: SavedBy | null): string =>
  by === null ? words.conflict : words.conflictBy(fullName(by), momentText(by.at))

/** Names the colleague who decided it first, if known. @param otherwise what is said instead */
export const movedText = <Otherwise extends string | undefined>(
  words: MovedWords,
  by: SavedBy | undefined,
  otherwise: Otherwise,
): string | Otherwise =>
  by === undefined ? otherwise : words.movedBy(fullName(by), momentText(by.at))
