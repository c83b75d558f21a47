import { useQuery } from '@tanstack/react-query'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { cartQuery } from './cart.queries.ts'
import { useGuestCartCount } from './guest-cart.ts'
import { useSignedIn } from '#src/lib/session.ts'

/** Number of units in the visitor's cart; 0 until it is loaded. */
export function useCartCount(): number {
  const signedIn = useSignedIn()
  const guestCount = useGuestCartCount()
  const { data: cart } = useQuery({ ...cartQuery(useApi()), enabled: signedIn })
  return signedIn ? (cart?.cart_count ?? 0) : guestCount
}
