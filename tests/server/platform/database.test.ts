import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { openDatabase } from '#server/platform/db/database.ts'
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '#server/platform/db/embedded/embedded.ts'
import { isDatabaseDown } from '#server/platform/db/failures.ts'
import { migrateDatabase } from '#server/platform/db/migrate.ts'
import { startShop } from '#tests/support/shop.ts'
import { runs } from '#tests/support/started-shop.ts'
import { transaction } from '#server/platform/db/transaction.ts'

async function one<Value>(connectionString: string, query: string): Promise<Value | undefined> {
  const { db, close } = openDatabase(connectionString, { connections: 1 })
  try {
    const { rows } = await db.execute<{ value: Value }>(sql.raw(`select ${query} as value`))
    return rows[0]?.value
  } finally {
    await close()
  }
}

describe('the embedded database', () => {
  let folder: string
  let running: EmbeddedPostgres[]

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'shop-'))
    running = []
  })
  afterEach(async () => {
    for (const postgres of running) await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const start = async (dataDir = folder) => {
    const postgres = await startEmbeddedPostgres(dataDir, { durable: false })
    running.push(postgres)
    return postgres
  }
  const pidFile = () => join(folder, 'postgres/cluster/postmaster.pid')
  const postmasterPid = async () => Number((await readFile(pidFile(), 'utf8')).split('\n')[0])

  it('is made in an empty folder, and its data is there at the next start', async () => {
    const first = await start()
    expect(first.started).toBe(true)
    const { db, close } = openDatabase(first.connectionString, { connections: 1 })
    await db.execute(sql`create table kept as select 7 as number`)
    await close()
    await first.stop()
    const second = await start()
    expect(await one(second.connectionString, '(select number from kept)')).toBe(7)
  })

  it('is one for all who start it at once', async () => {
    const both = await Promise.all([start(), start()])
    expect(both.filter(({ started }) => started)).toHaveLength(1)
    expect(both[0]?.connectionString).toBe(both[1]?.connectionString)
  })

  it('is taken over when a process died and left it running', async () => {
    const first = await start()
    const pid = await postmasterPid()
    const second = await start()
    expect(second.started).toBe(false)
    expect(await postmasterPid()).toBe(pid)
    expect(second.connectionString).toBe(first.connectionString)
  })

  it('stops with the last process that works with it', async () => {
    const postgres = await start()
    const other = spawn(process.execPath, ['tests/support/hold-connection.ts'], {
      env: { ...process.env, DATABASE_URL: postgres.connectionString },
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    await new Promise((done) => other.stdout.once('data', done))
    await postgres.stop()
    expect(await one(postgres.connectionString, '1')).toBe(1)
    other.kill('SIGKILL')
    await new Promise((done) => other.once('exit', done))
    await expect
      .poll(() =>
        one(
          postgres.connectionString,
          `(select count(*)::int from pg_stat_activity where application_name like 'shop:%') `,
        ),
      )
      .toBe(1)
    await postgres.stop()
    await expect(one(postgres.connectionString, '1')).rejects.toSatisfy(isDatabaseDown)
  })

  it('starts again after a kill, at the same address', async () => {
    const postgres = await start()
    const pool = openDatabase(postgres.connectionString)
    process.kill(await postmasterPid(), 'SIGKILL')
    await expect
      .poll(() => pool.db.execute(sql`select 1`).catch(isDatabaseDown), { timeout: 10_000 })
      .toBe(true)
    await expect.poll(() => postgres.ensureRunning(), { timeout: 10_000 }).toBe(true)
    const { rows } = await pool.db.execute(sql`select 1 as value`)
    expect(rows).toEqual([{ value: 1 }])
    expect(await postgres.ensureRunning()).toBe(false)
    await pool.close()
  })

  it('starts again although a process of the killed one lives on for a while', async () => {
    const postgres = await start()
    const pool = openDatabase(postgres.connectionString, { connections: 1 })
    const { rows } = await pool.db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    const orphan = rows[0]?.pid ?? 0
    const postmaster = await postmasterPid()
    process.kill(orphan, 'SIGSTOP')
    process.kill(postmaster, 'SIGKILL')
    await expect.poll(() => runs(postmaster), { timeout: 10_000 }).toBe(false)
    const again = postgres.ensureRunning()
    await expect
      .poll(() => readFile(join(folder, 'postgres/log'), 'utf8'), { timeout: 10_000 })
      .toContain('is still in use')
    process.kill(orphan, 'SIGCONT')
    expect(await again).toBe(true)
    expect(await one(postgres.connectionString, '1')).toBe(1)
    await pool.close()
  })

  it('is not misled by a pid file whose number belongs to another program', async () => {
    const first = await start()
    await first.stop()
    await writeFile(pidFile(), `${process.pid}\n${folder}\n0\n5432\n${folder}\n\n`)
    const second = await start()
    expect(second.started).toBe(true)
    expect(await one(second.connectionString, '1')).toBe(1)
  })

  it('is made again when its making was cut off', async () => {
    await mkdir(join(folder, '.postgres-1/cluster'), { recursive: true })
    await mkdir(join(folder, 'postgres'))
    await writeFile(join(folder, '.postgres.lock'), '999999999')
    const postgres = await start()
    expect(await one(postgres.connectionString, '1')).toBe(1)
  })

  it('works where the path is too long for a socket, or strange', async () => {
    const strange = join(folder, `خانهٔ من, ${'a'.repeat(90)}`)
    const postgres = await start(strange)
    expect(postgres.connectionString).toContain('@127.0.0.1:')
    expect(await one(postgres.connectionString, '1')).toBe(1)
  })

  it('takes no connection without its password', async () => {
    const { connectionString } = await start()
    const wrong = connectionString.replace(/shop:\w+@/, 'shop:guess@')
    await expect(one(wrong, '1')).rejects.toThrow('Failed query')
  })

  it('writes through to the disk', async () => {
    const postgres = await startEmbeddedPostgres(folder)
    running.push(postgres)
    expect(await one(postgres.connectionString, `current_setting('fsync')`)).toBe('on')
  })
})

describe('a database of one’s own', () => {
  it('is migrated by processes that start together, once', async () => {
    const shop = await startShop()
    await Promise.all([1, 2, 3].map(() => migrateDatabase(shop.connectionString)))
    const client = await shop.signIn()
    expect((await client.api.GET('/profile/')).data).toBeDefined()
    await shop.close()
  })

  it('fails the transaction whose connection breaks, and no other', async () => {
    const { db } = await startShop()
    const broken = transaction(db, async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
      await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`)
      await tx.execute(sql`select 1`)
    })
    await expect(broken).rejects.toThrow('Failed query: select 1')
    const whole = transaction(db, (tx) => tx.execute<{ one: number }>(sql`select 1 as one`))
    expect((await whole).rows).toEqual([{ one: 1 }])
  })

  it('gives amounts as numbers', async () => {
    expect(await one(inject('postgres'), '9007199254740991::int8')).toBe(9_007_199_254_740_991)
  })

  it('that goes away makes the shop unavailable until it is back', async () => {
    const shop = await startShop()
    const client = await shop.signIn()
    const name = /\/(shop_\w+)/.exec(shop.connectionString)?.[1] ?? ''
    const { db, close } = openDatabase(inject('postgres'), { connections: 1 })
    const allow = (yes: boolean) =>
      db.execute(sql.raw(`alter database ${name} with allow_connections ${yes}`))
    await allow(false)
    await db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`,
    )
    const down = await client.send({ url: '/api/profile/' })
    expect(down.statusCode).toBe(503)
    expect(down.json()).toMatchObject({ code: 'service_unavailable', retry_after_seconds: 2 })
    expect((await client.send({ url: '/health/ready' })).statusCode).toBe(503)
    expect((await client.send({ url: '/health/live' })).statusCode).toBe(200)
    await allow(true)
    await expect
      .poll(async () => (await client.send({ url: '/health/ready' })).statusCode)
      .toBe(200)
    expect((await client.send({ url: '/api/profile/' })).statusCode).toBe(200)
    await close()
    await shop.close()
  })
})
