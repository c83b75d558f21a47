import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryStorage } from '#machines/testing/memory-storage.ts'
import { addressDraft } from '#src/features/addresses/shared/address-draft.ts'
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
    addressDraft({ owner, addressId: null }).keep(values)
    addressDraft({ owner, addressId: 7 }).keep({ ...values, title: 'دفتر' })
    expect(addressDraft({ owner, addressId: null }).kept()).toEqual(values)
    expect(addressDraft({ owner, addressId: 8 }).kept()).toBeNull()
    addressDraft({ owner, addressId: null }).drop()
    expect(addressDraft({ owner, addressId: null }).kept()).toBeNull()
    expect(addressDraft({ owner, addressId: 7 }).kept()?.title).toBe('دفتر')
  })

  it('is not shown to another customer', () => {
    addressDraft({ owner, addressId: null }).keep(values)
    expect(addressDraft({ owner: '09127654321', addressId: null }).kept()).toBeNull()
  })

  it('ends after a day', () => {
    vi.useFakeTimers()
    addressDraft({ owner, addressId: null }).keep(values)
    vi.advanceTimersByTime(24 * 3_600_000)
    expect(addressDraft({ owner, addressId: null }).kept()).toEqual(values)
    vi.advanceTimersByTime(1)
    expect(addressDraft({ owner, addressId: null }).kept()).toBeNull()
  })

  it('is empty if the storage holds something else', () => {
    const other = { version: 3, savedAt: Date.now(), owner, values: { title: 'خانه' } }
    for (const text of ['', 'null', '{}', JSON.stringify(other), '{']) {
      sessionStorage.setItem('address-draft:new', text)
      expect(addressDraft({ owner, addressId: null }).kept()).toBeNull()
    }
  })
})
