import { z } from 'zod'
import { boundedJson } from './bounded-reply.ts'
import type { SmsService } from './sms.ts'

const accepted = 1
/** An empty or unapproved text, an invalid number, and one that blocks messages. Others are fixed in the panel. */
const refused = new Set([103, 104, 115, 117])

const reply = z.object({ status: z.int() })

/**
 * The REST API v1 of sms.ir, from its public documentation (apidocs.sms.ir). Codes go through `send/verify` if there is a
 * template, which has to name its parameter `CODE`; other messages through `send/bulk` from the shop's line. A call that
 * is repeated after its reply was lost sends the message again: the service knows no key for that.
 */
export const smsIr: SmsService =
  ({ url, key, line, template }, timeoutMs) =>
  async ({ phone, text, code }) => {
    const [method, body] =
      code !== null && template !== null
        ? [
            'verify',
            {
              mobile: phone,
              templateId: Number(template),
              parameters: [{ name: 'CODE', value: code }],
            },
          ]
        : [
            'bulk',
            { lineNumber: Number(line), messageText: text, mobiles: [phone], sendDateTime: null },
          ]
    const response = await fetch(`${url}/v1/send/${method}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/json', accept: 'application/json', 'x-api-key': key },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    })
    const { data } = reply.safeParse(await boundedJson(response).catch(() => null))
    if (data?.status === accepted && response.ok) return 'sent'
    if (data !== undefined && refused.has(data.status)) return 'refused'
    throw new Error(`sms.ir answered ${response.status} (${data?.status ?? 'no status'})`)
  }
