import { compareListKey } from '#src/lib/storage-keys.ts'
import { storedValue } from '#src/lib/stored-value.ts'

/** A product to compare, with what is shown until it is loaded. */
export type Compared = {
  id: number
  title: string
  images: { image: string }[]
  /** Of the chosen variant; lists that were stored before have no id. */
  price: { price: number; id?: number }[]
}

type Stored = { version: 1; products: Compared[] }

/** More than this cannot be compared (CMP-06). */
const maxCompared = 2

const none: readonly Compared[] = []

const list = storedValue<readonly Compared[]>({
  key: compareListKey,
  empty: none,
  parse: (stored) => (isStored(stored) ? stored.products.slice(0, maxCompared) : null),
  // The same attribute as the inline script sets before the first paint.
  onChange: (products) =>
    document.documentElement.toggleAttribute('data-compare', products.length > 0),
})

/** Adds a product unless it is in the list. @returns false if the list is full */
export function addCompared({ id, title, images, price }: Compared): boolean {
  const products = list.read()
  if (products.some((other) => other.id === id)) return true
  if (products.length >= maxCompared) return false
  const entry = {
    id,
    title,
    images: images.slice(0, 1).map(({ image }) => ({ image })),
    price: price.slice(0, 1).map(({ id, price }) => ({ id, price })),
  }
  write([...products, entry])
  return true
}

/** The id of the variant that was chosen when the product was added. */
export const chosenOf = ({ price }: Compared): number | undefined => price[0]?.id

export function removeCompared(id: number): void {
  write(list.read().filter((product) => product.id !== id))
}

/** The products to compare, in all tabs; null while hydrating. */
export function useCompared(): readonly Compared[] | null {
  return list.use(null)
}

function write(products: readonly Compared[]): void {
  list.write(products.length === 0 ? null : { version: 1, products })
}

function isStored(value: unknown): value is Stored {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    value.version === 1 &&
    'products' in value &&
    Array.isArray(value.products) &&
    value.products.every(isCompared)
  )
}

function isCompared(value: unknown): value is Compared {
  if (typeof value !== 'object' || value === null) return false
  if (!('id' in value && 'title' in value && 'images' in value && 'price' in value)) return false
  const { id, title, images, price } = value
  return (
    Number.isSafeInteger(id) &&
    typeof title === 'string' &&
    Array.isArray(images) &&
    images.every((each) => typeof each?.image === 'string') &&
    Array.isArray(price) &&
    price.every(
      (each) =>
        typeof each?.price === 'number' && (each.id === undefined || Number.isSafeInteger(each.id)),
    )
  )
}
