import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { addDays, tehranDay } from '#domain/day.ts'
import { payments } from '#server/platform/db/schema/commerce.ts'
import type { Schemas } from '#server/schemas.ts'
import { startAuditedShop } from '#tests/support/audited-shop.ts'
import { form } from '#tests/support/files.ts'
import { impossibleDays } from '#tests/support/impossible-times.ts'
import { answer, newShopper, newStaff, refusal } from '#tests/support/shopper.ts'

const { shop } = await startAuditedShop()
const member = await newStaff(shop, 'finance')
const shopper = await newShopper(shop)
const today = tehranDay(shop.clock.now())
const [gateway] = shop.context.payments.gateways
if (gateway === undefined) throw new Error('the shop has no gateway')

type Query = {
  from?: string
  to?: string
  unit?: Schemas['PriceUnit']
  reference_head?: string
  amount_head?: string
}
async function send(lines: readonly string[], query: Query = {}, of = gateway?.code ?? '') {
  const search = new URLSearchParams({ gateway: of, from: today, to: today, ...query })
  const part = { name: 'sheet', content: lines.join('\n'), filename: 'report.csv' }
  const url = `/api/staff/payment-report/?${search.toString()}`
  return member.send({ method: 'POST', url, ...form([part]) })
}
async function compared(lines: readonly string[], query: Query = {}) {
  const reply = await send(lines, query)
  expect(reply.statusCode).toBe(201)
  return reply.json<Schemas['PaymentReportSummary']>()
}
const read = (id: number, query: { kind?: Schemas['PaymentDifferenceKind'] } = {}) =>
  answer(member.api.GET('/staff/payment-report/{id}/', { params: { path: { id }, query } }))
const settle = (id: number, body: Schemas['PaymentDifferenceNote'], key?: string) =>
  member.api.POST('/staff/payment-difference/{id}/', {
    params: { path: { id }, header: key === undefined ? {} : { 'Idempotency-Key': key } },
    body,
  })

let last = 700_000
/** Payments of deposits, as if their provider had settled them now. */
async function paid(
  amounts: readonly number[],
  status: 'SUCCESSFUL' | 'RETURNED' = 'SUCCESSFUL',
  at = shop.clock.now(),
): Promise<string[]> {
  const rows = amounts.map((amount) => {
    last += 1
    return {
      depositorId: shopper.userId,
      trackingCode: `rec-${last}`,
      gateway: gateway?.code ?? '',
      token: `track-${last}`,
      amount,
      status,
      referenceNumber: String(last),
      redirectUrl: 'http://localhost/wallet',
      createdAt: new Date(at),
      settledAt: new Date(at),
    }
  })
  await shop.db.insert(payments).values(rows)
  return rows.map(({ referenceNumber }) => referenceNumber)
}

describe('a report of a provider', () => {
  it('is matched by reference or track id and amount, and each difference is named', async () => {
    const [equal, byTrack, other, missing] = await paid([100_000, 200_000, 300_000, 400_000])
    const [back] = await paid([500_000], 'RETURNED')
    await paid([600_000], 'SUCCESSFUL', shop.clock.now() - 3 * 86_400_000)
    const report = await compared([
      'گزارش تسویه',
      'شماره مرجع,شناسه پرداخت,مبلغ (ریال),وضعیت',
      `${equal},,"1,000,000",موفق`,
      `,track-${byTrack},2000000,موفق`,
      `${other},,3000010,موفق`,
      `${back},,5000000,برگشت خورده`,
      '999000111,,70000,موفق',
      `${equal},,1000000,موفق`,
      '999000222,,70000,ناموفق',
      'بی‌مبلغ,,,موفق',
    ])
    expect(report).toEqual({
      id: report.id,
      gateway: gateway.code,
      gateway_name: gateway.name,
      from: today,
      to: today,
      name: 'report.csv',
      created_at: new Date(shop.clock.now()).toISOString(),
      rows_total: 8,
      unreadable: 1,
      matched: 2,
      matched_amount: 300_000,
      differences: 5,
      open: 5,
    })
    const { results, counts, next } = await read(report.id)
    expect(
      results.map(({ kind, row, reference, their_amount: theirs, our_amount: ours }) => [
        kind,
        row,
        reference,
        theirs,
        ours,
      ]),
    ).toEqual([
      ['amount', 5, other, 300_001, 300_000],
      ['reversed', 6, back, 500_000, 500_000],
      ['theirs_only', 7, '999000111', 7_000, null],
      ['theirs_only', 8, equal, 100_000, 100_000],
      ['ours_only', null, missing, null, 400_000],
    ])
    expect(next).toBe(null)
    expect(new Map(counts.map(({ kind, total }) => [kind, total])).get('theirs_only')).toBe(2)
    expect((await read(report.id, { kind: 'amount' })).results).toEqual([results[0]])
  })

  it('is compared once, however often it is sent', async () => {
    const day = addDays(today, -40)
    const lines = ['ref_id,amount (toman)', '123456789,1000']
    const first = await compared(lines, { from: day, to: day })
    expect(await compared(lines, { from: day, to: day })).toEqual(first)
    const { results } = await answer(member.api.GET('/staff/payment-report/'))
    expect(results.filter(({ id }) => id === first.id)).toHaveLength(1)
  })

  it('has its columns named by hand if nothing recognizes them', async () => {
    const day = addDays(today, -41)
    const lines = ['کد ویژه,رقم', '123,50000']
    const days = { from: day, to: day }
    const refused = await send(lines, days)
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([
      422,
      'report_columns_unknown',
    ])
    const heads = { reference_head: 'کد ویژه', amount_head: 'رقم', unit: 'rial' } as const
    const report = await compared(lines, { ...days, ...heads })
    expect((await read(report.id)).results[0]?.their_amount).toBe(5_000)
  })

  it('is refused if nothing says the unit of its amounts, and is read anew in another one', async () => {
    const day = addDays(today, -43)
    const lines = ['شماره مرجع,مبلغ', '7766554433,1500000']
    const days = { from: day, to: day }
    const refused = await send(lines, days)
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([
      422,
      'report_unit_unknown',
    ])
    const amountIn = async (unit: Schemas['PriceUnit']) =>
      (await read((await compared(lines, { ...days, unit })).id)).results[0]?.their_amount
    expect([await amountIn('toman'), await amountIn('rial')]).toEqual([1_500_000, 150_000])
  })

  it('is refused for an unknown provider and for days in the wrong order', async () => {
    const lines = ['ref_id,amount (toman)', '1,1']
    for (const call of [send(lines, {}, 'wallet'), send(lines, { to: addDays(today, -1) })])
      expect((await call).json<{ code: string }>().code).toBe('validation_failed')
  })

  it('with 20,000 rows is compared in one call', async () => {
    const day = addDays(today, -50)
    const at = shop.clock.now() - 50 * 86_400_000
    const references = await paid(
      Array.from({ length: 5_000 }, () => 10_000),
      'SUCCESSFUL',
      at,
    )
    const rows = references.map((reference) => `${reference},10000`)
    const others = Array.from({ length: 15_000 }, (_, index) => `8800${index},10000`)
    const report = await compared(['ref_id,amount (toman)', ...rows, ...others], {
      from: day,
      to: day,
    })
    expect([report.matched, report.differences]).toEqual([5_000, 15_000])
  })
})

describe('a day outside the years of the shop', () => {
  it('is refused wherever staff ask for days', async () => {
    const owner = await newStaff(shop, 'owner')
    const lists = ['order', 'order-board', 'order-selection', 'payment']
    for (const day of impossibleDays) {
      const replies = await Promise.all([
        send(['ref_id,amount (toman)', '1,1000'], { from: day }),
        ...lists.flatMap((name) =>
          [`from=${day}`, `to=${day}`].map((query) =>
            owner.send({ method: 'GET', url: `/api/staff/${name}/?${query}` }),
          ),
        ),
      ])
      for (const reply of replies)
        expect([reply.statusCode, reply.json<Schemas['Problem']>().code]).toEqual([
          400,
          'validation_failed',
        ])
    }
  })
})

describe('a difference', () => {
  const waiting = async () => (await answer(member.api.GET('/staff/waiting/'))).differences ?? 0

  it('is noted, then settled once with a reason, and is in the file of the differences', async () => {
    const day = addDays(today, -42)
    const report = await compared(['ref_id,amount (toman)', '=5551,1000'], { from: day, to: day })
    const [difference] = (await read(report.id)).results
    const id = difference?.id ?? 0
    const open = await waiting()
    const noted = await answer(settle(id, { reason: 'از بانک پرسیدم', is_settled: false }))
    expect([noted.note, noted.settled_at]).toEqual(['از بانک پرسیدم', null])
    const key = randomUUID()
    const body = { reason: 'بانک برگرداند', is_settled: true }
    expect(await waiting()).toBe(open)
    const settled = await answer(settle(id, body, key))
    expect(await waiting()).toBe(open - 1)
    expect(await answer(settle(id, body, key))).toEqual(settled)
    for (const other of [
      { ...body, is_settled: !body.is_settled },
      { ...body, reason: 'دیگر' },
    ])
      expect(await refusal(settle(id, other, key))).toEqual({
        status: 409,
        code: 'idempotency_key_reused',
      })
    expect(settled.settled_at).toBe(new Date(shop.clock.now()).toISOString())
    expect(await refusal(settle(id, body))).toEqual({ status: 409, code: 'move_impossible' })
    expect(await refusal(settle(id, { ...body, reason: ' ' }))).toEqual({
      status: 400,
      code: 'reason_required',
    })
    expect((await read(report.id)).open).toBe(0)
    const path = { params: { path: { id: report.id } }, parseAs: 'text' } as const
    const file = await answer(member.api.GET('/staff/payment-report/{id}/differences/', path))
    expect(file.split('\r\n')[1]).toMatch(
      /^2,'=5551,نزد ما پرداخت‌شده نیست,1000,,,,بانک برگرداند,\d{4}-/,
    )
    const missing = { params: { path: { id: 999_999 }, query: {} } }
    expect(await refusal(member.api.GET('/staff/payment-report/{id}/', missing))).toEqual({
      status: 404,
      code: 'payment_report_not_found',
    })
    expect(await refusal(settle(999_999, body))).toEqual({
      status: 404,
      code: 'payment_difference_not_found',
    })
  })
})
