import { Counter, Gauge, Histogram, Registry, type OpenMetricsContentType } from 'prom-client'

export type Outcome = 'ok' | 'failed'

/**
 * What the shop counts about itself, in the format of OpenMetrics. Labels have few values: operations of the contract,
 * routes, lanes, gateways; never an id, a phone number or a text from outside.
 */
export type Metrics = {
  registry: Registry<OpenMetricsContentType>
  countRequest: (request: { operation: string; status: number; seconds: number }) => void
  countQuery: (outcome: Outcome, seconds: number) => void
  /** A page of the cache as it answered, see `CacheStatus`. */
  countPage: (result: string) => void
  /** Counts the calls to a service outside of the shop, and how long they took. */
  observeCall: <Result>(provider: string, call: () => Promise<Result>) => Promise<Result>
  observeJob: <Result>(lane: string, work: () => Promise<Result>) => Promise<Result>
  /** A value that is read when the metrics are. */
  addGauge: (name: string, help: string, read: () => number) => void
}

const requestSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
const querySeconds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 2, 15]
const callSeconds = [0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 16]

export function createMetrics(): Metrics {
  const registry = new Registry<OpenMetricsContentType>()
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE)
  const registers = [registry]
  const requests = new Counter({
    name: 'shop_http_requests_total',
    help: 'Requests by operation of the contract, or by route, and status',
    labelNames: ['operation', 'status'],
    registers,
  })
  const requestTimes = new Histogram({
    name: 'shop_http_request_seconds',
    help: 'How long requests took, by operation of the contract or by route',
    labelNames: ['operation'],
    buckets: requestSeconds,
    registers,
  })
  const queries = new Histogram({
    name: 'shop_database_query_seconds',
    help: 'How long queries took',
    labelNames: ['outcome'],
    buckets: querySeconds,
    registers,
  })
  const pages = new Counter({
    name: 'shop_pages_total',
    help: 'Pages by how they were made: kept (hit), or rendered (fwd=…)',
    labelNames: ['result'],
    registers,
  })
  const calls = new Histogram({
    name: 'shop_provider_call_seconds',
    help: 'Calls to services outside of the shop',
    labelNames: ['provider', 'outcome'],
    buckets: callSeconds,
    registers,
  })
  const jobs = new Counter({
    name: 'shop_jobs_total',
    help: 'Jobs that were tried, by lane',
    labelNames: ['lane', 'outcome'],
    registers,
  })
  const running = new Gauge({
    name: 'shop_jobs_running',
    help: 'Jobs that this process is doing, by lane',
    labelNames: ['lane'],
    registers,
  })
  return {
    registry,
    countRequest({ operation, status, seconds }) {
      requests.inc({ operation, status })
      requestTimes.observe({ operation }, seconds)
    },
    countQuery: (outcome, seconds) => queries.observe({ outcome }, seconds),
    countPage: (result) => pages.inc({ result }),
    observeCall: (provider, call) =>
      timed(call, (outcome, seconds) => calls.observe({ provider, outcome }, seconds)),
    async observeJob(lane, work) {
      running.inc({ lane })
      try {
        return await timed(work, (outcome) => jobs.inc({ lane, outcome }))
      } finally {
        running.dec({ lane })
      }
    },
    addGauge(name, help, read) {
      const gauge = new Gauge({
        name,
        help,
        registers: [],
        collect() {
          this.set(read())
        },
      })
      registry.registerMetric(gauge)
    },
  }
}

async function timed<Result>(
  work: () => Promise<Result>,
  report: (outcome: Outcome, seconds: number) => void,
): Promise<Result> {
  const started = performance.now()
  const end = (outcome: Outcome) => report(outcome, (performance.now() - started) / 1_000)
  try {
    const result = await work()
    end('ok')
    return result
  } catch (error) {
    end('failed')
    throw error
  }
}
