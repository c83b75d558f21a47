import { addDays, startOfDay, tehranDay, type Day } from '#domain/day.ts'
import type { Context } from '#server/context.ts'
import type { Schemas } from '#server/schemas.ts'
import { listEmptySearches } from '#server/features/searches/searches.service.ts'
import * as queries from './figures.queries.ts'

const bestSellerLimit = 10
const listLimit = 20
/** A supplier takes as long, so what lasts longer can still be ordered. */
const restockDays = 14

/**
 * The figures of the last `days` days of Tehran, today included, and the sums of as many days before. Searches are kept
 * for 30 days only.
 */
export async function getStaffFigures(
  context: Context,
  days: number,
): Promise<Schemas['StaffFigures']> {
  const { db, now } = context
  const today = tehranDay(now())
  const first = addDays(today, 1 - days)
  const since = startOfDay(first)
  const sinceBefore = startOfDay(addDays(first, -days))
  const sales = await queries.sumSales(db, sinceBefore)
  const refunds = await queries.sumRefunds(db, sinceBefore)
  const best = await queries.findBestSellers(db, since, bestSellerLimit)
  const runningOut = await queries.findRunningOut(db, {
    since,
    days,
    lastsDays: restockDays,
    limit: listLimit,
  })
  const salesOf = new Map(sales.map((row) => [row.day, row] as const))
  const refundsOf = new Map(refunds.map((row) => [row.day, row.refunds] as const))
  const figuresOf = (day: Day) => ({
    day,
    orders: salesOf.get(day)?.orders ?? 0,
    sales: salesOf.get(day)?.sales ?? 0,
    refunds: refundsOf.get(day) ?? 0,
  })
  const figures = Array.from({ length: 2 * days }, (_, index) =>
    figuresOf(addDays(first, index - days)),
  )
  const shown = figures.slice(days)
  return {
    days: shown,
    total: totalsOf(shown),
    previous: totalsOf(figures.slice(0, days)),
    best_sellers: best.map(({ productId, ...row }) => ({ product_id: productId, ...row })),
    running_out: runningOut.map(({ productId, variantId, colorName, daysLeft, ...row }) => ({
      product_id: productId,
      variant_id: variantId,
      color_name: colorName,
      days_left: daysLeft,
      ...row,
    })),
    empty_searches: await listEmptySearches(context, days, listLimit),
  }
}

function totalsOf(days: readonly Schemas['FigureSums'][]): Schemas['FigureSums'] {
  const sum = (figure: keyof Schemas['FigureSums']) =>
    days.reduce((total, day) => total + day[figure], 0)
  return { orders: sum('orders'), sales: sum('sales'), refunds: sum('refunds') }
}
