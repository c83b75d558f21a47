import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { startInstance, type Instance } from '../instance.ts'
import { quantile, seconds, type Part } from '../part.ts'

const mostMs = 40_000
const stopWithinMs = 10_000

const heads = [
  ['/api/accounts/request-otp/', 'content-type: application/json', 'content-length: 5000'],
  [
    '/api/product/v3/comment-file/',
    'content-type: multipart/form-data; boundary=x',
    'content-length: 1000000',
  ],
] as const

/** Bodies that come a byte at a time: they are ended, others are served meanwhile, and none delays the stop. */
export const slowBodies: Part = {
  title: 'slow bodies',
  run: async (scale) => {
    const shop = await startInstance()
    try {
      const faults: string[] = []
      const count = scale.of(50)
      const sockets = Array.from({ length: count }, (_, number) => trickle(shop, number))
      const ends = Promise.all(sockets.map(ended))
      const waits: number[] = []
      for (let second = 0; second < 10; second += 1) {
        const asked = performance.now()
        await fetch(`${shop.origin}/api/accounts/list-province/`)
        waits.push(performance.now() - asked)
        await delay(1_000)
      }
      const times = await ends
      const open = times.filter((ms) => ms >= mostMs).length
      if (open > 0) faults.push(`${open} slow bodies were open after ${seconds(mostMs)}`)

      const last = trickle(shop, 0)
      await once(last, 'connect')
      const { code, ms } = await shop.stop()
      if (code !== 0 || ms > stopWithinMs) faults.push(`the stop took ${seconds(ms)}, code ${code}`)
      if ((await shop.postmaster()) !== null) faults.push('PostgreSQL outlived the stop')
      last.destroy()
      return {
        figures: [
          ['slow bodies', count],
          ['longest', seconds(Math.max(...times))],
          ['another request meanwhile (longest)', `${Math.round(quantile(waits, 1))} ms`],
          ['stop with a slow body', seconds(ms)],
        ],
        faults,
      }
    } finally {
      await shop.remove()
    }
  },
}

/** A connection that sends the head of a request and then a byte per second. */
function trickle({ origin }: Instance, number: number): Socket {
  const [path = '', ...headers] = heads[number % heads.length] ?? heads[0]
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  socket.on('error', () => undefined).resume()
  const forwarded = `x-forwarded-for: 10.8.0.${number % 250}`
  socket.write(
    [`POST ${path} HTTP/1.1`, 'host: 127.0.0.1', forwarded, ...headers, '', ''].join('\r\n'),
  )
  const timer = setInterval(() => socket.write(' '), 1_000)
  socket.once('close', () => clearInterval(timer))
  return socket
}

/** After how many milliseconds the server closed a connection; `mostMs` if it did not. */
async function ended(socket: Socket): Promise<number> {
  const begun = performance.now()
  const timer = setTimeout(() => socket.destroy(), mostMs)
  await new Promise<void>((done) => {
    socket.once('close', () => done()).once('end', () => socket.destroy())
  })
  clearTimeout(timer)
  return performance.now() - begun
}
