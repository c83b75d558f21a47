import type { Acknowledged } from './buyer.ts'
import { bookFaults, lostOrders, readInitialStock, type InitialStock } from './audit.ts'
import type { Instance } from './instance.ts'

/** What one part of a run found. */
export type Outcome = {
  /** Figures for the report, in the order in which they are printed. */
  figures: [name: string, value: string | number][]
  /** One sentence for everything that should not have happened. */
  faults: string[]
}

/** The size of a run: 1 is the whole one. */
export type Scale = { of: (whole: number) => number; seed: number }

export type Part = { title: string; run: (scale: Scale) => Promise<Outcome> }

/** The books of an instance before anything is sold, and their check afterwards. */
export async function openBooks(shop: Instance): Promise<{
  initialStock: InitialStock
  check: (acknowledged: readonly Acknowledged[]) => Promise<string[]>
}> {
  const initialStock = await shop.inDatabase(readInitialStock)
  return {
    initialStock,
    check: (acknowledged) =>
      shop.inDatabase(async (db) => [
        ...(await bookFaults(db, initialStock)),
        ...(await lostOrders(db, acknowledged)),
      ]),
  }
}

/** The value below which this share of the numbers lies. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((first, second) => first - second)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`

/** One sentence for each kind of error that the server logged, except the expected ones. */
export function loggedFaults(shop: Instance, expected: RegExp = /^$/): string[] {
  return [...shop.errors()]
    .filter(([message]) => !expected.test(message))
    .map(([message, count]) => `the server logged ${count} times: ${message}`)
}
