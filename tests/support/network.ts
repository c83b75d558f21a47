import type { FastifyInstance } from 'fastify'
import type { Transport } from '#server/platform/providers/provider-call.ts'

export type TestNetwork = {
  transport: Transport
  /** Sends all calls to this server, whatever their host. */
  connect: (server: FastifyInstance) => void
  /** Calls whose URL ends with this are handled by `answer` instead, until it is set to null. */
  intercept: (end: string, answer: (() => Promise<Response>) | null) => void
}

/** The network between the shop and its payment provider: it leads back to the shop with its sandbox bank. */
export function testNetwork(): TestNetwork {
  let target: FastifyInstance | null = null
  const answers = new Map<string, () => Promise<Response>>()
  return {
    connect(server) {
      target = server
    },
    intercept(end, answer) {
      if (answer === null) answers.delete(end)
      else answers.set(end, answer)
    },
    async transport(url, init) {
      const { pathname } = new URL(url)
      for (const [end, answer] of answers) if (pathname.endsWith(end)) return answer()
      if (target === null) throw new Error('the network leads nowhere')
      const reply = await target.inject({
        method: 'POST',
        url: pathname,
        headers: init.headers,
        payload: init.body,
      })
      return new Response(reply.body, { status: reply.statusCode })
    },
  }
}
