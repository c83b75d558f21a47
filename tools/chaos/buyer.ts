import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { newShopper, type Shopper } from '#tools/bench/shopper.ts'
import type { Bank } from './stand-ins.ts'

export type Buyer = Shopper & { pickup: number }

/** What the shop confirmed to a buyer, to be checked against the database afterwards. */
export type Acknowledged = { id: number; isPaid: boolean }

let last = 0

/** Customers with an account, a complete profile and an address, none of whom was there before. */
export async function newBuyers(origin: string, count: number): Promise<Buyer[]> {
  const buyers: Buyer[] = []
  for (let number = 0; number < count; number += 1) {
    const shopper = await newShopper(origin, (last += 1))
    const { data } = await shopper.api.GET('/purchase/shipping-method/')
    const pickup = data?.find((method) => method.is_in_person)?.id ?? 0
    buyers.push({ ...shopper, pickup })
  }
  return buyers
}

/** Puts units into the empty cart, for pickup. */
export async function fillCart({ api, pickup }: Buyer, variant: number, units = 1): Promise<void> {
  await api.DELETE('/purchase/cart/delete/')
  await api.POST('/purchase/cart/add_item/', { body: { price_id: variant, quantity: units } })
  await api.POST('/purchase/set-shipping-method/', { body: { shipping_method: pickup } })
}

/** Orders the cart. Returns the order's id; throws the problem's code. */
export async function placeOrder({ api }: Buyer, key: string = randomUUID()): Promise<number> {
  const { data } = await api.POST('/purchase/v4/order/', {
    params: { query: {}, header: { 'Idempotency-Key': key } },
    body: { address_id: null },
  })
  if (data === undefined) throw new Error('an order without a reply')
  return data.order_id
}

/** Starts a payment. Returns the bank's page. */
export async function startPayment({ send, origin }: Buyer, id: number): Promise<string> {
  const redirect_url = `${origin}/payment/callback`
  const query = new URLSearchParams({ order_id: `${id}`, redirect_url })
  const { href, searchParams } = await next(send(`/api/payments/gateways/bank/start/?${query}`))
  const code = searchParams.get('code')
  if (code !== null) throw new Error(code === 'gateway_unavailable' ? `503 ${code}` : code)
  return href
}

/** Comes back from the bank. Returns whether the order is paid. */
export async function comeBack({ send }: Buyer, back: URL): Promise<boolean> {
  const { searchParams, href } = await next(send(back.pathname + back.search))
  const paid = searchParams.get('paid')
  if (paid === 'unknown') throw new Error('503 unknown')
  if (paid !== '1' && searchParams.get('refunded') !== '1') throw new Error(`not paid: ${href}`)
  return paid === '1'
}

async function next(call: Promise<Response>): Promise<URL> {
  return new URL((await call).headers.get('location') ?? '')
}

/** Buys one unit, retrying every step while the shop is not there. Returns what the shop confirmed. */
export async function buy(buyer: Buyer, bank: Bank, variant: number): Promise<Acknowledged> {
  await untilAnswered(() => fillCart(buyer, variant))
  const key = randomUUID()
  const id = await untilAnswered(() => placeOrder(buyer, key))
  const page = await untilAnswered(() => startPayment(buyer, id))
  const isPaid = await untilAnswered(() => comeBack(buyer, bank.pay(page)))
  return { id, isPaid }
}

/** Retries while there is no reply, or one that says that the shop is unavailable. */
export async function untilAnswered<Answer>(step: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await step()
    } catch (error) {
      if (!isOutage(error)) throw error
      await delay(50)
    }
  }
}

/** Whether a call failed because the shop was not there, and not because it refused. */
export const isOutage = (error: unknown): boolean =>
  error instanceof Error && /^(fetch failed|terminated|503 .*)$/.test(error.message)
