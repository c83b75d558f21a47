import { describe, expect, it } from 'vitest'
import { orders } from '#i18n/fa/orders.ts'
import {
  comingSteps,
  listLabels,
  pageLabels,
  statusLook,
  stepLabel,
  stepUnderWay,
  tabStatuses,
} from '#src/features/orders/shared/order-status.ts'

const sent = { is_in_person: false }
const pickedUp = { is_in_person: true }

describe('the status of an order', () => {
  it('puts each order into one of the tabs', () => {
    expect(tabStatuses).toEqual({
      process: ['NOT_CHECKED', 'PAYMENT_VERIFIED', 'PROCESSING', 'PREPARING', 'SENDING'],
      delivered: ['DELIVERED'],
      suspended: ['WAITING_PAYMENT', 'NOT_APPROVED', 'EXPIRED'],
    })
  })

  it('has a name of its own in the list while the order waits for its payment', () => {
    expect([listLabels.WAITING_PAYMENT, pageLabels.WAITING_PAYMENT]).toEqual([
      orders.waiting.list,
      orders.waiting.page,
    ])
    expect(listLabels.DELIVERED).toBe(pageLabels.DELIVERED)
  })

  it('is shown by a truck on the way to the customer, and by a store at the desk', () => {
    expect(statusLook('SENDING', sent)).toEqual({ tone: 'info', icon: 'truck' })
    expect(statusLook('SENDING', pickedUp)).toEqual({ tone: 'info', icon: 'store' })
    expect(statusLook('DELIVERED', pickedUp)).toEqual({ tone: 'ok', icon: 'check' })
  })

  it('is a step of the way that the order takes', () => {
    const { ready, steps } = orders.timeline
    expect(stepLabel('SENDING', sent)).toBe(steps.SENDING)
    expect(stepLabel('SENDING', pickedUp)).toBe(ready)
    expect(stepLabel('PREPARING', pickedUp)).toBe(steps.PREPARING)
  })

  it.each([
    ['NOT_CHECKED', 'بررسی سفارش', ['آماده‌سازی', 'ارسال', 'تحویل']],
    ['PROCESSING', 'آماده‌سازی', ['ارسال', 'تحویل']],
    ['PREPARING', null, ['ارسال', 'تحویل']],
    ['SENDING', null, ['تحویل']],
    ['DELIVERED', null, []],
    ['WAITING_PAYMENT', null, []],
    ['NOT_APPROVED', null, []],
    ['EXPIRED', null, []],
  ] as const)('of %s says what is under way and what is to come', (status, underWay, coming) => {
    expect(stepUnderWay(status, sent)).toBe(underWay)
    expect(comingSteps(status, sent)).toEqual(coming)
  })

  it('names the desk among the steps to come of an order that is picked up', () => {
    expect(comingSteps('PREPARING', pickedUp)).toEqual(['آمادهٔ تحویل در شعبه', 'تحویل'])
  })
})
