import { ProblemError } from '#machines/kernel/problem.ts'
import type { PageParams } from '#src/lib/page.ts'

/** The order's number in the path. Throws a 404 for anything else. */
export function orderIdOf({ id = '' }: PageParams): number {
  if (!/^[1-9]\d{0,14}$/.test(id)) throw new ProblemError('order_not_found')
  return Number(id)
}
