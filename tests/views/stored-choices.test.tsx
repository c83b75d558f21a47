import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryStorage } from '#machines/testing/memory-storage.ts'
import {
  forgetSearches,
  rememberSearch,
  useRecentSearches,
} from '#src/app/shell/header/recent-searches.ts'
import {
  guestCart,
  subscribeToGuestCart,
  useGuestCartCount,
  useGuestCartQuantity,
} from '#src/features/checkout/shared/guest-cart.ts'
import {
  addCompared,
  chosenOf,
  removeCompared,
  useCompared,
} from '#src/features/compare/shared/compare-list.ts'
import {
  chooseDeliveryCity,
  useDeliveryCity,
} from '#src/features/product/delivery/delivery-city.ts'
import { markStorySeen, useSeenStories } from '#src/features/stories/shared/seen-stories.ts'
import {
  rememberWayToInvoice,
  useWayToInvoice,
} from '#src/features/wallet/shared/way-to-invoice.ts'
import { shownByHook } from './support/shown-by-hook.tsx'

beforeEach(() => localStorage.clear())

/** What is stored by another tab. */
const store = (key: string, text: string) =>
  act(async () => {
    localStorage.setItem(key, text)
    dispatchEvent(new StorageEvent('storage', { key }))
  })

describe('the recent searches', () => {
  it('are the last six, each once, the last one first', async () => {
    const read = await shownByHook(useRecentSearches)
    await act(async () => ['1', '2', '3', '4', '5', '6', '7', '3'].forEach(rememberSearch))
    expect(read()).toEqual(['3', '7', '6', '5', '4', '2'])
    await act(async () => forgetSearches())
    expect(read()).toEqual([])
    expect(localStorage.getItem('recent-searches')).toBeNull()
  })

  it.each([
    ['{"version":2,"texts":["گوشی"]}', []],
    ['{"version":1,"texts":"گوشی"}', []],
    ['{"version":1,"texts":["گوشی",3]}', []],
    ['{"texts":["گوشی"]}', []],
    ['{"version":1}', []],
    ['"گوشی"', []],
    ['null', []],
    ['{', []],
    ['{"version":1,"texts":["1","2","3","4","5","6","7"]}', ['1', '2', '3', '4', '5', '6']],
  ])('of a storage with %s are %j', async (text, searches) => {
    const read = await shownByHook(useRecentSearches)
    await store('recent-searches', text)
    expect(read()).toEqual(searches)
  })
})

describe('the stories that were seen', () => {
  it('are the last hundred, each once', async () => {
    const read = await shownByHook(useSeenStories)
    const ids = Array.from({ length: 101 }, (_, place) => place)
    await act(async () => [...ids, 5].forEach(markStorySeen))
    expect(read()).toEqual([...ids.filter((id) => id > 0 && id !== 5), 5])
  })

  it.each([
    ['[3,"4",5.5,6]', [3, 6]],
    ['{"0":3}', []],
    ['{', []],
  ])('of a storage with %s are %j', async (text, ids) => {
    const read = await shownByHook(useSeenStories)
    await store('seen-stories', text)
    expect(read()).toEqual(ids)
  })
})

describe('the city of delivery', () => {
  it('is the chosen one', async () => {
    const read = await shownByHook(useDeliveryCity)
    expect(read()).toBeNull()
    const shiraz = { id: 7, name: 'شیراز', version: 1 }
    await act(async () => chooseDeliveryCity(shiraz))
    expect(read()).toEqual({ id: 7, name: 'شیراز' })
  })

  it.each([
    '{"version":2,"id":7,"name":"شیراز"}',
    '{"version":1,"id":"7","name":"شیراز"}',
    '{"version":1,"id":7,"name":null}',
    '{"id":7,"name":"شیراز"}',
    '{"version":1,"name":"شیراز"}',
    '{"version":1,"id":7}',
    '7',
    'null',
  ])('is none of a storage with %s', async (text) => {
    const read = await shownByHook(useDeliveryCity)
    await store('delivery-city', text)
    expect(read()).toBeNull()
  })
})

describe('the list of products to compare', () => {
  const product = (id: number) => ({
    id,
    title: `گوشی ${id}`,
    images: [{ image: '/1.jpg', alt: '' }, { image: '/2.jpg' }],
    price: [
      { id: 10 + id, price: 90, quantity: 3 },
      { id: 20 + id, price: 80 },
    ],
  })
  const kept = (id: number) => ({
    id,
    title: `گوشی ${id}`,
    images: [{ image: '/1.jpg' }],
    price: [{ id: 10 + id, price: 90 }],
  })

  it('has two at most, each once, with what is shown at first', async () => {
    const read = await shownByHook(useCompared)
    const added: boolean[] = []
    await act(async () => {
      for (const id of [1, 1, 2, 3, 2]) added.push(addCompared(product(id)))
    })
    expect(added).toEqual([true, true, true, false, true])
    expect(read()).toEqual([kept(1), kept(2)])
    await act(async () => removeCompared(1))
    expect(read()).toEqual([kept(2)])
  })

  it('is marked on the page while it has any, and leaves nothing once it is empty', async () => {
    const read = await shownByHook(useCompared)
    const isMarked = () => document.documentElement.hasAttribute('data-compare')
    await act(async () => void addCompared(product(1)))
    expect(isMarked()).toBe(true)
    await act(async () => removeCompared(1))
    expect([isMarked(), read(), localStorage.getItem('compare-list')]).toEqual([false, [], null])
  })

  it('knows the variant that was chosen, if it was stored', () => {
    expect(chosenOf(kept(1))).toBe(11)
    expect(chosenOf({ ...kept(1), price: [{ price: 90 }] })).toBeUndefined()
    expect(chosenOf({ ...kept(1), price: [] })).toBeUndefined()
  })

  it('of more than two that are stored has the first two', async () => {
    const read = await shownByHook(useCompared)
    const products = [kept(1), { ...kept(2), price: [{ price: 90 }] }, kept(3)]
    await store('compare-list', JSON.stringify({ version: 1, products }))
    expect(read()).toEqual(products.slice(0, 2))
  })

  it.each([
    ['another version', { version: 2, products: [kept(1)] }],
    ['no version', { products: [kept(1)] }],
    ['no products', { version: 1 }],
    ['products that are no list', { version: 1, products: {} }],
    ['a product that is nothing', { version: 1, products: [kept(1), null] }],
    ['a product without a price', { version: 1, products: [{ ...kept(1), price: undefined }] }],
    ['a product without pictures', { version: 1, products: [{ ...kept(1), images: undefined }] }],
    ['an id that is a text', { version: 1, products: [{ ...kept(1), id: '1' }] }],
    ['a title that is a number', { version: 1, products: [{ ...kept(1), title: 1 }] }],
    ['pictures that are no list', { version: 1, products: [{ ...kept(1), images: '/1.jpg' }] }],
    ['a picture without a file', { version: 1, products: [{ ...kept(1), images: [{}] }] }],
    ['prices that are no list', { version: 1, products: [{ ...kept(1), price: 90 }] }],
    ['a price that is a text', { version: 1, products: [{ ...kept(1), price: [{ price: '9' }] }] }],
    [
      'the id of a variant that is a text',
      { version: 1, products: [{ ...kept(1), price: [{ price: 9, id: '1' }] }] },
    ],
    ['a text', 'phone'],
    ['nothing', null],
  ])('is empty if %s is stored', async (_, stored) => {
    const read = await shownByHook(useCompared)
    await store('compare-list', JSON.stringify({ version: 1, products: [kept(3)] }))
    expect(read()).toEqual([kept(3)])
    await store('compare-list', JSON.stringify(stored))
    expect(read()).toEqual([])
  })
})

describe('the cart of a guest', () => {
  const line = (price_id: number, quantity: number) => ({ price_id, quantity, insurance_id: null })
  const lines = [line(11, 2), line(12, 3)]

  it('counts all units, and those of one variant', async () => {
    const read = await shownByHook(() => [
      useGuestCartCount(),
      useGuestCartQuantity(12),
      useGuestCartQuantity(13),
    ])
    expect(read()).toEqual([0, 0, 0])
    await act(async () => guestCart.write({ version: 1, id: 'cart', lines }))
    expect(read()).toEqual([5, 3, 0])
  })

  it('has none if the storage cannot be read', async () => {
    const read = await shownByHook(() => [useGuestCartCount(), useGuestCartQuantity(11)])
    await act(async () => guestCart.write({ version: 1, id: 'cart', lines }))
    expect(read()).toEqual([5, 2])
    const getItem = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { ...memoryStorage(), getItem })
    await act(async () => dispatchEvent(new StorageEvent('storage', { key: null })))
    expect(read()).toEqual([0, 0])
  })

  it('is read again when another tab has changed it or cleared the storage', () => {
    let changes = 0
    const unsubscribe = subscribeToGuestCart(() => (changes += 1))
    for (const key of ['cart-item', 'theme', null])
      dispatchEvent(new StorageEvent('storage', { key }))
    expect(changes).toBe(2)
    unsubscribe()
    dispatchEvent(new StorageEvent('storage', { key: 'cart-item' }))
    expect(changes).toBe(2)
  })
})

it.each([true, false])(
  'the page of a result knows whether a charge is for an invoice: %s',
  async (isForInvoice) => {
    rememberWayToInvoice(true)
    rememberWayToInvoice(isForInvoice)
    const read = await shownByHook(useWayToInvoice)
    expect(read()).toBe(isForInvoice)
  },
)
