import type { SmsSettings } from '#server/config.ts'

export type SmsMessage = {
  phone: string
  text: string
  /** The code in the text, for services that send codes by a template; null in other messages. */
  code: string | null
  /** The same number in each try of one message, digits only, and another one in every other message. */
  reference: string
}

/** What became of a message: `refused` if trying again is of no use, as with a number that does not exist. */
export type SmsOutcome = 'sent' | 'refused'

export type SmsProvider = {
  /** Sends one message. Throws when the provider does not take it now; the job retries. */
  send: (message: SmsMessage) => Promise<SmsOutcome>
  /** Whether sent messages stay readable in the outbox, which replaces the phone in the demo. */
  keepsTexts: boolean
}

/** One way to hand a message over. `timeoutMs` is how long the service has for its reply. */
export type SmsService = (settings: SmsSettings, timeoutMs: number) => SmsProvider['send']
