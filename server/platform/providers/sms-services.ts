import type { Config, SmsProtocol } from '#server/config.ts'
import { kavenegar } from './kavenegar.ts'
import { smsIr } from './sms-ir.ts'
import type { SmsProvider, SmsService } from './sms.ts'

const defaultTimeoutMs = 10_000

/** A service of one's own: a post of JSON that is answered with 2xx. */
const ownService: SmsService =
  ({ url, key }, timeoutMs) =>
  async ({ phone, text }) => {
    const reply = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify({ receptor: phone, message: text }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    await reply.body?.cancel()
    if (!reply.ok) throw new Error(`The SMS provider answered ${reply.status}`)
    return 'sent'
  }

const services: Record<SmsProtocol, SmsService> = { own: ownService, kavenegar, 'sms.ir': smsIr }

/** The configured provider: a service, or none in demo mode, where messages are read from the outbox. */
export function createSmsProvider(
  { sms, mode }: Pick<Config, 'sms' | 'mode'>,
  timeoutMs = defaultTimeoutMs,
): SmsProvider {
  if (sms === null) return { send: async () => 'sent', keepsTexts: true }
  return { send: services[sms.protocol](sms, timeoutMs), keepsTexts: mode === 'demo' }
}
