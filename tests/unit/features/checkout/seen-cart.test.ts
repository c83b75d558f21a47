import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryStorage } from '#machines/testing/memory-storage.ts'
import { forgetSeenCart, readSeenCart, rememberSeenCart } from '#src/features/checkout/seen-cart.ts'

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the cart that a guest saw before the sign-in', () => {
  it('is remembered for twenty minutes', () => {
    vi.useFakeTimers()
    rememberSeenCart('11:2')
    vi.advanceTimersByTime(20 * 60_000)
    expect(readSeenCart()).toBe('11:2')
    vi.advanceTimersByTime(1)
    expect(readSeenCart()).toBeNull()
  })

  it('is forgotten once the cart was opened', () => {
    rememberSeenCart('11:2')
    forgetSeenCart()
    expect(readSeenCart()).toBeNull()
  })

  it.each(['null', '3', '{"seen":"11:2"}', '{"at":1}'])('is none if %s is stored', (text) => {
    sessionStorage.setItem('seen-cart', text)
    expect(readSeenCart()).toBeNull()
  })

  it('is none on the server', () => {
    vi.stubGlobal('sessionStorage', undefined)
    expect(readSeenCart()).toBeNull()
  })
})
