import { fromPromise } from 'xstate'
import { lineOf, type Cart } from '#machines/flows/cart/cart.ts'
import { addUnit, applyChange, type GuestCartStore } from '#machines/flows/cart/guest-cart.ts'
import type { ShopClient } from '#machines/api/client.ts'
import { failureOf, isUncertain, ProblemError, unwrap, within } from '#machines/kernel/problem.ts'
import type {
  AddInput,
  ChangedCart,
  LineInput,
  OfferedLine,
  QuantityInput,
} from './add-to-cart.machine.ts'

/** The actors of the add button: a customer's line goes to the server, a guest's only into the browser. */
export function createAddToCartActors(client: ShopClient, guestCart: GuestCartStore) {
  return {
    addLine: fromPromise<ChangedCart, AddInput>(({ input, signal }) =>
      input.signedIn
        ? addOnce(client, input, signal)
        : within(signal, async () => addToGuestCart(guestCart, input.line)),
    ),

    setInsurance: fromPromise<ChangedCart, LineInput>(
      async ({ input: { signedIn, line }, signal }) => {
        if (signedIn) return { cart: await insure(client, line, signal) }
        const { priceId, insuranceId } = line
        const change = { kind: 'insurance', priceId, insuranceId } as const
        guestCart.write(applyChange(guestCart.read(), change))
        return { cart: null }
      },
    ),

    setQuantity: fromPromise<ChangedCart, QuantityInput>(({ input, signal }) =>
      within(signal, async (signal) => {
        const { signedIn, priceId, quantity } = input
        if (signedIn) {
          const body = { price_id: priceId }
          const call =
            quantity === 0
              ? client.DELETE('/purchase/cart/delete_item/', { body, signal })
              : client.PATCH('/purchase/cart/update_item/', { body: { ...body, quantity }, signal })
          return { cart: await unwrap(call) }
        }
        const change =
          quantity === 0
            ? ({ kind: 'removal', priceId } as const)
            : ({ kind: 'quantity', priceId, quantity } as const)
        guestCart.write(applyChange(guestCart.read(), change))
        return { cart: null }
      }),
    ),
  }
}

/**
 * Adds one unit of a line that the cart does not have. A call that got no reply may still have added the line, so the cart
 * is read after such a failure and before the next attempt.
 */
async function addOnce(
  client: ShopClient,
  { line, isUncertain: mayBeThere }: AddInput,
  signal: AbortSignal,
): Promise<ChangedCart> {
  const find = async (): Promise<Cart | null> => {
    const cart = await within(signal, (signal) =>
      unwrap(client.GET('/purchase/cart/list_items_v2/', { signal })),
    )
    return lineOf(cart, line.priceId) === undefined ? null : cart
  }
  const found = mayBeThere ? await find() : null
  if (found !== null) {
    if (lineOf(found, line.priceId)?.insurance === line.insuranceId) return { cart: found }
    return { cart: await insure(client, line, signal) }
  }
  try {
    const body = { ...choiceOf(line), quantity: 1 }
    const cart = await within(signal, (signal) =>
      unwrap(client.POST('/purchase/cart/add_item/', { body, signal })),
    )
    return { cart }
  } catch (error) {
    const cart =
      isUncertain(failureOf(error)) && !signal.aborted ? await find().catch(() => null) : null
    if (cart === null) throw error
    return { cart }
  }
}

/** Gives a customer's line the insurance that is chosen for it, or none. */
function insure(client: ShopClient, line: OfferedLine, signal: AbortSignal): Promise<Cart> {
  const body = choiceOf(line)
  return within(signal, (signal) =>
    unwrap(client.PATCH('/purchase/cart/add_item/', { body, signal })),
  )
}

const choiceOf = ({ priceId, insuranceId }: OfferedLine) => ({
  price_id: priceId,
  insurance_id: insuranceId,
})

function addToGuestCart(guestCart: GuestCartStore, line: OfferedLine): ChangedCart {
  const { priceId, stock, goods } = line
  const kept = goods && { ...goods, stock_quantity: stock }
  const changed = addUnit(guestCart.read(), { ...choiceOf(line), ...kept }, stock)
  if (!changed) throw new ProblemError('stock_limited', { priceIds: [priceId] })
  guestCart.write(changed)
  return { cart: null }
}
