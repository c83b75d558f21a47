import { Bitset } from './bitset.ts'

/** For each value of one property, the set of slots that have it. */
export class ValueSets<Value> {
  readonly #sets = new Map<Value, Bitset>()
  #capacity: number

  constructor(capacity: number) {
    this.#capacity = capacity
  }

  /** Allows for slots below `capacity`. */
  resize(capacity: number) {
    this.#capacity = capacity
    for (const [value, set] of this.#sets) this.#sets.set(value, set.resized(capacity))
  }

  get(value: Value): Bitset | undefined {
    return this.#sets.get(value)
  }

  add(value: Value, slot: number) {
    let set = this.#sets.get(value)
    if (!set) {
      set = new Bitset(this.#capacity)
      this.#sets.set(value, set)
    }
    set.add(slot)
  }

  delete(slot: number) {
    for (const set of this.#sets.values()) set.delete(slot)
  }

  /** The slots that have any of the values. */
  union(values: Iterable<Value>): Bitset {
    const result = new Bitset(this.#capacity)
    for (const value of values) {
      const set = this.#sets.get(value)
      if (set) result.unite(set)
    }
    return result
  }
}
