import { act, useState } from 'react'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { staff } from '#i18n/fa/staff.ts'
import { staffFinance } from '#i18n/fa/staff-finance.ts'
import { ui } from '#i18n/fa/ui.ts'
import type { Schemas } from '#machines/api/client.ts'
import { staffMoneyMoveModel } from '#machines/flows/staff-money-move/staff-money-move.model.ts'
import { staffVariantEditModel } from '#machines/flows/staff-variant-edit/staff-variant-edit.model.ts'
import { termsOf } from '#machines/flows/staff-variant-edit/terms.ts'
import { staffVariant } from '#machines/testing/fixtures.ts'
import { MoneyDialog } from '#staff/finance/MoneyDialog.tsx'
import { PriceCell } from '#staff/products/PriceCell.tsx'
import { StockPanel } from '#staff/products/StockPanel.tsx'
import { AmountField } from '#src/ui/AmountField.tsx'
import { actorInState } from '#stories/support/actor-in-state.ts'
import { storyCalls } from '#stories/support/story-api.ts'
import { show } from './support/show.tsx'

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterAll(() => vi.unstubAllGlobals())

it('keeps and reports invalid text, formats valid amounts', async () => {
  const amounts: (number | null)[] = []
  function Form() {
    const [amount, setAmount] = useState<number | null>(null)
    amounts.push(amount)
    return <AmountField label="مبلغ" value={amount} digits={9} onChange={setAmount} />
  }
  const { place } = await show(<Form />, {})
  const input = inputIn(place, 'input')
  await type(input, '50000.5')
  expect([input.value, place.textContent?.includes(ui.wholeNumber)]).toEqual(['۵۰۰۰۰.۵', true])
  expect(amounts.at(-1)).toBeNaN()
  await type(input, '50,000')
  expect([input.value, place.textContent?.includes(ui.wholeNumber)]).toEqual(['۵۰٬۰۰۰', false])
  expect(amounts.at(-1)).toBe(50_000)
  await type(input, '1234567890')
  expect(input.value).toBe('۵۰٬۰۰۰')
  expect(place.textContent).toContain(ui.mostDigits('۹'))
  await type(input, '60,000')
  expect(place.textContent).not.toContain(ui.mostDigits('۹'))
})

it('saves a suspiciously low price only on the second submit', async () => {
  const variant = { ...staffVariant, new_price: null, expire_time: null }
  const actor = actorInState(staffVariantEditModel, {
    state: 'editing.ready',
    context: { variant, terms: termsOf(variant) },
  })
  actor.start()
  const { place } = await show(<PriceCell product={listed(variant)} actor={actor} />, {})
  const form = formIn(place)
  await type(inputIn(form, 'input'), '950000')
  await submit(form)
  expect(actor.getSnapshot().value).toEqual({ editing: 'warned' })
  const again = form.querySelector('button[type=submit]')
  expect(again?.textContent).toBe(staff.terms.saveAnyway)
  expect(form.textContent).toContain(staff.terms.askedAgain)
  expect(document.activeElement?.textContent).toContain(staff.terms.askedAgain)
  expect(document.activeElement?.matches('button, input')).toBe(false)
  const doubled = new MouseEvent('click', { detail: 2, bubbles: true, cancelable: true })
  await act(async () => again?.dispatchEvent(doubled))
  expect(actor.getSnapshot().value).toEqual({ editing: 'warned' })
  await type(inputIn(form, 'input'), '940000')
  expect(again?.textContent).toBe(staff.products.priceEdit.save)
  await submit(form)
  expect(again?.textContent).toBe(staff.terms.saveAnyway)
  const sent = vi.spyOn(actor, 'send').mockImplementation(() => undefined)
  await submit(form)
  expect(sent.mock.calls.map(([{ type }]) => type)).toEqual(['terms.submitted'])
})

it('saves a price before a discount with a digit too many only on the second submit', async () => {
  const variant = { ...staffVariant, price: 9_800_000, new_price: 8_900_000, expire_time: null }
  const actor = actorInState(staffVariantEditModel, {
    state: 'editing.ready',
    context: { variant, terms: termsOf(variant) },
  })
  actor.start()
  const { place } = await show(<PriceCell product={listed(variant)} actor={actor} />, {})
  const form = formIn(place)
  await type(inputIn(form, 'input'), '98000000')
  expect(form.textContent).toContain(staff.terms.farDiscount('۹۱'))
  await submit(form)
  expect(actor.getSnapshot().value).toEqual({ editing: 'warned' })
  expect(document.activeElement?.textContent).toContain(staff.terms.askedAgain)
  const sent = vi.spyOn(actor, 'send').mockImplementation(() => undefined)
  await submit(form)
  expect(sent.mock.calls.map(([{ type }]) => type)).toEqual(['terms.submitted'])
})

it('rejects fractional stock, and hides the error once it is corrected', async () => {
  const { place } = await show(<StockPanel variant={staffVariant} />, {})
  const form = formIn(place)
  storyCalls.length = 0
  const changes = () => storyCalls.filter((call) => call.startsWith('PATCH'))
  await type(inputIn(form, '[name=units]'), '2.5')
  await submit(form)
  expect(form.textContent).toContain(ui.wholeNumber)
  expect(changes()).toEqual([])
  await type(inputIn(form, '[name=units]'), '25')
  expect(form.textContent).not.toContain(ui.wholeNumber)
  await submit(form)
  expect(changes()).toEqual([`PATCH /staff/variants/${staffVariant.id}/`])
})

it('asks before an unusual number of units comes in, and cuts no number', async () => {
  const { place } = await show(<StockPanel variant={staffVariant} />, {})
  const form = formIn(place)
  storyCalls.length = 0
  const changes = () => storyCalls.filter((call) => call.startsWith('PATCH'))
  expect(inputIn(form, '[name=units]').maxLength).toBe(-1)
  await type(inputIn(form, '[name=units]'), '۱٬۰۰۰٬۰۰۰٬۰۰۰')
  expect(inputIn(form, '[name=units]').value).toBe('')
  await type(inputIn(form, '[name=units]'), '99999')
  await submit(form)
  expect(changes()).toEqual([])
  const yes = await vi.waitFor(() => {
    const found = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === staff.stock.unusual.confirm('۹۹٬۹۹۹'),
    )
    if (found === undefined) throw new Error('nothing is asked')
    return found
  })
  await act(async () => yes.click())
  expect(changes()).toEqual([`PATCH /staff/variants/${staffVariant.id}/`])
})

it('begins with goods that a customer has brought back where the link says so', async () => {
  const { place } = await show(<StockPanel variant={staffVariant} kind="returned" />, {})
  expect(place.querySelector('select')?.value).toBe('returned')
})

it('begins a refund without an amount, and says the most that it can be', async () => {
  const actor = actorInState(staffMoneyMoveModel, {
    state: 'asking.asked',
    context: { move: { kind: 'refundToWallet', id: 7, amount: 300_000 }, fields: {} },
  })
  await show(<MoneyDialog actor={actor} />, {})
  expect(inputIn(document.body, '[name=amount]').value).toBe('')
  expect(document.body.textContent).toContain(staffFinance.move.most('۳۰۰٬۰۰۰\u00a0تومان'))
})

it('groups the digits of a refund or a cost as they are typed', async () => {
  const actor = actorInState(staffMoneyMoveModel, {
    state: 'asking.asked',
    context: { move: { kind: 'refundToWallet', id: 7, amount: 3_000_000 }, fields: {} },
  })
  await show(<MoneyDialog actor={actor} />, {})
  const amount = inputIn(document.body, '[name=amount]')
  await type(amount, '1500000')
  expect(amount.value).toBe('۱٬۵۰۰٬۰۰۰')
  const { place } = await show(<StockPanel variant={staffVariant} />, {})
  await type(inputIn(place, '[name=cost]'), '98000000')
  expect(inputIn(place, '[name=cost]').value).toBe('۹۸٬۰۰۰٬۰۰۰')
})

/** A product of the list that has this variant alone. */
const listed = (variant: Schemas['StaffVariant']): Schemas['StaffProductSummary'] => ({
  id: 7,
  sku: 'A-7',
  title: 'گوشی',
  image: null,
  brand: { id: 1, name: 'اپل' },
  category: { id: 1, name: 'گوشی' },
  is_active: true,
  variants: 1,
  price: variant.price,
  stock: 4,
  is_low: false,
  variant_list: [variant],
  planned_prices: [],
})

function inputIn(place: ParentNode, selector: string): HTMLInputElement {
  const found = place.querySelector<HTMLInputElement>(selector)
  if (found === null) throw new Error(`there is no ${selector}`)
  return found
}

function formIn(place: ParentNode): HTMLFormElement {
  const form = place.querySelector('form')
  if (form === null) throw new Error('there is no form')
  return form
}

async function type(input: HTMLInputElement, text: string): Promise<void> {
  await act(async () => {
    // The setter of the prototype: React replaces that of the element, and would see no change.
    Reflect.set(HTMLInputElement.prototype, 'value', text, input)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

const submit = (form: HTMLFormElement) =>
  act(async () => {
    form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  })
