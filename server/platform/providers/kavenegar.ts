import { z } from 'zod'
import { boundedJson } from './bounded-reply.ts'
import type { SmsService } from './sms.ts'

const accepted = 200
/** Receptor or message is invalid. Others (key, credit, line, template) are fixed in the panel: the message waits. */
const refusedCalls = new Set([411, 413])
/** States of a message: failed, canceled, and blocked by the recipient. */
const refusedMessages = new Set([6, 13, 14])

const reply = z.object({
  return: z.object({ status: z.int() }),
  entries: z.array(z.object({ status: z.int() })).nullish(),
})

/**
 * Kavenegar's REST API v1, from its public documentation (kavenegar.com/rest.html). Codes go through `verify/lookup` if
 * there is a template, with the code as its `token`: its lines also reach who has blocked advertisements. Other messages go
 * through `sms/send` with a `localid`, so that a repeated call sends nothing and returns the first message.
 */
export const kavenegar: SmsService =
  ({ url, key, line, template }, timeoutMs) =>
  async ({ phone, text, code, reference }) => {
    const [method, fields] =
      code !== null && template !== null
        ? ['verify/lookup', { receptor: phone, token: code, template }]
        : [
            'sms/send',
            { receptor: phone, message: text, localid: reference, ...(line && { sender: line }) },
          ]
    const response = await fetch(`${url}/v1/${encodeURIComponent(key)}/${method}.json`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(timeoutMs),
    })
    const { data } = reply.safeParse(await boundedJson(response).catch(() => null))
    const status = data?.return.status ?? response.status
    if (refusedCalls.has(status)) return 'refused'
    if (data === undefined || status !== accepted)
      throw new Error(`Kavenegar answered ${status} to ${method}`)
    return data.entries?.some((message) => refusedMessages.has(message.status)) ? 'refused' : 'sent'
  }
