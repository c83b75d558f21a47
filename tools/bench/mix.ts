import { setTimeout as delay } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { openDatabase } from '#server/platform/db/database.ts'
import { variants } from '#server/platform/db/schema/catalogue.ts'
import type { Random } from '#walks/random.ts'
import type { Goods } from './goods.ts'
import { measure, read, time, type Load, type Measured } from './load.ts'
import { purchases } from './purchases.ts'
import type { BenchServer } from './server.ts'
import type { Shopper } from './shopper.ts'

const ordersPerSecond = 5
const priceChangesPerSecond = 1
const bestSellers = 100
const asBrowser = { 'accept-encoding': 'gzip, deflate, br' }

export type Mix = {
  /** Browsing alone, and the same browsing while the shop sells and changes prices. */
  calm: Browsing
  selling: Browsing
  /** The purchases meanwhile, each from the cart to the paid order. */
  orders: Load
}

export type Browsing = Measured & {
  /** The share of the pages that came from the cache without being rendered, from 0 to 1. */
  kept: number
}

/**
 * Browsing over home, lists and all product pages, at least half of the requests to best sellers: first with no other
 * load, then with five purchases and one price change a second.
 */
export async function measureMix(
  { server, goods, random }: { server: BenchServer; goods: Goods; random: Random },
  lanes: readonly Shopper[][],
  seconds: number,
): Promise<Mix> {
  const all = pagesOf(goods)
  await read(server.origin, all, { seconds, most: all.length }, asBrowser)
  const paths = visits(goods, all, random)
  const calm = await browse(server, paths, seconds)
  const buy = purchases({ goods, random }, lanes)
  const orders: Load = { times: [], seconds, refused: new Map() }
  const ending = new AbortController()
  const sales = Promise.all([
    sell(buy, orders, ending.signal),
    changePrices(server.databaseUrl, goods, random, ending.signal),
  ])
  const browsing = browse(server, paths, seconds).finally(() => ending.abort())
  const [selling] = await Promise.all([browsing, sales])
  return { calm, selling, orders }
}

async function browse(server: BenchServer, paths: string[], seconds: number): Promise<Browsing> {
  let [pages, kept] = [0, 0]
  const count = (status: string) => {
    pages += 1
    if (status === 'shop; hit') kept += 1
  }
  const load = () => read(server.origin, paths, { seconds, onCacheStatus: count }, asBrowser)
  return { ...(await measure(server, load)), kept: kept / Math.max(1, pages) }
}

/** Starts a purchase every 200 ms, whether or not the ones before it have ended, and waits for all of them. */
async function sell(buy: () => Promise<void>, orders: Load, signal: AbortSignal): Promise<void> {
  const running: Promise<void>[] = []
  await repeat(1_000 / ordersPerSecond, signal, async () => {
    running.push(time(orders, buy))
  })
  await Promise.all(running)
}

async function changePrices(
  databaseUrl: string,
  { variants: goods }: Goods,
  random: Random,
  signal: AbortSignal,
): Promise<void> {
  const { db, close } = openDatabase(databaseUrl, { connections: 1 })
  await repeat(1_000 / priceChangesPerSecond, signal, async () => {
    await db
      .update(variants)
      .set({ price: sql`${variants.price} + 10000` })
      .where(eq(variants.id, random.pick(goods).id))
  }).finally(close)
}

/** Runs `work` every `ms` milliseconds until it is aborted. */
async function repeat(ms: number, signal: AbortSignal, work: () => Promise<void>) {
  const started = performance.now()
  for (let times = 0; !signal.aborted; times++) {
    await work()
    const next = started + (times + 1) * ms - performance.now()
    await delay(Math.max(0, next), null, { signal }).catch(() => null)
  }
}

const listPages = [
  '/',
  ...['', '/mobile', '/mobile/samsung-mobile', '/mobile/iphone', '/mobile/xiaomi-mobile'].flatMap(
    (slug) => [`/productlist${slug}`, `/productlist${slug}?page=2`],
  ),
]

function pagesOf({ slugs }: Goods): string[] {
  return [...listPages, ...slugs.map(productPage)]
}

function visits({ bestSelling }: Goods, all: readonly string[], random: Random): string[] {
  const best = bestSelling.slice(0, bestSellers).map(productPage)
  return Array.from({ length: 20_000 }, () => random.pick(random.below(2) === 0 ? best : all))
}

const productPage = (slug: string): string => `/products/${slug}`
