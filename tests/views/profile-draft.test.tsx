import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { cartEditingModel } from '#machines/flows/cart-editing/cart-editing.model.ts'
import { checkoutModel } from '#machines/flows/checkout/checkout.model.ts'
import { Step } from '#src/features/checkout/Checkout.tsx'
import { actorInState } from '#stories/support/actor-in-state.ts'
import { Frame } from '#stories/support/Frame.tsx'

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterAll(() => vi.unstubAllGlobals())

let root: Root
beforeEach(() => sessionStorage.clear())
afterEach(() => act(() => root.unmount()))

it('keeps what is typed into the form of the cart for a buyer until the dialog opens again', async () => {
  const field = await lastNameField()
  act(() => type(field, 'محمدی‌نژاد'))
  act(() => root.unmount())
  expect((await lastNameField()).value).toBe('محمدی‌نژاد')
})

async function lastNameField(): Promise<HTMLInputElement> {
  const children = { cart: { model: cartEditingModel, state: 'completingProfile.editing' } }
  await shown(<Step actor={actorInState(checkoutModel, { state: 'shopping.cart', children })} />)
  const find = () => document.querySelector<HTMLInputElement>('input[autocomplete=family-name]')
  return vi.waitFor(() => {
    const field = find()
    if (field === null) throw new Error('the form is not shown')
    return field
  })
}

function type(field: HTMLInputElement, text: string): void {
  Reflect.set(HTMLInputElement.prototype, 'value', text, field)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

async function shown(view: ReactNode): Promise<void> {
  const place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  await act(async () =>
    root.render(
      <Frame frame="checkout" path="/cart" title="cart">
        {view}
      </Frame>,
    ),
  )
  await act(() => vi.dynamicImportSettled())
}
