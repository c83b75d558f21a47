import { describe, expect, it } from 'vitest'
import { readReturn, type ResultKind } from '#src/features/payments/bank-return.ts'

const read = (query: string, kind: ResultKind = 'order') =>
  readReturn(new URLSearchParams(query), kind)

describe('the return from the bank', () => {
  it('names order, codes and amount', () => {
    expect(
      read('paid=1&order_id=501&tracking_code=12345&reference_number=67890&amount=95120000'),
    ).toEqual({
      kind: 'order',
      paid: '1',
      wasCancelled: false,
      orderId: 501,
      trackingCode: '12345',
      referenceNumber: '67890',
      amount: 95_120_000,
      reason: null,
    })
  })

  it('reads the text None as no reference number', () => {
    expect(read('paid=1&reference_number=None').referenceNumber).toBeNull()
  })

  it('of the mobile app keeps the reference number as it came, and names no order', () => {
    const back = read('paid=1&order_id=501&reference_number=None', 'mobile')
    expect([back.referenceNumber, back.orderId]).toEqual(['None', null])
    expect(read('paid=1', 'mobile').referenceNumber).toBeNull()
  })

  it('of a deposit names no order', () => {
    expect(read('paid=1&order_id=501&reference_number=None', 'wallet')).toMatchObject({
      orderId: null,
      referenceNumber: null,
    })
  })

  it.each(['order_id=-1', 'order_id=1e3', 'order_id=', 'order_id=abc', 'order_id=1&amount=1.5'])(
    'ignores invalid numbers: %s',
    (query) => {
      const { orderId, amount } = read(query)
      expect([orderId, amount]).toEqual([query.startsWith('order_id=1&') ? 1 : null, null])
    },
  )

  it('puts the problem code into words, and no other text', () => {
    expect(read('paid=0&code=order_not_payable').reason).toBe('این سفارش دیگر قابل پرداخت نیست.')
    expect(read('paid=0&code=toString').reason).toBeNull()
    expect(read('paid=0&code=call%20this%20number').reason).toBeNull()
  })
})
