import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { jobs } from '#server/platform/db/schema/operations.ts'
import {
  createJobRunner,
  enqueue,
  type JobHandler,
  type JobHandlers,
  type JobRun,
} from '#server/platform/jobs/job-runner.ts'
import { lanes } from '#server/platform/jobs/lanes.ts'
import { startShop, type TestShop } from '#tests/support/shop.ts'
import { transaction } from '#server/platform/db/transaction.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.db.delete(jobs))

const fail: JobHandler = async () => {
  throw new Error('not now')
}

const handlersFrom = (handler: JobHandler): JobHandlers => ({
  'expire-order': handler,
  'send-code': handler,
  'send-sms': handler,
  'send-push': handler,
  'deliver-message': handler,
  'settle-payment': handler,
  'delete-upload': handler,
  'write-export': handler,
  'send-stock-alerts': handler,
  'start-price-plan': handler,
  'end-price-plan': handler,
  'clean-up': handler,
})
const noSweep = async () => undefined

const runner = (handler: JobHandler) =>
  createJobRunner(shop.context, handlersFrom(handler), noSweep)

const add = (order: number, inSeconds = 0, uniqueKey?: string) =>
  enqueue(shop.db, {
    kind: 'expire-order',
    payload: { order },
    runAt: new Date(shop.clock.now() + inSeconds * 1000),
    uniqueKey,
  })

describe('jobs', () => {
  it('run when they are due, once', async () => {
    const done: unknown[] = []
    const { runDue } = runner(async (payload) => void done.push(payload))
    await add(1)
    await add(2, 60)
    await runDue()
    expect(done).toEqual([{ order: 1 }])
    shop.clock.advance(60)
    await runDue()
    await runDue()
    expect(done).toEqual([{ order: 1 }, { order: 2 }])
  })

  it('run at one process only, however many there are', async () => {
    const done: unknown[] = []
    const runners = [1, 2, 3].map(() => runner(async ({ order }) => void done.push(order)))
    for (let order = 1; order <= 20; order += 1) await add(order)
    for (let round = 0; round < 3; round += 1)
      await Promise.all(runners.map(({ runDue }) => runDue()))
    expect(done).toHaveLength(20)
    expect(new Set(done).size).toBe(20)
  })

  it('are tried again later and later, at most five minutes later, and never given up', async () => {
    const { runDue } = runner(fail)
    await add(1)
    const waited: number[] = []
    for (let tries = 0; tries < 12; tries += 1) {
      expect(await runDue()).toBe(1)
      const [job] = await shop.db.select().from(jobs)
      const seconds = ((job?.runAt.getTime() ?? 0) - shop.clock.now()) / 1000
      waited.push(seconds)
      shop.clock.advance(seconds - 1)
      expect(await runDue()).toBe(0)
      shop.clock.advance(1)
    }
    expect(waited).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300, 300])
    expect(shop.logged.filter((line) => line.includes('"attempts":8'))).toHaveLength(1)
    await runner(async () => undefined).runDue()
    expect((await shop.db.select().from(jobs))[0]?.finishedAt).not.toBeNull()
  })

  it('that ask for another time run again then, as if for the first time', async () => {
    const again = new Date(shop.clock.now() + 60_000)
    const done: unknown[] = []
    const { runDue } = runner(async ({ order }) => {
      done.push(order)
      return done.length === 1 ? again : null
    })
    await add(1)
    await runDue()
    const [job] = await shop.db.select().from(jobs)
    expect(job).toMatchObject({ runAt: again, attempts: 0, finishedAt: null })
    shop.clock.advance(60)
    await runDue()
    expect(done).toEqual([1, 1])
    expect((await shop.db.select().from(jobs))[0]?.finishedAt).not.toBeNull()
  })

  it('of a bank that hangs delay no sign-in code', async () => {
    const hanging = Promise.withResolvers<void>()
    const sent = Promise.withResolvers<void>()
    const active = createJobRunner(
      shop.context,
      {
        ...handlersFrom(async () => undefined),
        'settle-payment': () => hanging.promise,
        'send-code': async () => sent.resolve(),
      },
      noSweep,
    )
    const runAt = new Date(shop.clock.now())
    for (let payment = 1; payment <= 30; payment += 1)
      await enqueue(shop.db, { kind: 'settle-payment', payload: { payment }, runAt })
    active.start()
    const begun = () => shop.db.select().from(jobs).where(eq(jobs.attempts, 1))
    await expect.poll(begun, { timeout: 5_000 }).toHaveLength(10)
    await enqueue(shop.db, { kind: 'send-code', payload: { id: 1 }, runAt })
    const asked = performance.now()
    await sent.promise
    expect(performance.now() - asked).toBeLessThan(2_000)
    hanging.resolve()
    await active.stop()
  })

  it('are not needed for the sweep, which runs when they cannot be taken', async () => {
    const sweep = vi.fn<() => Promise<void>>(noSweep)
    const active = createJobRunner(shop.context, handlersFrom(fail), sweep)
    active.start()
    await expect.poll(() => sweep.mock.calls.length).toBe(1)
    await active.stop()
  })

  it('that succeed after a failure are done', async () => {
    await add(1)
    await runner(fail).runDue()
    shop.clock.advance(2)
    await runner(async () => undefined).runDue()
    const [job] = await shop.db.select().from(jobs)
    expect(job).toMatchObject({ attempts: 2, lastError: null })
    expect(job?.finishedAt).not.toBeNull()
  })

  it('are there once under a key while they are open', async () => {
    await add(1, 0, 'order:1')
    await add(1, 0, 'order:1')
    expect(await shop.db.select().from(jobs)).toHaveLength(1)
    await runner(async () => undefined).runDue()
    await add(1, 0, 'order:1')
    expect(await shop.db.select().from(jobs)).toHaveLength(2)
  })

  it('of a transaction that fails were never there', async () => {
    const broken = transaction(shop.db, async (tx) => {
      await enqueue(tx, { kind: 'clean-up', payload: {}, runAt: new Date(shop.clock.now()) })
      throw new Error('no')
    })
    await expect(broken).rejects.toThrow('no')
    expect(await shop.db.select().from(jobs)).toEqual([])
  })

  it('know which attempt they are, and are signaled when they have run too long', async () => {
    const { timeoutMs } = lanes.orders
    lanes.orders.timeoutMs = 50
    const runs: JobRun[] = []
    await add(1)
    const { runDue } = runner(async (_, run) => {
      runs.push(run)
      if (runs.length === 1) await Promise.withResolvers<void>().promise
    })
    await runDue()
    lanes.orders.timeoutMs = timeoutMs
    shop.clock.advance(2)
    await runDue()
    expect(runs.map(({ attempt, signal }) => [attempt, signal.aborted])).toEqual([
      [1, true],
      [2, false],
    ])
  })

  it('that a dying process left are taken up again', async () => {
    await add(1)
    const hanging = Promise.withResolvers<void>()
    const dying = runner(() => hanging.promise).runDue()
    const done: unknown[] = []
    const { runDue } = runner(async ({ order }) => void done.push(order))
    await expect.poll(() => shop.db.select().from(jobs).where(eq(jobs.attempts, 1))).toHaveLength(1)
    await runDue()
    expect(done).toEqual([])
    shop.clock.advance(61)
    await runDue()
    expect(done).toEqual([1])
    hanging.resolve()
    await dying
  })

  it('in progress are finished before the runner stops', async () => {
    await add(1)
    const started = Promise.withResolvers<void>()
    const finish = Promise.withResolvers<void>()
    const active = runner(() => {
      started.resolve()
      return finish.promise
    })
    active.start()
    await started.promise
    let stopped = false
    const stopping = active.stop().then(() => (stopped = true))
    expect(stopped).toBe(false)
    finish.resolve()
    await stopping
    const [job] = await shop.db.select().from(jobs)
    expect(job?.finishedAt).not.toBeNull()
  })
})
