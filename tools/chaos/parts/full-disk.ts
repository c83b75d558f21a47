import { spawnSync } from 'node:child_process'
import { mkdtemp, open, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { gt } from 'drizzle-orm'
import { variants } from '#server/platform/db/schema/catalogue.ts'
import { fillCart, newBuyers, placeOrder, startPayment, type Buyer } from '../buyer.ts'
import { startInstance, type Instance } from '../instance.ts'
import { openBooks, seconds, type Outcome, type Part } from '../part.ts'
import { openSales, ready } from './kills.ts'

const diskMegabytes = 512

/**
 * The disk fills up while customers buy and one is at the bank; then the database dies, too. When there is room again,
 * the shop has to come back by itself, with everything that it had confirmed and the money that the bank took.
 */
export const fullDisk: Part = {
  title: 'a full disk',
  run: async (scale) => {
    const disk = await mountDisk()
    if (disk === null)
      return { figures: [['skipped', 'needs the right to mount a file system']], faults: [] }
    const shop = await startInstance({ parent: disk.folder })
    try {
      return await fillAndFree(shop, disk.folder, scale.of(20))
    } finally {
      await shop.remove()
      await disk.unmount()
    }
  },
}

async function fillAndFree(shop: Instance, disk: string, patience: number): Promise<Outcome> {
  const books = await openBooks(shop)
  const faults: string[] = []
  const goods = await shop.inDatabase((db) =>
    db.select({ id: variants.id }).from(variants).where(gt(variants.stock, 5)),
  )
  const ids = goods.map(({ id }) => id)
  const [payer, ...others] = await newBuyers(shop.origin, 3)
  if (payer === undefined) throw new Error('nobody buys')
  await fillCart(payer, ids[0] ?? 0)
  const order = await placeOrder(payer)
  shop.bank.pay(await startPayment(payer, order))

  const sales = await openSales(
    shop,
    Array.from({ length: 400 }, (_, unit) => ids[unit % ids.length] ?? 0),
  )
  await sales.goOn()
  const ballast = join(disk, 'ballast')
  await fill(ballast)
  const statuses = new Map<number, number>()
  for (let second = 0; second < patience; second += 1) {
    for (const buyer of others) count(statuses, await tryToOrder(buyer, ids))
    await delay(500)
  }
  const reply = await fetch(`${shop.origin}/health/ready`).catch(() => null)
  const health = `${reply?.status} ${await reply?.text()}`
  if (reply?.status !== 503) faults.push(`on the full disk the shop said ${health}`)
  for (const status of statuses.keys())
    if (status >= 500 && status !== 503)
      faults.push(`on the full disk a call was answered ${status}`)

  await shop.killDatabase()
  await delay(3_000)
  await rm(ballast)
  const freed = performance.now()
  await ready(shop).catch((error: unknown) => faults.push(String(error)))
  const back = performance.now() - freed
  if (faults.length === 0) await sales.goOn()
  const acknowledged = await sales.close()
  const settled = await settledBy(shop, order, 240_000)
  if (!settled) faults.push(`the money of order ${order} stayed between the bank and the shop`)
  faults.push(...(await books.check(acknowledged)))
  return {
    figures: [
      ['orders paid', acknowledged.length],
      ['replies on the full disk', [...statuses].map((one) => one.join(' × ')).join(', ')],
      ['readiness on the full disk', health],
      ['back after there was room', seconds(back)],
    ],
    faults,
  }
}

/** A file system of its own; null without the right to mount one. */
async function mountDisk() {
  const folder = await mkdtemp(join(tmpdir(), 'chaos-disk-'))
  const options = ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m`, 'tmpfs', folder]
  if (spawnSync('mount', options).status !== 0) {
    await rm(folder, { recursive: true })
    return null
  }
  return {
    folder,
    unmount: async () => {
      spawnSync('umount', ['--lazy', folder])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Writes a file until there is no room left. */
async function fill(path: string): Promise<void> {
  const file = await open(path, 'w')
  const block = Buffer.alloc(1024 * 1024)
  try {
    for (;;) await file.write(block)
  } catch {
    const { bavail, bsize } = await statfs(path)
    if (bavail * bsize > block.length) throw new Error('the disk cannot be filled')
  } finally {
    await file.close()
  }
}

async function tryToOrder(buyer: Buyer, ids: number[]): Promise<number> {
  try {
    await fillCart(buyer, ids[1] ?? 0)
    await placeOrder(buyer)
    return 201
  } catch (error) {
    return Number(/\b(\d{3}) /.exec(String(error))?.[1] ?? 0)
  }
}

const count = (seen: Map<number, number>, status: number) =>
  seen.set(status, (seen.get(status) ?? 0) + 1)

/** Waits until the order of a payer who never came back is paid. */
async function settledBy(shop: Instance, order: number, withinMs: number): Promise<boolean> {
  const deadline = Date.now() + withinMs
  while (Date.now() < deadline) {
    const paid = await shop.inDatabase(async (db) => {
      const { rows } = await db.execute(
        `select 1 from orders where id = ${order} and paid_at is not null`,
      )
      return rows.length > 0
    })
    if (paid) return true
    await delay(1_000)
  }
  return false
}
