import { staffFinance } from '#i18n/fa/staff-finance.ts'
import type { Schemas } from '#machines/api/client.ts'
import { sumOpenReturns, sumRefunds } from '#machines/lifecycles/refund/refund.machine.ts'
import type { MoneyMove } from '#machines/flows/staff-money-move/money-moves.ts'
import { css, cx } from '#styled/css/index.js'
import { Moment } from '#staff/app/Moment.tsx'
import { Panel } from '#staff/app/Panel.tsx'
import { bankCode } from '#staff/finance/bank-code.ts'
import { MoneyDialog } from '#staff/finance/MoneyDialog.tsx'
import { MoneyMoves } from '#staff/finance/MoneyMoves.tsx'
import { useMoneyMove } from '#staff/finance/use-money-move.ts'
import { toman } from '#src/lib/format.ts'
import { useLostFocus } from '#src/lib/lost-focus.ts'

const words = staffFinance.refunds

type Props = {
  order: Pick<Schemas['StaffOrder'], 'id' | 'refunds' | 'refund_left' | 'returns'>
  canRefund: boolean
  canListReturns: boolean
}

/** What was given back of an order, and what can still be. */
export function OrderRefunds({ order, canRefund, canListReturns }: Props) {
  const { id, refunds, refund_left: left } = order
  const actor = useMoneyMove()
  // The last refund takes the buttons away.
  const content = useLostFocus(left.total, '[tabindex]')
  const openReturns = { amount: sumOpenReturns(order.returns), canList: canListReturns }
  const shown = { openReturns, refunded: sumRefunds(refunds) }
  const moves: MoneyMove[] = [
    { kind: 'refundToWallet', id, amount: left.total, ...shown },
    { kind: 'refundToBank', id, amount: left.to_bank, ...shown },
  ]
  return (
    <Panel title={words.title}>
      <div ref={content} className={stack}>
        <p tabIndex={-1} className={cx(quiet, css({ outline: 'none' }))}>
          {left.total === 0 ? words.nothingLeft : words.left(toman(left.total))}
          {left.to_bank < left.total && ` ${words.toBank(toman(left.to_bank))}`}
        </p>
        {refunds.length > 0 && (
          <ul className={stack}>
            {refunds.map((refund) => (
              <Refund key={refund.id} refund={refund} />
            ))}
          </ul>
        )}
        {canRefund && (
          <>
            <MoneyMoves actor={actor} moves={moves.filter(({ amount }) => amount > 0)} />
            <MoneyDialog actor={actor} />
          </>
        )}
      </div>
    </Panel>
  )
}

function Refund({ refund }: { refund: Schemas['OrderRefund'] }) {
  const { cause, amount, bank_tracking_code: code, reason, at } = refund
  const destination = code === null ? words.toWallet : words.bank(bankCode(code))
  return (
    <li>
      <p className={css({ textStyle: 'label' })}>{toman(amount)}</p>
      <p className={quiet}>{words.about(words.causes[cause], destination)}</p>
      {reason !== null && (
        <p className={css({ textStyle: 'small', overflowWrap: 'anywhere' })}>{reason}</p>
      )}
      <Moment at={at} className={quiet} />
    </li>
  )
}

const stack = css({ display: 'grid', gap: '3' })
const quiet = css({ textStyle: 'small', color: 'text-2' })
