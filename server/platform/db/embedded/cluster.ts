import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chownAll, runAs, type Account } from './server-account.ts'

/** Creates a server's data folder with a random password, completely or not at all. */
export async function createCluster(
  dataDir: string,
  home: string,
  account: Account,
  durable: boolean,
): Promise<void> {
  await rm(home, { recursive: true, force: true })
  await removeAbandonedDrafts(dataDir)
  const draft = join(dataDir, `.postgres-${process.pid}`)
  await mkdir(draft, { mode: 0o700 })
  const passwordFile = join(draft, 'password')
  await writeFile(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 })
  if (account.uid !== undefined) await chownAll(draft, account.uid)
  const cluster = join(draft, 'cluster')
  await runAs(account, 'initdb', [
    `--pgdata=${cluster}`,
    '--username=shop',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    ...(durable ? [] : ['--no-sync']),
  ])
  const settings = await open(join(cluster, 'postgresql.conf'), 'a')
  await settings.writeFile(configuration(durable))
  await settings.sync()
  await settings.close()
  await rename(draft, home)
}

const configuration = (durable: boolean) => `
max_connections = 100
shared_buffers = 128MB
effective_cache_size = 512MB
work_mem = 8MB
jit = off
wal_level = minimal
max_wal_senders = 0
max_wal_size = 512MB
timezone = 'UTC'
log_timezone = 'UTC'
log_min_messages = warning
log_min_error_statement = panic
log_parameter_max_length = 0
log_parameter_max_length_on_error = 0
${durable ? '' : 'fsync = off\nsynchronous_commit = off\nfull_page_writes = off\n'}`

async function removeAbandonedDrafts(dataDir: string): Promise<void> {
  const names = await readdir(dataDir)
  await Promise.all(
    names
      .filter((name) => /^\.postgres-\d+$/.test(name))
      .map((name) => rm(join(dataDir, name), { recursive: true, force: true })),
  )
}
