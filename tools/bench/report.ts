import { cpus, totalmem } from 'node:os'
import type { Measured } from './load.ts'
import { aims, cpuAim, storefront, type Reference } from './references.ts'
import type { PageScripts } from './scripts.ts'

/** What a row is compared with: the CPU time of other shops, or a number of rendered pages per second. */
export type Yardstick = { cpu?: Reference; pages?: boolean }

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
  const sorted = times.toSorted((first, second) => first - second)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN
  printCells([
    name,
    rounded(times.length / seconds),
    rounded(at(0.5)),
    rounded(at(0.99)),
    rounded(serverCpu + databaseCpu),
    `${rounded(serverCpu)} + ${rounded(databaseCpu)}`,
    String(Math.round(memoryBytes / 1024 / 1024)),
    String(times.length),
    ...comparison(yardstick),
  ])
  for (const [reason, count] of refused) console.log(`    refused ${count} times: ${reason}`)
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

function comparison({ cpu, pages }: Yardstick): string[] {
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

/** Three significant digits. */
function rounded(value: number): string {
  if (!Number.isFinite(value)) return '–'
  if (value >= 100) return value.toFixed(0)
  return value >= 10 ? value.toFixed(1) : value.toFixed(2)
}

const gigabytes = (bytes: number): string => (bytes / 1024 ** 3).toFixed(0)
