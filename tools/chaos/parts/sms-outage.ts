import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { createApp } from '#server/app.ts'
import { loadConfig } from '#server/config.ts'
import { insertMessage } from '#server/features/sms/sms.queries.ts'
import { openDatabase, type Database } from '#server/platform/db/database.ts'
import { startEmbeddedPostgres } from '#server/platform/db/embedded/embedded.ts'
import { migrateDatabase } from '#server/platform/db/migrate.ts'
import { enqueue } from '#server/platform/jobs/job-runner.ts'
import { createLog } from '#server/platform/log.ts'
import { smsService } from '../stand-ins.ts'
import type { Part } from '../part.ts'

const stepSeconds = 30
const outageSeconds = 3_600
const noticeLifeMs = 48 * 3_600_000

/**
 * The SMS service refuses everything for an hour, on a clock that the run moves. Codes that expired meanwhile are given
 * up, notices arrive afterwards, and the outbox says which is which.
 */
export const smsOutage: Part = {
  title: 'an hour without SMS',
  run: async (scale) => {
    const folder = await mkdtemp(join(tmpdir(), 'shop-chaos-'))
    const sms = await smsService()
    const postgres = await startEmbeddedPostgres(folder, { durable: false })
    await migrateDatabase(postgres.connectionString)
    const database = openDatabase(postgres.connectionString)
    const env = { DATA_DIR: folder, SMS_URL: sms.url, SMS_KEY: 'chaos-sms-key' }
    let now = Date.now()
    const app = await createApp({
      config: loadConfig(env),
      database,
      log: createLog({ logLevel: 'silent' }),
      now: () => now,
    })
    const runJobs = async () => {
      while ((await app.jobs.runDue()) > 0);
    }
    try {
      const notices = scale.of(200)
      sms.answer(503)
      await queueNotices(database.db, notices, now)
      let codes = 0
      for (let second = 0; second < outageSeconds; second += stepSeconds) {
        if (second % 120 === 0) {
          await requestCode(app, (codes += 1))
        }
        await runJobs()
        now += stepSeconds * 1_000
      }
      const refused = sms.received.length
      sms.answer(200)
      for (let minute = 0; minute < 10; minute += 1) {
        await runJobs()
        now += 60_000
      }
      const state = await outboxState(database.db)
      const delivered = sms.received.length - refused
      const faults = [
        ...(state.waiting === 0 ? [] : [`${state.waiting} messages are still waiting`]),
        ...(state.sent === delivered ? [] : [`${state.sent} count as sent, ${delivered} arrived`]),
        ...(state.sent >= notices ? [] : [`${notices - state.sent} notices were lost`]),
      ]
      return {
        figures: [
          ['notices', notices],
          ['codes', codes],
          ['delivered after the outage', delivered],
          ['given up and said so', state.givenUp],
          ['calls during the outage', refused],
        ],
        faults,
      }
    } finally {
      await app.close()
      await database.close()
      await postgres.stop()
      await sms.close()
      await rm(folder, { recursive: true, force: true })
    }
  },
}

async function queueNotices(db: Database, count: number, now: number): Promise<void> {
  const createdAt = new Date(now)
  const expiresAt = new Date(now + noticeLifeMs)
  for (let notice = 0; notice < count; notice += 1) {
    const phone = `0938${String(notice).padStart(7, '0')}`
    const id = await insertMessage(db, { phone, text: 'خبر', code: null, createdAt, expiresAt })
    await enqueue(db, { kind: 'send-sms', payload: { id }, runAt: createdAt })
  }
}

async function requestCode(
  { server }: Awaited<ReturnType<typeof createApp>>,
  number: number,
): Promise<void> {
  await server.inject({
    method: 'POST',
    url: '/api/accounts/request-otp/',
    payload: { phone_number: `0939${String(number).padStart(7, '0')}` },
  })
}

async function outboxState(db: Database) {
  const { rows } = await db.execute<{ sent: number; givenUp: number; waiting: number }>(sql`
    select count(*) filter (where sent_at is not null)::int as sent,
      count(*) filter (where given_up_at is not null)::int as "givenUp",
      count(*) filter (where sent_at is null and given_up_at is null)::int as waiting
    from sms_outbox`)
  return rows[0] ?? { sent: 0, givenUp: 0, waiting: 0 }
}
