import { haveSimilarStart, allowedTypos, letterMask, countTypos } from './typos.ts'
import { soundOf } from './sound.ts'
import type { Surface } from './text-index.ts'

/** The minimum length at which a mistyped word is also matched as a prefix. */
const shortestBeginning = 5

/** Finds words by prefix, with typos and by sound. Rebuilt when the words change. */
export class Vocabulary {
  readonly #surfaces: readonly Surface[]
  readonly #byText: Map<string, Surface>
  /** The words in which typos are tolerated; numbers and very short words are excluded. */
  readonly #forgiving: readonly Surface[]
  readonly #masks: Int32Array
  readonly #bySound = new Map<string, Surface[]>()

  /** `surfaces` in code point order. */
  constructor(surfaces: readonly Surface[]) {
    this.#surfaces = surfaces
    this.#byText = new Map(surfaces.map((surface) => [surface.text, surface]))
    this.#forgiving = surfaces.filter(({ text }) => allowedTypos(text) > 0)
    this.#masks = Int32Array.from(this.#forgiving, (surface) => letterMask(surface.text))
    for (const surface of surfaces) {
      const sound = soundOf(surface.text)
      if (sound === '') continue
      const others = this.#bySound.get(sound)
      if (others) others.push(surface)
      else this.#bySound.set(sound, [surface])
    }
  }

  get(text: string): Surface | undefined {
    return this.#byText.get(text)
  }

  /** At most `limit` words that start with `text`, excluding `text` itself. */
  startingWith(text: string, limit: number): Surface[] {
    const found: Surface[] = []
    for (let index = this.#lowerBound(text); index < this.#surfaces.length; index++) {
      const surface = this.#surfaces[index]
      if (!surface?.text.startsWith(text)) break
      if (surface.text !== text) found.push(surface)
      if (found.length === limit) break
    }
    return found
  }

  /** The words closest to a mistyped one; with `isBeginning` also words that may start with it. */
  near(text: string, isBeginning: boolean): Surface[] {
    const limit = allowedTypos(text)
    if (limit === 0) return []
    const whole = this.#nearest(text, limit, (word) => word)
    if (whole.length > 0 || !isBeginning || text.length < shortestBeginning) return whole
    return this.#nearest(text, 1, (word) => word.slice(0, text.length))
  }

  sounding(text: string): readonly Surface[] {
    return this.#bySound.get(soundOf(text)) ?? []
  }

  #nearest(text: string, limit: number, part: (word: string) => string): Surface[] {
    const mask = letterMask(text)
    let found: Surface[] = []
    let best = limit
    for (let index = 0; index < this.#forgiving.length; index++) {
      const surface = this.#forgiving[index]
      if (!surface || surface.text.length < text.length - best) continue
      const word = part(surface.text)
      if (word.length > text.length + best || allowedTypos(word) === 0) continue
      const wordMask = word === surface.text ? (this.#masks[index] ?? 0) : letterMask(word)
      if (!haveSimilarStart(text, word)) continue
      if (bitsIn(mask ^ wordMask) > 2 * best) continue
      const typos = countTypos(text, word, best)
      if (typos > best) continue
      if (typos < best) found = []
      best = typos
      found.push(surface)
    }
    return found
  }

  #lowerBound(text: string): number {
    let low = 0
    let high = this.#surfaces.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#surfaces[middle]?.text ?? '') < text) low = middle + 1
      else high = middle
    }
    return low
  }
}

function bitsIn(word: number): number {
  let value = word
  let count = 0
  while (value !== 0) {
    value &= value - 1
    count++
  }
  return count
}
