import type { SavedBy } from '#machines/kernel/problem.ts'
import { fullName } from './full-name.ts'
import { momentText } from './moment-text.ts'

type Words = { conflict: string; conflictBy: (name: string, at: string) => string }

/** Says that something was changed meanwhile, and by whom if that is known. */
export const conflictText = (words: Words, by: SavedBy | null): string =>
  by === null ? words.conflict : words.conflictBy(fullName(by), momentText(by.at))
