import { Bitset } from '#server/catalogue/bitset.ts'
import { certainties, isCertain, readings, type QueryWord } from './query.ts'
import type { BrandName } from './speller.ts'
import { TextIndex, type SearchDocument, type Surface } from './text-index.ts'
import { Vocabulary } from './vocabulary.ts'

/** The result of a query: a set, and the same slots ranked best first; partial if no product has all of its words. */
export type Found = { set: Bitset; ranked: Int32Array; isPartial: boolean }

/** How well a product fits: the exact model, then a title that starts with the query, then all words anywhere. */
const fit = { exactModel: 3, beginning: 2, anywhere: 1 } as const

/** Each combination of availability, fit, certainty and field has its own class; higher is better. */
const classes = 512

/** Finds products by what people type. One engine serves suggestions and lists. */
export class SearchEngine {
  readonly #index: TextIndex
  #vocabulary = new Vocabulary([])
  #vocabularyOf: readonly Surface[] | undefined
  #scratch = new Scratch(0)

  constructor(brands: Iterable<BrandName>) {
    this.#index = new TextIndex(brands)
  }

  set(slot: number, document: SearchDocument) {
    this.#index.set(slot, document)
  }

  delete(slot: number) {
    this.#index.delete(slot)
  }

  /**
   * Finds the products for a query. `order` lists all slots by availability and sales, which break ties; `capacity`
   * bounds the slots. A query without a word (punctuation only) finds nothing.
   */
  find(raw: string, order: Int32Array, capacity: number): Found {
    if (this.#scratch.capacity < capacity) this.#scratch = new Scratch(capacity)
    const vocabulary = this.#currentVocabulary()
    let best: QueryWord[] | undefined
    for (const words of readings(raw, this.#index, vocabulary)) {
      best ??= words
      if (isCertain(words) && this.#match(words).isComplete) {
        best = words
        break
      }
    }
    if (!best) return { set: new Bitset(capacity), ranked: new Int32Array(0), isPartial: false }
    const match = this.#match(best)
    return { ...this.#rank(best, match, order, capacity), isPartial: !match.isComplete }
  }

  #currentVocabulary(): Vocabulary {
    const surfaces = this.#index.surfaces()
    if (surfaces !== this.#vocabularyOf) {
      this.#vocabulary = new Vocabulary(surfaces)
      this.#vocabularyOf = surfaces
    }
    return this.#vocabulary
  }

  /** Scores every product that contains a word of the query; complete if some product contains all of them. */
  #match(words: readonly QueryWord[]): { weight: number; isComplete: boolean } {
    const scratch = this.#scratch
    scratch.clear()
    words.forEach((word, number) => {
      for (const candidate of word.candidates) {
        const [first, ...others] = candidate.postings
        if (!first) continue
        for (let index = 0; index < first.length; index++) {
          const slot = first.slots[index] ?? 0
          if (scratch.seenWord[slot] === number + 1) continue
          let place = first.places[index] ?? 0
          let positions = positionBit(place)
          let isComplete = true
          for (const other of others) {
            const otherPlace = other.placeOf(slot)
            if (otherPlace === 0) isComplete = false
            positions |= positionBit(otherPlace)
            place = (place & 64) | Math.min(place & 7, otherPlace & 7)
          }
          if (isComplete) scratch.add(slot, number, word, candidate.certainty, place, positions)
        }
      }
    })
    const total = words.reduce((sum, word) => sum + word.weight, 0)
    const isThingMissing = words.some((word) => word.isMissingThing)
    let weight = 0
    for (const slot of scratch.touched()) {
      // «یخچال مینی» does not match everything with «مینی» in its name; «هرچی آیفون» is an iPhone.
      if (isThingMissing && !scratch.beginsModel(slot)) scratch.weight[slot] = 0
      weight = Math.max(weight, scratch.weight[slot] ?? 0)
    }
    const isComplete = weight === total && total > 0
    return { weight: weight * 2 >= total ? weight : Infinity, isComplete }
  }

  #rank(
    words: readonly QueryWord[],
    { weight }: { weight: number },
    order: Int32Array,
    capacity: number,
  ): Omit<Found, 'isPartial'> {
    const scratch = this.#scratch
    const set = new Bitset(capacity)
    const modelWords = words
      .filter((word) => !word.isOutsideName)
      .reduce((sum, word) => sum + (word.candidates[0]?.postings.length ?? 1), 0)
    const ends = new Int32Array(classes)
    let total = 0
    for (const slot of scratch.touched()) {
      if (scratch.weight[slot] !== weight) continue
      const fit = this.#fitOf(slot, modelWords)
      const field = Math.round((scratch.field[slot] ?? 0) / words.length)
      const isHead = scratch.isHead[slot] ?? 0
      const certainty = scratch.certainty[slot] ?? 0
      // A name alone means the devices of that name, not their accessories.
      const isMeant = words.length > 1 || isHead === 1 || !this.#index.isAccessory(slot)
      const quality = ((isMeant ? 1 : 0) << 4) | (fit << 2) | certainty
      const rankClass = (quality << 4) | (field << 1) | isHead
      scratch.rankClass[slot] = rankClass
      ends[rankClass] = (ends[rankClass] ?? 0) + 1
      set.add(slot)
      total++
    }
    return { set, ranked: this.#inOrder(set, ends, order, total) }
  }

  #fitOf(slot: number, modelWords: number): number {
    const scratch = this.#scratch
    const wanted = (1 << modelWords) - 1
    if (modelWords === 0 || scratch.positions[slot] !== wanted) return fit.anywhere
    const namesKindOnly = modelWords === 1 && scratch.isHead[slot] === 1
    const isExact =
      scratch.certainty[slot] === certainties.exact &&
      !namesKindOnly &&
      this.#index.hasModelLength(slot, modelWords)
    return isExact ? fit.exactModel : fit.beginning
  }

  /** Counting sort: best class first, in the given order within a class. */
  #inOrder(set: Bitset, counts: Int32Array, order: Int32Array, total: number): Int32Array {
    const starts = new Int32Array(classes)
    let start = 0
    for (let rankClass = classes - 1; rankClass >= 0; rankClass--) {
      starts[rankClass] = start
      start += counts[rankClass] ?? 0
    }
    const ranked = new Int32Array(total)
    for (let index = 0; index < order.length; index++) {
      const slot = order[index] ?? 0
      if (!set.has(slot)) continue
      const rankClass = this.#scratch.rankClass[slot] ?? 0
      const position = starts[rankClass] ?? 0
      ranked[position] = slot
      starts[rankClass] = position + 1
    }
    return ranked
  }
}

/** What is known of each product during one query; reused, so that a query allocates little. */
class Scratch {
  readonly capacity: number
  readonly seenWord: Uint8Array
  readonly weight: Uint16Array
  readonly field: Uint16Array
  readonly certainty: Uint8Array
  readonly positions: Uint8Array
  readonly isHead: Uint8Array
  readonly rankClass: Uint16Array
  readonly #touched: Int32Array
  #count = 0

  constructor(capacity: number) {
    this.capacity = capacity
    this.seenWord = new Uint8Array(capacity)
    this.weight = new Uint16Array(capacity)
    this.field = new Uint16Array(capacity)
    this.certainty = new Uint8Array(capacity)
    this.positions = new Uint8Array(capacity)
    this.isHead = new Uint8Array(capacity)
    this.rankClass = new Uint16Array(capacity)
    this.#touched = new Int32Array(capacity)
  }

  touched(): Int32Array {
    return this.#touched.subarray(0, this.#count)
  }

  /** Whether the matched words form the beginning of the product's model name. */
  beginsModel(slot: number): boolean {
    return ((this.positions[slot] ?? 0) & 1) === 1
  }

  clear() {
    for (const slot of this.touched()) {
      this.seenWord[slot] = 0
      this.weight[slot] = 0
    }
    this.#count = 0
  }

  add(
    slot: number,
    number: number,
    word: QueryWord,
    certainty: number,
    place: number,
    positions: number,
  ) {
    if (this.weight[slot] === 0) {
      this.#touched[this.#count++] = slot
      this.field[slot] = 0
      this.certainty[slot] = certainties.exact
      this.positions[slot] = 0
      this.isHead[slot] = 0
    }
    this.seenWord[slot] = number + 1
    this.weight[slot] = (this.weight[slot] ?? 0) + word.weight
    this.field[slot] = (this.field[slot] ?? 0) + (place & 7)
    this.certainty[slot] = Math.min(this.certainty[slot] ?? 0, certainty)
    if (!word.isOutsideName) this.positions[slot] = (this.positions[slot] ?? 0) | positions
    if ((place & 64) !== 0) this.isHead[slot] = 1
  }
}

function positionBit(place: number): number {
  const position = (place >> 3) & 7
  return position === 0 ? 0 : 1 << (position - 1)
}
