import { expect, it } from 'vitest'
import { payPage } from '#demo/sandbox-bank/page.ts'
import type { BankPayment } from '#demo/sandbox-bank/store.ts'
import { cartTotals } from '#domain/cart.ts'
import { formatToman } from '#domain/digits.ts'
import { installmentOffer } from '#domain/installment.ts'

const payment = (gateway: string, amountRials: number): BankPayment => ({
  token: 'token',
  amountRials,
  invoiceNumber: '501',
  callbackUrl: `https://shop.example/api/payments/gateways/${gateway}/return/`,
  state: 'open',
  referenceNumber: null,
  createdAt: new Date('2026-11-28T10:00:00Z'),
})

const factsOf = (gateway: string, amountRials = 300_000_000) =>
  [
    ...payPage(payment(gateway, amountRials), 'credit', '').matchAll(
      /<dt>([^<]+)<\/dt><dd>([^<]+)<\/dd>/g,
    ),
  ]
    .map(([, label, value]) => `${label}: ${value}`)
    .slice(2)

it('shows at the lender of the calculator the plan that product pages and the cart promise', () => {
  expect(installmentOffer(30_000_000)).toEqual({ downPayment: 15_000_000, monthlyDue: 2_150_000 })
  expect(factsOf('credit')).toEqual([
    'پیش‌پرداخت: ۱۵٬۰۰۰٬۰۰۰ تومان',
    '۱۲ قسط ماهانه: ماهی ۲٬۱۵۰٬۰۰۰ تومان',
  ])
})

it('asks for a whole cart what the cart promises', () => {
  const line = { quantity: 4, newPrice: null, insurancePrice: 3_000_000, isInstallment: true }
  const { payable, monthlyDue } = cartTotals([{ ...line, price: 149_800_000 }], 180_000)
  expect(factsOf('credit', payable * 10)).toEqual([
    'پیش‌پرداخت: ۵۶۱٬۳۸۰٬۰۰۰ تومان',
    `۱۲ قسط ماهانه: ماهی ${formatToman(monthlyDue)} تومان`,
  ])
})

it('keeps at that lender to its highest loan, as the product page does', () => {
  expect(installmentOffer(268_900_000)?.downPayment).toBe(218_900_000)
  expect(factsOf('credit', 2_689_000_000)[0]).toBe('پیش‌پرداخت: ۲۱۸٬۹۰۰٬۰۰۰ تومان')
})

it('shows at the other one the four installments that it offers', () => {
  expect(factsOf('mehrgan')).toHaveLength(4)
})
