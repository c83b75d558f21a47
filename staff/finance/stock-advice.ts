import { staffFinance } from '#i18n/fa/staff-finance.ts'
import type { MoneyMove } from '#machines/flows/staff-money-move/money-moves.ts'

const { own, colleague } = staffFinance.move.stock

/** Who raises the stock of what a return brings back: the member, or a colleague who may; null for other moves. */
export function stockAdvice({ kind, goods }: MoneyMove): string | null {
  if (kind !== 'receiveReturn') return null
  return goods === undefined ? colleague : own
}
