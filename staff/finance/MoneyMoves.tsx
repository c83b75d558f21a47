import { useSelector } from '@xstate/react'
import { staffFinance } from '#i18n/fa/staff-finance.ts'
import {
  staffMoneyMoveSelectors as selectors,
  type StaffMoneyMoveActor,
} from '#machines/flows/staff-money-move/staff-money-move.machine.ts'
import type { MoneyMove } from '#machines/flows/staff-money-move/money-moves.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#src/ui/Button.tsx'

const looks = {
  startTransfer: 'primary',
  takeOverTransfer: 'line',
  releaseTransfer: 'line',
  payWithdrawal: 'primary',
  refuseWithdrawal: 'danger',
  returnWithdrawal: 'line',
  refundToWallet: 'line',
  refundToBank: 'line',
  payOutUnclaimed: 'line',
  approveReturn: 'primary',
  receiveReturn: 'primary',
  refuseReturn: 'danger',
  issueGiftCards: 'primary',
  revokeGiftCard: 'danger',
  revokeGiftCardIssue: 'danger',
} as const

type Props = {
  actor: StaffMoneyMoveActor
  moves: readonly MoneyMove[]
  /** One below the other and equally wide, in a table. */
  isStacked?: boolean
}

/** The buttons of the moves that are possible with something. */
export function MoneyMoves({ actor, moves, isStacked = false }: Props) {
  const isBusy = useSelector(actor, selectors.isBusy)
  return (
    <span className={isStacked ? stack : row}>
      {moves.map((move) => (
        <Button
          key={move.kind}
          size="sm"
          look={looks[move.kind]}
          disabled={isBusy}
          onClick={() => actor.send({ type: 'move.chosen', move })}
        >
          {staffFinance.move.labels[move.kind]}
        </Button>
      ))}
    </span>
  )
}

const row = css({
  display: 'inline-flex',
  flexWrap: 'wrap',
  justifyContent: { base: 'end', sm: 'start' },
  gap: '2',
})
const stack = css({
  display: { base: 'inline-flex', sm: 'grid' },
  flexWrap: 'wrap',
  justifyContent: { base: 'end', sm: 'stretch' },
  gap: '2',
})
