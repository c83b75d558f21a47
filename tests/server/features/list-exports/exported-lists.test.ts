import { describe, expect, it } from 'vitest'
import { refunds } from '#server/platform/db/schema/commerce.ts'
import type { Schemas } from '#server/schemas.ts'
import { startAuditedShop } from '#tests/support/audited-shop.ts'
import {
  answer,
  giveFunds,
  movesToSent,
  newShopper,
  newStaff,
  order,
  refusal,
} from '#tests/support/shopper.ts'

const { shop, stocked } = await startAuditedShop()
const owner = await newStaff(shop)
const iban = '820540102680020817909002'

type Input = Schemas['ListExportInput']

const ask = (body: Input, by = owner) =>
  by.api.POST('/staff/export/', { params: { header: {} }, body })

/** The rows of an export, each by its headers. Cells that are quoted have no quotes or line breaks in these tests. */
async function exported(body: Input): Promise<Record<string, string>[]> {
  const { id } = await answer(ask(body))
  await shop.runJobs()
  const { status, entries_done, entries_total } = await answer(
    owner.api.GET('/staff/export/{id}/', { params: { path: { id } } }),
  )
  expect([status, entries_done]).toEqual(['done', entries_total])
  const { body: file } = await owner.send({ method: 'GET', url: `/api/staff/export/${id}/file/` })
  const [headers = [], ...rows] = file
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(',').map((cell) => cell.replaceAll(/^"|"$/g, '')))
  expect(rows).toHaveLength(entries_total)
  return rows.map((row) => Object.fromEntries(headers.map((header, at) => [header, row[at] ?? ''])))
}

/** A shopper who paid an order with the wallet and asked for some of the rest. */
async function customerWithMoney() {
  const shopper = await newShopper(shop)
  await giveFunds(shop, shopper, { balance: 900_000_000 })
  const orderId = await order(shopper, [[await stocked(), 1]], { wallet: true })
  const body = { amount: 400_000, iban }
  const request = { params: { header: {} }, body }
  const withdrawal = await answer(shopper.api.POST('/wallet/withdrawal-request/', request))
  return { shopper, orderId, withdrawal }
}

describe('an exported list', () => {
  it('of payments or of the ledger has what the list finds, in words and numbers', async () => {
    const { shopper, orderId } = await customerWithMoney()
    await customerWithMoney()
    const [row, ...others] = await exported({
      list: 'payments',
      format: 'csv',
      lookup: shopper.phone,
      status: 'SUCCESSFUL',
      gateway: 'wallet',
    })
    expect(others).toEqual([])
    expect(row).toMatchObject({
      مشتری: 'مریم رضایی',
      موبایل: shopper.phone,
      'شمارهٔ سفارش': String(orderId),
      درگاه: 'کیف پول',
      وضعیت: 'موفق',
    })
    expect(row?.['زمان']).toMatch(/^14\d\d\/\d\d\/\d\d \d\d:\d\d$/)
    expect(
      await exported({ list: 'payments', format: 'csv', lookup: shopper.phone, status: 'PENDING' }),
    ).toEqual([])
    const lookup = String(orderId)
    const entries = await exported({ list: 'ledger', format: 'csv', lookup })
    const shown = await answer(
      owner.api.GET('/staff/ledger/entry/', { params: { query: { lookup } } }),
    )
    expect(entries.map((entry) => [entry['ردیف'], entry['مبلغ (تومان)']])).toEqual(
      shown.results.map(({ id, amount }) => [String(id), String(amount)]),
    )
    const held = await exported({ list: 'ledger', format: 'csv', lookup, account: 'held' })
    expect(new Set(held.map((entry) => entry['حساب']))).toEqual(
      new Set(['نگه‌داشته برای سفارش‌ها']),
    )
  })

  it('of orders marks those ready for pickup', async () => {
    const { shopper, orderId } = await customerWithMoney()
    const input = { list: 'orders', format: 'csv', lookup: shopper.phone } as const
    const statuses = async () => (await exported(input)).map((row) => row['وضعیت'])
    expect(await statuses()).toEqual(['پرداخت‌شده'])
    expect(await exported({ ...input, ready_for_pickup: true })).toEqual([])
    const params = { path: { id: orderId } }
    for (const event of movesToSent)
      await answer(owner.api.POST('/staff/order/{id}/move/', { params, body: { event } }))
    expect(await statuses()).toEqual(['آمادهٔ تحویل'])
    const ready = { ...input, ready_for_pickup: true }
    expect((await exported(ready)).map((row) => row['شمارهٔ سفارش'])).toEqual([String(orderId)])
    expect(await exported({ ...ready, text_status: 'NOT_CHECKED' })).toEqual([])
  })

  it('of withdrawals has what a transfer needs', async () => {
    const { shopper, withdrawal } = await customerWithMoney()
    const input = { list: 'withdrawals', format: 'csv', lookup: shopper.phone } as const
    expect(await exported({ ...input, status: 'PENDING' })).toEqual([
      expect.objectContaining({
        شناسه: String(withdrawal.id),
        'مبلغ (تومان)': '400000',
        شبا: `IR${iban}`,
        'کد پیگیری': withdrawal.tracking_code,
        'زمان رسیدگی': '',
      }),
    ])
    expect(await exported({ ...input, status: 'SUCCESSFUL' })).toEqual([])
  })

  it('of orders or returns has names and amounts', async () => {
    const { shopper, orderId } = await customerWithMoney()
    const [placed] = await exported({ list: 'orders', format: 'csv', lookup: shopper.phone })
    const back = 'برگشت پول (تومان)'
    expect(placed).toMatchObject({
      'شمارهٔ سفارش': String(orderId),
      وضعیت: 'پرداخت‌شده',
      [back]: '0',
    })
    const refund = { amount: 250_000, destination: 'wallet', reason: 'تأخیر' } as const
    const header = { 'Idempotency-Key': `refund-${orderId}` }
    await answer(
      owner.api.POST('/staff/order/{id}/refund/', {
        params: { path: { id: orderId }, header },
        body: refund,
      }),
    )
    expect(await exported({ list: 'orders', format: 'csv', lookup: shopper.phone })).toEqual([
      expect.objectContaining({ [back]: '250000' }),
    ])
    const at = new Date(shop.clock.now())
    await shop.db.insert(refunds).values({
      orderId,
      reason: 'defective',
      description: 'روشن نمی‌شود',
      amount: 120_000,
      status: 'REQUESTED',
      createdAt: at,
    })
    const input = { list: 'returns', format: 'csv', lookup: String(orderId) } as const
    expect(await exported({ ...input, status: 'REQUESTED' })).toEqual([
      expect.objectContaining({
        موبایل: shopper.phone,
        دلیل: 'کالا ایراد دارد',
        'توضیح مشتری': 'روشن نمی‌شود',
        'مبلغ (تومان)': '120000',
      }),
    ])
    expect(await exported({ ...input, status: 'PAID' })).toEqual([])
  })

  it('of gift cards or discount codes has their states', async () => {
    const { issued } = await answer(
      owner.api.POST('/staff/gift-card/', {
        params: { header: { 'Idempotency-Key': 'export-cards' } },
        body: { count: 2, amount: 250_000, valid_days: 30, reason: 'جایزه' },
      }),
    )
    const cards = await exported({ list: 'gift_cards', format: 'csv', state: 'unused' })
    expect(
      cards.slice(0, 2).map((card) => [card['شناسه'], card['مبلغ (تومان)'], card['وضعیت']]),
    ).toEqual(issued.toReversed().map(({ id }) => [String(id), '250000', 'استفاده‌نشده']))
    const codes = await exported({ list: 'discounts', format: 'csv' })
    const shown = await answer(owner.api.GET('/staff/discount/', { params: { query: {} } }))
    expect(codes.map((code) => code['کد'])).toEqual(shown.results.map(({ terms }) => terms.code))
  })

  it('is for roles that the list admits, even when only its file is fetched', async () => {
    const forbidden = { status: 403, code: 'forbidden' }
    const clerk = await newStaff(shop, 'orders')
    for (const list of [
      'products',
      'payments',
      'ledger',
      'withdrawals',
      'gift_cards',
      'discounts',
    ] as const)
      expect(await refusal(ask({ list, format: 'csv' }, clerk))).toEqual(forbidden)
    const { id } = await answer(ask({ list: 'returns', format: 'xlsx' }, clerk))
    await shop.runJobs()
    const file = () => clerk.send({ method: 'GET', url: `/api/staff/export/${id}/file/` })
    const { statusCode, headers } = await file()
    expect([statusCode, headers['content-disposition']]).toEqual([
      200,
      expect.stringMatching(/filename="returns-[\d-]+\.xlsx"/),
    ])
    await answer(
      owner.api.PUT('/staff/member/', {
        body: { phone_number: clerk.phone, roles: ['finance'], expected_roles: ['orders'] },
      }),
    )
    expect((await file()).statusCode).toBe(403)
  })

  it('is in the log by its list, without what was looked for', async () => {
    const { shopper } = await customerWithMoney()
    const { id } = await answer(ask({ list: 'orders', format: 'csv', lookup: shopper.phone }))
    const query = { subject: 'export', subject_id: id } as const
    const { results } = await answer(owner.api.GET('/staff/action/', { params: { query } }))
    expect(results.map(({ after }) => after)).toEqual([{ list: 'orders', format: 'csv' }])
  })
})
