import { asLatinKeys, asPersianKeys } from './keyboard.ts'
import type { Posting } from './posting.ts'
import { isEmptyWord, type Token } from './speller.ts'
import type { Surface, TextIndex } from './text-index.ts'
import type { Vocabulary } from './vocabulary.ts'

/** How the word was matched: as typed, as a prefix or form, with typos, or by its sound. */
export const certainties = { exact: 3, form: 2, typo: 1, sound: 0 } as const

/** Matches the products that contain all of `postings`. */
export type Candidate = { postings: readonly Posting[]; certainty: number }

/**
 * One word of a query with its possible meanings, most certain first; without candidates nothing in the shop matches
 * it.
 */
export type QueryWord = {
  candidates: readonly Candidate[]
  /** How much a product's score drops without it. */
  weight: number
  /** Whether it is never part of a model's name (brand, kind, measure). */
  isOutsideName: boolean
  /** Whether it names a kind of thing that the shop does not sell, as the first word of a Persian query does. */
  isMissingThing: boolean
}

const longestQuery = 12
const longestWord = 40
const maxBeginnings = 64
/** The minimum length of an inner word to be treated as a prefix. */
const shortestInner = 3
const persianWord = /^\p{Script=Arabic}+$/u
/** Shorter words typed in another keyboard layout match some prefix by chance: «شمع» is `alu`. */
const shortestOfOtherLayout = 4

/**
 * The possible readings of a query, likeliest first: as typed, then as typed in the wrong keyboard layout. Later
 * readings are computed only if the earlier ones left a word unknown or guessed.
 */
export function* readings(raw: string, index: TextIndex, vocabulary: Vocabulary) {
  const typed = readQuery(raw, index, vocabulary)
  if (typed.length > 0) yield typed
  for (const text of otherLayouts(raw)) {
    const words = readQuery(text, index, vocabulary, shortestOfOtherLayout)
    if (words.length > 0) yield words
  }
}

/** Whether every word was found exactly as typed. */
export function isCertain(words: readonly QueryWord[]): boolean {
  return words.every((word) => (word.candidates[0]?.certainty ?? 0) >= certainties.form)
}

function otherLayouts(raw: string): string[] {
  const persian = /[a-z]/i.test(raw) ? [asPersianKeys(raw)] : []
  const latin = /\p{Script=Arabic}/u.test(raw) ? [asLatinKeys(raw)] : []
  // No Latin word contains the signs that share a key with a Persian letter.
  return [...persian, ...latin.filter((text) => !/[a-z][[\];',\\]|[[\];',\\][a-z]/i.test(text))]
}

function readQuery(
  text: string,
  index: TextIndex,
  vocabulary: Vocabulary,
  shortestLast = 1,
): QueryWord[] {
  const all = index.speller.read(text).filter((token) => token.text.length <= longestWord)
  const meaningful = all.filter((token) => !isEmptyWord(token.text))
  const tokens = (meaningful.length > 0 ? meaningful : all).slice(0, longestQuery)
  const outsideName = index.isOutsideName(tokens)
  const words: QueryWord[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    if (!token) break
    const next = tokens[at + 1]
    const isLast = next === undefined
    let surfaces = known(token, vocabulary)
    let certainty: number = certainties.exact
    let isOutsideName = outsideName[at] ?? false
    if (surfaces.length === 0 && next) {
      surfaces = known({ text: token.text + next.text, others: [] }, vocabulary)
      if (surfaces.length > 0) at++
    }
    const candidates = candidatesOf(surfaces, certainty, index)
    if (candidates.length === 0) {
      ;[surfaces, certainty] = guess(token.text, isLast ? shortestLast : undefined, vocabulary)
      candidates.push(...candidatesOf(surfaces, certainty, index))
      isOutsideName =
        surfaces.length > 0 && surfaces.every((found) => isAllOutsideName(found, index))
    } else if (isLast && token.text.length <= 2 && !/\d/.test(token.text)) {
      const longer = vocabulary.startingWith(token.text, maxBeginnings)
      candidates.push(...candidatesOf(longer, certainties.form, index))
    }
    const isMissingThing =
      candidates.length === 0 && words.length === 0 && persianWord.test(token.text)
    words.push({
      candidates,
      weight: weightOf(token.text, isOutsideName),
      isOutsideName,
      isMissingThing,
    })
  }
  return words
}

function known({ text, others }: Token, vocabulary: Vocabulary): Surface[] {
  return [text, ...others].flatMap((spelling) => vocabulary.get(spelling) ?? [])
}

/** `shortestLast`: the minimum length of the last word to be treated as a prefix; undefined for other words. */
function guess(
  text: string,
  shortestLast: number | undefined,
  vocabulary: Vocabulary,
): [Surface[], number] {
  const shortest = shortestLast ?? shortestInner
  const longer = text.length >= shortest ? vocabulary.startingWith(text, maxBeginnings) : []
  if (longer.length > 0) return [longer, certainties.form]
  const form = inParts(text, vocabulary) ?? withoutEnding(text, vocabulary)
  if (form) return [[form], certainties.form]
  const near = vocabulary.near(text, shortestLast !== undefined)
  if (near.length > 0) return [near, certainties.typo]
  return [[...vocabulary.sounding(text)], certainties.sound]
}

/** «گوشیسامسونگ»: two words typed as one. */
function inParts(text: string, vocabulary: Vocabulary): Surface | undefined {
  for (let cut = text.length - 2; cut >= 2; cut--) {
    const first = vocabulary.get(text.slice(0, cut))
    const second = vocabulary.get(text.slice(cut))
    if (first && second) return { text, words: [...first.words, ...second.words] }
  }
  return undefined
}

/** «گوشیهای», «شارژرها», `chargers`: plural and other endings. */
function withoutEnding(text: string, vocabulary: Vocabulary): Surface | undefined {
  const stem = /^(.{2,}?)(?:هایی|های|ها|ی|s)$/.exec(text)?.[1]
  return stem === undefined || isEmptyWord(stem) ? undefined : vocabulary.get(stem)
}

function candidatesOf(
  surfaces: readonly Surface[],
  certainty: number,
  index: TextIndex,
): Candidate[] {
  const seen = new Set<string>()
  const candidates: Candidate[] = []
  for (const { words } of surfaces) {
    const key = words.join(' ')
    if (seen.has(key)) continue
    seen.add(key)
    const postings = words.flatMap((word) => index.posting(word) ?? [])
    if (postings.length === words.length) candidates.push({ postings, certainty })
  }
  return candidates
}

function isAllOutsideName(surface: Surface, index: TextIndex): boolean {
  return index
    .isOutsideName(surface.words.map((text) => ({ text, others: [] })))
    .every((isOutsideName) => isOutsideName)
}

function weightOf(text: string, isOutsideName: boolean): number {
  if (isOutsideName) return 2
  return /^\d+$/.test(text) ? 3 : 4
}
