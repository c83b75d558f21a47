import { execFile, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { newNode, type ClusterNode } from './node.ts'
import { newPlace, nodeNames, type Place } from './place.ts'
import { endProgram, startProgram } from './processes.ts'

const run = promisify(execFile)

/** Three nodes of etcd, Patroni and PostgreSQL on this machine, with HAProxy and PgBouncer in front of them. */
export type Cluster = {
  /** The database of the shop behind PgBouncer and HAProxy. */
  databaseUrl: string
  /** The node that is the primary; null while there is none. */
  primary: () => Promise<ClusterNode | null>
  /** Whether a node follows the primary and has everything that it has. */
  follows: (node: ClusterNode) => Promise<boolean>
  /**
   * Copies the shop's database into an empty one of the same owner, as the page says. Throws if a command fails or a table
   * has other rows afterwards.
   */
  move: () => Promise<void>
  remove: () => Promise<void>
}

/**
 * Sets up the cluster of docs/operations/cluster.md in a temporary folder, from the files in `ops/cluster`, with an empty
 * database for the shop.
 * @param first the first of 14 ports in a row
 * @throws if a program is missing or the nodes do not agree on a primary within a minute
 */
export async function startCluster(first: number): Promise<Cluster> {
  const place = await newPlace(first)
  const nodes = await Promise.all(nodeNames.map((name) => newNode(place, name)))
  const front: ChildProcess[] = []
  const find = async (role: string) => {
    for (const node of nodes) if (await node.is(role)) return node
    return null
  }
  const cluster: Cluster = {
    databaseUrl: `postgresql://shop:${place.passwords.shop}@127.0.0.1:${place.bouncerPort}/shop`,
    primary: () => find('primary'),
    follows: async ({ name }) => {
      const members = await (await find('primary'))?.members()
      return members?.some((member) => member.name === name && member.lag === 0) ?? false
    },
    move: () => moveDatabase(place),
    remove: async () => {
      await Promise.all(front.map((child) => endProgram(child)))
      await Promise.all(nodes.map(({ stop }) => stop()))
      await place.remove()
    },
  }
  try {
    for (const { start } of nodes) start(true)
    front.push(...(await startFront(place)))
    const primary = await until('the nodes agree on a primary', cluster.primary)
    await until('a commit waits for another node', () => find('sync'))
    await until('HAProxy leads to the primary', () =>
      psql(place, 'select 1').then(
        () => true,
        () => false,
      ),
    )
    await createDatabase(place)
    for (const node of nodes)
      if (node !== primary) await until(`${node.name} follows`, () => cluster.follows(node))
    return cluster
  } catch (error) {
    await cluster.remove()
    throw error
  }
}

async function startFront(place: Place): Promise<ChildProcess[]> {
  await place.write('users.txt', `"shop" "${place.passwords.shop}"\n`)
  const haproxy = await place.fill('haproxy.cfg', 'haproxy.cfg')
  const bouncer = await place.fill('pgbouncer.ini', 'pgbouncer.ini')
  return [
    startProgram(join(place.folder, 'haproxy.log'), ['/usr/sbin/haproxy', '-db', '-f', haproxy]),
    startProgram(join(place.folder, 'pgbouncer.log'), ['/usr/sbin/pgbouncer', bouncer]),
  ]
}

async function createDatabase(place: Place): Promise<void> {
  const statements = [
    `create role shop login password '${place.passwords.shop}'`,
    `alter role shop set statement_timeout = '15s'`,
    `alter role shop set idle_in_transaction_session_timeout = '15s'`,
    'create database shop owner shop',
  ]
  for (const statement of statements) await psql(place, statement)
}

async function moveDatabase(place: Place): Promise<void> {
  const env = superuser(place)
  const dump = join(place.folder, 'move.dump')
  await psql(place, 'create database moved owner shop')
  await run('pg_dump', ['-Fc', '-f', dump, 'shop'], { env })
  await run('pg_restore', ['-d', 'moved', '--no-owner', '--role=shop', dump], { env })
  const [before, after] = [await psql(place, rows, 'shop'), await psql(place, rows, 'moved')]
  if (before !== after || !/^orders [1-9]/m.test(after))
    throw new Error(`the copy has other rows:\n${before}\n${after}`)
}

/** How many rows each table has. */
const rows = `
  select string_agg(format('%s %s', relid::regclass, count), e'\\n' order by relid::regclass::text)
  from pg_stat_user_tables, lateral (
    select (xpath('//n/text()', query_to_xml(format('select count(*) n from %s', relid::regclass), true, false, '')))[1] count
  ) counted`

async function psql(place: Place, sql: string, database = 'postgres'): Promise<string> {
  const options = ['-v', 'ON_ERROR_STOP=1', '-qAtc', sql, database]
  const { stdout } = await run('psql', options, { env: superuser(place) })
  return stdout
}

const superuser = ({ primaryPort, passwords }: Place) => ({
  ...process.env,
  PGHOST: '127.0.0.1',
  PGPORT: String(primaryPort),
  PGUSER: 'postgres',
  PGPASSWORD: passwords.superuser,
})

/** Waits up to `seconds` until `holds` answers something. Throws with `what` otherwise. */
export async function until<Answer>(
  what: string,
  holds: () => Promise<Answer | null | false>,
  seconds = 60,
): Promise<Answer> {
  const deadline = Date.now() + seconds * 1_000
  while (Date.now() < deadline) {
    const answer = await holds()
    if (answer !== null && answer !== false) return answer
    await delay(200)
  }
  throw new Error(`not within ${seconds} s: ${what}`)
}
