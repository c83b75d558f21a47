import { setTimeout as delay } from 'node:timers/promises'
import { Gauge } from 'prom-client'
import type { Context } from '#server/context.ts'
import { kindsIn, laneNames } from '#server/platform/jobs/lanes.ts'
import {
  selectOldestPending,
  selectOpenJobs,
  selectRecentPayments,
  type JobsOfKind,
  type PaymentsByState,
} from './shop-state.queries.ts'

/** The metrics are sent without the database's part if it does not answer in time. */
const patienceMs = 2_000

type Source = Pick<Context, 'metrics' | 'db' | 'now'>
type State = { jobs: JobsOfKind[]; payments: PaymentsByState[]; oldestPending: number }

/** Adds what only the database knows, which is the same in all processes: open jobs by lane, and payments by state. */
export function addShopState(source: Source): void {
  const read = sharedReading(source)
  const gauge = <Label extends string>(
    [name, help, ...labelNames]: [name: string, help: string, ...labels: Label[]],
    show: (gauge: Gauge<Label>, state: State | null) => void,
  ) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [source.metrics.registry],
      async collect() {
        const state = await read()
        this.reset()
        show(this, state)
      },
    })
  const byLane = (
    gauge: Gauge<'lane' | 'state'>,
    state: State | null,
    values: (jobs: JobsOfKind[]) => { waiting: number; failing: number },
  ) => {
    for (const lane of state === null ? [] : laneNames) {
      const kinds = kindsIn(lane)
      const { waiting, failing } = values(
        state?.jobs.filter(({ kind }) => kinds.includes(kind)) ?? [],
      )
      gauge.set({ lane, state: 'waiting' }, waiting)
      gauge.set({ lane, state: 'failing' }, failing)
    }
  }

  gauge(
    ['shop_database_up', 'Whether the database answered when the metrics were read'],
    (up, state) => up.set(state === null ? 0 : 1),
  )
  gauge(
    ['shop_jobs_open', 'Open jobs by lane: due, or failed and to be tried again', 'lane', 'state'],
    (open, state) =>
      byLane(open, state, (jobs) => ({
        waiting: jobs.reduce((sum, { waiting }) => sum + waiting, 0),
        failing: jobs.reduce((sum, { failing }) => sum + failing, 0),
      })),
  )
  gauge(
    ['shop_jobs_oldest_seconds', 'Age of the oldest open job of a lane', 'lane', 'state'],
    (ages, state) =>
      byLane(ages, state, (jobs) => ({
        waiting: Math.max(0, ...jobs.map(({ oldestWaiting }) => oldestWaiting)),
        failing: Math.max(0, ...jobs.map(({ oldestFailing }) => oldestFailing)),
      })),
  )
  gauge(
    ['shop_payments', 'Payments of the last hour by gateway and state', 'gateway', 'state'],
    (payments, state) => {
      for (const { gateway: code, status, count } of state?.payments ?? [])
        payments.set({ gateway: code, state: status.toLowerCase() }, count)
    },
  )
  gauge(
    ['shop_payments_oldest_pending_seconds', 'Age of the oldest pending payment'],
    (pending, state) => {
      if (state === null) pending.remove()
      else pending.set(state.oldestPending)
    },
  )
}

/** All gauges of one reading share one look into the database. Null if that fails or takes too long. */
function sharedReading(source: Source): () => Promise<State | null> {
  let current: Promise<State | null> | null = null
  return () =>
    (current ??= inTime(readState(source)).finally(() => {
      current = null
    }))
}

async function readState({ db, now }: Source): Promise<State> {
  const at = new Date(now())
  const [jobs, payments, oldestPending] = await Promise.all([
    selectOpenJobs(db, at),
    selectRecentPayments(db, at),
    selectOldestPending(db, at),
  ])
  return { jobs, payments, oldestPending }
}

async function inTime<Result>(work: Promise<Result>): Promise<Result | null> {
  const done = new AbortController()
  const late = delay(patienceMs, null, { signal: done.signal, ref: false }).catch(() => null)
  const result = work.catch(() => null)
  return Promise.race([result, late]).finally(() => done.abort())
}
