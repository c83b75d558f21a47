import { act } from 'react'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { cartEditingModel } from '#machines/flows/cart-editing/cart-editing.model.ts'
import { checkoutModel } from '#machines/flows/checkout/checkout.model.ts'
import { Step } from '#src/features/checkout/Checkout.tsx'
import { actorInState } from '#stories/support/actor-in-state.ts'
import { show } from './support/show.tsx'

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterAll(() => vi.unstubAllGlobals())

beforeEach(() => sessionStorage.clear())

it('keeps what is typed into the form of the cart for a buyer until the dialog opens again', async () => {
  const { field, remove } = await lastName()
  act(() => type(field, 'محمدی‌نژاد'))
  remove()
  expect((await lastName()).field.value).toBe('محمدی‌نژاد')
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
