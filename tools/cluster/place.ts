import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export const nodeNames = ['one', 'two', 'three'] as const
export type NodeName = (typeof nodeNames)[number]

export type NodePorts = { client: number; peer: number; rest: number; postgres: number }

/** A temporary folder of the account `postgres`, with ports and passwords of its own. */
export type Place = {
  folder: string
  primaryPort: number
  bouncerPort: number
  ports: Record<NodeName, NodePorts>
  passwords: { shop: string; superuser: string }
  /** Creates a folder for `postgres`. Returns its path. */
  makeFolder: (name: string) => Promise<string>
  /** Writes a file that only `postgres` can read. Returns its path. */
  write: (name: string, text: string) => Promise<string>
  /** Writes a file of `ops/cluster` with its variables filled in, as `envsubst` does. Throws if one has no value. */
  fill: (file: string, name: string, variables?: Record<string, string>) => Promise<string>
  remove: () => Promise<void>
}

/** @param first the first of 14 ports in a row */
export async function newPlace(first: number): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-cluster-'))
  const [uid, gid] = await Promise.all([idOf('-u'), idOf('-g')])
  await chown(folder, uid, gid)
  await chmod(folder, 0o755)
  const [primaryPort, bouncerPort] = [first, first + 1]
  const ports = {
    one: portsFrom(first + 2),
    two: portsFrom(first + 6),
    three: portsFrom(first + 10),
  }
  const passwords = { shop: secret(), superuser: secret() }
  const shared: Record<string, string> = {
    ADDRESS: '127.0.0.1',
    NETWORK: '127.0.0.1/32',
    ETCD_HOSTS: nodeNames.map((name) => `127.0.0.1:${ports[name].client}`).join(','),
    SUPERUSER_PASSWORD: passwords.superuser,
    REPLICATION_PASSWORD: secret(),
    REWIND_PASSWORD: secret(),
    PRIMARY_PORT: String(primaryPort),
    BOUNCER_PORT: String(bouncerPort),
    USERS_FILE: join(folder, 'users.txt'),
  }
  for (const name of nodeNames) {
    shared[`ADDRESS_${name.toUpperCase()}`] = '127.0.0.1'
    shared[`POSTGRES_PORT_${name.toUpperCase()}`] = String(ports[name].postgres)
    shared[`REST_PORT_${name.toUpperCase()}`] = String(ports[name].rest)
  }
  const write = async (name: string, text: string) => {
    const path = join(folder, name)
    await writeFile(path, text, { mode: 0o600 })
    await chown(path, uid, gid)
    return path
  }
  return {
    folder,
    primaryPort,
    bouncerPort,
    ports,
    passwords,
    write,
    makeFolder: async (name) => {
      const path = join(folder, name)
      await mkdir(path)
      await chown(path, uid, gid)
      return path
    },
    fill: async (file, name, variables = {}) => {
      const values: Record<string, string> = { ...shared, ...variables }
      const text = await readFile(join('ops/cluster', file), 'utf8')
      return write(
        name,
        text.replaceAll(/\$\{(\w+)\}/g, (_, key: string) => {
          const value = values[key]
          if (value === undefined) throw new Error(`${file} asks for ${key}`)
          return value
        }),
      )
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

const portsFrom = (first: number): NodePorts => ({
  client: first,
  peer: first + 1,
  rest: first + 2,
  postgres: first + 3,
})

const secret = () => randomBytes(12).toString('hex')

const idOf = async (option: '-u' | '-g') => Number((await run('id', [option, 'postgres'])).stdout)
