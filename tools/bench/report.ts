import { cpus, totalmem } from 'node:os'
import type { Measured } from './load.ts'
import { aims, cpuAim, storefront, type Reference } from './references.ts'
import type { Mix } from './mix.ts'
import type { PageScripts } from './scripts.ts'

/**
 * What a row is compared with: the CPU time of other shops, a number of rendered pages per second, or CPU milliseconds
 * or a p99 of its own.
 */
export type Yardstick = { cpu?: Reference; pages?: boolean; cpuMs?: number; p99Ms?: number }

/** Prints the measurement conditions and the meaning of the columns. */
export function printSetting(products: number): void {
  const [cpu] = cpus()
  console.log(
    [
      '',
      `${cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}), ${gigabytes(totalmem())} GB, Node ${process.version}, Linux`,
      `${products} products; the load (16 connections) runs on the same machine and takes its share of it.`,
      'CPU: user and system time of the server + of all processes of PostgreSQL, for each request.',
      'Memory: proportional share of both after the row. Aim: a tenth of the better reference.',
      '',
    ].join('\n'),
  )
}

const columns = [
  ['', 34],
  ['a second', 9],
  ['p50 ms', 8],
  ['p99 ms', 8],
  ['CPU ms', 8],
  ['server + db', 14],
  ['MB', 6],
  ['count', 8],
  ['aim', 12],
  ['Vendure', 9],
  ['Medusa', 8],
] as const

/** The heading of the table. */
export function printHead(): void {
  printCells(columns.map(([name]) => name))
  console.log('-'.repeat(columns.reduce((sum, [, width]) => sum + width, 0)))
}

/** One row of the table, and below it the rejected requests. */
export function printRow(name: string, measured: Measured, yardstick: Yardstick): void {
  const { times, seconds, serverCpu, databaseCpu, memoryBytes, refused } = measured
  printCells([
    name,
    rounded(times.length / seconds),
    rounded(percentile(times, 0.5)),
    rounded(percentile(times, 0.99)),
    rounded(serverCpu + databaseCpu),
    `${rounded(serverCpu)} + ${rounded(databaseCpu)}`,
    String(Math.round(memoryBytes / 1024 / 1024)),
    String(times.length),
    ...comparison(yardstick),
  ])
  printRefused(refused)
}

function printRefused(refused: ReadonlyMap<string, number>): void {
  for (const [reason, count] of refused) console.log(`    refused ${count} times: ${reason}`)
}

/** The server's own memory, without its database, once the cache of pages is full. */
export function printMemory(bytes: number): void {
  const megabytes = Math.round(bytes / 1024 / 1024)
  console.log(`${'server alone, its cache full'.padEnd(34)}${megabytes} MB (aim ${aims.memoryMB})`)
}

/** The rows of browsing alone and beside sales, and below them what the sales cost the pages, and the pages the sales. */
export function printMix({ calm, selling, orders }: Mix): void {
  printRow('browsing, calm', calm, {})
  printRow('browsing while selling', selling, {})
  const share = selling.times.length / selling.seconds / (calm.times.length / calm.seconds)
  const [p50, p99] = [percentile(orders.times, 0.5), percentile(orders.times, 0.99)]
  console.log(
    `    ${percent(share)} of the calm rate (aim ${percent(aims.mix.share)}); kept ${percent(calm.kept)} and ${percent(selling.kept)} of the pages`,
  )
  console.log(
    `    ${orders.times.length} purchases, ${rounded(orders.times.length / orders.seconds)} a second; each p50 ${rounded(p50)} ms, p99 ${rounded(p99)} ms`,
  )
  printRefused(orders.refused)
}

/** How soon the server was ready, and what it took by then. */
export function printStart(readyMs: number, memoryBytes: number): void {
  console.log(
    `ready after ${rounded(readyMs / 1_000)} s (aim ${aims.readyMs / 1_000}); server ${Math.round(memoryBytes / 1024 / 1024)} MB`,
  )
}

/** How much script a page loads. */
export function printScripts(name: string, { files, bytes }: PageScripts): void {
  const reference =
    name === 'home' ? `  (aim ${aims.scriptKiB}, Next.js on Vendure ${storefront.scriptKiB})` : ''
  const size = (bytes / 1024).toFixed(1)
  console.log(
    `${`script, ${name} page`.padEnd(34)}${size.padStart(6)} KiB in ${files} files${reference}`,
  )
}

/** How long an export of all orders took. */
export function printExport({ rows, seconds }: { rows: number; seconds: number }): void {
  console.log(`${'staff: export of all orders'.padEnd(34)}${rows} rows in ${rounded(seconds)} s`)
}

function comparison({ cpu, pages, cpuMs, p99Ms }: Yardstick): string[] {
  if (p99Ms !== undefined) return [`p99 ${p99Ms} ms`, '', '']
  if (cpuMs !== undefined) return [`${cpuMs} ms`, '', '']
  if (cpu) return [`${rounded(cpuAim(cpu))} ms`, `${cpu.vendure}`, `${cpu.medusa}`]
  if (pages) return [`${aims.pagesPerSecond}/s`, `${storefront.pagesPerSecond}/s`, '']
  return ['', '', '']
}

function printCells(cells: readonly string[]): void {
  const text = columns.map(([, width], index) => {
    const cell = cells[index] ?? ''
    return index === 0 ? cell.padEnd(width) : cell.padStart(width)
  })
  console.log(text.join('').trimEnd())
}

/** The value below which this share of the times lies. */
function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((first, second) => first - second)
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN
}

const percent = (share: number): string => `${(share * 100).toFixed(0)} %`

/** Three significant digits. */
function rounded(value: number): string {
  if (!Number.isFinite(value)) return '–'
  if (value >= 100) return value.toFixed(0)
  return value >= 10 ? value.toFixed(1) : value.toFixed(2)
}

const gigabytes = (bytes: number): string => (bytes / 1024 ** 3).toFixed(0)
