/** All slots sorted by a comparison, kept sorted while single slots change. */
export class Ordering {
  readonly #compare: (first: number, second: number) => number
  #slots = new Int32Array(16)
  #length = 0

  /** `compare` must never return 0 for two different slots. */
  constructor(compare: (first: number, second: number) => number) {
    this.#compare = compare
  }

  get slots(): Int32Array {
    return this.#slots.subarray(0, this.#length)
  }

  /** Sorts all slots from scratch. */
  reset(slots: Int32Array) {
    this.#slots = slots.slice().sort(this.#compare)
    this.#length = slots.length
  }

  insert(slot: number) {
    const index = this.#indexOf(slot)
    if (this.#length === this.#slots.length) {
      const larger = new Int32Array(Math.max(16, this.#length * 2))
      larger.set(this.#slots)
      this.#slots = larger
    }
    this.#slots.copyWithin(index + 1, index, this.#length)
    this.#slots[index] = slot
    this.#length++
  }

  /** Removes a slot. Its sort keys must still have the values they had when it was inserted. */
  remove(slot: number) {
    const index = this.#indexOf(slot)
    if (index === this.#length || this.#slots[index] !== slot) return
    this.#slots.copyWithin(index, index + 1, this.#length)
    this.#length--
  }

  #indexOf(slot: number): number {
    let low = 0
    let high = this.#length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#compare(this.#slots[middle] ?? 0, slot) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
}
