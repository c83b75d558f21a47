import type { Config } from './config.ts'
import { DemoData } from './demo-data.ts'
import { causes } from './platform/db/failures.ts'

/** One sentence of advice for an error at startup; null if there is none. */
export function bootAdvice(error: unknown, config: Config): string | null {
  if (error instanceof DemoData) return demoData(config)
  for (const { code, message } of causes(error)) {
    const advice = typeof code === 'string' ? advices[code] : undefined
    if (advice !== undefined) return advice(config, message)
    if (/^timeout expired$/.test(message)) return unreachable(config)
  }
  return null
}

const demoData = ({ databaseUrl, dataDir }: Config) =>
  `${databaseUrl === null ? `the folder ${dataDir}` : `the database at ${addressOf(databaseUrl)}`} was opened as a demo before, so it has accounts that anyone can use. Production needs its own: name an empty ${databaseUrl === null ? 'folder in DATA_DIR' : 'database in DATABASE_URL'}.`

type Advice = (config: Config, message: string) => string

const unreachable = ({ databaseUrl }: Config) =>
  databaseUrl === null
    ? 'the database of this folder does not answer.'
    : `no database answers at ${addressOf(databaseUrl)}; check DATABASE_URL and that PostgreSQL runs there.`

const refused: Advice = (_config, message) =>
  `PostgreSQL refuses the sign-in (${message}); check user and password in DATABASE_URL.`

const unwritable = ({ dataDir }: Config) =>
  `the folder ${dataDir} cannot be written to; name another one in DATA_DIR.`

/** Keyed by error codes of Node and SQLSTATEs of PostgreSQL. */
const advices: Record<string, Advice> = {
  EADDRINUSE: ({ port }) =>
    `port ${port} is taken by another program. Stop that one, or choose another: PORT=${port + 1} npm start`,
  EADDRNOTAVAIL: ({ host }) => `this machine has no address ${host}; check HOST.`,
  ECONNREFUSED: unreachable,
  ECONNRESET: unreachable,
  EHOSTUNREACH: unreachable,
  ENETUNREACH: unreachable,
  ETIMEDOUT: unreachable,
  ENOTFOUND: unreachable,
  EAI_AGAIN: unreachable,
  '28P01': refused,
  '28000': refused,
  '3D000': (_config, message) =>
    `PostgreSQL says that ${message}; create it, or name another one in DATABASE_URL.`,
  '42501': (_config, message) =>
    `the database user lacks a right (${message}); it must own the database.`,
  ENOENT: (config, message) =>
    message.startsWith('connect') ? unreachable(config) : unwritable(config),
  ENOTDIR: unwritable,
  EROFS: unwritable,
  ENOSPC: ({ dataDir }) => `the disk with ${dataDir} is full.`,
  EACCES: (config, message) =>
    message.startsWith('listen')
      ? `port ${config.port} needs rights that this user lacks; choose one above 1023 in PORT.`
      : unwritable(config),
}

/** Without user and password. */
function addressOf(databaseUrl: string): string {
  const { host = '', pathname = '', searchParams } = URL.parse(databaseUrl) ?? {}
  return `${host || searchParams?.get('host') || 'the local socket'}${pathname}`
}
