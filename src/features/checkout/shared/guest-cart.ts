import { useSyncExternalStore } from 'react'
import {
  countUnits,
  createGuestCartStore,
  guestCartKey,
  type GuestCartStore,
} from '#machines/flows/cart/guest-cart.ts'
import { changes } from '#src/lib/stored-value.ts'

const { notify, subscribe } = changes()

/** The guest's cart of this browser; every write reaches the badge, here and in the other tabs. */
export const guestCart: GuestCartStore = createGuestCartStore(
  {
    getItem: (name) => localStorage.getItem(name),
    setItem: (name, value) => localStorage.setItem(name, value),
  },
  notify,
)

/**
 * Reports changes of the guest's cart by other tabs once they can be read here, which may be later than a message of the tab.
 * @returns unsubscribes
 */
export function subscribeToGuestCart(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === guestCartKey || key === null) listener()
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}

/** The number of units in the guest's cart; 0 while hydrating. */
export function useGuestCartCount(): number {
  return useSyncExternalStore(subscribe, count, () => 0)
}

/** The units of one variant in the guest's cart; 0 while hydrating. */
export function useGuestCartQuantity(priceId: number): number {
  return useSyncExternalStore(
    subscribe,
    () => quantityOf(priceId),
    () => 0,
  )
}

function quantityOf(priceId: number): number {
  try {
    const { lines } = guestCart.read()
    return lines.find(({ price_id }) => price_id === priceId)?.quantity ?? 0
  } catch {
    return 0
  }
}

function count(): number {
  try {
    return countUnits(guestCart.read())
  } catch {
    return 0
  }
}
