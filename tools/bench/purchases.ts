import { randomUUID } from 'node:crypto'
import type { Goods } from './goods.ts'
import { connections, measure, runFlows, together, type Load, type Measured } from './load.ts'
import type { Random } from '#walks/random.ts'
import type { BenchServer } from './server.ts'
import { newShopper, type Shopper } from './shopper.ts'

const shoppersPerLane = 10
/** The number of lines in a well-filled cart. */
const linesPerCart = 4

type Shop = { server: BenchServer; goods: Goods; random: Random }

/** Shoppers for every lane of a load, so that no two lanes use the same account. */
export async function signInShoppers(origin: string): Promise<Shopper[][]> {
  const lanes = Array.from({ length: connections }, (_lane, lane) =>
    Array.from({ length: shoppersPerLane }, (_shopper, index) => lane * shoppersPerLane + index),
  )
  return Promise.all(
    lanes.map(async (numbers) => {
      const shoppers: Shopper[] = []
      for (const number of numbers) shoppers.push(await newShopper(origin, number))
      return shoppers
    }),
  )
}

/**
 * Adding to the carts of many signed-in shoppers, four different variants to each. Full carts are emptied outside of
 * the measurement.
 */
export async function measureAdding(
  { server, goods, random }: Shop,
  lanes: readonly Shopper[][],
  seconds: number,
): Promise<Measured> {
  const rounds: Measured[] = []
  let spent = 0
  while (spent < seconds) {
    const todo = lanes.map((shoppers) => shoppers.flatMap((shopper) => fillings(shopper)))
    const add = async (lane: number) => {
      const next = todo[lane]?.pop()
      if (next) await next.shopper.api.POST('/purchase/cart/add_item/', { body: next.body })
    }
    const most = lanes.length * shoppersPerLane * linesPerCart
    const round = await measure(server, () => runFlows(add, { seconds, most }))
    rounds.push(round)
    spent += round.seconds
    await Promise.all(lanes.flat().map(({ api }) => api.DELETE('/purchase/cart/delete/')))
  }
  return together(rounds)

  function fillings(shopper: Shopper) {
    const first = random.below(goods.variants.length)
    return Array.from({ length: linesPerCart }, (_line, index) => {
      const variant = goods.variants[(first + index * 7) % goods.variants.length]
      return { shopper, body: { price_id: variant?.id ?? 0, quantity: 1 } }
    })
  }
}

/** Complete purchases, each of its own product: from the cart to the paid order, including the sandbox bank. */
export function checkouts(shop: Pick<Shop, 'goods' | 'random'>, lanes: readonly Shopper[][]) {
  const units = unitsInStock(shop)
  const turns = lanes.map(() => 0)
  return ({ seconds }: { seconds: number }): Promise<Load> =>
    runFlows(
      async (lane) => {
        const turn = (turns[lane] ?? 0) + 1
        turns[lane] = turn
        const shopper = lanes[lane]?.[turn % shoppersPerLane]
        if (shopper) await buy(shopper, units.pop() ?? 0)
      },
      { seconds, most: units.length },
    )
}

/** Purchases one at a time, each by the next shopper. */
export function purchases(
  shop: Pick<Shop, 'goods' | 'random'>,
  lanes: readonly Shopper[][],
): () => Promise<void> {
  const units = unitsInStock(shop)
  const shoppers = lanes.flat()
  let turn = 0
  return async () => {
    const shopper = shoppers[turn++ % shoppers.length]
    if (shopper) await buy(shopper, units.pop() ?? 0)
  }
}

/** The variant of every unit that can be bought, in random order. */
const unitsInStock = ({ goods, random }: Pick<Shop, 'goods' | 'random'>): number[] =>
  random.shuffled(
    goods.variants.flatMap(({ id, stock }) => Array.from({ length: stock }, () => id)),
  )

async function buy({ api, origin, send, addressId }: Shopper, variant: number): Promise<void> {
  await api.POST('/purchase/cart/add_item/', { body: { price_id: variant, quantity: 1 } })
  const query = { address_id: addressId }
  const { data: methods } = await api.GET('/purchase/shipping-method/', { params: { query } })
  const courier = methods?.find((method) => !method.is_in_person)?.id ?? 0
  const body = { shipping_method: courier, address_id: addressId }
  await api.POST('/purchase/set-shipping-method/', { body })
  await api.GET('/purchase/cart/payment_info_v4/')
  const { data: gateways } = await api.GET('/payments/payment_gateway_option/')
  const { data: placed } = await api.POST('/purchase/v4/order/', {
    params: { query: {}, header: { 'Idempotency-Key': randomUUID() } },
    body: { address_id: addressId },
  })
  const id = placed?.order_id ?? 0
  const gateway = gateways?.bank_gateways.find(({ is_active }) => is_active)?.link ?? ''
  await payAtBank({ origin, send }, gateway, id)
  const { data: order } = await api.GET('/purchase/v4/order/{id}/', { params: { path: { id } } })
  if (order?.text_status !== 'NOT_CHECKED') throw new Error(`order ${order?.text_status}`)
}

/** Follows the gateway's URL to the bank, presses the pay button there, and returns to the shop. */
async function payAtBank(
  { origin, send }: Pick<Shopper, 'origin' | 'send'>,
  gateway: string,
  order: number,
): Promise<void> {
  const query = new URLSearchParams({
    order_id: String(order),
    redirect_url: `${origin}/payment/callback`,
  })
  const bank = locationOf(await send(`${gateway}?${query}`))
  await (await send(bank.pathname)).text()
  const back = locationOf(await send(`${bank.pathname}/pay`, { method: 'POST' }))
  await send(back.pathname + back.search)
}

function locationOf(response: Response): URL {
  return new URL(response.headers.get('location') ?? '')
}
