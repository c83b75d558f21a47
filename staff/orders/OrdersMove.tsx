import { useSelector } from '@xstate/react'
import type { FormEvent } from 'react'
import { Link } from 'wouter'
import { toPersianDigits } from '#domain/digits.ts'
import { orderNews } from '#i18n/order-news.ts'
import { staffOrders } from '#i18n/fa/staff-orders.ts'
import {
  chosenOrder,
  nextSharedMove,
  staffOrdersMoveSelectors as selectors,
  type ChosenOrder,
  type StaffOrdersMoveActor,
} from '#machines/flows/staff-orders-move/staff-orders-move.machine.ts'
import { newKey } from '#machines/kernel/key.ts'
import { statusesInOrder } from '#machines/lifecycles/order/order.machine.ts'
import { css } from '#styled/css/index.js'
import { movedText } from '#staff/app/conflict-text.ts'
import { FormFoot } from '#staff/app/FormFoot.tsx'
import { paths } from '#staff/app/paths.ts'
import { secondaryText } from '#staff/table/list-looks.ts'
import { FailureNote } from '#src/features/support/shared/FailureNote.tsx'
import { failureText } from '#src/lib/failure-text.ts'
import { number } from '#src/lib/format.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { Note } from '#src/ui/Note.tsx'
import { textLink } from '#src/ui/text-link.ts'
import { statusName } from './status-name.ts'

const words = staffOrders.move

type Props = { actor: StaffOrdersMoveActor; orders: readonly ChosenOrder[] }

/** Moves the selected orders one step along their chart, each by itself. */
export function OrdersMove({ actor, orders }: Props) {
  const choose = () =>
    actor.send({ type: 'move.chosen', orders: orders.map(chosenOrder), key: newKey() })
  return (
    <Button look="tonal" size="sm" onClick={choose}>
      {staffOrders.selection.move(number(orders.length))}
    </Button>
  )
}

/** Asks for confirmation before many orders are moved, and names the ones that could not be moved. */
export function OrdersMoveDialog({ actor }: { actor: StaffOrdersMoveActor }) {
  const isOpen = useSelector(actor, selectors.isOpen)
  const isBusy = useSelector(actor, selectors.isBusy)
  const isRefused = useSelector(actor, selectors.isRefused)
  const isIncomplete = useSelector(actor, selectors.isIncomplete)
  const isImpossible = useSelector(actor, selectors.isImpossible)
  const orders = useSelector(actor, selectors.orders)
  const lackingCode = useSelector(actor, selectors.lackingCode)
  const outdated = useSelector(actor, selectors.outdated)
  const failure = useSelector(actor, selectors.failure)
  const changes = changesOf(orders)
  const moving = changes.reduce((sum, { count }) => sum + count, 0)
  const dismiss = () => actor.send({ type: 'dialog.dismissed' })
  const confirm = (event: FormEvent) => {
    event.preventDefault()
    actor.send({ type: 'move.confirmed' })
  }
  const retry = () => actor.send({ type: 'retry.requested' })
  return (
    <Dialog open={isOpen} onClose={dismiss} title={words.title} alert>
      <form className={stack} onSubmit={confirm}>
        {isIncomplete && <NotMoved actor={actor} />}
        {isImpossible && <p>{words.impossible}</p>}
        {!isIncomplete && !isImpossible && (
          <>
            <ul className={stack}>
              {changes.map(({ from, to, count, isNotified }) => (
                <li key={`${from} ${to}`}>
                  {words.change(from, to, number(count))}
                  <span className={secondaryText}>
                    {isNotified ? words.notified : words.notNotified}
                  </span>
                </li>
              ))}
            </ul>
            {moving < orders.length && <p>{words.stay(number(orders.length - moving))}</p>}
            {outdated > 0 && <Note tone="warn">{words.outdated(number(outdated))}</Note>}
            {lackingCode > 0 && <Note tone="warn">{words.lackingCode(number(lackingCode))}</Note>}
          </>
        )}
        <FailureNote failure={failure} onRetry={isRefused ? undefined : retry} />
        <FormFoot
          confirm={words.confirm(number(moving))}
          words={words}
          isBusy={isBusy}
          canConfirm={failure === null && !isIncomplete && !isImpossible}
          onDismiss={dismiss}
        />
      </form>
    </Dialog>
  )
}

function NotMoved({ actor }: { actor: StaffOrdersMoveActor }) {
  const results = useSelector(actor, selectors.results)
  const left = results.flatMap(({ id, problem, saved_by: by }) =>
    problem === null ? [] : [{ id, problem, by }],
  )
  return (
    <>
      <Note tone="warn" role="alert">
        {words.incomplete(number(results.length - left.length), number(left.length))}
      </Note>
      <ul aria-label={words.left} className={stack}>
        {left.map(({ id, problem, by }) => (
          <li key={id}>
            <Link href={paths.order(id)} className={textLink}>
              {words.order(toPersianDigits(id))}
            </Link>
            <p>{movedText(words, by, failureText({ code: problem }))}</p>
          </li>
        ))}
      </ul>
    </>
  )
}

/** How many orders go from which status to which as staff read them, in the chart's order, pickups last. */
function changesOf(orders: readonly ChosenOrder[]) {
  const moves = statusesInOrder.flatMap((status) =>
    [false, true].flatMap((isInPerson) =>
      orders
        .filter((order) => order.text_status === status && order.is_in_person === isInPerson)
        .flatMap((order) => nextSharedMove(order) ?? [])
        .map(({ to }) => ({
          from: statusName(status, isInPerson),
          to: statusName(to, isInPerson),
          isNotified: to in orderNews,
        })),
    ),
  )
  const alike = Map.groupBy(moves, ({ from, to }) => `${from} ${to}`)
  return [...alike.values()].flatMap(([move, ...others]) =>
    move === undefined ? [] : [{ ...move, count: others.length + 1 }],
  )
}

const stack = css({ display: 'grid', gap: '3', textStyle: 'body' })
