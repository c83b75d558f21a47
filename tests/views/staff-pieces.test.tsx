import { act } from 'react'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { staff } from '#i18n/fa/staff.ts'
import { staffProductEdit } from '#i18n/fa/staff-product-edit.ts'
import { staffFinance } from '#i18n/fa/staff-finance.ts'
import { staffDiscountEditModel } from '#machines/flows/staff-discount-edit/staff-discount-edit.model.ts'
import { staffVariantEditModel } from '#machines/flows/staff-variant-edit/staff-variant-edit.model.ts'
import { staffProductEditModel } from '#machines/flows/staff-product-edit/staff-product-edit.model.ts'
import { staffProduct, staffVariant } from '#machines/testing/fixtures.ts'
import { DiscountDialogView } from '#staff/finance/DiscountDialog.tsx'
import { DetailHead } from '#staff/app/DetailHead.tsx'
import { VariantsView } from '#staff/products/Variants.tsx'
import { ProductEditView } from '#staff/products/ProductEditView.tsx'
import { actorInState } from '#stories/support/actor-in-state.ts'
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
