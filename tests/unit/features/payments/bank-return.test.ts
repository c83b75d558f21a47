import { describe, expect, it } from 'vitest'
import { readReturn } from '#src/features/payments/bank-return.ts'

const read = (query: string) => readReturn(new URLSearchParams(query))

describe('the return from the bank', () => {
  it('names order, codes and amount', () => {
    expect(
      read('paid=1&order_id=501&tracking_code=12345&reference_number=67890&amount=95120000'),
    ).toEqual({
      paid: '1',
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

  it.each(['order_id=-1', 'order_id=1e3', 'order_id=', 'order_id=abc', 'order_id=1&amount=1.5'])(
    'believes no number that is none: %s',
    (query) => {
      const { orderId, amount } = read(query)
      expect([orderId, amount]).toEqual([query.startsWith('order_id=1&') ? 1 : null, null])
    },
  )

  it('puts the code of what stood in the way into words, and no other text', () => {
    expect(read('paid=0&code=order_not_payable').reason).toBe('این سفارش دیگر قابل پرداخت نیست.')
    expect(read('paid=0&code=toString').reason).toBeNull()
    expect(read('paid=0&code=call%20this%20number').reason).toBeNull()
  })
})
