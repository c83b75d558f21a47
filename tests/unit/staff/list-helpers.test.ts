import { describe, expect, it } from 'vitest'
import { staffCategories } from '#i18n/fa/staff-categories.ts'
import { staffFinance } from '#i18n/fa/staff-finance.ts'
import { staffOrders } from '#i18n/fa/staff-orders.ts'
import { sample } from '#tests/support/sample-replies.ts'
import { categoryFieldText, entriesText, lastPlace } from '#staff/categories/category-text.ts'
import { customerName } from '#staff/finance/customer-name.ts'
import {
  filterByState,
  filterByStatus,
  readMoneyQuery,
  sliceOf,
} from '#staff/finance/money-query.ts'
import {
  listParameters,
  moderationHref,
  readModerationQuery,
} from '#staff/moderation/moderation-query.ts'
import { outdatedKinds } from '#staff/orders/print/outdated-kinds.ts'
import { activeFilter, namedChoice } from '#staff/table/active-filters.ts'

describe('the query of a queue of moderation', () => {
  it.each([
    ['', { kind: 'questions', status: 'pending', search: '', page: 1 }],
    ['kind=other&status=other&page=0', { kind: 'questions', status: 'pending', page: 1 }],
    ['page=10000', { page: 10_000 }],
    ['page=10001', { page: 1 }],
    ['page=1.5', { page: 1 }],
    [`search=${'x'.repeat(201)}`, { search: 'x'.repeat(200) }],
  ])('«%s» is read with what is usual in place of what is left out or wrong', (text, read) => {
    expect(readModerationQuery(new URLSearchParams(text))).toMatchObject(read)
  })

  it('is written as it is read', () => {
    const text = 'kind=answers&status=refused&search=x&page=3'
    const query = readModerationQuery(new URLSearchParams(text))
    expect(moderationHref('/staff/questions', query)).toBe(`/staff/questions?${text}`)
    expect(listParameters(query)).toEqual({ status: 'refused', search: 'x', page: 3 })
  })

  it('of the usual queue has no parameters', () => {
    const usual = readModerationQuery(new URLSearchParams())
    expect(moderationHref('/staff/questions', usual)).toBe('/staff/questions')
    expect(listParameters(usual)).toEqual({ status: 'pending', page: 1 })
  })
})

describe('the query of a list of money', () => {
  const known = { states: ['open', 'paid'], columns: ['amount', 'at'] } as const
  const read = (text: string) => readMoneyQuery(new URLSearchParams(text), known)

  it('asks for what is chosen', () => {
    const query = read('state=paid&lookup=F-1&sort=-amount&columns=at&page=2')
    expect(query).toEqual({
      state: 'paid',
      lookup: 'F-1',
      sort: '-amount',
      columns: ['at'],
      page: 2,
    })
    expect(filterByStatus(query)).toEqual({ status: 'paid', lookup: 'F-1' })
    expect(filterByState(query)).toEqual({ state: 'paid', lookup: 'F-1' })
    expect(sliceOf(query)).toEqual({ sort: '-amount', page: 2 })
  })

  it('leaves out what it does not know, and cuts a long look-up', () => {
    const query = read(`state=lost&sort=name&lookup=${'7'.repeat(41)}`)
    const lookup = '7'.repeat(40)
    expect(query).toEqual({ state: null, lookup, sort: null, columns: null, page: 1 })
    const none = read('')
    expect([filterByStatus(none), filterByState(none), sliceOf(none)]).toEqual([
      {},
      {},
      { page: 1 },
    ])
  })
})

describe('a category as text', () => {
  const [parent, child] = sample('StaffCategories').categories
  if (parent === undefined || child === undefined) throw new Error('the sample has no categories')
  const content = { ...child.content, parent_id: parent.id, title_tag: '', name: 'ساعت' }
  const all = { ...sample('StaffCategories'), categories: [parent, { ...child, content }] }
  const { names, difference, noParent, empty } = staffCategories

  it('names what is above it, and says what is empty', () => {
    const text = (name: string, change = {}) =>
      categoryFieldText({ ...content, ...change }, name, all)
    expect(text('parent_id')).toBe(difference(names.parent_id, parent.content.name))
    expect(text('parent_id', { parent_id: null })).toBe(difference(names.parent_id, noParent))
    expect(text('title_tag')).toBe(difference(names.title_tag, empty))
    expect(text('name')).toBe(difference(names.name, 'ساعت'))
  })

  it('comes after all that are under the same one', () => {
    expect([lastPlace(all, parent.id), lastPlace(all, 1)]).toEqual([1, 0])
  })

  it('has the first five of the entries of the menu by name', () => {
    const titles = ['1', '2', '3', '4', '5', '6', '7']
    expect(entriesText(titles.slice(0, 5))).toBe('1، 2، 3، 4، 5')
    expect(entriesText(titles)).toBe(staffCategories.someOf('1، 2، 3، 4، 5', '۲'))
  })
})

it('a customer is named by what is known, or as unnamed', () => {
  expect(customerName({ first_name: null, last_name: null })).toBe(staffFinance.unnamed)
  expect(customerName({ first_name: null, last_name: 'نادری' })).toBe('نادری')
  expect(customerName({ first_name: 'کاوه', last_name: 'نادری' })).toBe('کاوه نادری')
})

it('the outdated prints of an order are named: none, one kind or both', () => {
  const [made] = sample('StaffOrder').prints
  if (made === undefined) throw new Error('the sample has no print')
  const print = (kind: typeof made.kind, is_outdated: boolean) => ({ ...made, kind, is_outdated })
  const { kinds, both } = staffOrders.print
  expect(outdatedKinds([])).toBeNull()
  expect(outdatedKinds([print('slips', false), print('labels', false)])).toBeNull()
  expect(outdatedKinds([print('slips', false), print('labels', true)])).toBe(kinds.labels)
  expect(outdatedKinds([print('slips', true), print('labels', true)])).toBe(both)
})

it('a filter is active while something is chosen by it', () => {
  const nameOf = (state: number) => `وضعیت ${state}`
  expect(activeFilter<number>(null, nameOf, '/list')).toEqual([])
  expect(activeFilter(0, nameOf, '/list')).toEqual([{ name: 'وضعیت 0', href: '/list' }])
  expect([namedChoice('برند', undefined), namedChoice('برند', 'اپل')]).toEqual([
    'برند',
    'برند: اپل',
  ])
})
