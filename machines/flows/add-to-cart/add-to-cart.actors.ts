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

/** The live actors of the add button: a customer's line goes to the server, a guest's into the browser only. */
export function createAddToCartActors(client: ShopClient, guestCart: GuestCartStore) {
  return {
    addLine: fromPromise<ChangedCart, AddInput>(({ input, signal }) =>
      input.signedIn
        ? addOnce(client, input, signal)
        : within(signal, async () => addToGuestCart(guestCart, input.line)),
    ),

    setInsurance: fromPromise<ChangedCart, LineInput>(({ input: { signedIn, line }, signal }) =>
      within(signal, async (signal) => {
        const { priceId, insuranceId } = line
        const body = { price_id: priceId, insurance_id: insuranceId }
        if (signedIn) {
          return { cart: await unwrap(client.PATCH('/purchase/cart/add_item/', { body, signal })) }
        }
        const change = { kind: 'insurance', priceId, insuranceId } as const
        guestCart.write(applyChange(guestCart.read(), change))
        return { cart: null }
      }),
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
  const choice = { price_id: line.priceId, insurance_id: line.insuranceId }
  const find = async (): Promise<Cart | null> => {
    const cart = await within(signal, (signal) =>
      unwrap(client.GET('/purchase/cart/list_items_v2/', { signal })),
    )
    return lineOf(cart, line.priceId) === undefined ? null : cart
  }
  const found = mayBeThere ? await find() : null
  if (found !== null) {
    if (lineOf(found, line.priceId)?.insurance === line.insuranceId) return { cart: found }
    const cart = await within(signal, (signal) =>
      unwrap(client.PATCH('/purchase/cart/add_item/', { body: choice, signal })),
    )
    return { cart }
  }
  try {
    const cart = await within(signal, (signal) =>
      unwrap(client.POST('/purchase/cart/add_item/', { body: { ...choice, quantity: 1 }, signal })),
    )
    return { cart }
  } catch (error) {
    const cart =
      isUncertain(failureOf(error)) && !signal.aborted ? await find().catch(() => null) : null
    if (cart === null) throw error
    return { cart }
  }
}

function addToGuestCart(guestCart: GuestCartStore, line: OfferedLine): ChangedCart {
  const { priceId, insuranceId, stock, goods } = line
  const kept = goods && { ...goods, stock_quantity: stock }
  const choice = { price_id: priceId, insurance_id: insuranceId, ...kept }
  const changed = addUnit(guestCart.read(), choice, stock)
  if (!changed) throw new ProblemError('stock_limited', { priceIds: [priceId] })
  guestCart.write(changed)
  return { cart: null }
}
