import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { cartEditingModel } from '#machines/flows/cart-editing/cart-editing.model.ts'
import type { CartEditingContext } from '#machines/flows/cart-editing/cart-editing.types.ts'
import type { CheckoutContext } from '#machines/flows/checkout/checkout.types.ts'
import { checkoutModel } from '#machines/flows/checkout/checkout.model.ts'
import { cartOf, phoneLine } from '#machines/testing/fixtures.ts'
import { Step } from '#src/features/checkout/Checkout.tsx'
import { actorInState } from '#stories/support/actor-in-state.ts'
import { show } from './support/show.tsx'

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterAll(() => vi.unstubAllGlobals())

const lostLine = { ...phoneLine, can_be_bought: false, stock_quantity: 0, quantity: 2 }
const line = { ...phoneLine, quantity: 5, stock_quantity: 5 }

it('does not call the most that one customer may buy all that the shop has', async () => {
  const place = await cartAt({ cart: cartOf([{ ...line, purchase_limit: 5 }]) })
  expect(place.textContent).toContain('حداکثر ۵ عدد برای هر مشتری')
  expect(place.textContent).not.toContain('عدد داریم')
})

it('says that all the shop has is in the cart, if it is', async () => {
  const place = await cartAt({ cart: cartOf([{ ...line, purchase_limit: 9 }]) })
  expect(place.textContent).toContain('فقط ۵ عدد داریم؛ همه در سبد شماست')
})

it('says that the price of an insurance is for each of several devices', async () => {
  const insurance = {
    id: 7,
    name: 'بیمهٔ سرقت',
    description: 'یک سال',
    expiration_in_months: 12,
    price: 300_000,
  }
  const insured = { ...line, insurance: 7, insurance_option: true, insurances: [insurance] }
  const several = await cartAt({ cart: cartOf([insured]) })
  expect(several.textContent).toMatch(/۳۰۰٬۰۰۰\sتومان برای هر کدام/)
  const one = await cartAt({ cart: cartOf([{ ...insured, quantity: 1 }]) })
  expect(one.textContent).not.toContain('برای هر کدام')
})

it.each([
  ['leads on with what is left', [lostLine, { ...line, price_id: 12 }], 'حذف ناموجودها و ادامه'],
  [
    'leads on with fewer of the same',
    [{ ...lostLine, stock_quantity: 1 }],
    'حذف ناموجودها و ادامه',
  ],
  ['only removes where nothing is left', [lostLine], 'حذف ناموجودها'],
])('%s when what is sold out is removed', async (_, lines, name) => {
  await cartAt({ cart: cartOf(lines) }, 'outOfStock')
  const names = [...document.querySelectorAll('[role=alertdialog] footer button')].map(
    ({ textContent }) => textContent,
  )
  expect(names).toEqual([name, 'برگشت به سبد'])
})

it('says how many units the cart of the account has added to the guest’s', async () => {
  const joined = await cartAt({ cart: cartOf([line]) }, 'editing.ready', { joinedUnits: 2 })
  expect(joined.textContent).toContain('۲ کالا از سبد قبلی شما اضافه شد.')
  const own = await cartAt({ cart: cartOf([line]) })
  expect(own.textContent).not.toContain('سبد قبلی')
})

async function cartAt(
  context: Partial<CartEditingContext>,
  state = 'editing.ready',
  around: Partial<CheckoutContext> = {},
): Promise<HTMLElement> {
  const children = { cart: { model: cartEditingModel, state, context } }
  const actor = actorInState(checkoutModel, { state: 'shopping.cart', context: around, children })
  return (await show(<Step actor={actor} />, { frame: 'checkout', path: '/cart' })).place
}
