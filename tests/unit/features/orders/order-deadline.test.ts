import { afterEach, describe, expect, it, vi } from 'vitest'
import { serverNow } from '#src/lib/clock.ts'
import { untilExpiry, wholeMinutes } from '#src/features/orders/shared/order-deadline.ts'

const instantIn = (milliseconds: number) => new Date(serverNow() + milliseconds).toISOString()
const waiting = (milliseconds: number) => ({
  text_status: 'WAITING_PAYMENT' as const,
  expires_at: instantIn(milliseconds),
})

afterEach(() => {
  vi.useRealTimers()
})

describe('the deadline of an order', () => {
  it('is in minutes that are rounded up', () => {
    expect([0, 1, 60_000, 60_001].map(wholeMinutes)).toEqual([0, 1, 1, 2])
  })

  it('refetches three seconds after the first order expires', () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    expect(untilExpiry([waiting(90_000), waiting(60_000)])).toBe(63_000)
    expect(untilExpiry([waiting(-5_000)])).toBe(3_000)
  })

  it('refetches nothing if no order is waiting for its payment', () => {
    const expired = { text_status: 'EXPIRED' as const, expires_at: instantIn(60_000) }
    expect([untilExpiry([expired]), untilExpiry([]), untilExpiry(undefined)]).toEqual([
      false,
      false,
      false,
    ])
  })
})
