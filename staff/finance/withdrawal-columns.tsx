import { toPersianDigits } from '#domain/digits.ts'
import { joinName } from '#domain/person-name.ts'
import { staffFinance } from '#i18n/fa/staff-finance.ts'
import { staffActions } from '#i18n/fa/staff-actions.ts'
import type { Schemas } from '#machines/api/client.ts'
import type { MoneyMove } from '#machines/flows/staff-money-move/money-moves.ts'
import type { StaffMoneyMoveActor } from '#machines/flows/staff-money-move/staff-money-move.machine.ts'
import { secondaryText } from '#staff/table/list-looks.ts'
import { css } from '#styled/css/index.js'
import { fullName } from '#staff/app/full-name.ts'
import { momentText } from '#staff/app/moment-text.ts'
import { MomentCell } from '#staff/table/MomentCell.tsx'
import { columnsOf } from '#staff/table/features.ts'
import { toman } from '#src/lib/format.ts'
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx'
import { Copyable } from './Copyable.tsx'
import { CopyableIban } from './CopyableIban.tsx'
import { bankCode } from './bank-code.ts'
import { CustomerCell } from './CustomerCell.tsx'
import { customerName } from './customer-name.ts'
import { MoneyMoves } from './MoneyMoves.tsx'

type Withdrawal = Schemas['StaffWithdrawal']

const words = staffFinance.withdrawals.columns
const { accessor, columns } = columnsOf<Withdrawal>()

/** The columns of the list of withdrawals; its buttons belong to this flow. */
export const withdrawalColumns = (actor: StaffMoneyMoveActor) =>
  columns([
    accessor('created_at', {
      header: words.requested,
      enableSorting: true,
      cell: ({ getValue }) => <MomentCell at={getValue()} />,
    }),
    accessor(customerName, {
      id: 'customer',
      header: words.customer,
      cell: ({ row: { original }, getValue }) => (
        <CustomerCell name={getValue()} phone={original.phone_number} />
      ),
    }),
    accessor('amount', {
      header: words.amount,
      enableSorting: true,
      cell: ({ getValue }) => (
        <Copyable label={words.amount} text={String(getValue())} shown={toman(getValue())} />
      ),
    }),
    accessor('iban', {
      header: words.iban,
      cell: ({ getValue }) => (
        <span className={oneLine} data-unbroken>
          <CopyableIban iban={getValue()} />
        </span>
      ),
    }),
    accessor('status', {
      header: words.status,
      cell: ({ row: { original }, getValue }) => (
        <span className={narrow}>
          <Badge tone={tones[getValue()]}>
            {original.is_cancelled
              ? staffFinance.withdrawals.cancelled
              : staffActions.statuses.withdrawal[getValue()]}
          </Badge>
          {original.transfer !== null && (
            <span className={secondaryText}>{transferText(original.transfer)}</span>
          )}
        </span>
      ),
    }),
    accessor('tracking_code', {
      header: words.code,
      cell: ({ row: { original }, getValue }) => (
        <span className={narrow}>
          <bdi>{toPersianDigits(getValue())}</bdi>
          {original.bank_tracking_code !== null && (
            <span className={secondaryText}>
              {staffFinance.withdrawals.bankCode(bankCode(original.bank_tracking_code))}
            </span>
          )}
          {original.admin_comment !== null && (
            <span className={secondaryText}>{original.admin_comment}</span>
          )}
        </span>
      ),
    }),
    accessor(movesOn, {
      id: 'moves',
      header: words.moves,
      cell: ({ getValue }) => <MoneyMoves actor={actor} moves={getValue()} isStacked />,
    }),
  ])

function transferText(transfer: Schemas['WithdrawalTransfer']): string {
  const { inTransfer, inOwnTransfer } = staffFinance.withdrawals
  const since = momentText(transfer.at)
  return transfer.is_own ? inOwnTransfer(since) : inTransfer(fullName(transfer), since)
}

const transferKinds = {
  start: 'startTransfer',
  take_over: 'takeOverTransfer',
  release: 'releaseTransfer',
} as const satisfies Record<Schemas['WithdrawalTransferMove'], MoneyMove['kind']>

const kinds = {
  'staff.paid': 'payWithdrawal',
  'staff.refused': 'refuseWithdrawal',
  'bank.returned': 'returnWithdrawal',
} as const satisfies Record<Schemas['WithdrawalStaffEvent'], MoneyMove['kind']>

function movesOn(withdrawal: Withdrawal): MoneyMove[] {
  const { id, amount, iban, transfer, transfer_moves: transferMoves, moves } = withdrawal
  const payee = { name: joinName(withdrawal.first_name, withdrawal.last_name), iban }
  const transferring = transferMoves.map((move) => ({
    kind: transferKinds[move],
    id,
    amount,
    payee,
    ...(move === 'take_over' && transfer !== null && { transferrer: transfer }),
  }))
  const handling = moves.map((event) => ({
    kind: kinds[event],
    id,
    amount,
    ...(event === 'staff.paid' && { payee }),
    ...(event === 'staff.refused' && transfer?.is_own === true && { isOwnTransfer: true }),
  }))
  return moves.includes('staff.paid')
    ? [...handling, ...transferring]
    : [...transferring, ...handling]
}

/** A cell that breaks between words, so that the list needs no sideways scroll. */
const narrow = css({
  display: 'block',
  sm: { minWidth: '96px', maxWidth: '160px', whiteSpace: 'normal', overflowWrap: 'break-word' },
})

/** An IBAN, which is read out and compared as a whole. */
const oneLine = css({
  marginInlineStart: 'auto',
  whiteSpace: 'nowrap',
  textStyle: 'small',
  smDown: { fontSize: '12px' },
})

const tones: Record<Withdrawal['status'], BadgeTone> = {
  PENDING: 'warn',
  SUCCESSFUL: 'ok',
  FAILED: 'danger',
  RETURNED: 'neutral',
}
