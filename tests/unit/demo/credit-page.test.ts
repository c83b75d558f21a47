import { expect, it } from 'vitest'
import { payPage } from '#demo/sandbox-bank/page.ts'
import type { BankPayment } from '#demo/sandbox-bank/store.ts'
import { installmentOffer } from '#domain/installment.ts'

const payment = (gateway: string): BankPayment => ({
  token: 'token',
  amountRials: 300_000_000,
  invoiceNumber: '501',
  callbackUrl: `https://shop.example/api/payments/gateways/${gateway}/return/`,
  state: 'open',
  referenceNumber: null,
  createdAt: new Date('2026-11-28T10:00:00Z'),
})

const factsOf = (gateway: string) =>
  [...payPage(payment(gateway), 'credit', '').matchAll(/<dt>([^<]+)<\/dt><dd>([^<]+)<\/dd>/g)]
    .map(([, label, value]) => `${label}: ${value}`)
    .slice(2)

it('shows at the lender of the calculator the plan that product pages and the cart promise', () => {
  expect(installmentOffer(30_000_000)).toEqual({ downPayment: 15_000_000, monthlyDue: 2_150_000 })
  expect(factsOf('credit')).toEqual([
    'پیش‌پرداخت: ۱۵٬۰۰۰٬۰۰۰ تومان',
    '۱۲ قسط ماهانه: ماهی ۲٬۱۵۰٬۰۰۰ تومان',
  ])
})

it('shows at the other one the four installments that it offers', () => {
  expect(factsOf('mehrgan')).toHaveLength(4)
})
