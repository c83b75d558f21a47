import { act } from 'react'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { checkoutModel } from '#machines/flows/checkout/checkout.model.ts'
import { discountCodeModel } from '#machines/flows/discount-code/discount-code.model.ts'
import { courierCart, expiredDiscount } from '#machines/testing/fixtures.ts'
import { Step } from '#src/features/checkout/Checkout.tsx'
import { actorInState } from '#stories/support/actor-in-state.ts'
import { show } from './support/show.tsx'

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterAll(() => vi.unstubAllGlobals())

it('has a typed discount code checked before anything is paid, so that nobody pays the full price by an oversight', async () => {
  const { place, sent } = await invoiceAt('typing')
  expect(payButtons(place)).toEqual(['پرداخت', 'پرداخت'])
  await type(place, ' SALAM ')
  expect(payButtons(place)).toEqual(['بررسی کد تخفیف', 'بررسی کد تخفیف'])
  await press(place, 'بررسی کد تخفیف')
  expect(sent).toEqual([{ type: 'code.submitted', code: 'SALAM' }])
})

it('lets a shopper pay whose code was refused, and checks another one first', async () => {
  const { place, sent } = await invoiceAt('refused')
  await type(place, 'SALAM')
  expect(payButtons(place)).toEqual(['پرداخت', 'پرداخت'])
  await type(place, 'YALDA')
  expect(payButtons(place)).toEqual(['بررسی کد تخفیف', 'بررسی کد تخفیف'])
  await type(place, '')
  await press(place, 'پرداخت')
  expect(sent).toEqual([{ type: 'pay.pressed' }])
})

async function invoiceAt(state: 'typing' | 'refused') {
  const context = state === 'refused' ? { sent: 'SALAM', failure: expiredDiscount.failure } : {}
  const actor = actorInState(checkoutModel, {
    state: 'shopping.invoice.choosing',
    context: { cart: courierCart },
    children: { discount: { model: discountCodeModel, state, context } },
  })
  const sent: unknown[] = []
  const { discount } = actor.getSnapshot().children
  if (discount === undefined) throw new Error('the invoice has no discount code')
  vi.spyOn(discount, 'send').mockImplementation((event) => void sent.push(event))
  vi.spyOn(actor, 'send').mockImplementation((event) => void sent.push(event))
  const { place } = await show(<Step actor={actor} />, { frame: 'checkout', path: '/cart/invoice' })
  return { place, sent }
}

const buttons = (place: HTMLElement) => [...place.querySelectorAll('button')]

function payButtons(place: HTMLElement): string[] {
  return buttons(place)
    .map(({ textContent }) => textContent)
    .filter((text) => /^(پرداخت|بررسی کد تخفیف)/.test(text))
    .map((text) => text.replace(/ با .*/, ''))
}

async function press(place: HTMLElement, name: string): Promise<void> {
  const button = buttons(place).find(({ textContent }) => textContent.startsWith(name))
  await act(async () => button?.click())
}

async function type(place: HTMLElement, text: string): Promise<void> {
  const field = place.querySelector<HTMLInputElement>('input[name="code"]')
  if (field === null) throw new Error('there is no field for the code')
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
