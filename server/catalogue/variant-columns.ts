import { colorFamilies, colorFamily } from './color-family.ts'
import { priceInStock, type Product } from './entry.ts'
import { currentPrice } from '#domain/price.ts'

/** The filterable properties of variants in flat arrays: each slot has a span of rows, one per variant. */
export class VariantColumns {
  starts: Int32Array
  counts: Int32Array
  /** The current price, in tomans; NaN if sold out. */
  asked = new Float64Array(64)
  /** The color family as a bit. */
  families = new Uint16Array(64)
  discounted = new Uint8Array(64)
  #used = 0

  constructor(capacity: number) {
    this.starts = new Int32Array(capacity)
    this.counts = new Int32Array(capacity)
  }

  /** Allows for slots below `capacity`. */
  resize(capacity: number) {
    this.starts = enlarged(this.starts, new Int32Array(capacity))
    this.counts = enlarged(this.counts, new Int32Array(capacity))
  }

  /** Writes a product's variants as of `now`; a span that has become too small is abandoned. */
  set(slot: number, product: Product, now: number) {
    const count = product.variants.length
    if (count > (this.counts[slot] ?? 0)) {
      this.starts[slot] = this.#used
      this.#reserve(this.#used + count)
      this.#used += count
    }
    this.counts[slot] = count
    let row = this.starts[slot] ?? 0
    for (const variant of product.variants) {
      const current = currentPrice(variant, now)
      this.asked[row] = priceInStock(variant, now) ?? Number.NaN
      this.families[row] = familyBit(colorFamily(variant.colorName, variant.colorCode))
      this.discounted[row] = variant.stock > 0 && current.newPrice !== null ? 1 : 0
      row++
    }
  }

  #reserve(length: number) {
    if (length <= this.asked.length) return
    const capacity = Math.max(length, this.asked.length * 2)
    this.asked = enlarged(this.asked, new Float64Array(capacity))
    this.families = enlarged(this.families, new Uint16Array(capacity))
    this.discounted = enlarged(this.discounted, new Uint8Array(capacity))
  }
}

/** The bit of a family; 0 for an unknown name. */
export function familyBit(family: string): number {
  const families: readonly string[] = colorFamilies
  const index = families.indexOf(family)
  return index < 0 ? 0 : 1 << index
}

function enlarged<Column extends { set: (values: Column) => void }>(from: Column, to: Column) {
  to.set(from)
  return to
}
