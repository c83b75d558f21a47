import { setTimeout as delay } from 'node:timers/promises'
import type { Context } from '#server/context.ts'
import type { Executor } from '#server/platform/db/database.ts'
import * as queries from './jobs.queries.ts'
import type { JobKind, JobPayload, NewJob } from './jobs.queries.ts'

/** Does one job. It may run twice if a process dies at the wrong moment, so it must check the state first. */
export type JobHandler = (payload: JobPayload) => Promise<void>
export type JobHandlers = Record<JobKind, JobHandler>

/** After this many failures a job is left with its last error for someone to look at. */
const maxAttempts = 8
const batch = 10
const pauseMs = 1_000
/** How long a job in progress is hidden from the other processes. */
const leaseMs = 60_000

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

/** Runs the due jobs, in any number of processes. A failed job is retried after 2, 4, 8 … seconds. */
export function createJobRunner(context: Context, handlers: JobHandlers) {
  const stopping = new AbortController()
  let loop: Promise<void> | null = null
  return {
    start(): void {
      loop ??= keepRunning(context, handlers, stopping.signal)
    },
    /** Runs the due jobs. Returns how many it tried. */
    runDue: () => runDue(context, handlers),
    /** Waits for the jobs in progress. */
    async stop(): Promise<void> {
      stopping.abort()
      await loop
    },
  }
}

async function keepRunning(context: Context, handlers: JobHandlers, signal: AbortSignal) {
  let failing = false
  while (!signal.aborted) {
    const tried = await runDue(context, handlers).catch((error: unknown) => {
      if (!failing) context.log.warn({ err: error }, 'jobs cannot be taken')
      return null
    })
    if (failing && tried !== null) context.log.info('jobs are taken again')
    failing = tried === null
    if ((tried ?? 0) < batch) await delay(pauseMs, undefined, { signal }).catch(() => undefined)
  }
}

async function runDue(context: Context, handlers: JobHandlers): Promise<number> {
  const now = context.now()
  const jobs = await queries.takeJobs(context.db, {
    now: new Date(now),
    until: new Date(now + leaseMs),
    maxAttempts,
    limit: batch,
  })
  await Promise.all(jobs.map((job) => runOne(context, handlers, job)))
  return jobs.length
}

async function runOne(context: Context, handlers: JobHandlers, job: queries.TakenJob) {
  try {
    await handlers[job.kind](job.payload)
    await queries.finishJob(context.db, job.id, new Date(context.now()))
  } catch (error) {
    const dead = job.attempts >= maxAttempts
    const fields = { err: error, job: job.id, kind: job.kind, attempts: job.attempts }
    if (dead) context.log.error(fields, 'job given up')
    else context.log.warn(fields, 'job failed, will be tried again')
    await queries.postponeJob(context.db, job.id, {
      runAt: new Date(context.now() + 2 ** job.attempts * 1_000),
      lastError: error instanceof Error ? error.name : 'unknown',
    })
  }
}
