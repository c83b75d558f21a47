import type { Config } from '#server/config.ts'

export type SmsProvider = {
  /** Sends one message. Throws when the provider rejects it; the job retries. */
  send: (message: { phone: string; text: string }) => Promise<void>
  /** Whether sent messages stay readable in the outbox, which replaces the phone in the demo. */
  keepsTexts: boolean
}

const timeoutMs = 10_000

/** The configured provider: an HTTP service, or none in demo mode, where messages are read from the outbox. */
export function createSmsProvider({ sms, mode }: Pick<Config, 'sms' | 'mode'>): SmsProvider {
  if (sms) return httpProvider(sms, mode === 'demo')
  return { send: async () => undefined, keepsTexts: true }
}

const httpProvider = ({ url, key }: { url: string; key: string }, demo: boolean): SmsProvider => ({
  keepsTexts: demo,
  send: async ({ phone, text }) => {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify({ receptor: phone, message: text }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    await reply.body?.cancel()
    if (!reply.ok) throw new Error(`The SMS provider answered ${reply.status}`)
  },
})
