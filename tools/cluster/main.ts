/**
 * `npm run cluster`: sets up the database of docs/operations/cluster.md on this machine, three nodes and all, sells from
 * two processes of the shop, takes the primary away in the middle, and checks the books. Fails if anything was found.
 * Needs root and Debian's packages `patroni`, `etcd-server`, `haproxy`, `pgbouncer` and `postgresql-15`.
 */
import { parseArgs } from 'node:util'
import { eq, gt } from 'drizzle-orm'
import { products, variants } from '#server/platform/db/schema/catalogue.ts'
import { bookFaults, lostOrders, readInitialStock } from '#tools/chaos/audit.ts'
import { startInstance, type Instance } from '#tools/chaos/instance.ts'
import { quantile, seconds } from '#tools/chaos/part.ts'
import { openSales, unitsInStock } from '#tools/chaos/parts/kills.ts'
import { startCluster, until, type Cluster } from './cluster.ts'
import { startReaders } from './readers.ts'

const { values } = parseArgs({
  options: {
    ports: { type: 'string', default: '4400' },
    checkouts: { type: 'string', default: '200' },
  },
})
const checkouts = Number(values.checkouts)
/** What the shop is given until it sells again, in milliseconds. */
const mostOutageMs = 30_000

const faults: string[] = []
const begun = performance.now()
const cluster = await startCluster(Number(values.ports))
const shops: Instance[] = []
try {
  figure('the cluster is ready after', seconds(performance.now() - begun))
  for (const withPages of [true, false])
    shops.push(await startInstance({ databaseUrl: cluster.databaseUrl, withPages }))
  await trial(cluster, shops)
} catch (error) {
  faults.push(String(error))
} finally {
  for (const shop of shops) await shop.remove()
  await cluster.remove()
}
for (const fault of faults) console.log(`  FAULT  ${fault}`)
console.log(faults.length === 0 ? 'Nothing was found' : `${faults.length} faults`)
process.exit(faults.length === 0 ? 0 : 1)

async function trial({ primary, follows, move }: Cluster, [one, other]: Instance[]): Promise<void> {
  if (one === undefined || other === undefined) throw new Error('two processes sell')
  const initialStock = await one.inDatabase(readInitialStock)
  const units = await unitsInStock(one)
  const half = Math.floor(units.length / 2)
  const lanes = [
    await openSales(one, units.slice(0, half)),
    await openSales(other, units.slice(half)),
  ]
  const sold = () => lanes.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
  const readers = startReaders(one.origin)
  await until('a third is sold', async () => sold() >= checkouts / 3, 300)

  const lost = await primary()
  if (lost === null) throw new Error('there is no primary')
  const struck = performance.now()
  await lost.kill()
  const before = sold()
  await until('the shop sells again', async () => sold() > before + lanes.length * 6, 120)
  const outageMs = performance.now() - struck
  await until(`${checkouts} are sold`, async () => sold() >= checkouts, 300)
  const acknowledged = (await Promise.all(lanes.map(({ close }) => close()))).flat()
  const reading = await readers.stop()

  figure('orders paid', acknowledged.length)
  figure('the shop sells again after', seconds(outageMs))
  figure('pages read meanwhile', reading.replies)
  figure('slowest of them (99 %)', seconds(quantile(reading.durationsMs, 0.99)))
  if (outageMs > mostOutageMs) faults.push(`nothing was sold for ${seconds(outageMs)}`)
  faults.push(...reading.failures.slice(0, 10))

  figure('a price is known to the other process after', seconds(await newsMs(one, other)))

  const back = performance.now()
  lost.start(false)
  await until('the lost node follows again', () => follows(lost), 120)
  figure('the lost node follows again after', seconds(performance.now() - back))

  const found = await one.inDatabase(async (db) => [
    ...(await bookFaults(db, initialStock)),
    ...(await lostOrders(db, acknowledged)),
  ])
  faults.push(...found)

  await Promise.all([one.stop(), other.stop()])
  const moving = performance.now()
  await move()
  figure('the data is copied into another database in', seconds(performance.now() - moving))
}

/** How long the other process shows an old price after one has changed it: its notifications come back by themselves. */
async function newsMs(one: Instance, other: Instance): Promise<number> {
  const [found] = await one.inDatabase((db) =>
    db
      .select({ id: variants.id, price: variants.price, slug: products.slug })
      .from(variants)
      .innerJoin(products, eq(products.id, variants.productId))
      .where(gt(variants.stock, 0))
      .limit(1),
  )
  if (found === undefined) throw new Error('everything is sold')
  const price = found.price + 1_000
  const started = performance.now()
  await one.inDatabase((db) =>
    db.update(variants).set({ price, newPrice: null }).where(eq(variants.id, found.id)),
  )
  const shown = () => fetch(`${other.origin}/api/product/v2/product/${found.slug}/`)
  await until(
    'the other process knows a new price',
    async () => (await (await shown()).text()).includes(`"price":${price}`),
    30,
  )
  return performance.now() - started
}

function figure(name: string, value: string | number): void {
  console.log(`  ${name.padEnd(46)} ${value}`)
}
