import { createServer, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

type Sent = { phone: string; text: string | null; code: string | null }

/** An SMS service that speaks the documented protocol of a provider, and misbehaves on request. */
export type SmsStandIn = {
  url: string
  /** The messages that reached a phone. */
  sent: Sent[]
  calls: () => number
  /** Refuses the next calls with this status of its protocol; null to accept them again. */
  refuse: (status: number | null) => void
  /** Sends the next message and then loses the reply. */
  loseReply: () => void
  /** Leaves the next call without a reply. */
  hang: () => void
  close: () => Promise<void>
}

type Reply = { status: number; json: object }
type Protocol = {
  refuse: (status: number) => Reply
  /** What a call sends, and its reply; a message may be known already. */
  accept: (request: IncomingMessage, body: string) => { sends: Sent | null; reply: Reply }
}

/** Kavenegar's REST API v1: the key is in the path, forms, `localid` against doubles. */
export function kavenegarService(key: string): Promise<SmsStandIn> {
  const answer = (status: number, entries: object[] | null = null): Reply => ({
    status,
    json: { return: { status, message: '' }, entries },
  })
  const known = new Map<string, object>()
  let last = 0
  return standIn({
    refuse: (status) => answer(status),
    accept({ url = '' }, body) {
      const form = new URLSearchParams(body)
      const phone = form.get('receptor') ?? ''
      const [, , given, group, method] = url.split('/')
      if (given !== key) return { sends: null, reply: answer(403) }
      if (!/^09\d{9}$/.test(phone)) return { sends: null, reply: answer(411) }
      if (`${group}/${method}` === 'verify/lookup.json') {
        if (form.get('template') !== 'sign-in') return { sends: null, reply: answer(424) }
        const entry = { messageid: (last += 1), status: 5, receptor: phone, cost: 120 }
        return {
          sends: { phone, text: null, code: form.get('token') },
          reply: answer(200, [entry]),
        }
      }
      const localid = form.get('localid') ?? ''
      const before = known.get(localid)
      if (before !== undefined) return { sends: null, reply: answer(200, [before]) }
      const entry = { messageid: (last += 1), status: 1, receptor: phone, cost: 120 }
      known.set(localid, entry)
      const sends = { phone, text: form.get('message'), code: null }
      return { sends, reply: answer(200, [entry]) }
    },
  })
}

/** The REST API v1 of sms.ir: the key is a header, JSON, a status beside the one of HTTP. */
export function smsIrService(key: string): Promise<SmsStandIn> {
  const http = new Map([
    [10, 401],
    [20, 429],
    [0, 500],
  ])
  const answer = (status: number, data: object | null = null): Reply => ({
    status: status === 1 ? 200 : (http.get(status) ?? 400),
    json: { status, message: '', data },
  })
  return standIn({
    refuse: (status) => answer(status),
    accept({ url, headers }, body) {
      if (headers['x-api-key'] !== key) return { sends: null, reply: answer(10) }
      const asked: {
        mobile?: string
        mobiles?: string[]
        messageText?: string
        lineNumber?: number
        templateId?: number
        parameters?: { name: string; value: string }[]
      } = JSON.parse(body)
      const phone = asked.mobile ?? asked.mobiles?.[0] ?? ''
      if (!/^09\d{9}$/.test(phone)) return { sends: null, reply: answer(104) }
      if (url === '/v1/send/verify') {
        const [parameter] = asked.parameters ?? []
        if (asked.templateId !== 100200) return { sends: null, reply: answer(113) }
        if (parameter?.name !== 'CODE') return { sends: null, reply: answer(116) }
        const sends = { phone, text: null, code: parameter.value }
        return { sends, reply: answer(1, { messageId: 1, cost: 1 }) }
      }
      if (asked.lineNumber !== 30001234) return { sends: null, reply: answer(101) }
      const sends = { phone, text: asked.messageText ?? null, code: null }
      return { sends, reply: answer(1, { packId: 'a', messageIds: [1], cost: 1 }) }
    },
  })
}

async function standIn({ refuse, accept }: Protocol): Promise<SmsStandIn> {
  const sent: Sent[] = []
  let calls = 0
  let refusal: number | null = null
  let next: 'answered' | 'lost' | 'hanging' = 'answered'
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const how = next
    calls += 1
    next = 'answered'
    if (how === 'hanging') return
    const { sends, reply } =
      refusal === null ? accept(request, body) : { sends: null, reply: refuse(refusal) }
    if (sends !== null) sent.push(sends)
    if (how === 'lost') response.destroy()
    else
      response
        .writeHead(reply.status, { 'content-type': 'application/json' })
        .end(JSON.stringify(reply.json))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    sent,
    calls: () => calls,
    refuse: (status) => {
      refusal = status
    },
    loseReply: () => {
      next = 'lost'
    },
    hang: () => {
      next = 'hanging'
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
