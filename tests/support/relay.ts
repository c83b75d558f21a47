import { connect, createServer, type Socket } from 'node:net'
import { once } from 'node:events'
import { Client } from 'pg'

export type Relay = {
  /** The connection string through the relay. */
  connectionString: string
  /** Breaks every connection and refuses new ones until `mend`. */
  cut: () => void
  mend: () => void
  close: () => Promise<void>
}

/** A connection to PostgreSQL that can be cut. */
export async function openRelay(connectionString: string): Promise<Relay> {
  const { host, port, user = '', password, database = '' } = new Client({ connectionString })
  const target = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
  const sockets = new Set<Socket>()
  let isCut = false
  const server = createServer((near) => {
    if (isCut) {
      near.destroy()
      return
    }
    const far = connect(target)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
    near.pipe(far).pipe(near)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const ownPort = typeof address === 'object' ? address?.port : undefined
  const who = `${encodeURIComponent(user)}:${encodeURIComponent(String(password))}`
  return {
    connectionString: `postgresql://${who}@127.0.0.1:${ownPort}/${database}`,
    cut() {
      isCut = true
      for (const socket of sockets) socket.destroy()
    },
    mend() {
      isCut = false
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
