import { addAddress, answer, courier, handOver, movesToSent } from '#tests/support/shopper.ts'
import { addItem, ordersOf, readyToPay, staffMember, type Customer } from './customer.ts'
import { phoneVariant } from './goods.ts'

/** Fills the withdrawable balance through the sandbox bank, without a page. */
export async function charge({ context, origin }: Customer, amount: number): Promise<void> {
  const callback = encodeURIComponent(`${origin}/payment/wallet-callback/`)
  const started = await context.request.post(
    `${origin}/api/wallet/deposit/?redirect_url=${callback}`,
    { data: { amount } },
  )
  const [, address = ''] = /content="0; url=([^"]+)"/.exec(await started.text()) ?? []
  await context.request.post(`${address.replaceAll('&amp;', '&')}/pay`)
}

/** Buys the demo's phone without a page and pays at a gateway of the sandbox. Returns the order. */
export async function paidOrder(buyer: Customer, gateway = 'sandbox') {
  const { id } = await phoneVariant(buyer)
  await readyToPay(buyer, id)
  return placeAndPay(buyer, null, gateway)
}

/** Buys the demo's phone like `paidOrder`, sent by post to a new address. */
export async function paidParcel(buyer: Customer) {
  const { id } = await phoneVariant(buyer)
  await addItem(buyer, id)
  const methods = await answer(buyer.api.GET('/purchase/shipping-method/'))
  const body = { shipping_method: methods.find(({ name }) => name === courier.name)?.id ?? 0 }
  await answer(buyer.api.POST('/purchase/set-shipping-method/', { body }))
  return placeAndPay(buyer, await addAddress(buyer), 'sandbox')
}

async function placeAndPay(buyer: Customer, address_id: number | null, gateway: string) {
  const params = { query: { use_wallet_funds: false } }
  const body = { address_id }
  const { order_id } = await answer(buyer.api.POST('/purchase/v4/order/', { params, body }))
  const { context, origin } = buyer
  const callback = encodeURIComponent(`${origin}/payment/callback`)
  const bank = await context.request.get(
    `${origin}/api/payments/gateways/${gateway}/start/?order_id=${order_id}&redirect_url=${callback}`,
  )
  await context.request.post(`${bank.url()}/pay`)
  const [order] = await ordersOf(buyer)
  if (order?.text_status !== 'NOT_CHECKED') throw new Error('the order was not paid')
  return order
}

/** An order of a customer that waits at the desk, with its code. */
export async function readyForPickup(buyer: Customer): Promise<{ id: number; code: string }> {
  const { id } = await paidOrder(buyer)
  const { api, context } = await staffMember()
  const params = { path: { id } }
  for (const event of movesToSent)
    await answer(api.POST('/staff/order/{id}/move/', { params, body: { event } }))
  await context.close()
  const { pickup_code: code = '' } = await answer(
    buyer.api.GET('/purchase/v4/order/{id}/', { params }),
  )
  return { id, code }
}

/** The staff deliver an order at the desk. */
export async function deliver(buyer: Customer, id: number): Promise<void> {
  const staff = await staffMember()
  const { api, context } = staff
  const events = [
    'staff.payment-checked',
    'staff.accepted',
    'staff.preparing',
    'staff.sent',
  ] as const
  for (const event of events)
    await answer(api.POST('/staff/order/{id}/move/', { params: { path: { id } }, body: { event } }))
  await handOver(staff, buyer, id)
  await context.close()
}
