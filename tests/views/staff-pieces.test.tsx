import { act } from 'react'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { calendar } from '#i18n/fa/calendar.ts'
import { staff } from '#i18n/fa/staff.ts'
import { staffProductEdit } from '#i18n/fa/staff-product-edit.ts'
import { staffPrices } from '#i18n/fa/staff-prices.ts'
import { problemTexts } from '#i18n/problems.ts'
import { staffFinance } from '#i18n/fa/staff-finance.ts'
import { staffDiscountEditModel } from '#machines/flows/staff-discount-edit/staff-discount-edit.model.ts'
import { staffPriceChangeModel } from '#machines/flows/staff-price-change/staff-price-change.model.ts'
import { staffVariantEditModel } from '#machines/flows/staff-variant-edit/staff-variant-edit.model.ts'
import { staffProductEditModel } from '#machines/flows/staff-product-edit/staff-product-edit.model.ts'
import { ProblemError } from '#machines/kernel/problem.ts'
import { staffProduct, staffVariant } from '#machines/testing/fixtures.ts'
import type { Schemas } from '#machines/api/client.ts'
import { FaultyLines } from '#staff/devices/FaultyLines.tsx'
import { DiscountDialogView } from '#staff/finance/DiscountDialog.tsx'
import { DetailHead } from '#staff/app/DetailHead.tsx'
import { PriceChangeDialog } from '#staff/prices/PriceChangeDialog.tsx'
import { VariantsView } from '#staff/products/Variants.tsx'
import { ProductEditView } from '#staff/products/ProductEditView.tsx'
import { actorInState } from '#stories/support/actor-in-state.ts'
import { showPart } from './support/open-page.tsx'
import { show } from './support/show.tsx'

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterAll(() => vi.unstubAllGlobals())

it('proposes a value for each difference: mine where the colleague left the field as it was', async () => {
  const { content } = staffProduct
  const actor = actorInState(staffProductEditModel, {
    state: 'comparing.shown',
    context: {
      product: staffProduct,
      content: { ...content, title: 'نام من', description: 'متن من' },
      current: {
        ...staffProduct,
        content: { ...content, warranty: 'گارانتی همکار', description: 'متن همکار' },
      },
    },
  })
  const catalogue = { brands: [], categories: [], filters: [] }
  const { place } = await show(<ProductEditView actor={actor} catalogue={catalogue} />, {})
  const proposed = [...place.querySelectorAll('input')].filter(({ checked }) => checked)
  expect(Object.fromEntries(proposed.map(({ name, value }) => [name, value]))).toEqual({
    title: 'mine',
    warranty: 'theirs',
    description: 'theirs',
  })
})

it('says all that is wrong with a new product at once, and focuses the first of it', async () => {
  const actor = actorInState(staffProductEditModel, {
    state: 'editing.ready',
    context: { product: null },
  }).start()
  const catalogue = { brands: [], categories: [], filters: [] }
  const { place } = await show(<ProductEditView actor={actor} catalogue={catalogue} />, {})
  await type(field('sku'), 'کد')
  await type(field('slug'), 'Wrong')
  await type(field('price'), '-12')
  await type(field('quantity'), 'abc')
  const properties = place.querySelector<HTMLTextAreaElement>('[name=key_features]')
  await act(async () => {
    Reflect.set(HTMLTextAreaElement.prototype, 'value', 'بی‌مقدار', properties)
    properties?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await act(async () => {
    const event = new Event('submit', { bubbles: true, cancelable: true })
    place.querySelector('form')?.dispatchEvent(event)
  })
  const wrong = [...place.querySelectorAll<HTMLElement>('[aria-invalid=true]')]
  const names = wrong.map((each) => each.getAttribute('name'))
  expect(names).toEqual(
    expect.arrayContaining(['sku', 'slug', 'price', 'quantity', 'key_features']),
  )
  expect(document.activeElement).toBe(wrong[0])
})

it('marks and focuses the code and the address that another product has', async () => {
  const catalogue = { brands: [], categories: [], filters: [] }
  for (const [code, name] of [
    ['product_code_taken', 'sku'],
    ['product_address_taken', 'slug'],
  ] as const) {
    const { failure } = new ProblemError(code)
    const actor = actorInState(staffProductEditModel, {
      state: 'editing.refused',
      context: { product: null, key: 'key', failure },
    })
    const { place } = await show(<ProductEditView actor={actor} catalogue={catalogue} />, {})
    expect(document.activeElement?.getAttribute('name')).toBe(name)
    const wrong = [...place.querySelectorAll('[aria-invalid=true]')]
    expect(wrong.map((each) => each.getAttribute('name'))).toEqual([name])
    await type(field(name), 'A-100')
    expect(place.querySelector('[aria-invalid=true]')).toBeNull()
    place.remove()
  }
})

it('brings the comparison with a colleague into view and focuses its heading', async () => {
  const actor = actorInState(staffProductEditModel, {
    state: 'comparing.loading',
    context: { product: staffProduct },
  })
  const catalogue = { brands: [], categories: [], filters: [] }
  await show(<ProductEditView actor={actor} catalogue={catalogue} />, {})
  expect(document.activeElement?.textContent).toBe(staffProductEdit.comparison)
})

it('isolates the Latin part of a title, so that a number after it stays in its place', async () => {
  const back = { href: '/staff/products', text: 'کالاها' }
  const title = 'گلکسی S25، 256 گیگابایت'
  const { place } = await show(<DetailHead title={title} back={back} status={null} />, {})
  expect(place.querySelector('h1 bdi')?.parentElement?.textContent).toBe('گلکسی S25، ۲۵۶ گیگابایت')
  expect(place.querySelector('h1 bdi')?.textContent).toBe('S25')
})

it('calls no variant of a hidden product visible', async () => {
  const actor = actorInState(staffVariantEditModel, { state: 'closed', context: {} })
  const { place } = await show(
    <VariantsView actor={actor} variants={[staffVariant]} isInShop={false} />,
    {},
  )
  expect(place.textContent).toContain(staff.product.hiddenWithProduct)
  expect(place.textContent).not.toContain(staff.products.shown)
})

it('counts the lines of a warranty import that are faulty, and shows each of their faults', async () => {
  const fault = (line: number, fault: Schemas['WarrantyLineFault']['fault']) => ({
    line,
    text: `FZ${line}`,
    fault,
  })
  const faults = [
    fault(3, 'code_malformed'),
    fault(3, 'product_unknown'),
    fault(5, 'code_repeated'),
  ]
  const part = await showPart(<FaultyLines check={{ lines: 4, faults, products: [] }} />)
  expect(part.read()[0]).toContain('alert: ۲ سطر از ۴ سطر ایراد دارد')
  expect(part.place.querySelectorAll('tbody tr')).toHaveLength(3)
  await part.close()

  const many = Array.from({ length: 101 }, (_, index) => fault(index + 1, 'columns'))
  const long = await showPart(<FaultyLines check={{ lines: 101, faults: many, products: [] }} />)
  expect(long.read()[0]).toContain('alert: ۱۰۱ سطر از ۱۰۱ سطر ایراد دارد')
  expect(long.place.querySelectorAll('tbody tr')).toHaveLength(100)
  await long.press('نمایش ۱ ایراد دیگر')
  expect(long.place.querySelectorAll('tbody tr')).toHaveLength(101)
})

it('ends a discount code with its last day, and warns of an end that has passed', async () => {
  const actor = actorInState(staffDiscountEditModel, {
    state: 'editing.ready',
    context: { discount: null },
  })
  await show(<DiscountDialogView actor={actor} categories={[]} />, {})
  const { past, names } = staffFinance.discounts.form
  expect(field('starts_at_hour').value).toBe('0')
  expect(field('expires_at_hour').value).toBe('23:59')
  await type(labeled(names.expires_at), '۱۴۰۰/۰۱/۰۱')
  expect(document.body.textContent).toContain(past)
  await type(labeled(names.expires_at), '۱۴۹۹/۰۱/۰۱')
  expect(field('expires_at').value).toBe('۱۴۹۹/۰۱/۰۱')
  expect(document.body.textContent).not.toContain(past)
})

it('calls the start of planned prices wrong only until it is changed', async () => {
  const actor = actorInState(staffPriceChangeModel, {
    state: 'choosing.faulty',
    context: {
      choice: { kind: 'products', ids: [7] },
      schedule: { starts_at: '2026-11-01T20:30:00.000Z', ends_at: null },
      fault: 'starts_at',
    },
  })
  await show(<PriceChangeDialog actor={actor} />, {})
  expect(document.body.textContent).toContain(staffPrices.faults.starts_at)
  await type(labeled(staffPrices.start), '۱۴۹۹/۰۱/۰۱')
  expect(document.body.textContent).not.toContain(staffPrices.faults.starts_at)
})

it('lets planned prices return later than the last day on which they can begin', async () => {
  const actor = actorInState(staffPriceChangeModel, {
    state: 'choosing.ready',
    context: {
      choice: { kind: 'products', ids: [7] },
      schedule: { starts_at: '2026-11-25T20:30:00.000Z', ends_at: null },
    },
  })
  await show(<PriceChangeDialog actor={actor} />, {})
  const openers = document.querySelectorAll<HTMLElement>(`[aria-label="${calendar.open}"]`)
  await act(async () => openers.forEach((opener) => opener.click()))
  const years = [...document.querySelectorAll('label')]
    .filter(({ textContent }) => textContent === calendar.year)
    .map(({ control }) => Number(control?.querySelector('option')?.value))
  const [start, end] = years
  expect(years).toHaveLength(2)
  expect(end).toBeGreaterThan(start ?? Infinity)
})

it('calls the end of a discount code wrong only until it is changed', async () => {
  const discount = {
    code: 'YALDA',
    kind: 'percent' as const,
    value: 10,
    maximum: null,
    minimum_amount: 0,
    category_id: null,
    total_limit: null,
    customer_limit: 1,
    starts_at: null,
    expires_at: '?',
    is_active: true,
  }
  const actor = actorInState(staffDiscountEditModel, {
    state: 'editing.faulty',
    context: { discount: null, terms: discount },
  })
  await show(<DiscountDialogView actor={actor} categories={[]} />, {})
  const { faults, names } = staffFinance.discounts.form
  expect(document.body.textContent).toContain(faults.date)
  await type(labeled(names.expires_at), '۱۴۹۹/۰۱/۰۱')
  expect(document.body.textContent).not.toContain(faults.date)
})

it('focuses the first wrong field of a discount code', async () => {
  const actor = actorInState(staffDiscountEditModel, {
    state: 'editing.ready',
    context: { discount: null },
  }).start()
  await show(<DiscountDialogView actor={actor} categories={[]} />, {})
  await type(labeled(staffFinance.discounts.form.names.expires_at), '۱۴۹۹/۰۱/۰۱')
  await act(async () => {
    const event = new Event('submit', { bubbles: true, cancelable: true })
    field('code').closest('form')?.dispatchEvent(event)
  })
  expect(document.activeElement).toBe(field('code'))
})

it('marks and focuses the code of a discount that there is already', async () => {
  const refused = actorInState(staffDiscountEditModel, {
    state: 'editing.refused',
    context: { discount: null, failure: new ProblemError('discount_code_taken').failure },
  })
  await show(<DiscountDialogView actor={refused} categories={[]} />, {})
  expect(document.activeElement).toBe(field('code'))
  expect(document.body.textContent).toContain(problemTexts.discount_code_taken)
})

function field(name: string): HTMLInputElement | HTMLSelectElement {
  const found = document.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)
  if (found === null) throw new Error(`there is no field ${name}`)
  return found
}

function labeled(text: string): HTMLInputElement {
  const label = [...document.querySelectorAll('label')].find(
    ({ textContent }) => textContent === text,
  )
  if (!(label?.control instanceof HTMLInputElement)) throw new Error(`there is no field ${text}`)
  return label.control
}

async function type(input: HTMLInputElement | HTMLSelectElement, text: string): Promise<void> {
  await act(async () => {
    // The setter of the prototype: React replaces that of the element, and would see no change.
    Reflect.set(HTMLInputElement.prototype, 'value', text, input)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
