import { act } from 'react'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { staffFinance } from '#i18n/fa/staff-finance.ts'
import { staffDiscountEditModel } from '#machines/flows/staff-discount-edit/staff-discount-edit.model.ts'
import { staffProductEditModel } from '#machines/flows/staff-product-edit/staff-product-edit.model.ts'
import { staffProduct } from '#machines/testing/fixtures.ts'
import { DiscountDialogView } from '#staff/finance/DiscountDialog.tsx'
import { Written } from '#staff/moderation/Written.tsx'
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

it('ends a discount code with its last day, and warns of an end that has passed', async () => {
  const actor = actorInState(staffDiscountEditModel, {
    state: 'editing.ready',
    context: { discount: null },
  })
  await show(<DiscountDialogView actor={actor} categories={[]} />, {})
  const { past } = staffFinance.discounts.form
  expect(field('starts_at_hour').value).toBe('0')
  expect(field('expires_at_hour').value).toBe('23:59')
  await type(field('expires_at'), '۱۴۰۰/۰۱/۰۱')
  expect(document.body.textContent).toContain(past)
  await type(field('expires_at'), '۱۴۹۹/۰۱/۰۱')
  expect(document.body.textContent).not.toContain(past)
})

it('keeps the pieces of a title with Latin words together as one item of its line', async () => {
  const product = { slug: 'aban-a20', title: 'پاوربانک آبان مدل A20 نو' }
  const author = { display_name: 'مریم', send_at: '2026-11-20T10:00:00Z', phone_number: null }
  const { place } = await show(
    <Written product={product} author={author} text="خوب است">
      {null}
    </Written>,
    {},
  )
  const title = place.querySelector('a')
  expect([title?.textContent, title?.childNodes.length]).toEqual([product.title, 1])
})

function field(name: string): HTMLInputElement | HTMLSelectElement {
  const found = document.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)
  if (found === null) throw new Error(`there is no field ${name}`)
  return found
}

async function type(input: HTMLInputElement | HTMLSelectElement, text: string): Promise<void> {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
  await act(async () => {
    set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
