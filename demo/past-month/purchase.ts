import { answer } from './visitor.ts'
import type { Customer } from './customers.ts'

/** Buys one unit of each variant, sent by the first way that is offered or taken at a branch. Answers the order's id. */
export async function placeOrder(
  { api, addressId }: Customer,
  variants: readonly number[],
  isPickup: boolean,
): Promise<number> {
  for (const price_id of variants)
    await api.POST('/purchase/cart/add_item/', { body: { price_id, quantity: 1 } })
  const address = isPickup ? {} : { address_id: addressId }
  const methods = await answer(
    api.GET('/purchase/shipping-method/', {
      params: { query: { is_in_person: isPickup, ...address } },
    }),
  )
  const body = { shipping_method: methods[0]?.id ?? 0, ...address }
  await api.POST('/purchase/set-shipping-method/', { body })
  const placed = await answer(
    api.POST('/purchase/v4/order/', {
      params: { query: {} },
      body: { address_id: isPickup ? null : addressId },
    }),
  )
  return placed.order_id
}

/** Goes to the sandbox bank with an order, presses a button there, and comes back. */
export async function visitBank(
  { send }: Customer,
  orderId: number,
  siteUrl: string,
  button: 'pay' | 'cancel',
): Promise<void> {
  const query = new URLSearchParams({
    order_id: String(orderId),
    redirect_url: `${siteUrl}/payment/callback`,
  })
  const follow = async (method: 'GET' | 'POST', path: string) => {
    const { headers, statusCode } = await send(method, path)
    if (statusCode !== 303 || headers.location === undefined)
      throw new Error(`${path}: no redirect but ${statusCode}`)
    return new URL(headers.location)
  }
  const bank = await follow('GET', `/api/payments/gateways/sandbox/start/?${query}`)
  const back = await follow('POST', `${bank.pathname}/${button}`)
  await follow('GET', back.pathname + back.search)
}
