import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Schemas } from '#machines/api/client.ts'
import { deliveredOrder } from '#machines/testing/fixtures.ts'
import { InvoiceSheet } from '#src/features/orders/InvoiceSheet.tsx'
import { ReturnForm } from '#src/features/orders/ReturnForm.tsx'
import { toman } from '#src/lib/format.ts'

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterAll(() => vi.unstubAllGlobals())

const invoice: Schemas['Invoice'] = {
  id: 12,
  tracking_code: '123456789012',
  created_at: '2026-11-20T10:00:00Z',
  first_name: 'مریم',
  last_name: 'رضایی',
  national_code: null,
  province_name: null,
  city_name: null,
  postal_code: null,
  text_address: null,
  phone_number: '09123456789',
  items: [
    {
      price_obj: {
        id: 5,
        color_name: '۲۵۶ گیگابایت',
        product: { id: 7, title: 'گلکسی A56', sku: 'FZ-000048' },
      },
      quantity: 1,
      price_without_discount: 97_000_000,
      discount: 9_200_000,
      price: 87_800_000,
      insurance_name: 'بیمهٔ بدنه',
      insurance_price: 900_000,
    },
  ],
  total_price_without_discount: 98_080_000,
  total_discount: 9_200_000,
  discount_code: null,
  code_discount: 0,
  total_price: 88_880_000,
  total_monthly_due: 0,
  total_insurance: 900_000,
  shipping_price: 180_000,
}

describe('the invoice', () => {
  it('shows what one unit costs if a line has several', async () => {
    const items = invoice.items.map((item) => ({
      ...item,
      quantity: 2,
      price_without_discount: 194_000_000,
    }))
    const one = await drawn(<InvoiceSheet invoice={invoice} />)
    expect(one.textContent).not.toContain('هر عدد')
    const two = await drawn(<InvoiceSheet invoice={{ ...invoice, items }} />)
    expect(two.textContent).toContain(`هر عدد ${toman(97_000_000)}`)
  })

  it('adds up: goods, insurance and shipping, less the discount, are the total', async () => {
    const sheet = await drawn(<InvoiceSheet invoice={invoice} />)
    const rows = [...sheet.querySelectorAll('dl[aria-label="جمع فاکتور"] > div')]
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['جمع کالاها پیش از تخفیف', toman(97_000_000)],
      ['بیمه', toman(900_000)],
      ['هزینهٔ ارسال', toman(180_000)],
      ['تخفیف کالاها', toman(9_200_000)],
      ['مبلغ نهایی', toman(88_880_000)],
    ])
  })

  it('breaks no line between a word of the address and its number', async () => {
    const sheet = await drawn(
      <InvoiceSheet invoice={{ ...invoice, text_address: 'کوچه لاله، پلاک ۱۲' }} />,
    )
    expect(sheet.textContent).toContain('کوچه لاله، پلاک\u00a0۱۲')
  })

  it('has a line for a discount code, so that its lines are those of the goods and the code', async () => {
    const [item] = invoice.items
    const sheet = await drawn(
      <InvoiceSheet
        invoice={{
          ...invoice,
          items: item === undefined ? [] : [{ ...item, discount: 800_000 }],
          total_discount: 1_300_000,
          discount_code: 'SALAM',
          code_discount: 500_000,
        }}
      />,
    )
    const rows = [...sheet.querySelectorAll('dl[aria-label="جمع فاکتور"] > div')]
    const discounts = rows.map(({ textContent }) => textContent).filter((row) => /تخفیف /.test(row))
    expect(discounts).toEqual([`تخفیف کالاها${toman(800_000)}`, `کد تخفیف SALAM${toman(500_000)}`])
  })

  it('isolates the Latin name of a model from the digits that follow it', async () => {
    const sheet = await drawn(<InvoiceSheet invoice={invoice} />)
    expect([...sheet.querySelectorAll('td bdi')].map(({ textContent }) => textContent)).toEqual([
      'A56',
      'FZ-000048',
    ])
  })
})

describe('the goods to return', () => {
  const returnable = [
    { price_id: 1, quantity: 3, refunds: [833_334, 1_666_667, 2_500_000] },
    { price_id: 2, quantity: 1, refunds: [1_000_000] },
  ]
  const [line] = deliveredOrder.item
  const item = returnable.flatMap(({ price_id: id }) =>
    line === undefined ? [] : [{ ...line, price_obj: { ...line.price_obj, id } }],
  )

  it('say what they give back, as much as the server says for their number', async () => {
    const onSubmit = vi.fn<(request: unknown) => void>()
    const form = await drawn(
      <ReturnForm
        order={{ item, returnable, returnable_amount: 10_000_000 }}
        isBusy={false}
        isLocked={false}
        failure={null}
        onSubmit={onSubmit}
      />,
    )
    const [many, one] = form.querySelectorAll('select')
    expect(form.querySelector('[role=status]')).toBe(null)
    await choose(many, '2')
    await choose(one, '1')
    expect(form.querySelector('[role=status]')?.textContent).toBe(
      `مبلغ بازگشتی، پس از کسر سهم تخفیف‌ها: ${toman(2_666_667)}`,
    )
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('give back no more than the server says for all of them together', async () => {
    const form = await drawn(
      <ReturnForm
        order={{ item, returnable, returnable_amount: 1_200_000 }}
        isBusy={false}
        isLocked={false}
        failure={null}
        onSubmit={() => undefined}
      />,
    )
    const [many, one] = form.querySelectorAll('select')
    await choose(one, '1')
    expect(form.querySelector('[role=status]')?.textContent).toContain(toman(1_000_000))
    await choose(many, '1')
    expect(form.querySelector('[role=status]')?.textContent).toContain(toman(1_200_000))
  })

  it('mark what is missing when the grey button is pressed, and go to the first of it', async () => {
    const onSubmit = vi.fn<(request: unknown) => void>()
    const form = await drawn(
      <ReturnForm
        order={{ item, returnable, returnable_amount: 10_000_000 }}
        isBusy={false}
        isLocked={false}
        failure={null}
        onSubmit={onSubmit}
      />,
    )
    const alerts = () => [...form.querySelectorAll('[role=alert]')].map((it) => it.textContent)
    const send = form.querySelector<HTMLButtonElement>('button[type=submit]')
    const [many] = form.querySelectorAll('select')
    const [reason] = form.querySelectorAll<HTMLInputElement>('[type=radio]')
    await act(async () => send?.click())
    expect(alerts()).toEqual([
      'تعداد دست‌کم یک کالا را انتخاب کنید.',
      'دلیل بازگرداندن را انتخاب کنید.',
    ])
    expect(document.activeElement).toBe(many)
    await choose(many, '3')
    await act(async () => send?.click())
    expect(alerts()).toEqual(['دلیل بازگرداندن را انتخاب کنید.'])
    expect(document.activeElement).toBe(reason)
    expect(onSubmit).not.toHaveBeenCalled()
    await act(async () => reason?.click())
    expect(alerts()).toEqual([])
    await act(async () => send?.click())
    expect(onSubmit.mock.calls).toEqual([
      [{ items: [{ price_id: 1, quantity: 3 }], reason: 'defective', description: '' }],
    ])
  })

  it('isolate the Latin name of a model, too', async () => {
    const named = deliveredOrder.item.map((line) => ({
      ...line,
      price_obj: { ...line.price_obj, product: { ...line.price_obj.product, title: 'گلکسی A56' } },
    }))
    const form = await drawn(
      <ReturnForm
        order={{ ...deliveredOrder, item: named }}
        isBusy={false}
        isLocked={false}
        failure={null}
        onSubmit={() => undefined}
      />,
    )
    expect(form.querySelector('label bdi')?.textContent).toBe('A56')
  })
})

async function drawn(view: ReactNode): Promise<HTMLElement> {
  const place = document.body.appendChild(document.createElement('div'))
  await act(async () => createRoot(place).render(view))
  return place
}

async function choose(select: HTMLSelectElement | undefined, value: string): Promise<void> {
  if (select === undefined) throw new Error('there is no such select')
  await act(async () => {
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
}
