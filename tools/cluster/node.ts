import { join } from 'node:path'
import { endProgram, killPostgres, startProgram } from './processes.ts'
import { nodeNames, type NodeName, type Place } from './place.ts'

/** A node as Patroni reports it. @property lag bytes behind the primary */
export type Member = { name: NodeName; role: string; state: string; lag?: number | string }

/** One machine: etcd, and Patroni with its PostgreSQL. */
export type ClusterNode = {
  name: NodeName
  /** @param isFirst whether the machines of the cluster meet for the first time */
  start: (isFirst: boolean) => void
  /** Ends everything at once, as in a power failure. */
  kill: () => Promise<void>
  /** Ends Patroni, which stops its PostgreSQL first, and then etcd. */
  stop: () => Promise<void>
  /** Whether Patroni says yes to `primary`, `replica` or `sync`. */
  is: (role: string) => Promise<boolean>
  /** All nodes as this one knows them; null if it does not answer. */
  members: () => Promise<Member[] | null>
}

export async function newNode(place: Place, name: NodeName): Promise<ClusterNode> {
  const home = await place.makeFolder(name)
  const data = join(home, 'data')
  const { client, peer, rest, postgres } = place.ports[name]
  const settings = await place.fill('patroni.yml', `${name}/patroni.yml`, {
    NODE: name,
    REST_PORT: String(rest),
    POSTGRES_PORT: String(postgres),
    DATA_DIR: data,
    SOCKET_DIR: home,
  })
  const peers = nodeNames.map((each) => `${each}=http://127.0.0.1:${place.ports[each].peer}`)
  let running: ReturnType<typeof startProgram>[] = []
  const ask = (path: string) =>
    fetch(`http://127.0.0.1:${rest}/${path}`, { signal: AbortSignal.timeout(2_000) }).catch(
      () => null,
    )
  return {
    name,
    start: (isFirst) => {
      const patroni = startProgram(join(home, 'patroni.log'), ['patroni', settings])
      const etcd = startProgram(join(home, 'etcd.log'), [
        'etcd',
        `--name=${name}`,
        `--data-dir=${join(home, 'etcd')}`,
        `--listen-client-urls=http://127.0.0.1:${client}`,
        `--advertise-client-urls=http://127.0.0.1:${client}`,
        `--listen-peer-urls=http://127.0.0.1:${peer}`,
        `--initial-advertise-peer-urls=http://127.0.0.1:${peer}`,
        `--initial-cluster=${peers.join(',')}`,
        `--initial-cluster-state=${isFirst ? 'new' : 'existing'}`,
      ])
      running = [patroni, etcd]
    },
    kill: async () => {
      const ended = Promise.all(running.map((child) => endProgram(child, 'SIGKILL')))
      await killPostgres(data)
      await ended
    },
    stop: async () => {
      for (const child of running) await endProgram(child)
    },
    is: async (role) => (await ask(role))?.status === 200,
    members: async () => {
      const reply = await ask('cluster')
      if (!reply?.ok) return null
      const { members }: { members: Member[] } = await reply.json()
      return members
    },
  }
}
