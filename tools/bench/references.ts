/** CPU milliseconds of two other shops for the same work on the same kind of machine (2 cores). */
export type Reference = { vendure: number; medusa: number }

/** Vendure 3.7.3 and Medusa 2.21, server and database, 16 connections. */
export const references = {
  list: { vendure: 13.6, medusa: 28 },
  product: { vendure: 18, medusa: 46 },
  search: { vendure: 550, medusa: 81 },
  add: { vendure: 43, medusa: 245 },
  checkout: { vendure: 194, medusa: 1020 },
} satisfies Record<string, Reference>

/** A Next.js storefront on Vendure: rendered product pages per second, and the home page's script. */
export const storefront = { pagesPerSecond: 39, scriptKiB: 224 }

/** A tenth of the better one's CPU time, rounded as it is printed. */
export const cpuAim = ({ vendure, medusa }: Reference): number => Math.min(vendure, medusa) / 10

export const aims = {
  pagesPerSecond: 400,
  scriptKiB: 110,
  /** On slow 4G with a quarter of the processor. */
  page: { lcpMs: 1_200, cls: 0.01, blockingMs: 100 },
  /** The server without its database. */
  memoryMB: 400,
  studio: { chartMs: 2_000 },
  /** CPU milliseconds. */
  account: { ordersMs: 2, walletMs: 2 },
  firstView: { listMs: 7, productMs: 10 },
  /** While the shop sells: the share of the calm rate, and the slowest of a hundred purchases. */
  mix: { share: 0.6, ordersP99Ms: 120 },
  readyMs: 5_000,
  /** A list of the back office, filtered and sorted, and its page on a quarter of the processor. */
  office: { p99Ms: 150, tableMs: 2_500, scriptKiB: 160 },
}
