import { randomUUID } from 'node:crypto'
import { strToU8, zipSync } from 'fflate'
import { afterAll, describe, expect, it } from 'vitest'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import {
  brands,
  categories,
  priceChanges,
  products,
  variants,
} from '#server/platform/db/schema/catalogue.ts'
import { stockMovements } from '#server/platform/db/schema/commerce.ts'
import { productImports, staffActions } from '#server/platform/db/schema/staff.ts'
import { removeExpiredImports } from '#server/features/catalogue-files/imports.service.ts'
import type { Schemas } from '#server/schemas.ts'
import { form } from '#tests/support/files.ts'
import { startShop } from '#tests/support/shop.ts'
import { answer, newStaff, refusal } from '#tests/support/shopper.ts'

const shop = await startShop({ content: 'demo' })
afterAll(() => shop.close())
const member = await newStaff(shop, 'catalogue')
const colleague = await newStaff(shop, 'catalogue')

type Field = Schemas['ImportField']

const upload = async (content: string | Uint8Array, by = member) => {
  const part = { name: 'sheet', content: Buffer.from(content), filename: 'prices.csv' }
  const url = '/api/staff/product-import/'
  return by.send({ method: 'POST', url, ...form([part]) })
}
const uploaded = async (content: string | Uint8Array, by = member) => {
  const reply = await upload(content, by)
  expect(reply.statusCode).toBe(201)
  return reply.json<Schemas['ProductImport']>()
}
const check = (
  id: number,
  fields: (Field | null)[],
  unit: Schemas['PriceUnit'] = 'toman',
  by = member,
) =>
  by.api.POST('/staff/product-import/{id}/check/', {
    params: { path: { id } },
    body: { fields, price_unit: unit },
  })
const apply = (
  id: number,
  check_id: string,
  { key, by = member }: { key?: string; by?: typeof member } = {},
) =>
  by.api.POST('/staff/product-import/{id}/apply/', {
    params: {
      path: { id },
      header: key === undefined ? {} : { 'Idempotency-Key': key },
    },
    body: { check_id, reason: 'فهرست تازه' },
  })
/** Uploads a sheet whose columns are known, and checks it. */
const checked = async (content: string | Uint8Array, by = member) => {
  const { id, columns, price_unit: unit } = await uploaded(content, by)
  const fields = columns.map(({ field }) => field)
  return { id, ...(await answer(check(id, fields, unit, by))) }
}

const row = async (id: number) => {
  const [found] = await shop.db.select().from(variants).where(eq(variants.id, id))
  if (found === undefined) throw new Error('there is no such variant')
  return found
}

let made = 0

/** A product with variants of these colors, each with 5 units at a million tomans. */
async function product(...colors: string[]) {
  const [brand] = await shop.db.select().from(brands).limit(1)
  const [category] = await shop.db.select().from(categories).limit(1)
  const sku = `IMP-${++made}`
  const [inserted] = await shop.db
    .insert(products)
    .values({
      sku,
      slug: sku.toLowerCase(),
      title: `کالای ${made}`,
      secondTitle: sku,
      brandId: brand?.id ?? 0,
      categoryId: category?.id ?? 0,
    })
    .returning()
  const productId = inserted?.id ?? 0
  const rows = colors.map((colorName, position) => ({
    productId,
    position,
    colorName,
    colorKey: String(position),
    colorCode: '#000000',
    price: 1_000_000,
    stock: 5,
  }))
  const its = rows.length === 0 ? [] : await shop.db.insert(variants).values(rows).returning()
  return { sku, productId, ids: its.map(({ id }) => id) }
}

async function exported(format: 'csv' | 'xlsx', search: string): Promise<Buffer> {
  const body = { list: 'products' as const, format, search }
  const { id } = await answer(member.api.POST('/staff/export/', { params: { header: {} }, body }))
  await shop.runJobs()
  const url = `/api/staff/export/${id}/file/`
  return (await member.send({ method: 'GET', url })).rawPayload
}

describe('our own export', () => {
  it.each(['csv', 'xlsx'] as const)('comes back as %s with nothing to do', async (format) => {
    const { is_mapped, rows_total } = await uploaded(await exported(format, 'iPhone'))
    expect(is_mapped).toBe(true)
    const dryRun = await checked(await exported(format, 'iPhone'))
    expect(dryRun).toMatchObject({ changes_total: 0, faults_total: 0, rows_total })
    expect(rows_total).toBeGreaterThan(10)
    expect(await answer(apply(dryRun.id, dryRun.check_id))).toEqual({ changed: 0 })
  })

  it('comes back without a change while it has a product without variants, or an offer that has ended', async () => {
    const bare = await product()
    const { sku, ids } = await product('سیاه')
    const offerEndsAt = new Date(shop.clock.now() + 60_000)
    await shop.db
      .update(variants)
      .set({ newPrice: 900_000, offerEndsAt })
      .where(inArray(variants.id, ids))
    const files = [await exported('csv', bare.sku), await exported('csv', sku)]
    expect(files[1]?.toString()).toMatch(/,900000,14\d\d\/\d\d\/\d\d \d\d:\d\d/)
    const iso = files[1]?.toString().replace(/14\d\d\/[\d/ :.]+/, offerEndsAt.toISOString())
    expect(await checked(iso ?? '')).toMatchObject({ changes_total: 0, faults_total: 0 })
    shop.clock.advance(120)
    for (const file of files)
      expect(await checked(file)).toMatchObject({ changes_total: 0, faults_total: 0 })
  })

  it('changes exactly the price that was changed in it', async () => {
    const { sku, ids } = await product('سیاه', 'سفید')
    const [black = 0, white = 0] = ids
    const text = (await exported('csv', sku)).toString()
    const lines = text.split('\r\n')
    const changed = lines.map((line) =>
      line.includes(`,${white},`) ? line.replace(',1000000,', ',1250000,') : line,
    )
    const dryRun = await checked(changed.join('\r\n'))
    const terms = {
      price: 1_000_000,
      new_price: null,
      expire_time: null,
      is_hidden: false,
      low_stock: 2,
      quantity: 5,
    }
    expect(dryRun.changes).toEqual([
      {
        row: 1 + lines.findIndex((line) => line.includes(`,${white},`)),
        variant_id: white,
        title: `کالای ${made}`,
        color_name: 'سفید',
        before: terms,
        after: { ...terms, price: 1_250_000 },
      },
    ])
    expect((await row(white)).price).toBe(1_000_000)
    expect(await answer(apply(dryRun.id, dryRun.check_id))).toEqual({ changed: 1 })
    expect([(await row(black)).price, (await row(white)).price]).toEqual([1_000_000, 1_250_000])
  })
})

describe('a sheet that is applied', () => {
  it('changes prices with their history, stock by movements, and is in the log', async () => {
    const { sku, ids } = await product('سیاه')
    const [id = 0] = ids
    const dryRun = await checked(`code;قیمت;موجودی;قیمت ویژه\r\n${sku};۱٬۵۰۰٬۰۰۰;۸;1,400,000\r\n`)
    const at = new Date(shop.clock.now())
    await answer(apply(dryRun.id, dryRun.check_id))
    expect(await row(id)).toMatchObject({
      price: 1_500_000,
      newPrice: 1_400_000,
      stock: 8,
      updatedAt: at,
    })
    const [movement] = await shop.db
      .select()
      .from(stockMovements)
      .where(eq(stockMovements.variantId, id))
      .orderBy(desc(stockMovements.id))
    expect(movement).toMatchObject({
      reason: 'corrected',
      change: 3,
      staffId: member.userId,
      note: 'فهرست تازه',
      at,
    })
    const history = await shop.db
      .select()
      .from(priceChanges)
      .where(eq(priceChanges.variantId, id))
      .orderBy(asc(priceChanges.id))
    expect(history.map(({ price, newPrice }) => [price, newPrice])).toEqual([
      [1_000_000, null],
      [1_500_000, 1_400_000],
    ])
    const logged = async (subject: 'import' | 'variant', subjectId: number) => {
      const [action] = await shop.db
        .select()
        .from(staffActions)
        .where(and(eq(staffActions.subject, subject), eq(staffActions.subjectId, subjectId)))
        .orderBy(desc(staffActions.id))
      return action
    }
    const by = { action: 'applyProductImport', staffId: member.userId, reason: 'فهرست تازه', at }
    expect(await logged('import', dryRun.id)).toMatchObject({
      ...by,
      after: { file: 'prices.csv', variants: 1 },
    })
    expect(await logged('variant', id)).toMatchObject({
      ...by,
      before: { price: 1_000_000, new_price: null, quantity: 5 },
      after: { price: 1_500_000, new_price: 1_400_000, quantity: 8 },
    })
  })

  it('is shown by the shop at once', async () => {
    const { results } = await answer(member.api.GET('/product/v2/product/'))
    const shown = results[0]
    const [variant] = await shop.db
      .select()
      .from(variants)
      .where(eq(variants.productId, shown?.id ?? 0))
    const dryRun = await checked(`شناسهٔ تنوع,قیمت,قیمت ویژه\n${variant?.id},77000000,\n`)
    await answer(apply(dryRun.id, dryRun.check_id))
    await expect
      .poll(async () => {
        const slug = { params: { path: { slug: shown?.slug ?? '' } } }
        const { data } = await member.api.GET('/product/v2/product/{slug}/', slug)
        return JSON.stringify(data).includes('77000000')
      })
      .toBe(true)
  })

  it('keeps the units sold that were ordered since the dry run', async () => {
    const { sku, ids } = await product('سیاه')
    const [id = 0] = ids
    const dryRun = await checked(`sku\tstock\n${sku}\t10\n`)
    await shop.db.update(variants).set({ stock: 4 }).where(eq(variants.id, id))
    await answer(apply(dryRun.id, dryRun.check_id))
    expect((await row(id)).stock).toBe(9)
  })

  it('is applied once by the same key, and not again without another check', async () => {
    const { sku, ids } = await product('سیاه')
    const { id, check_id } = await checked(`sku,stock\n${sku},7\n`)
    const key = randomUUID()
    expect(await answer(apply(id, check_id, { key }))).toEqual({ changed: 1 })
    expect(await answer(apply(id, check_id, { key }))).toEqual({ changed: 1 })
    expect((await row(ids[0] ?? 0)).stock).toBe(7)
    const again = { status: 409, code: 'changed_meanwhile' }
    expect(await refusal(apply(id, check_id, { key: randomUUID() }))).toEqual(again)
    const other = await checked(`sku,stock\n${sku},8\n`)
    expect(await refusal(apply(other.id, other.check_id, { key }))).toEqual({
      status: 409,
      code: 'idempotency_key_reused',
    })
  })

  it('reads prices in rials', async () => {
    const { sku, ids } = await product('سیاه')
    const { id, check_id } = await checked(`کد,قیمت (ریال)\n${sku},12500000\n`)
    await answer(apply(id, check_id))
    expect((await row(ids[0] ?? 0)).price).toBe(1_250_000)
  })

  it('counts the prices that are less than half or more than double, and shows them first', async () => {
    const [usual, fallen, risen] = [
      await product('سیاه'),
      await product('سیاه'),
      await product('سیاه'),
    ]
    const dryRun = await checked(
      [
        'کد کالا,قیمت',
        `${usual.sku},1100000`,
        `${fallen.sku},100000`,
        `${risen.sku},10000000`,
      ].join('\n'),
    )
    expect(dryRun).toMatchObject({ changes_total: 3, fallen_total: 1, risen_total: 1 })
    expect(dryRun.changes.map(({ row }) => row)).toEqual([3, 4, 2])
  })

  it('hides variants, and ends offers by an empty cell', async () => {
    const { sku, ids } = await product('سیاه', 'سفید')
    await shop.db.update(variants).set({ newPrice: 900_000 }).where(inArray(variants.id, ids))
    const { id, check_id } = await checked(
      `sku,رنگ,special price,visible\n${sku},سياه,,خیر\n${sku},سفید,900000,\n`,
    )
    expect(await answer(apply(id, check_id))).toEqual({ changed: 1 })
    const after = await Promise.all(ids.map(row))
    expect(after.map(({ newPrice, isHidden }) => [newPrice, isHidden])).toEqual([
      [null, true],
      [900_000, false],
    ])
  })
})

describe('one bad row', () => {
  it('changes nothing, and is named with its column', async () => {
    const good = await product('سیاه')
    const many = await product('سیاه', 'سفید')
    const bare = await product()
    const { id, check_id, faults, faults_total, faulty_rows_total, changes_total } = await checked(
      [
        'کد کالا,قیمت,موجودی,قیمت ویژه,پایان تخفیف,visible',
        `${good.sku},1100000,6,,,`,
        `${good.sku},1200000,6,,,`,
        'NO-SUCH,1000000,1,,,',
        ',1000000,1,,,',
        `${many.sku},1000000,1,,,`,
        `${bare.sku},1000000,1,,,`,
      ].join('\n'),
    )
    expect(faults).toEqual([
      { row: 3, head: '', value: '', rule: 'twice' },
      { row: 4, head: 'کد کالا', value: 'NO-SUCH', rule: 'code_unknown' },
      { row: 5, head: 'کد کالا', value: '', rule: 'code_missing' },
      { row: 6, head: 'کد کالا', value: many.sku, rule: 'color_needed' },
      { row: 7, head: 'کد کالا', value: bare.sku, rule: 'no_variant' },
    ])
    expect([faults_total, faulty_rows_total, changes_total]).toEqual([5, 5, 1])
    expect(await refusal(apply(id, check_id))).toEqual({ status: 409, code: 'import_faulty' })
    expect(await row(good.ids[0] ?? 0)).toMatchObject({ price: 1_000_000, stock: 5 })
    const url = `/api/staff/product-import/${id}/faults/`
    const { body } = await member.send({ method: 'GET', url })
    expect(body.split('\r\n').slice(0, 3)).toEqual([
      '\uFEFFسطر,ستون,مقدار,ایراد',
      '3,,,سطر پیشین دیگری همین تنوع را دارد.',
      '4,کد کالا,NO-SUCH,کالایی با این کد یا شناسه نداریم.',
    ])
  })

  it.each<[string, string, Schemas['ImportRule'], string]>([
    ['price', 'تماس بگیرید', 'price', 'price'],
    ['price', '1.5', 'price', 'price'],
    ['price', '0', 'price', 'price'],
    ['price', '-5', 'price', 'price'],
    ['stock', '12 عدد', 'count', 'stock'],
    ['stock', '1000001', 'count', 'stock'],
    ['special price', '1000000', 'below_price', 'special price'],
    ['visible', 'شاید', 'yes_or_no', 'visible'],
    ['visible', 'خیر', 'last_shown', 'visible'],
    ['special price,sale ends at', '900000,فردا', 'instant', 'sale ends at'],
    ['special price,sale ends at', '900000,2020-01-01', 'past', 'sale ends at'],
    ['special price,sale ends at', ',2030-01-01', 'offer_missing', 'special price'],
    ['color', 'صورتی', 'color_unknown', 'color'],
    ['variant id', '2147483648', 'code_unknown', 'variant id'],
  ])('%s «%s» breaks the rule %s', async (heads, cells, rule, head) => {
    const { sku } = await product('سیاه')
    const text = `sku,low stock,${heads}\n${sku},3,${cells}\n`
    const { faults } = await checked(text)
    expect(faults.map((fault) => [fault.row, fault.head, fault.rule])).toEqual([[2, head, rule]])
  })

  it('is a variant of another product than the code says', async () => {
    const [one, other] = [await product('سیاه'), await product('سیاه')]
    const { faults } = await checked(`sku,variant id,stock\n${one.sku},${other.ids[0]},3\n`)
    expect(faults).toEqual([
      { row: 2, head: 'variant id', value: String(other.ids[0]), rule: 'code_mismatch' },
    ])
  })
})

describe('a sheet while others work', () => {
  const conflict = { status: 409, code: 'changed_meanwhile' }

  it('is refused whole once a colleague has changed a variant in it, and is checked again', async () => {
    const [one, other] = [await product('سیاه'), await product('سیاه')]
    const text = `sku,price\n${one.sku},1100000\n${other.sku},1000000\n`
    const { id, check_id } = await checked(text)
    const [otherId = 0] = other.ids
    await answer(
      colleague.api.PATCH('/staff/variants/{id}/', {
        params: { path: { id: otherId }, header: {} },
        body: { price: 2_000_000 },
      }),
    )
    expect(await refusal(apply(id, check_id))).toEqual(conflict)
    expect((await row(one.ids[0] ?? 0)).price).toBe(1_000_000)
    const again = await answer(check(id, ['sku', 'price']))
    expect(again.changes.map(({ variant_id }) => variant_id)).toEqual([one.ids[0], otherId])
    expect(await refusal(apply(id, check_id))).toEqual(conflict)
    expect(await answer(apply(id, again.check_id))).toEqual({ changed: 2 })
  })

  it('is refused if units that it takes away were sold, or a colleague hid the other variant', async () => {
    const sold = await product('سیاه')
    const few = await checked(`sku,stock\n${sold.sku},1\n`)
    await shop.db.update(variants).set({ stock: 3 }).where(inArray(variants.id, sold.ids))
    expect(await refusal(apply(few.id, few.check_id))).toEqual(conflict)
    const { sku, ids } = await product('سیاه', 'سفید')
    const hiding = await checked(`sku,color,visible\n${sku},سیاه,no\n`)
    await shop.db
      .update(variants)
      .set({ isHidden: true })
      .where(eq(variants.id, ids[1] ?? 0))
    expect(await refusal(apply(hiding.id, hiding.check_id))).toEqual(conflict)
    expect((await row(ids[0] ?? 0)).isHidden).toBe(false)
  })

  it('hides one variant and shows another of the same product', async () => {
    const { sku, ids } = await product('سیاه', 'سفید')
    const [black = 0, white = 0] = ids
    await shop.db.update(variants).set({ isHidden: true }).where(eq(variants.id, white))
    const { id, check_id } = await checked(`sku,color,visible\n${sku},سیاه,no\n${sku},سفید,yes\n`)
    await answer(apply(id, check_id))
    expect([(await row(black)).isHidden, (await row(white)).isHidden]).toEqual([true, false])
  })

  it('does not correct a count twice that a colleague took from the same sheet', async () => {
    const { sku, ids } = await product('سیاه')
    const sheet = `sku,stock\n${sku},40\n`
    const [mine, theirs] = [await checked(sheet), await checked(sheet, colleague)]
    await answer(apply(theirs.id, theirs.check_id, { by: colleague }))
    expect(await refusal(apply(mine.id, mine.check_id))).toEqual(conflict)
    expect((await row(ids[0] ?? 0)).stock).toBe(40)
  })

  it('corrects a count that staff have corrected before the check', async () => {
    const { sku, ids } = await product('سیاه')
    for (const stock of [40, 41]) {
      const { id, check_id: checkId } = await checked(`sku,stock\n${sku},${stock}\n`)
      await answer(apply(id, checkId))
      expect((await row(ids[0] ?? 0)).stock).toBe(stock)
    }
  })

  it('is applied whole by one of two members who apply at once', async () => {
    const goods = [await product('سیاه'), await product('سیاه'), await product('سیاه')]
    const sheet = (order: typeof goods, price: number) =>
      `sku,price\n${order.map(({ sku }) => `${sku},${price}`).join('\n')}\n`
    const mine = await checked(sheet(goods, 1_300_000))
    const theirs = await checked(sheet(goods.toReversed(), 1_400_000), colleague)
    const outcomes = await Promise.all([
      apply(mine.id, mine.check_id),
      apply(theirs.id, theirs.check_id, { by: colleague }),
    ])
    const statuses = outcomes.map(({ response }) => response.status)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409])
    const prices = await Promise.all(goods.map(async ({ ids }) => (await row(ids[0] ?? 0)).price))
    const expected = outcomes[0]?.response.status === 200 ? 1_300_000 : 1_400_000
    expect(prices).toEqual([expected, expected, expected])
  })

  it('is for the member who uploaded it alone, and for a day', async () => {
    const { sku } = await product('سیاه')
    const { id, check_id } = await checked(`sku,stock\n${sku},6\n`)
    const gone = { status: 404, code: 'import_not_found' }
    const url = `/api/staff/product-import/${id}/faults/`
    expect(await refusal(check(id, ['sku', 'stock'], 'toman', colleague))).toEqual(gone)
    expect(await refusal(apply(id, check_id, { by: colleague }))).toEqual(gone)
    expect((await colleague.send({ method: 'GET', url })).statusCode).toBe(404)
    const past = new Date(shop.clock.now() - 1_000)
    await shop.db.update(productImports).set({ expiresAt: past }).where(eq(productImports.id, id))
    expect(await refusal(check(id, ['sku', 'stock']))).toEqual(gone)
    expect(await refusal(apply(id, check_id))).toEqual(gone)
    expect(await shop.context.storage.size(`import-${id}/sheet`)).not.toBeNull()
    await removeExpiredImports(shop.context)
    await shop.runJobs()
    expect(await shop.context.storage.size(`import-${id}/sheet`)).toBeNull()
  })

  it('is closed to roles that do not work on the catalogue', async () => {
    const others = await newStaff(shop, 'orders', 'support', 'finance')
    expect((await upload('sku,stock\nA,1\n', others)).statusCode).toBe(403)
    expect(await refusal(apply(1, randomUUID(), { by: others }))).toMatchObject({ status: 403 })
  })
})

describe('a hostile or broken file', () => {
  const cell = (at: string) => `<c r="${at}"><v>1</v></c>`
  const workbook = (sheet: string | Uint8Array) =>
    zipSync({
      'xl/workbook.xml': strToU8(
        '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"/>',
      ),
      'xl/worksheets/sheet1.xml': typeof sheet === 'string' ? strToU8(sheet) : sheet,
    })

  it.each<[string, () => string | Uint8Array, Schemas['ProblemCode']]>([
    ['a picture', () => Buffer.from('89504e470d0a1a0a0000000d', 'hex'), 'sheet_type_refused'],
    ['an old workbook', () => Buffer.from('d0cf11e0a1b11ae10000', 'hex'), 'sheet_type_refused'],
    ['a page', () => '<html><table></table></html>', 'sheet_type_refused'],
    ['another archive', () => zipSync({ 'a.txt': strToU8('a') }), 'sheet_type_refused'],
    ['Windows-1256', () => Buffer.from([0xca, 0x2c, 0xe6, 10, 0x31]), 'sheet_encoding_refused'],
    ['half an archive', () => workbook('<a/>').subarray(0, 150), 'sheet_broken'],
    ['no sheet', () => workbook('<worksheet>'), 'sheet_broken'],
    ['an open quote', () => `sku,price\n"${'x'.repeat(200_000)}`, 'sheet_broken'],
    ['a zip bomb', () => workbook(new Uint8Array(80 * 1024 * 1024)), 'sheet_too_large'],
    ['a far cell', () => workbook(`<row>${cell('XFD1048576')}</row>`), 'sheet_too_large'],
    ['many rows', () => `sku,stock\n${'A,1\n'.repeat(20_001)}`, 'sheet_too_large'],
    ['many columns', () => `sku,stock${',x'.repeat(100)}\nA,1\n`, 'sheet_too_large'],
    ['more than 5 MB', () => `sku\n${'A'.repeat(5 * 1024 * 1024)}`, 'file_too_large'],
    ['nothing', () => '', 'sheet_empty'],
    ['heads alone', () => 'sku,stock\n\n', 'sheet_empty'],
  ])('is refused: %s', async (_, content, code) => {
    const reply = await upload(content())
    expect(reply.json()).toMatchObject({ code })
  })

  it('needs columns that name a product and set something', async () => {
    const { id, is_mapped } = await uploaded('Ref,Net\nA,1\n')
    expect(is_mapped).toBe(false)
    const refused = (fields: (Field | null)[]) => refusal(check(id, fields))
    const fault = { status: 400, code: 'validation_failed' }
    expect(await refused([null, 'price'])).toMatchObject(fault)
    expect(await refused(['sku', null])).toMatchObject(fault)
    expect(await refused(['sku', 'sku'])).toMatchObject(fault)
  })
})
