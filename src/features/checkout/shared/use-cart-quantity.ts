import { useQuery } from '@tanstack/react-query'
import { lineOf } from '#machines/flows/cart/cart.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { useSignedIn } from '#src/lib/session.ts'
import { cartQuery } from './cart.queries.ts'
import { useGuestCartQuantity } from './guest-cart.ts'

/** Units of a variant in the visitor's cart; 0 until it is loaded. */
export function useCartQuantity(priceId: number): number {
  const signedIn = useSignedIn()
  const guestQuantity = useGuestCartQuantity(priceId)
  const { data: cart } = useQuery({ ...cartQuery(useApi()), enabled: signedIn })
  if (!signedIn) return guestQuantity
  return cart === undefined ? 0 : (lineOf(cart, priceId)?.quantity ?? 0)
}
