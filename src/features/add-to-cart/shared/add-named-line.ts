import type { QueryClient } from '@tanstack/react-query'
import { waitFor } from 'xstate'
import { createAddToCartActors } from '#machines/flows/add-to-cart/add-to-cart.actors.ts'
import { addToCartMachine } from '#machines/flows/add-to-cart/add-to-cart.machine.ts'
import { startFlow } from '#machines/kernel/start.ts'
import type { Api } from '#src/lib/api/client.ts'
import { connectAddToCart } from '#src/features/add-to-cart/connect-add-to-cart.ts'
import { watched } from '#src/lib/flows/watched.ts'
import { guestCart } from '#src/features/checkout/shared/guest-cart.ts'
import { isMarkedSignedIn } from '#src/lib/session.ts'

export type NamedLine = { priceId: number; insuranceId: number | null }

/** The line that the URL of the cart names (`?add={price_id}&insurance={id}`); null for none. */
export function namedLine(search: string): NamedLine | null {
  const params = new URLSearchParams(search)
  const priceId = idIn(params.get('add'))
  return priceId === null ? null : { priceId, insuranceId: idIn(params.get('insurance')) }
}

/**
 * Adds a line through the flow of the add button and shows what went wrong. Ends when the line is in the cart or cannot
 * be added. The stock is not known here: for a customer the server rejects the line, in a guest's cart it marks it.
 */
export async function addNamedLine(
  line: NamedLine,
  { api, queryClient }: { api: Api; queryClient: QueryClient },
): Promise<void> {
  const actors = createAddToCartActors(api, guestCart)
  const { machine, ...watching } = watched(addToCartMachine.provide({ actors }))
  const flow = startFlow(machine, { input: { signedIn: isMarkedSignedIn() }, ...watching })
  const unfollow = connectAddToCart(flow, api, queryClient)
  const unknown = { stock: Number.MAX_SAFE_INTEGER, purchaseLimit: Number.MAX_SAFE_INTEGER }
  flow.send({ type: 'add.pressed', line: { ...line, ...unknown, inCart: 0 } })
  await waitFor(flow, (snapshot) => !snapshot.matches('adding'))
  unfollow()
  flow.stop()
}

function idIn(value: string | null): number | null {
  const id = Number(value)
  return Number.isSafeInteger(id) && id > 0 ? id : null
}
