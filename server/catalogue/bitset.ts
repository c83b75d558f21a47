/** A set of small integers, one bit each. Sets that are combined must have the same capacity. */
export class Bitset {
  readonly words: Uint32Array

  /** Holds the integers below `capacity`. */
  constructor(capacity: number) {
    this.words = new Uint32Array((capacity + 31) >>> 5)
  }

  has(value: number): boolean {
    return (((this.words[value >>> 5] ?? 0) >>> (value & 31)) & 1) === 1
  }

  add(value: number) {
    const index = value >>> 5
    this.words[index] = (this.words[index] ?? 0) | (1 << (value & 31))
  }

  delete(value: number) {
    const index = value >>> 5
    this.words[index] = (this.words[index] ?? 0) & ~(1 << (value & 31))
  }

  copy(): Bitset {
    return this.resized(this.words.length << 5)
  }

  /** A copy that holds the integers below `capacity`. */
  resized(capacity: number): Bitset {
    const result = new Bitset(capacity)
    result.words.set(this.words.subarray(0, result.words.length))
    return result
  }

  /** Keeps only what `other` has too. */
  intersect(other: Bitset): this {
    const { words } = this
    for (let index = 0; index < words.length; index++) {
      words[index] = (words[index] ?? 0) & (other.words[index] ?? 0)
    }
    return this
  }

  /** Adds everything in `other`. */
  unite(other: Bitset): this {
    const { words } = this
    for (let index = 0; index < words.length; index++) {
      words[index] = (words[index] ?? 0) | (other.words[index] ?? 0)
    }
    return this
  }

  count(): number {
    let total = 0
    for (let index = 0; index < this.words.length; index++) total += ones(this.words[index] ?? 0)
    return total
  }

  /** The size of the intersection, without building it. */
  countCommon(other: Bitset): number {
    let total = 0
    for (let index = 0; index < this.words.length; index++) {
      total += ones((this.words[index] ?? 0) & (other.words[index] ?? 0))
    }
    return total
  }

  /** Visits the integers in ascending order. */
  forEach(visit: (value: number) => void) {
    for (let index = 0; index < this.words.length; index++) {
      let word = this.words[index] ?? 0
      while (word !== 0) {
        const bit = 31 - Math.clz32(word & -word)
        visit((index << 5) | bit)
        word &= word - 1
      }
    }
  }
}

function ones(word: number): number {
  let value = word - ((word >>> 1) & 0x55555555)
  value = (value & 0x33333333) + ((value >>> 2) & 0x33333333)
  return Math.imul((value + (value >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
