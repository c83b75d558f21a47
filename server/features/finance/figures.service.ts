import { addDays, startOfDay, tehranDay, type Day } from '#domain/day.ts'
import type { Context } from '#server/context.ts'
import type { Schemas } from '#server/schemas.ts'
import { listEmptySearches } from '#server/features/searches/searches.service.ts'
import * as queries from './figures.queries.ts'

const bestSellerLimit = 10
const listLimit = 20
/** A supplier takes as long, so what lasts longer can still be ordered. */
const restockDays = 14
/** How far back the pace is looked at: a shorter span hangs on single orders. */
const paceDays = 30

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
    since: startOfDay(addDays(today, 1 - paceDays)),
    days: paceDays,
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
    running_out: runningOut.map((row) => ({
      product_id: row.productId,
      variant_id: row.variantId,
      title: row.title,
      color_name: row.colorName,
      stock: row.stock,
      low_stock: row.lowStock,
      sold: row.sold,
      days_left: row.daysLeft,
    })),
    running_out_total: runningOut[0]?.total ?? 0,
    empty_searches: await listEmptySearches(context, days, listLimit),
  }
}

/** What was earned in the last `days` days of Tehran, today included, with the units whose cost is known. */
export async function getMarginFigures(
  { db, now }: Context,
  days: number,
): Promise<Schemas['MarginFigures']> {
  const since = startOfDay(addDays(tehranDay(now()), 1 - days))
  const byDay = await queries.sumMargins(db, since)
  const byProduct = await queries.sumProductMargins(db, since, listLimit)
  const sum = (figure: keyof queries.MarginRow) =>
    byDay.reduce((total, row) => total + row[figure], 0)
  const total = { units: sum('units'), knownUnits: sum('knownUnits'), margin: sum('margin') }
  return {
    total: marginBody(total),
    days: byDay.map(({ day, ...row }) => ({ day, ...marginBody(row) })),
    products: byProduct.map(({ productId, title, ...row }) => ({
      product_id: productId,
      title,
      ...marginBody(row),
    })),
  }
}

const marginBody = ({ units, knownUnits, margin }: queries.MarginRow): Schemas['Margin'] => ({
  units,
  known_units: knownUnits,
  margin,
})

function totalsOf(days: readonly Schemas['FigureSums'][]): Schemas['FigureSums'] {
  const sum = (figure: keyof Schemas['FigureSums']) =>
    days.reduce((total, day) => total + day[figure], 0)
  return { orders: sum('orders'), sales: sum('sales'), refunds: sum('refunds') }
}
