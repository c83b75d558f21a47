import { comparableWords } from '#domain/persian.ts'
import { emptyWords, namesOfLetters, knownSpellings, units } from './words.ts'

/** A brand with all the names that people use for it. */
export type BrandName = { englishName: string; name: string; aliases: readonly string[] }

/** A word in the shop's own spelling; `others` are its other possible meanings («۱۶ ای» is 16e or 16a). */
export type Token = { text: string; others: readonly string[] }

const longestPhrase = 4
/** How many words are cached as they were written, with what they consist of. */
const maxWritten = 20_000
const none: readonly string[] = []

/** What a word as it is written consists of: its pieces, and the whole words whose parts a ZWNJ joins. */
type Written = { pieces: readonly string[]; compounds: readonly string[] }

/**
 * Normalizes any text, a title or a query, to the same words: آیفون, ایفون and iphone become `iphone`, «اس ۲۵», s 25
 * and S25 become `s25`, «۲۵۶ گیگ» and 256GB become `256` `gb`, لپ‌تاپ, «لپ تاپ» and لپتاپ become one word.
 */
export class Speller {
  /** Joined spelling → its separate words. */
  readonly spellings = new Map<string, readonly string[]>()
  readonly brandWords = new Set<string>()
  /** Cached, since a hundred thousand titles consist of a few thousand words. */
  readonly #written = new Map<string, Written>()

  constructor(brands: Iterable<BrandName>) {
    for (const [name, variants] of Object.entries(knownSpellings)) {
      const words = name.split(' ')
      for (const spelling of [name, ...variants]) this.spellings.set(joined(spelling), words)
    }
    for (const brand of brands) this.#addBrand(brand)
  }

  /** The words of a text; with `keepParts`, words joined by ZWNJ are returned both split and joined. */
  read(text: string, keepParts = false): Token[] {
    const pieces: string[] = []
    const compounds: Token[] = []
    for (const word of text.split(' ')) {
      const written = this.#writtenIn(word)
      pieces.push(...written.pieces)
      if (!keepParts) continue
      for (const whole of written.compounds)
        if (!this.spellings.has(whole)) compounds.push({ text: whole, others: none })
    }
    return [...this.#spell(pieces), ...compounds]
  }

  /** Text between two spaces may hold several words («آیفون/۱۵»). */
  #writtenIn(text: string): Written {
    let written = this.#written.get(text)
    if (!written) {
      const words = wordsIn(text).map((word) => word.split('\u200c'))
      written = {
        pieces: words.flat().flatMap(splitMixed),
        compounds: words.filter(({ length }) => length > 1).map((parts) => parts.join('')),
      }
      if (this.#written.size >= maxWritten) this.#written.clear()
      this.#written.set(text, written)
    }
    return written
  }

  #addBrand({ englishName, name, aliases }: BrandName) {
    const words = comparableWords(englishName).flatMap(splitMixed)
    for (const word of words) this.brandWords.add(word)
    for (const spelling of [englishName, name, ...aliases]) {
      const key = joined(comparableWords(spelling).join(' '))
      if (key !== '' && !this.spellings.has(key)) this.spellings.set(key, words)
    }
  }

  #spell(pieces: readonly string[]): Token[] {
    const tokens: Token[] = []
    let position = 0
    while (position < pieces.length) {
      const length = this.#phraseAt(pieces, position)
      const phrase = this.spellings.get(pieces.slice(position, position + length).join(''))
      if (phrase) {
        for (const text of phrase) tokens.push({ text, others: none })
        position += length
        continue
      }
      const piece = pieces[position] ?? ''
      const next = pieces[position + 1]
      const before = tokens.at(-1)
      const letters = letterNames(piece)
      if (letters && next !== undefined && isModelNumber(next)) {
        tokens.push(alternatives(letters.map((letter) => letter + next)))
        position += 2
      } else if (letters && before && endsAsModelNumber(before.text) && !units.has(piece)) {
        tokens[tokens.length - 1] = alternatives(letters.toReversed().map((l) => before.text + l))
        position += 1
      } else {
        tokens.push({ text: piece, others: none })
        position += 1
      }
    }
    return tokens
  }

  #phraseAt(pieces: readonly string[], position: number): number {
    for (let length = Math.min(longestPhrase, pieces.length - position); length > 1; length--) {
      const slice = pieces.slice(position, position + length)
      if (slice.some(isNumber)) continue
      if (this.spellings.has(slice.join(''))) return length
    }
    return 1
  }
}

/** Words that only one product has are mostly codes in Latin letters, which need no normalizing. */
function wordsIn(text: string): string[] {
  if (/^[a-z\d]+$/i.test(text)) return [text.toLowerCase()]
  return comparableWords(text.replaceAll('+', ' plus '))
}

/** Whether a word is ignored next to others. */
export function isEmptyWord(word: string): boolean {
  return emptyWords.has(word)
}

/** `iphone15` → iphone 15, `256gb` → 256 gb, `s24fe` → s24 fe, `رم۱۲` → رم 12; `s25`, `15t` and `5g` stay whole. */
function splitMixed(word: string): string[] {
  const runs = word.match(/\d+|[a-z]+|[^\da-z]+/g) ?? []
  const parts: string[] = []
  for (const run of runs) {
    const last = parts.at(-1)
    if (last !== undefined && staysTogether(last, run)) parts[parts.length - 1] = last + run
    else parts.push(run)
  }
  return parts
}

function staysTogether(before: string, run: string): boolean {
  if (!/[\da-z]$/.test(before)) return false
  if (isNumber(run)) return /(?:^|\d)[a-z]{1,2}$/.test(before)
  if (!/^[a-z]+$/.test(run) || units.has(run)) return false
  return run.length === 1 || (run.length === 2 && isNumber(before))
}

function letterNames(piece: string): readonly string[] | undefined {
  return /^[a-z]$/.test(piece) ? [piece] : namesOfLetters[piece]
}

function alternatives(texts: readonly string[]): Token {
  const [text = '', ...others] = texts
  return { text, others }
}

function isNumber(text: string): boolean {
  return /^\d+$/.test(text)
}

function isModelNumber(text: string): boolean {
  return /^\d{1,3}[a-z]?$/.test(text)
}

function endsAsModelNumber(text: string): boolean {
  return /^[a-z]?\d{1,3}$/.test(text)
}

function joined(spelling: string): string {
  return spelling.replaceAll(/[ \u200c]/g, '')
}
