import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { createRandom } from '#walks/random.ts'
import { newShopper, type Shopper } from '#tools/bench/shopper.ts'

const shoppers = 3
/** How many purchases prove that a shop works again. */
const enough = 3

export type Sales = {
  /** Waits until a few more purchases have succeeded. */
  goOn: () => Promise<void>
  /** Finishes the current purchases. Returns how many there were in total. */
  close: () => Promise<number>
}

/**
 * Shoppers who buy one product after another in a shop that may be killed at any moment: without a reply they retry the
 * step until there is one. Any other failure ends the run.
 */
export async function openSales(
  origin: string,
  goods: readonly { id: number; stock: number }[],
): Promise<Sales> {
  const units = createRandom(1).shuffled(
    goods.flatMap(({ id, stock }) => Array.from({ length: stock }, () => id)),
  )
  const books: { isOpen: boolean; sold: number; failure: unknown } = {
    isOpen: true,
    sold: 0,
    failure: null,
  }

  const shop = async (number: number) => {
    const shopper = await newShopper(origin, number)
    const pickup = await pickupOf(shopper)
    return async () => {
      while (books.isOpen) {
        await buy(shopper, units.pop() ?? 0, pickup)
        books.sold += 1
      }
    }
  }
  const ready = await Promise.all(Array.from({ length: shoppers }, (_one, number) => shop(number)))
  const work = Promise.all(ready.map((buyOnAndOn) => buyOnAndOn())).catch((error: unknown) => {
    books.failure = error
  })
  const stopIfFailed = () => {
    if (books.failure !== null) throw books.failure
  }
  return {
    goOn: async () => {
      const wanted = books.sold + enough
      while (books.sold < wanted) {
        stopIfFailed()
        await delay(20)
      }
    },
    close: async () => {
      books.isOpen = false
      await work
      stopIfFailed()
      return books.sold
    },
  }
}

async function buy({ api, send, origin }: Shopper, variant: number, pickup: number): Promise<void> {
  await untilAnswered(async () => {
    const { data } = await api.GET('/purchase/cart/list_items_v2/')
    if (data?.products.length === 0)
      await api.POST('/purchase/cart/add_item/', { body: { price_id: variant, quantity: 1 } })
  })
  await untilAnswered(() =>
    api.POST('/purchase/set-shipping-method/', { body: { shipping_method: pickup } }),
  )
  const header = { 'Idempotency-Key': randomUUID() }
  const { data } = await untilAnswered(() =>
    api.POST('/purchase/v4/order/', { params: { query: {}, header }, body: { address_id: null } }),
  )
  const query = new URLSearchParams({
    order_id: String(data?.order_id),
    redirect_url: `${origin}/payment/callback`,
  })
  const go = (path: string, method = 'GET') =>
    untilAnswered(async () => gatewayAnswer(await send(path, { method })))
  const bank = await go(`/api/payments/gateways/sandbox/start/?${query}`)
  const back = await go(`${bank.pathname}/pay`, 'POST')
  const result = await go(back.pathname + back.search)
  if (result.searchParams.get('paid') !== '1') throw new Error(`not paid: ${result.href}`)
}

async function pickupOf({ api }: Shopper): Promise<number> {
  const { data } = await api.GET('/purchase/shipping-method/')
  return data?.find((method) => method.is_in_person)?.id ?? 0
}

/** Retries while there is no reply, or one that says that the shop is unavailable. */
async function untilAnswered<Answer>(step: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await step()
    } catch (error) {
      if (!isOutage(error)) throw error
      await delay(50)
    }
  }
}

const isOutage = (error: unknown) =>
  error instanceof Error && /^(fetch failed|terminated|503 .*)$/.test(error.message)

/**
 * Where the browser goes next. The sandbox bank dies with the shop: then the browser is redirected back without a
 * result.
 */
function gatewayAnswer(response: Response): URL {
  const next = new URL(response.headers.get('location') ?? '')
  if (next.searchParams.get('code') === 'gateway_unavailable') throw new Error('503 gateway')
  return next
}
