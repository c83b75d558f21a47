/**
 * `npm run bench`: the cost of the built shop, next to the numbers of other shops. It only reports and never fails.
 * Needs Linux, for `/proc`, and a build (`npm run build`). See docs/operations/bench.md.
 */
import { parseArgs } from 'node:util'
import {
  exportOrders,
  fillOrders,
  findingCalls,
  orderListCalls,
  productListCalls,
  warmUpLists,
  signInOwner,
} from './back-office.ts'
import { readGoods, type Goods } from './goods.ts'
import { connections, measure, read, runFlows } from './load.ts'
import { measureMix } from './mix.ts'
import { checkouts, measureAdding, purchases, signInShoppers } from './purchases.ts'
import { listCalls, listPages, searchWords } from './queries.ts'
import { createRandom, type Random } from '#walks/random.ts'
import { aims, references } from './references.ts'
import {
  printExport,
  printHead,
  printMemory,
  printMix,
  printRow,
  printScripts,
  printSetting,
  printStart,
  type Yardstick,
} from './report.ts'
import { measureScripts } from './scripts.ts'
import { startServer, type BenchServer } from './server.ts'
import type { Shopper, Visitor } from './shopper.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    seconds: { type: 'string', default: '5' },
    products: { type: 'string', default: '2000' },
    'server-flags': { type: 'string', default: '' },
  },
})
const seconds = Number(values.seconds)
const products = Number(values.products)
const only = values.only.split(',').filter((name) => name !== '')

type Bench = { server: BenchServer; goods: Goods; random: Random }

/** Created once, when the first part needs them. */
let signedIn: Promise<Shopper[][]> | null = null
const shoppers = ({ server }: Bench) => (signedIn ??= signInShoppers(server.origin))

const asBrowser = { 'accept-encoding': 'gzip, deflate, br' }

/** The parts of the bench by the names that `--only` takes. */
const parts: Record<string, (bench: Bench) => Promise<void>> = {
  list: (bench) => calls(bench, 'list, filtered and sorted', listCalls, references.list),
  product: (bench) =>
    calls(
      bench,
      'product by slug',
      ({ slugs }, random) =>
        random.shuffled(slugs).map((slug) => `/api/product/v2/product/${slug}/`),
      references.product,
    ),
  search: async (bench) => {
    const found = (path: string) => (goods: Goods, random: Random, count: number) =>
      searchWords(goods, random, count).map((words) => path + encodeURIComponent(words))
    const suggestions = found('/api/product/?size=20&search=')
    await calls(bench, 'search, suggestions', suggestions, references.search)
    const list = found('/api/product/v2/product/?search=')
    await calls(bench, 'search, list with facets', list, references.search)
    await calls(bench, 'suggestions, one at a time', suggestions, references.search, 1)
    await calls(bench, 'search list, one at a time', list, references.search, 1)
  },
  add: async (bench) => {
    const lanes = await shoppers(bench)
    await measureAdding(bench, lanes, 1)
    const measured = await measureAdding(bench, lanes, seconds)
    printRow('add to cart', measured, { cpu: references.add })
  },
  checkout: async (bench) => {
    const buy = checkouts(bench, await shoppers(bench))
    await buy({ seconds: 4 })
    const measured = await measure(bench.server, () => buy({ seconds: seconds * 2 }))
    printRow('whole checkout', measured, { cpu: references.checkout })
  },
  account: async (bench) => {
    const lanes = await shoppers(bench)
    const buy = purchases(bench, lanes)
    for (let orders = 0; orders < lanes.flat().length; orders++) await buy()
    await accountCalls(bench, 'list of orders', aims.account.ordersMs, async ({ api }) => {
      await api.GET('/purchase/v4/order/')
    })
    await accountCalls(
      bench,
      'wallet and its movements',
      aims.account.walletMs,
      async ({ api }) => {
        await Promise.all([api.GET('/wallet/wallet/'), api.GET('/wallet/wallet-transaction/')])
      },
    )
  },
  mix: async (bench) => printMix(await measureMix(bench, await shoppers(bench), seconds * 2)),
  pages: async (bench) => {
    const { goods, random, server } = bench
    await page(bench, 'home page, kept', ['/'], {})
    const lists = listPages(goods, random, 3000)
    await firstViews(bench, 'list page, first view', lists, { cpuMs: aims.firstView.listMs })
    await page(bench, 'list page, kept', lists.slice(-480), {})
    const slugs = random.shuffled(goods.slugs).map((slug) => `/products/${slug}`)
    await firstViews(bench, 'product page, first view', slugs, { cpuMs: aims.firstView.productMs })
    await page(bench, 'product page, kept', slugs.slice(-480), { pages: true })
    const shown = {
      home: '/',
      list: '/productlist/mobile',
      product: slugs[0] ?? '',
      login: '/login',
      cart: '/cart',
    }
    for (const [name, path] of Object.entries(shown))
      printScripts(name, await measureScripts(server.origin, path))
  },
  storm: async ({ goods, random, server }) => {
    const lists = listPages(goods, random, 6_000)
    const most = 3_000
    const plain = () => read(server.origin, lists.slice(0, most), { seconds, most })
    const packed = () => read(server.origin, lists.slice(most), { seconds, most }, asBrowser)
    printRow('new pages, uncompressed', await measure(server, plain), {})
    printRow('new pages, compressed', await measure(server, packed), {})
    printMemory((await server.usage()).server.memoryBytes)
  },
  office: async (bench) => {
    const { server, goods, random } = bench
    await fillOrders(server, products)
    const owner = await signInOwner(server.origin)
    await warmUpLists(server, owner)
    const { titles } = goods
    await officeCalls(bench, owner, 'staff: products', productListCalls(titles, random, 2_000))
    await officeCalls(bench, owner, 'staff: orders', orderListCalls(random, 2_000))
    await officeCalls(bench, owner, 'staff: search box', findingCalls(titles, random, 2_000))
    printExport(await exportOrders(owner))
  },
}

if (process.platform !== 'linux') {
  console.error('The bench reads what processes use from /proc, which only Linux has.')
  process.exit(1)
}
const unknown = only.filter((name) => !(name in parts))
if (unknown.length > 0 || !(seconds > 0) || !(products > 0)) {
  console.error(
    `--only takes ${Object.keys(parts).join(',')}; --seconds and --products numbers above 0`,
  )
  process.exit(1)
}
await main()

async function main(): Promise<void> {
  const nodeFlags = values['server-flags'].split(' ').filter((flag) => flag !== '')
  const server = await startServer({ products, nodeFlags })
  try {
    const goods = await readGoods(server.origin)
    printSetting(goods.slugs.length)
    printStart(server.readyMs, (await server.usage()).server.memoryBytes)
    printHead()
    const bench = { server, goods, random: createRandom(1405) }
    for (const [name, run] of Object.entries(parts))
      if (only.length === 0 || only.includes(name)) await run(bench)
  } finally {
    await server.stop()
  }
}

/** API calls, nearly all different. */
async function calls(
  { server, goods, random }: Bench,
  name: string,
  make: (goods: Goods, random: Random, count: number) => string[],
  cpu: Yardstick['cpu'],
  lanes?: number,
): Promise<void> {
  await read(server.origin, make(goods, random, 4_000), { seconds: 2, lanes })
  const paths = make(goods, random, 20_000)
  const load = () => read(server.origin, paths, { seconds, lanes })
  printRow(name, await measure(server, load), { cpu })
}

/** Calls of the account, by every shopper in turn. */
async function accountCalls(
  bench: Bench,
  name: string,
  cpuMs: number,
  call: (shopper: Shopper) => Promise<void>,
): Promise<void> {
  const lanes = await shoppers(bench)
  let turn = 0
  const flow = async (lane: number) => {
    const shopper = lanes[lane]?.[turn++ % (lanes[lane]?.length ?? 1)]
    if (shopper) await call(shopper)
  }
  await runFlows(flow, { seconds: 2 })
  printRow(name, await measure(bench.server, () => runFlows(flow, { seconds })), { cpuMs })
}

/** Calls of the back office, one at a time: few people work there. */
async function officeCalls({ server }: Bench, owner: Visitor, name: string, paths: string[]) {
  const cookie = [...owner.cookies].map(([key, value]) => `${key}=${value}`).join('; ')
  const load = (seconds: number) => read(server.origin, paths, { seconds, lanes: 1 }, { cookie })
  await load(2)
  printRow(name, await measure(server, () => load(seconds)), { p99Ms: aims.office.p99Ms })
}

/** Cached pages, as most visitors get them. */
async function page({ server }: Bench, name: string, paths: string[], yardstick: Yardstick) {
  const load = () => read(server.origin, paths, { seconds }, asBrowser)
  await read(server.origin, paths, { seconds: 2 }, asBrowser)
  printRow(name, await measure(server, load), yardstick)
}

/** Pages that nobody has requested since they last changed: rendered and compressed for the first visitor. */
async function firstViews({ server }: Bench, name: string, paths: string[], yardstick: Yardstick) {
  const warm = Math.floor(paths.length / 5 / connections) * connections
  const most = Math.floor((paths.length - warm) / connections) * connections
  await read(server.origin, paths.slice(0, warm), { seconds, most: warm }, asBrowser)
  const load = () => read(server.origin, paths.slice(warm), { seconds, most }, asBrowser)
  printRow(name, await measure(server, load), yardstick)
}
