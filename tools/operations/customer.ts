import { setTimeout as delay } from 'node:timers/promises'
import type { Sms } from '#tools/chaos/stand-ins.ts'
import { asObject } from '#tools/json.ts'

/** Signs a new customer up at a process of the shop, with the code that the SMS service received. */
export async function signUp(origin: string, sms: Sms, phone: string): Promise<void> {
  const post = async (path: string, body: object) => {
    const reply = await fetch(`${origin}/api/accounts/${path}/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`)
  }
  await post('request-otp', { phone_number: phone })
  await post('verify', { phone_number: phone, otp: await codeFor(sms, phone) })
}

async function codeFor({ received }: Sms, phone: string): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    for (const { body } of received) {
      const { receptor, message } = asObject(body)
      const [, code] = /#(\d+)$/.exec(String(message)) ?? []
      if (receptor === phone && code !== undefined) return code
    }
    await delay(100)
  }
  throw new Error(`no code was sent to ${phone}`)
}
