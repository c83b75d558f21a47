/**
 * Where a word occurs in a product. Higher `field` values count more; `position` is its index in the model's name, or
 * -1.
 */
export type Place = { field: number; position: number; isHead: boolean }

/** Fields by the value of a match in them. */
export const fieldWeights = {
  title: 7,
  secondTitle: 6,
  alias: 5,
  brand: 4,
  category: 3,
  color: 2,
} as const

const lastPosition = 6

/** `field` in bits 0–2, the position in the model's name plus one in bits 3–5, the head mark in bit 6. */
export function packPlace({ field, position, isHead }: Place): number {
  const place = position < 0 || position > lastPosition ? 0 : position + 1
  return field | (place << 3) | (isHead ? 64 : 0)
}

/** Merges two places of one word in one product: the better field, the first known position. */
export function joinPlaces(first: number, second: number): number {
  const field = Math.max(first & 7, second & 7)
  const position = (first & 56) === 0 ? second & 56 : first & 56
  return field | position | ((first | second) & 64)
}

/** The products that contain a word, in ascending order of their slots, each with its packed place. */
export class Posting {
  slots = new Int32Array(4)
  places = new Uint8Array(4)
  length = 0

  /** The packed place of a slot, 0 if the word does not occur in it. */
  placeOf(slot: number): number {
    const index = this.#find(slot)
    return index < this.length && this.slots[index] === slot ? (this.places[index] ?? 0) : 0
  }

  set(slot: number, place: number) {
    const index = this.#find(slot)
    if (index < this.length && this.slots[index] === slot) {
      this.places[index] = place
      return
    }
    if (this.length === this.slots.length) this.#grow()
    this.slots.copyWithin(index + 1, index, this.length)
    this.places.copyWithin(index + 1, index, this.length)
    this.slots[index] = slot
    this.places[index] = place
    this.length++
  }

  delete(slot: number) {
    const index = this.#find(slot)
    if (index === this.length || this.slots[index] !== slot) return
    this.slots.copyWithin(index, index + 1, this.length)
    this.places.copyWithin(index, index + 1, this.length)
    this.length--
  }

  #find(slot: number): number {
    let low = 0
    let high = this.length
    if (high > 0 && (this.slots[high - 1] ?? 0) < slot) return high
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.slots[middle] ?? 0) < slot) low = middle + 1
      else high = middle
    }
    return low
  }

  #grow() {
    const slots = new Int32Array(this.slots.length * 2)
    slots.set(this.slots)
    this.slots = slots
    const places = new Uint8Array(this.places.length * 2)
    places.set(this.places)
    this.places = places
  }
}
