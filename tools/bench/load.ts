import autocannon from 'autocannon'
import type { BenchServer } from './server.ts'

export const connections = 16

/** The result of a load. */
export type Load = {
  /** Milliseconds of every request, or of every flow. */
  times: number[]
  seconds: number
  /** How often each status occurred that is neither a success nor a redirect. */
  refused: Map<string, number>
}

export type Measured = Load & {
  /** Milliseconds of user and system time for each request or flow. */
  serverCpu: number
  databaseCpu: number
  memoryBytes: number
}

type Limits = {
  seconds: number
  most?: number
  /** The number of concurrent requests. */
  lanes?: number
  /** Gets the `Cache-Status` of every reply that has one. */
  onCacheStatus?: (status: string) => void
}

/** Runs a load and measures its cost for the server and its database. */
export async function measure(server: BenchServer, run: () => Promise<Load>): Promise<Measured> {
  const before = await server.usage()
  const load = await run()
  const after = await server.usage()
  const each = (spent: number) => spent / Math.max(1, load.times.length)
  return {
    ...load,
    serverCpu: each(after.server.cpuMs - before.server.cpuMs),
    databaseCpu: each(after.database.cpuMs - before.database.cpuMs),
    memoryBytes: after.server.memoryBytes + after.database.memoryBytes,
  }
}

/**
 * GETs these URLs repeatedly, or `most` of them once. Every connection has its own share of them, so that no two
 * request the same URL at the same time.
 */
export async function read(
  origin: string,
  paths: readonly string[],
  { seconds, most, lanes = connections, onCacheStatus }: Limits,
  headers: Record<string, string> = {},
): Promise<Load> {
  const times: number[] = []
  let next = 0
  const options: autocannon.Options = {
    url: origin,
    connections: lanes,
    ...(most === undefined ? { duration: seconds } : { amount: most }),
    headers,
    setupClient: (client) => {
      const start = next++
      const own = paths.filter((_path, index) => index % lanes === start % lanes)
      const requests = own.length === 0 ? paths : own
      client.setRequests(requests.map((path) => ({ method: 'GET', path })))
      if (onCacheStatus)
        client.on('headers', ({ headers }) => {
          // Names and values in turn, as they came.
          const raw = [headers ?? []].flat()
          const name = raw.findIndex((each) => each.toLowerCase() === 'cache-status')
          if (name >= 0) onCacheStatus(raw[name + 1] ?? '')
        })
    },
  }
  const started = performance.now()
  const result = await new Promise<autocannon.Result>((done, failed) => {
    const instance = autocannon(options, (error: Error | null, result) =>
      error ? failed(error) : done(result),
    )
    instance.on('response', (_client, _status, _bytes, ms) => times.push(ms))
  })
  return { times, seconds: (performance.now() - started) / 1000, refused: refusals(result) }
}

/** Runs flows concurrently until the time is over, or `most` of them. `flow` gets the number of its lane. */
export async function runFlows(
  flow: (lane: number) => Promise<void>,
  { seconds, most = Number.POSITIVE_INFINITY }: Limits,
): Promise<Load> {
  const times: number[] = []
  const refused = new Map<string, number>()
  const started = performance.now()
  let begun = 0
  const lane = async (number: number) => {
    while (begun < most && performance.now() - started < seconds * 1000) {
      begun += 1
      await time({ times, refused }, () => flow(number))
    }
  }
  await Promise.all(Array.from({ length: connections }, (_lane, number) => lane(number)))
  return { times, seconds: (performance.now() - started) / 1000, refused }
}

/** Runs a flow once, and keeps how long it took, or why it was rejected. */
export async function time(
  { times, refused }: Pick<Load, 'times' | 'refused'>,
  flow: () => Promise<void>,
): Promise<void> {
  const start = performance.now()
  try {
    await flow()
    times.push(performance.now() - start)
  } catch (error) {
    count(refused, error instanceof Error ? error.message : String(error))
  }
}

/** Combines several loads into one. */
export function together(loads: readonly Measured[]): Measured {
  const refused = new Map<string, number>()
  for (const load of loads) for (const [name, times] of load.refused) count(refused, name, times)
  const total = loads.reduce((sum, { times }) => sum + times.length, 0)
  const mean = (value: (load: Measured) => number) =>
    loads.reduce((sum, load) => sum + value(load) * load.times.length, 0) / Math.max(1, total)
  return {
    times: loads.flatMap(({ times }) => times),
    seconds: loads.reduce((sum, { seconds }) => sum + seconds, 0),
    refused,
    serverCpu: mean((load) => load.serverCpu),
    databaseCpu: mean((load) => load.databaseCpu),
    memoryBytes: loads.at(-1)?.memoryBytes ?? 0,
  }
}

function refusals(result: autocannon.Result): Map<string, number> {
  const refused = new Map<string, number>()
  for (const [status, { count: times = 0 }] of Object.entries(result.statusCodeStats ?? {}))
    if (Number(status) >= 400) count(refused, status, times)
  if (result.errors > 0) count(refused, 'connection', result.errors)
  return refused
}

function count(counts: Map<string, number>, name: string, times = 1): void {
  counts.set(name, (counts.get(name) ?? 0) + times)
}
