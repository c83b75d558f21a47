import { setTimeout as delay } from 'node:timers/promises'
import type { Context } from '#server/context.ts'
import type { Executor } from '#server/platform/db/database.ts'
import { kindsIn, laneNames, lanes, type Lane, type LaneName } from './lanes.ts'
import * as queries from './jobs.queries.ts'
import type { JobKind, JobPayload, NewJob } from './jobs.queries.ts'

export type JobRun = {
  /** 1 for the first one. */
  attempt: number
  /** Aborted when the job has run too long: the next attempt may begin. */
  signal: AbortSignal
}

/**
 * Does one job. It may run twice if a process dies at the wrong moment, so it must check the state first. Returns when
 * to do it again; nothing if it is done.
 */
export type JobHandler = (payload: JobPayload, run: JobRun) => Promise<Date | null | void>
export type JobHandlers = Record<JobKind, JobHandler>

/** From this many failures on each one is logged as an error: it does not look like a passing trouble. */
const worryingAttempts = 8
const pauseMs = 1_000
const sweepPauseMs = 60_000
/** A job in progress stays hidden from the other processes for this much longer than it may run. */
const leaseMarginMs = 30_000
/** Jobs that run longer are left to their lease when the process stops. */
const stopWithinMs = 4_000

/** Enqueues a job in the transaction that causes it. A second open job with the same key is dropped. */
export async function enqueue(executor: Executor, job: NewJob): Promise<void> {
  await queries.insertJob(executor, job)
}

/** The id in a job's payload. Throws if there is none. */
export function idIn(payload: JobPayload, name: string): number {
  const id = payload[name]
  if (typeof id !== 'number') throw new Error(`the job names no ${name}`)
  return id
}

/**
 * Runs the due jobs, in any number of processes, each lane on its own. A failed job is retried after 2, 4, 8 … seconds,
 * up to the longest pause of its lane, and never given up. `sweep` runs once a minute, whatever becomes of the jobs.
 */
export function createJobRunner(
  context: Context,
  handlers: JobHandlers,
  sweep: () => Promise<void>,
) {
  const stopping = new AbortController()
  let loops: Promise<unknown> | null = null
  const runnerOf = (name: LaneName) => new LaneRunner(context, handlers, name)
  return {
    start(): void {
      loops ??= Promise.all([
        ...laneNames.map((name) => runnerOf(name).keepRunning(stopping.signal)),
        keepSweeping(context, sweep, stopping.signal),
      ])
    },
    /** Runs the due jobs. Returns how many it tried. */
    runDue: async (): Promise<number> => {
      const tried = await Promise.all(laneNames.map((name) => runnerOf(name).runDue()))
      return tried.reduce((sum, count) => sum + count, 0)
    },
    /** Waits for the jobs in progress, but not long: what is not done is taken up again after its lease. */
    async stop(): Promise<void> {
      stopping.abort()
      const waited = new AbortController()
      const late = delay(stopWithinMs, undefined, { signal: waited.signal }).catch(() => undefined)
      await Promise.race([loops, late])
      waited.abort()
    },
  }
}

async function keepSweeping(
  { log }: Context,
  sweep: () => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    await sweep().catch((error: unknown) => log.warn({ err: error }, 'a sweep failed'))
    await delay(sweepPauseMs, undefined, { signal }).catch(() => undefined)
  }
}

class LaneRunner {
  readonly #context: Context
  readonly #handlers: JobHandlers
  readonly #name: LaneName
  readonly #lane: Lane
  readonly #kinds: JobKind[]
  readonly #running = new Set<Promise<void>>()

  constructor(context: Context, handlers: JobHandlers, name: LaneName) {
    this.#context = context
    this.#handlers = handlers
    this.#name = name
    this.#lane = lanes[name]
    this.#kinds = kindsIn(name)
  }

  async keepRunning(signal: AbortSignal): Promise<void> {
    const { log } = this.#context
    let failing = false
    while (!signal.aborted) {
      const tried = await this.#startDue().catch((error: unknown) => {
        if (!failing) log.warn({ err: error, kinds: this.#kinds }, 'jobs cannot be taken')
        return null
      })
      if (failing && tried !== null) log.info({ kinds: this.#kinds }, 'jobs are taken again')
      failing = tried === null
      if (this.#running.size >= this.#lane.limit) await Promise.race(this.#running)
      else await delay(pauseMs, undefined, { signal }).catch(() => undefined)
    }
    await Promise.all(this.#running)
  }

  async runDue(): Promise<number> {
    const tried = await this.#startDue()
    await Promise.all(this.#running)
    return tried
  }

  /** Starts as many due jobs as the lane has room for. Returns how many. */
  async #startDue(): Promise<number> {
    const now = this.#context.now()
    const jobs = await queries.takeJobs(this.#context.db, {
      kinds: this.#kinds,
      now: new Date(now),
      until: new Date(now + this.#lane.timeoutMs + leaseMarginMs),
      limit: this.#lane.limit - this.#running.size,
    })
    for (const job of jobs) {
      const run = this.#run(job).finally(() => this.#running.delete(run))
      this.#running.add(run)
    }
    return jobs.length
  }

  async #run(job: queries.TakenJob): Promise<void> {
    const { db, log, metrics, now } = this.#context
    try {
      const again = await metrics.observeJob(this.#name, () =>
        withinTime(
          (signal) => this.#handlers[job.kind](job.payload, { attempt: job.attempts, signal }),
          this.#lane.timeoutMs,
        ),
      )
      if (again instanceof Date)
        await queries.postponeJob(db, job.id, { runAt: again, attempts: 0, lastError: null })
      else await queries.finishJob(db, job.id, new Date(now()))
    } catch (error) {
      const level = job.attempts >= worryingAttempts ? 'error' : 'warn'
      const fields = { err: error, job: job.id, kind: job.kind, attempts: job.attempts }
      log[level](fields, 'job failed, will be tried again')
      const pause = Math.min(2 ** job.attempts * 1_000, this.#lane.longestPauseMs)
      const postponed = {
        runAt: new Date(now() + pause),
        attempts: job.attempts,
        lastError: error instanceof Error ? error.name : 'unknown',
      }
      await queries
        .postponeJob(db, job.id, postponed)
        .catch((cause: unknown) =>
          log.warn({ err: cause, job: job.id }, 'a failed job is left to its lease'),
        )
    }
  }
}

class JobTimeout extends Error {
  constructor(ms: number) {
    super(`the job did not end within ${ms} ms`)
    this.name = 'JobTimeout'
  }
}

/** Throws `JobTimeout` if the work takes longer; work that does not heed its signal then goes on unobserved. */
async function withinTime<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  ms: number,
): Promise<Result> {
  const [done, over] = [new AbortController(), new AbortController()]
  const late = delay(ms, undefined, { signal: done.signal }).then(() => {
    const timeout = new JobTimeout(ms)
    over.abort(timeout)
    throw timeout
  })
  try {
    return await Promise.race([work(over.signal), late])
  } finally {
    late.catch(() => undefined)
    done.abort()
  }
}
