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
 * Hears what other tabs do to the guest's cart as soon as it can be read here: their news on the channel may come before.
 * @returns stops listening
 */
export function hearGuestCart(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === guestCartKey || key === null) listener()
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}

/** How many units lie in the guest's cart; 0 while hydrating. */
export function useGuestCartCount(): number {
  return useSyncExternalStore(subscribe, count, () => 0)
}

function count(): number {
  try {
    return countUnits(guestCart.read())
  } catch {
    return 0
  }
}
