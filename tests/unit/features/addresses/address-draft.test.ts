import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryStorage } from '#machines/testing/memory-storage.ts'
import { dropDraft, keepDraft, keptDraft } from '#src/features/addresses/shared/address-draft.ts'
import { addressValues } from '#src/features/addresses/shared/address-values.ts'

const owner = '09121234567'
const values = { ...addressValues(null), title: 'خانه' }

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the draft of an address', () => {
  it('is kept for each address, and dropped alone', () => {
    keepDraft({ owner, addressId: null }, values)
    keepDraft({ owner, addressId: 7 }, { ...values, title: 'دفتر' })
    expect(keptDraft({ owner, addressId: null })).toEqual(values)
    expect(keptDraft({ owner, addressId: 8 })).toBeNull()
    dropDraft(null)
    expect(keptDraft({ owner, addressId: null })).toBeNull()
    expect(keptDraft({ owner, addressId: 7 })?.title).toBe('دفتر')
  })

  it('is not shown to another customer', () => {
    keepDraft({ owner, addressId: null }, values)
    expect(keptDraft({ owner: '09127654321', addressId: null })).toBeNull()
  })

  it('ends after a day', () => {
    vi.useFakeTimers()
    keepDraft({ owner, addressId: null }, values)
    vi.advanceTimersByTime(24 * 3_600_000)
    expect(keptDraft({ owner, addressId: null })).toEqual(values)
    vi.advanceTimersByTime(1)
    expect(keptDraft({ owner, addressId: null })).toBeNull()
  })

  it('is none where the storage holds something else', () => {
    for (const text of ['', 'null', '{}', '{"version":3,"savedAt":1,"values":{}}', '{']) {
      sessionStorage.setItem('address-draft:new', text)
      expect(keptDraft({ owner, addressId: null })).toBeNull()
    }
  })
})
