import { randomInt } from 'node:crypto'
import type { Transport } from '#server/platform/providers/provider-call.ts'

type Payment = {
  /** Rials. */
  amount: number
  callback: string
  state: 'waiting' | 'paid' | 'verified' | 'cancelled' | 'failed'
  reference: number
}

type Asked = Record<string, unknown>

/** A payment service that speaks the documented protocol of a provider, and misbehaves on request. */
export type PaymentService = {
  transport: Transport
  payments: Map<string, Payment>
  /** The shopper pays on the service's page. Returns the address to which the service redirects. */
  pay: (page: URL) => URL
  cancel: (page: URL) => URL
  /** Works as asked and then loses the reply to the next call with this name. */
  loseReply: (name: string) => void
  /** The names of the calls so far. */
  calls: string[]
}

type Protocol = {
  answer: (name: string, asked: Asked, payments: Map<string, Payment>) => object
  back: (token: string, payment: Payment) => string
}

/** Zarinpal's REST API v4: amounts in rials, `Authority`, 100 and 101 for accepted now and before. */
export function zarinpalService(merchant: string): PaymentService {
  const refuse = (code: number) => ({ data: [], errors: { code, message: 'refused' } })
  return service({
    answer(name, asked, payments) {
      if (asked['merchant_id'] !== merchant) return refuse(-10)
      if (name === 'request') {
        const authority = `A${String(randomInt(10 ** 12)).padStart(35, '0')}`
        payments.set(authority, opened(asked['amount'], asked['callback_url']))
        return {
          data: { code: 100, message: 'Success', authority, fee_type: 'Merchant', fee: 100 },
          errors: [],
        }
      }
      const payment = payments.get(String(asked['authority']))
      if (payment === undefined) return refuse(-54)
      if (name === 'inquiry') {
        const status = {
          waiting: 'IN_BANK',
          paid: 'PAID',
          verified: 'VERIFIED',
          cancelled: 'FAILED',
          failed: 'FAILED',
        }[payment.state]
        return { data: { code: 100, message: 'Success', status }, errors: [] }
      }
      if (payment.amount !== asked['amount']) return refuse(-50)
      if (payment.state !== 'paid' && payment.state !== 'verified') return refuse(-51)
      const code = payment.state === 'paid' ? 100 : 101
      payment.state = 'verified'
      return { data: { code, ref_id: payment.reference, card_pan: '603799******1234' }, errors: [] }
    },
    back: (token, { state }) =>
      `Authority=${token}&Status=${state === 'paid' || state === 'verified' ? 'OK' : 'NOK'}`,
  })
}

/** Zibal's gateway v1: amounts in rials, a numeric `trackId`, 100 and 201 for accepted now and before. */
export function zibalService(merchant: string): PaymentService {
  return service({
    answer(name, asked, payments) {
      if (asked['merchant'] !== merchant) return { result: 102, message: 'merchant not found' }
      if (name === 'request') {
        const trackId = randomInt(10 ** 11)
        payments.set(String(trackId), opened(asked['amount'], asked['callbackUrl']))
        return { result: 100, message: 'success', trackId }
      }
      const payment = payments.get(String(asked['trackId']))
      if (payment === undefined) return { result: 203, message: 'invalid trackId' }
      if (name === 'inquiry') {
        const status = { waiting: -1, paid: 2, verified: 1, cancelled: 3, failed: 5 }[payment.state]
        return { result: 100, status, amount: payment.amount, refNumber: payment.reference }
      }
      if (payment.state === 'verified') return { result: 201, message: 'already verified' }
      if (payment.state !== 'paid') return { result: 202, message: 'not paid' }
      payment.state = 'verified'
      return { result: 100, status: 1, amount: payment.amount, refNumber: payment.reference }
    },
    back: (token, { state }) => {
      const success = state === 'paid' || state === 'verified' ? 1 : 0
      return `success=${success}&status=${success === 1 ? 2 : 3}&trackId=${token}`
    },
  })
}

function opened(amount: unknown, callback: unknown): Payment {
  return {
    amount: Number(amount),
    callback: String(callback),
    state: 'waiting',
    reference: randomInt(10 ** 9),
  }
}

function service({ answer, back }: Protocol): PaymentService {
  const payments = new Map<string, Payment>()
  const calls: string[] = []
  let lost: string | null = null
  const end = (page: URL, state: Payment['state']) => {
    const token = page.pathname.split('/').at(-1) ?? ''
    const payment = payments.get(token)
    if (payment === undefined) throw new Error(`the service knows no ${page}`)
    payment.state = state
    return new URL(`${payment.callback}?${back(token, payment)}`)
  }
  return {
    payments,
    calls,
    pay: (page) => end(page, 'paid'),
    cancel: (page) => end(page, 'cancelled'),
    loseReply: (name) => {
      lost = name
    },
    async transport(url, { body }) {
      const name = (url.split('/').at(-1) ?? '').replace('.json', '')
      calls.push(name)
      const asked: Asked = JSON.parse(body)
      const reply = answer(name, asked, payments)
      if (lost !== name) return Response.json(reply)
      lost = null
      throw new Error('the reply was lost')
    },
  }
}
