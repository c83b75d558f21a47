import { storedValue } from '#src/lib/stored-value.ts'

/** The city to which this browser's shopper has goods delivered. */
type DeliveryCity = { id: number; name: string }
type Stored = { version: 1 } & DeliveryCity

const city = storedValue<DeliveryCity | null>({
  key: 'delivery-city',
  empty: null,
  parse: (stored) => (isStored(stored) ? { id: stored.id, name: stored.name } : null),
})

export function chooseDeliveryCity({ id, name }: DeliveryCity): void {
  city.write({ version: 1, id, name } satisfies Stored)
}

/** Null until one is chosen, and while hydrating. */
export function useDeliveryCity(): DeliveryCity | null {
  return city.use(null)
}

function isStored(value: unknown): value is Stored {
  if (typeof value !== 'object' || value === null) return false
  if (!('version' in value) || !('id' in value) || !('name' in value)) return false
  const { version, id, name } = value
  return version === 1 && typeof id === 'number' && typeof name === 'string'
}
