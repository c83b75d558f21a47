import { act } from 'react'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { profile } from '#i18n/fa/profile.ts'
import { cartEditingModel } from '#machines/flows/cart-editing/cart-editing.model.ts'
import { checkoutModel } from '#machines/flows/checkout/checkout.model.ts'
import { Step } from '#src/features/checkout/Checkout.tsx'
import { actorInState } from '#stories/support/actor-in-state.ts'
import { show } from './support/show.tsx'

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterAll(() => vi.unstubAllGlobals())

beforeEach(() => sessionStorage.clear())

it('keeps the input of the cart’s buyer form until the dialog opens again', async () => {
  const { field, remove } = await lastName()
  act(() => type(field, 'محمدی‌نژاد'))
  remove()
  expect((await lastName()).field.value).toBe('محمدی‌نژاد')
})

it('says of a whole national code that is wrong why it cannot be saved, before it is left', async () => {
  await lastName()
  const code = document.querySelector<HTMLInputElement>('input[inputmode=numeric]')
  if (code === null) throw new Error('the form has no code')
  const told = () => document.body.textContent.includes(profile.faults.nationalCode)
  await act(async () => type(code, '123456789'))
  expect(told()).toBe(false)
  await act(async () => type(code, '۱۲۳۴۵۶۷۸۹۰'))
  expect(told()).toBe(true)
  await act(async () => type(code, '۱۲۳۴۵۶۷۸۹۱'))
  expect(told()).toBe(false)
})

async function lastName() {
  const children = { cart: { model: cartEditingModel, state: 'completingProfile.editing' } }
  const actor = actorInState(checkoutModel, { state: 'shopping.cart', children })
  const { remove } = await show(<Step actor={actor} />, { frame: 'checkout', path: '/cart' })
  const field = await vi.waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[autocomplete=family-name]')
    if (found === null) throw new Error('the form is not shown')
    return found
  })
  return { field, remove }
}

function type(field: HTMLInputElement, text: string): void {
  Reflect.set(HTMLInputElement.prototype, 'value', text, field)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
