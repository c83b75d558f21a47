import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { demoAccounts } from '#demo/seed/load.ts'
import { openDatabase, type Executor } from '#server/platform/db/database.ts'
import { products, variants } from '#server/platform/db/schema/catalogue.ts'
import { orderLines, orders } from '#server/platform/db/schema/commerce.ts'
import { users } from '#server/platform/db/schema/accounts.ts'
import type { Random } from '#walks/random.ts'
import type { BenchServer } from './server.ts'
import { newestCode, newVisitor, type Visitor } from './shopper.ts'

/** The owner of the demo, who has given password and code. */
export async function signInOwner(origin: string): Promise<Visitor> {
  const { phone: phone_number, password } = demoAccounts.staff
  const visitor = newVisitor(origin, '10.255.0.1')
  const { api } = visitor
  await api.POST('/accounts/request-otp/', { body: { phone_number } })
  await api.POST('/accounts/verify/', {
    body: { phone_number, otp: await newestCode(visitor, phone_number) },
  })
  await api.POST('/staff/verification/password/', { body: { password } })
  await api.POST('/staff/verification/request-otp/')
  await api.POST('/staff/verification/', {
    body: { otp: await newestCode(visitor, phone_number) },
  })
  return visitor
}

/**
 * Fills the shop with this many customers, each with an order of one line, spread over two years and the states of an
 * order; the same at each run.
 */
export async function fillOrders(
  { databaseUrl }: Pick<BenchServer, 'databaseUrl'>,
  count: number,
): Promise<void> {
  const { db, close } = openDatabase(databaseUrl, { connections: 1 })
  try {
    for (let first = 1; first <= count; first += batch)
      await insertOrders(db, first, Math.min(count, first + batch - 1))
  } finally {
    await close()
  }
}

/** Requests the product list once, then runs VACUUM ANALYZE, as autovacuum would eventually. */
export async function warmUpLists(
  { databaseUrl }: Pick<BenchServer, 'databaseUrl'>,
  { api }: Visitor,
): Promise<void> {
  await api.GET('/staff/product/')
  const { db, close } = openDatabase(databaseUrl, { connections: 1 })
  try {
    await db.execute(sql`vacuum analyze`)
  } finally {
    await close()
  }
}

/** A statement of the shop may run for 15 s. */
const batch = 5_000

const firstNames = ['مریم', 'سارا', 'علی', 'رضا', 'نگار', 'حسین', 'زهرا', 'امیر']
const lastNames = ['رضایی', 'کریمی', 'محمدی', 'احمدی', 'حسینی', 'مرادی', 'صادقی']

async function insertOrders(db: Executor, first: number, last: number): Promise<void> {
  const one = (texts: readonly string[]) =>
    sql.raw(`(array['${texts.join("','")}'])[1 + n % ${texts.length}]`)
  await db.execute(sql`
    with numbers as (select generate_series(${first}::int, ${last}::int) n),
    buyers as (
      insert into ${users} (phone, first_name, last_name)
      select '0937' || lpad(n::text, 7, '0'), ${one(firstNames)}, ${one(lastNames)} from numbers
      returning id, phone, first_name, last_name
    ),
    placed as (
      insert into ${orders} (user_id, status, tracking_code, cart_version, request_hash, total_products, total_discount,
        total_insurance, shipping_price, total_price, shipping_name, is_in_person, first_name, last_name, phone,
        created_at, expires_at, paid_at)
      select id, (array['DELIVERED', 'DELIVERED', 'DELIVERED', 'SENDING', 'PREPARING', 'PROCESSING', 'NOT_APPROVED', 'EXPIRED'])
        [1 + id % 8], 'bench-' || id, 1, '', price, 0, 0, 60000, price + 60000, 'پست پیشتاز', false, first_name, last_name,
        phone, at, at + interval '15 minutes', at + interval '5 minutes'
      from (
        select *, 1000000 + (id::bigint * 7919) % 90000000 as price,
          now() - (id::bigint * 104729) % 730 * interval '1 day' as at
        from buyers
      ) bought
      returning id, total_products
    ),
    goods as (
      select ${variants.id} as variant_id, product_id, slug, title,
        row_number() over (order by ${variants.id}) - 1 as place
      from ${variants} join ${products} on ${products.id} = product_id
    )
    insert into ${orderLines} (order_id, variant_id, product_id, slug, title, image, image_alt, color_name, color_code,
      quantity, price)
    select placed.id, variant_id, product_id, slug, title, '', '', '', '', 1, total_products
    from placed join goods on goods.place = placed.id % (select count(*) from goods)`)
}

/** Products of the back office, filtered and sorted, nearly all different. */
export function productListCalls(titles: readonly string[], random: Random, count: number) {
  const sorts = ['-id', 'id', 'title', '-title', 'price', '-price', 'stock', '-stock']
  return Array.from({ length: count }, () => {
    const query = new URLSearchParams({ sort: random.pick(sorts), page: page(random) })
    if (random.below(2) === 0) query.set('stock', random.pick(['available', 'low', 'sold_out']))
    if (random.below(2) === 0) query.set('search', random.pick(titles).split(/\s+/)[0] ?? '')
    return `/api/staff/product/?${query}`
  })
}

/** Orders of the back office, by state, days or number of the customer, in each order. */
export function orderListCalls(random: Random, count: number): string[] {
  const states = ['PREPARING', 'SENDING', 'DELIVERED', 'NOT_APPROVED', 'EXPIRED']
  const sorts = ['-created_at', 'created_at', '-total_price', 'total_price']
  return Array.from({ length: count }, () => {
    const query = new URLSearchParams({ sort: random.pick(sorts), page: page(random) })
    if (random.below(2) === 0) query.set('text_status', random.pick(states))
    if (random.below(3) === 0) query.set('lookup', phoneStart(random))
    if (random.below(3) === 0) query.set('from', dayBefore(random.below(700)))
    return `/api/staff/order/?${query}`
  })
}

/** Searches for the one search box of the back office. */
export function findingCalls(titles: readonly string[], random: Random, count: number): string[] {
  return Array.from({ length: count }, () => {
    const words = random.pick(titles).split(/\s+/)
    const name = `${random.pick(firstNames)} ${random.pick(lastNames)}`
    const text = random.pick([phoneStart(random), words.slice(0, 2).join(' '), name])
    return `/api/staff/search/?${new URLSearchParams({ text })}`
  })
}

/** Exports all orders as a file and waits until it is there. */
export async function exportOrders({ api }: Pick<Visitor, 'api'>): Promise<{
  rows: number
  seconds: number
}> {
  const started = performance.now()
  const { data: created } = await api.POST('/staff/export/', {
    params: { header: { 'Idempotency-Key': randomUUID() } },
    body: { list: 'orders', format: 'csv' },
  })
  const id = created?.id ?? 0
  for (;;) {
    const { data } = await api.GET('/staff/export/{id}/', { params: { path: { id } } })
    if (data?.status === 'failed') throw new Error('the export failed')
    if (data?.status === 'done')
      return { rows: data.entries_done, seconds: (performance.now() - started) / 1000 }
    await delay(50)
  }
}

const page = (random: Random): string => String(1 + random.below(3))
const phoneStart = (random: Random): string =>
  `0937${String(random.below(10_000)).padStart(4, '0')}`
const dayBefore = (days: number): string =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
