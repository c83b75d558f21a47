import webPush from 'web-push'
import type { Config } from '#server/config.ts'

/** A browser at its push service, with the keys that it gave. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string }

/** What became of a push: `gone` if the browser is no longer subscribed, `refused` if trying again is of no use. */
export type PushOutcome = 'sent' | 'gone' | 'refused'

export type PushProvider = {
  /** The public key that browsers subscribe with; null if the shop sends no push messages. */
  publicKey: string | null
  /** Whether an address is one of a push service, and no other to which the shop could be made to write. */
  accepts: (endpoint: string) => boolean
  /** Encrypts a text for one browser and hands it over (RFC 8030, RFC 8291). Throws if the service does not take it now. */
  send: (target: PushTarget, text: string, options: { topic: string }) => Promise<PushOutcome>
}

const timeoutMs = 10_000
/** A message waits this long for a browser that is off. */
const waitsSeconds = 24 * 3600

export function createPushProvider({ push }: Pick<Config, 'push'>): PushProvider {
  if (push === null)
    return { publicKey: null, accepts: () => false, send: () => Promise.resolve('refused') }
  const { publicKey, privateKey, subject, services } = push
  const vapidDetails = { publicKey, privateKey, subject }
  return {
    publicKey,
    accepts: (endpoint) => services.some((service) => isAt(service, endpoint)),
    send: async ({ endpoint, p256dh, auth }, text, { topic }) => {
      const subscription = { endpoint, keys: { p256dh, auth } }
      const request = detailsOf(() =>
        webPush.generateRequestDetails(subscription, text, {
          vapidDetails,
          TTL: waitsSeconds,
          urgency: 'normal',
          topic,
        }),
      )
      if (request === null) return 'refused'
      const headers = Object.entries(request.headers).filter(
        ([name]) => name.toLowerCase() !== 'content-length',
      )

      const reply = await fetch(endpoint, {
        method: 'POST',
        headers,
        body: new Uint8Array(request.body),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      })
      await reply.body?.cancel()
      return outcomeOf(reply)
    },
  }
}

/** Null for invalid keys, which are not a point on the curve. */
function detailsOf<Details>(generate: () => Details): Details | null {
  try {
    return generate()
  } catch {
    return null
  }
}

function outcomeOf({ ok, status }: Response): PushOutcome {
  if (ok) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  if (status === 429 || status >= 500) throw new Error(`The push service answered ${status}`)
  return 'refused'
}

/**
 * Hosts are reached over TLS only; an origin with its scheme is taken as it is. An address with credentials is invalid,
 * since `fetch` refuses it.
 */
function isAt(service: string, endpoint: string): boolean {
  const { protocol, hostname, origin, port, username, password } = URL.parse(endpoint) ?? {}
  if (username !== '' || password !== '') return false
  if (service.includes('://')) return origin === service
  const isHost = hostname === service || hostname?.endsWith(`.${service}`) === true
  return protocol === 'https:' && port === '' && isHost
}
