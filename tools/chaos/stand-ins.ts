import { randomUUID } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'

type Received = { authorization?: string; body: unknown; at: number }

/** An SMS service with the given replies. */
export async function smsService() {
  const received: Received[] = []
  let status = 200
  const { url, close } = await listen(async ({ headers, body }) => {
    received.push({ authorization: headers.authorization, body: JSON.parse(body), at: Date.now() })
    return { status }
  })
  return {
    url: `${url}/send`,
    received,
    answer: (code: number) => {
      status = code
    },
    close,
  }
}

type BankPayment = { amount: number; callback_url: string; paid: boolean; accepted: number }

/**
 * A bank outside of the shop that implements the protocol of `server/platform/providers/rial-gateway.ts`: amounts in
 * rials, a token for each payment, a reply to every request with the right key.
 */
export async function bankService(key: string) {
  const payments = new Map<string, BankPayment>()
  let hanging: PromiseWithResolvers<void> | null = null
  const bank = await listen(async ({ path, headers, body }) => {
    if (headers.authorization !== `Bearer ${key}`) return { status: 401, json: { code: -10 } }
    const asked: Record<string, unknown> = JSON.parse(body)
    if (path === '/request') return { status: 200, json: announced(asked) }
    await hanging?.promise
    const payment = payments.get(String(asked['token']))
    if (payment === undefined) return { status: 200, json: { code: -54 } }
    if (!payment.paid) return { status: 200, json: { code: -51 } }
    payment.accepted += 1
    const code = payment.accepted === 1 ? 100 : 101
    return { status: 200, json: { code, amount: payment.amount, reference_number: '700100' } }
  })

  function announced(asked: Record<string, unknown>) {
    const token = randomUUID()
    const { amount, callback_url } = asked
    payments.set(token, {
      amount: Number(amount),
      callback_url: String(callback_url),
      paid: false,
      accepted: 0,
    })
    return { code: 100, token, redirect_to: `${bank.url}/pay/${token}` }
  }

  return {
    url: bank.url,
    payments,
    /** The shopper pays on the bank's page. Returns the URL to which the bank redirects. */
    pay: (page: string): URL => {
      const token = page.slice(page.lastIndexOf('/') + 1)
      const payment = payments.get(token)
      if (payment === undefined) throw new Error(`the bank knows no ${page}`)
      payment.paid = true
      return new URL(`${payment.callback_url}?token=${token}`)
    },
    /** From now on no question about a payment is answered, until it is released. */
    hang: () => {
      hanging ??= Promise.withResolvers()
    },
    release: () => {
      hanging?.resolve()
      hanging = null
    },
    close: bank.close,
  }
}

export type Bank = Awaited<ReturnType<typeof bankService>>
export type Sms = Awaited<ReturnType<typeof smsService>>

type Asked = { path: string; headers: IncomingHttpHeaders; body: string }
type Answer = { status: number; json?: object }

async function listen(answer: (asked: Asked) => Promise<Answer>) {
  const server = createServer((request, response) => {
    void text(request)
      .then((body) => answer({ path: request.url ?? '', headers: request.headers, body }))
      .then(({ status, json }) => {
        response.writeHead(status, { 'content-type': 'application/json' })
        response.end(json === undefined ? undefined : JSON.stringify(json))
      })
      .catch(() => response.destroy())
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no free port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
