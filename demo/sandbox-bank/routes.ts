import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Context } from '#server/context.ts'
import { sandboxMerchantKey, sandboxPaths, type SandboxKind } from './gateway.ts'
import { payPage, returnAddress, returnPage, returnScript, style, unknownPage } from './page.ts'
import {
  acceptBankPayment,
  cancelBankPayment,
  findBankPayment,
  openBankPayment,
  payBankPayment,
  type BankPayment,
} from './store.ts'

/** The shop's font, with the Persian letters and digits. */
const font = join(import.meta.dirname, '../../src/app/fonts/vazirmatn-persian.woff2')

type PageRoute = { Params: { token: string }; Querystring: { method?: unknown } }

const paymentRequest = z.object({
  amount: z.int().positive(),
  invoice_number: z.string().regex(/^\d{1,20}$/),
  callback_url: z.url({ protocol: /^https?$/ }),
})
const verifyRequest = z.object({ token: z.string().max(64) })

/** Result codes of the bank's API: done, done before, and the errors. */
const codes = {
  ok: 100,
  again: 101,
  badRequest: -9,
  badMerchant: -10,
  notPaid: -51,
  cancelled: -52,
  unknown: -54,
}

/**
 * The sandbox bank: an API for the merchant (register and verify a payment) and a page for the shopper (pay or
 * cancel), like those of Iranian payment services. It knows the shop only through these, as a real bank would.
 */
export function sandboxBank(app: FastifyInstance, context: Context): void {
  for (const kind of ['bank', 'credit'] as const) {
    const prefix = sandboxPaths[kind]
    app.register(async (bank) => merchantApi(bank, context, kind), { prefix: `${prefix}/api` })
    app.register(async (bank) => shopperPages(bank, context, kind), { prefix })
  }
  app.register(async (bank) => files(bank), { prefix: sandboxPaths.bank })
}

function merchantApi(bank: FastifyInstance, { db, config }: Context, kind: SandboxKind): void {
  bank.addHook('preHandler', (request, reply, done) => {
    if (request.headers.authorization === `Bearer ${sandboxMerchantKey}`) done()
    else reply.code(401).send({ code: codes.badMerchant })
  })

  bank.post('/request', async (request, reply) => {
    const parsed = paymentRequest.safeParse(request.body)
    if (!parsed.success) return reply.code(400).send({ code: codes.badRequest })
    const { amount, invoice_number, callback_url } = parsed.data
    const token = await openBankPayment(db, {
      amountRials: amount,
      invoiceNumber: invoice_number,
      callbackUrl: callback_url,
    })
    return {
      code: codes.ok,
      token,
      redirect_to: `${config.siteUrl}${sandboxPaths[kind]}/pay/${token}`,
    }
  })

  bank.post('/verify', async (request, reply) => {
    const parsed = verifyRequest.safeParse(request.body)
    if (!parsed.success) return reply.code(400).send({ code: codes.badRequest })
    const accepted = await acceptBankPayment(db, parsed.data.token)
    if (accepted !== null) return outcome(codes.ok, accepted)
    const payment = await findBankPayment(db, parsed.data.token)
    if (payment === null) return { code: codes.unknown }
    if (payment.state === 'verified') return outcome(codes.again, payment)
    return { code: payment.state === 'cancelled' ? codes.cancelled : codes.notPaid }
  })
}

function shopperPages(bank: FastifyInstance, { db }: Context, kind: SandboxKind): void {
  bank.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'private, no-store')
  })

  bank.get<PageRoute>('/pay/:token', async ({ params, query }, reply) => {
    const payment = await findBankPayment(db, params.token)
    if (payment === null) return html(reply.code(404), unknownPage())
    if (payment.state !== 'open') return sendBack(reply, payment, query.method)
    return html(reply, payPage(payment, kind, query.method === 'post' ? '?method=post' : ''))
  })

  const actions = { pay: payBankPayment, cancel: cancelBankPayment }
  for (const [name, act] of Object.entries(actions)) {
    bank.post<PageRoute>(`/pay/:token/${name}`, async ({ params, query }, reply) => {
      const payment = (await act(db, params.token)) ?? (await findBankPayment(db, params.token))
      if (payment === null) return html(reply.code(404), unknownPage())
      return sendBack(reply, payment, query.method)
    })
  }
}

function files(bank: FastifyInstance): void {
  bank.get('/style.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(style))
  bank.get('/font.woff2', async (_request, reply) =>
    reply
      .type('font/woff2')
      .header('cache-control', 'max-age=86400')
      .send(await readFile(font)),
  )
  bank.get('/return.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(returnScript),
  )
}

function outcome(code: number, payment: BankPayment) {
  return { code, amount: payment.amountRials, reference_number: payment.referenceNumber }
}

function sendBack(reply: FastifyReply, payment: BankPayment, method: unknown) {
  if (method === 'post') return html(reply, returnPage(payment))
  return reply.redirect(returnAddress(payment), 303)
}

function html(reply: FastifyReply, page: string) {
  return reply.type('text/html; charset=utf-8').send(page)
}
