import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryStorage } from '#machines/testing/memory-storage.ts'
import { sample } from '#tests/support/sample-replies.ts'
import { reportPurchase } from '#src/features/payments/report-purchase.ts'

const purchase = (transaction_id: string) =>
  sample('PurchaseEvent', { ecommerce: { transaction_id } })
const key = 'reported-orders'

let layer: { dataLayer?: object[] } = {}

beforeEach(() => {
  layer = {}
  vi.stubGlobal('window', layer)
  vi.stubGlobal('localStorage', memoryStorage())
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a purchase', () => {
  it('is handed to the tag manager once, after what is there', () => {
    layer.dataLayer = [{ event: 'page' }]
    for (const id of ['F-1', 'F-2', 'F-1']) reportPurchase(purchase(id))
    expect(layer.dataLayer).toEqual([{ event: 'page' }, purchase('F-1'), purchase('F-2')])
  })

  it('is remembered with the last fifty', () => {
    const ids = Array.from({ length: 51 }, (_, place) => `F-${place}`)
    for (const id of ids) reportPurchase(purchase(id))
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual(ids.slice(1))
  })

  it.each(['{', '{"0":"F-1"}', 'null'])('is reported even if %s is stored', (text) => {
    localStorage.setItem(key, text)
    reportPurchase(purchase('F-1'))
    expect(layer.dataLayer).toEqual([purchase('F-1')])
    expect(localStorage.getItem(key)).toBe('["F-1"]')
  })

  it('is reported even if nothing can be stored', () => {
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    vi.stubGlobal('localStorage', { ...memoryStorage(), setItem })
    reportPurchase(purchase('F-1'))
    expect(layer.dataLayer).toEqual([purchase('F-1')])
  })
})
