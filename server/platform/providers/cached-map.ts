import { LRUCache } from 'lru-cache'
import type { MapAddress, MapPlace, MapService, MapTile } from './map.ts'

const dayMs = 86_400_000
/** The terms of OpenStreetMap ask for at least seven days. */
const tiles = { maxSize: 24 * 1024 * 1024, ttl: 7 * dayMs }
const places = { max: 2_000, ttl: dayMs }

/** The same service, which is asked once for what it has answered lately, and once at a time for the same thing. */
export function cachedMap(service: MapService): MapService {
  const tile = once(
    new LRUCache<string, { value: MapTile | null }>({
      ...tiles,
      sizeCalculation: ({ value }) => 512 + (value?.body.length ?? 0),
    }),
  )
  const name = once(new LRUCache<string, { value: MapAddress | null }>(places))
  const found = once(new LRUCache<string, { value: MapPlace[] }>(places))
  return {
    tile: (address) => tile(`${address.z}/${address.x}/${address.y}`, () => service.tile(address)),
    // Five decimals are a meter.
    reverse: (point) =>
      name(`${point.latitude.toFixed(5)},${point.longitude.toFixed(5)}`, () =>
        service.reverse(point),
      ),
    search: (text) => found(text, () => service.search(text)),
  }
}

/** Keeps answers by key, and shares the pending one. A failure is not kept. */
function once<Value>(kept: LRUCache<string, { value: Value }>) {
  const pending = new Map<string, Promise<Value>>()
  const fetchNew = async (key: string, ask: () => Promise<Value>) => {
    try {
      const value = await ask()
      kept.set(key, { value })
      return value
    } finally {
      pending.delete(key)
    }
  }
  return (key: string, ask: () => Promise<Value>): Promise<Value> => {
    const known = kept.get(key)
    if (known !== undefined) return Promise.resolve(known.value)
    const call = pending.get(key) ?? fetchNew(key, ask)
    pending.set(key, call)
    return call
  }
}
