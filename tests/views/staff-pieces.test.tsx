import { act } from 'react'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { staffFinance } from '#i18n/fa/staff-finance.ts'
import { staffDiscountEditModel } from '#machines/flows/staff-discount-edit/staff-discount-edit.model.ts'
import { staffProductEditModel } from '#machines/flows/staff-product-edit/staff-product-edit.model.ts'
import { staffProduct } from '#machines/testing/fixtures.ts'
import { DiscountDialogView } from '#staff/finance/DiscountDialog.tsx'
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

function field(name: string): HTMLInputElement | HTMLSelectElement {
  const found = document.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)
  if (found === null) throw new Error(`there is no field ${name}`)
  return found
}

async function type(input: HTMLInputElement | HTMLSelectElement, text: string): Promise<void> {
  await act(async () => {
    // The setter of the prototype: React replaces that of the element, and would see no change.
    Reflect.set(HTMLInputElement.prototype, 'value', text, input)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
