import { randomUUID } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { eq } from 'drizzle-orm'
import { products, variants } from '#server/platform/db/schema/catalogue.ts'
import {
  removeExpiredExports,
  writeExport,
} from '#server/features/list-exports/list-exports.service.ts'
import { productExports } from '#server/platform/db/schema/staff.ts'
import type { Schemas } from '#server/schemas.ts'
import { startShop } from '#tests/support/shop.ts'
import { answer, newStaff, refusal } from '#tests/support/shopper.ts'

const shop = await startShop({ content: 'demo' })
afterAll(() => shop.close())
afterEach(() => vi.restoreAllMocks())
const member = await newStaff(shop, 'catalogue')
const colleague = await newStaff(shop, 'catalogue')

type Input = Schemas['ListExportInput']

const ask = (body: Input, key?: string, by = member) =>
  by.api.POST('/staff/export/', {
    params: { header: key === undefined ? {} : { 'Idempotency-Key': key } },
    body,
  })
const state = (id: number, by = member) =>
  by.api.GET('/staff/export/{id}/', { params: { path: { id } } })
const download = (id: number, by = member) =>
  by.send({ method: 'GET', url: `/api/staff/export/${id}/file/` })
const written = async (body: Input) => {
  const { id } = await answer(ask(body))
  await shop.runJobs()
  return id
}
const linesOf = (text: string) => text.replace('\uFEFF', '').trimEnd().split('\r\n')

describe('an export of products', () => {
  it('has a row for each variant of all products that the list finds, newest first', async () => {
    const query = { search: 'iPhone', stock: 'available' } as const
    const found = await answer(member.api.GET('/staff/product/', { params: { query } }))
    const id = await written({ list: 'products', format: 'csv', ...query })
    expect(await answer(state(id))).toMatchObject({
      status: 'done',
      entries_total: found.total,
      entries_done: found.total,
    })
    const reply = await download(id)
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([
      200,
      'application/octet-stream',
    ])
    expect(reply.headers['content-disposition']).toMatch(
      /^attachment; filename="products-14\d\d-\d\d-\d\d\.csv"$/,
    )
    expect(reply.headers['cache-control']).toBe('private, no-store')
    expect(reply.body.startsWith('\uFEFFکد کالا,شناسهٔ تنوع,عنوان')).toBe(true)
    const [, ...lines] = linesOf(reply.body)
    const codes = [...new Set(lines.map((line) => line.split(',')[0]))]
    expect(codes.slice(0, 50)).toEqual(found.results.map(({ sku }) => sku))
    expect(codes).toHaveLength(found.total)
  })

  it('writes numbers as numbers, texts as texts, from right to left in a workbook', async () => {
    const [product] = await shop.db.select().from(products).orderBy(products.id).limit(1)
    const { id: productId = 0, sku = '' } = product ?? {}
    const title = '=HYPERLINK("x") & <b>'
    await shop.db.update(products).set({ title }).where(eq(products.id, productId))
    const [variant] = await shop.db.select().from(variants).where(eq(variants.productId, productId))
    const files = unzipSync(
      (await download(await written({ list: 'products', format: 'xlsx', search: sku }))).rawPayload,
    )
    const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
    expect(sheet).toContain('rightToLeft="1"')
    expect(sheet).toContain('<t xml:space="preserve">=HYPERLINK(&quot;x&quot;) &amp; &lt;b&gt;</t>')
    expect(sheet).toMatch(new RegExp(`<c r="B\\d+"><v>${variant?.id}</v></c>`))
    expect(sheet).not.toContain('<f>')
    expect(Object.keys(files).toSorted()).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/_rels/workbook.xml.rels',
      'xl/workbook.xml',
      'xl/worksheets/sheet1.xml',
    ])
    const { body } = await download(await written({ list: 'products', format: 'csv', search: sku }))
    expect(body).toContain(`"'=HYPERLINK(""x"") & <b>"`)
  })

  it('is for the member who asked for it alone, and for a day', async () => {
    const id = await written({ list: 'products', format: 'csv', search: 'iPhone' })
    expect(await refusal(state(id, colleague))).toEqual({ status: 404, code: 'export_not_found' })
    expect((await download(id, colleague)).statusCode).toBe(404)
    expect((await download(id)).statusCode).toBe(200)
    const past = new Date(shop.clock.now() - 1_000)
    await shop.db.update(productExports).set({ expiresAt: past }).where(eq(productExports.id, id))
    expect(await refusal(state(id))).toMatchObject({ code: 'export_not_found' })
    expect((await download(id)).statusCode).toBe(404)
    const key = `export-${id}/file`
    expect(await shop.context.storage.size(key)).not.toBeNull()
    await removeExpiredExports(shop.context)
    await shop.runJobs()
    expect(await shop.context.storage.size(key)).toBeNull()
  })

  it('is not found by its key once it has expired', async () => {
    const key = randomUUID()
    const { id } = await answer(ask({ list: 'products', format: 'csv', search: 'iPhone' }, key))
    await shop.runJobs()
    const past = new Date(shop.clock.now() - 1_000)
    await shop.db.update(productExports).set({ expiresAt: past }).where(eq(productExports.id, id))
    const gone = { status: 404, code: 'export_not_found' }
    const repeat = () => refusal(ask({ list: 'products', format: 'csv', search: 'iPhone' }, key))
    expect(await repeat()).toEqual(gone)
    await removeExpiredExports(shop.context)
    expect(await repeat()).toEqual(gone)
  })

  it('is downloaded only once it is done', async () => {
    const id = await written({ list: 'products', format: 'csv', search: 'iPhone' })
    for (const status of ['running', 'failed'] as const) {
      await shop.db.update(productExports).set({ status }).where(eq(productExports.id, id))
      expect((await download(id)).statusCode).toBe(404)
    }
  })

  it('is written by the next attempt after a passing fault', async () => {
    vi.spyOn(shop.context.storage, 'put').mockRejectedValueOnce(new Error('full'))
    const id = await written({ list: 'products', format: 'csv', search: 'iPhone' })
    expect(await answer(state(id))).toMatchObject({ status: 'running' })
    shop.clock.advance(3)
    await shop.runJobs()
    expect(await answer(state(id))).toMatchObject({ status: 'done' })
  })

  it('fails once its last attempt has failed', async () => {
    vi.spyOn(shop.context.storage, 'put').mockRejectedValue(new Error('full'))
    const id = await written({ list: 'products', format: 'csv', search: 'iPhone' })
    for (let attempt = 2; attempt <= 6; attempt++) {
      expect(await answer(state(id))).toMatchObject({ status: 'running' })
      shop.clock.advance(60)
      await shop.runJobs()
    }
    expect(await answer(state(id))).toMatchObject({ status: 'failed' })
    shop.clock.advance(120)
    await shop.runJobs()
    expect(await answer(state(id))).toMatchObject({ status: 'failed' })
  })

  it('is taken up again after the process that wrote it died', async () => {
    const { id } = await answer(ask({ list: 'products', format: 'csv', search: 'iPhone' }))
    const died = { status: 'running', entriesDone: 1_000 } as const
    await shop.db.update(productExports).set(died).where(eq(productExports.id, id))
    await shop.runJobs()
    const { status, entries_total, entries_done } = await answer(state(id))
    expect([status, entries_done]).toEqual(['done', entries_total])
  })

  it('stays done when an earlier run of it fails late', async () => {
    const { id } = await answer(ask({ list: 'products', format: 'csv', search: 'iPhone' }))
    const slow = Promise.withResolvers<undefined>()
    const put = vi.spyOn(shop.context.storage, 'put').mockReturnValueOnce(slow.promise)
    const { signal } = new AbortController()
    const late = writeExport(shop.context, id, { attempt: 6, signal })
    await expect.poll(() => put.mock.calls.length).toBe(1)
    await shop.runJobs()
    slow.reject(new Error('full'))
    await late
    expect(await answer(state(id))).toMatchObject({ status: 'done' })
  })

  it('is created once by the same key, and five are unfinished at a time', async () => {
    const key = randomUUID()
    const first = await answer(ask({ list: 'products', format: 'csv' }, key, colleague))
    expect(await answer(ask({ list: 'products', format: 'csv' }, key, colleague))).toEqual(first)
    expect((await download(first.id, colleague)).statusCode).toBe(404)
    for (let count = 1; count < 5; count++)
      await answer(ask({ list: 'products', format: 'csv' }, undefined, colleague))
    expect(await refusal(ask({ list: 'products', format: 'xlsx' }, undefined, colleague))).toEqual({
      status: 409,
      code: 'export_limit_reached',
    })
    await shop.runJobs()
    expect(await answer(state(first.id, colleague))).toMatchObject({ status: 'done' })
    await answer(ask({ list: 'products', format: 'xlsx' }, undefined, colleague))
  })
})
