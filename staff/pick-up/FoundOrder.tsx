import { useSelector } from '@xstate/react'
import { toPersianDigits } from '#domain/digits.ts'
import { staffOrderNotes as orderNotes } from '#i18n/fa/staff-order-notes.ts'
import { staffPickUp as words } from '#i18n/fa/staff-pick-up.ts'
import type { Schemas } from '#machines/api/client.ts'
import {
  staffPickUpSelectors as selectors,
  type StaffPickUpActor,
} from '#machines/flows/staff-pick-up/staff-pick-up.machine.ts'
import { newKey } from '#machines/kernel/key.ts'
import { css } from '#styled/css/index.js'
import { movedText } from '#staff/app/conflict-text.ts'
import { formActions } from '#staff/app/form-looks.ts'
import { fullName } from '#staff/app/full-name.ts'
import { Moment } from '#staff/app/Moment.tsx'
import { Panel } from '#staff/app/Panel.tsx'
import { FailureNote } from '#src/features/support/shared/FailureNote.tsx'
import { number, phoneNumber } from '#src/lib/format.ts'
import { Bdi } from '#src/ui/Bdi.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Fact } from '#src/ui/Fact.tsx'
import { Note } from '#src/ui/Note.tsx'

type Props = { actor: StaffPickUpActor; order: Schemas['StaffOrder'] }

/** Whose the order is and what belongs to it, before it is handed over. */
export function FoundOrder({ actor, order }: Props) {
  const canHandOver = useSelector(actor, selectors.canHandOver)
  const isHandingOver = useSelector(actor, selectors.isHandingOver)
  const isRetryable = useSelector(actor, selectors.isRetryable)
  const failure = useSelector(actor, selectors.failure)
  const retry = () => actor.send({ type: 'retry.requested' })
  return (
    <Panel title={words.order(toPersianDigits(order.id))}>
      <div className={stack}>
        <dl className={facts}>
          <Fact label={words.customer}>{`${order.first_name} ${order.last_name}`}</Fact>
          <Fact label={words.phone}>
            <bdi>{phoneNumber(order.phone_number)}</bdi>
          </Fact>
          <Fact label={words.branch}>{order.shipping.name}</Fact>
        </dl>
        <ul aria-label={words.goods} className={stack}>
          {order.item.map(({ price_obj: variant, quantity }) => (
            <li key={variant.id} className={line}>
              <span>
                <Bdi>{words.item(variant.product.title, variant.color_name)}</Bdi>
              </span>
              <strong>{words.units(number(quantity))}</strong>
            </li>
          ))}
        </ul>
        {order.notes.length > 0 && <Notes notes={order.notes} />}
        <p className={quiet}>{words.check}</p>
        <FailureNote
          failure={failure}
          text={
            failure?.code === 'order_delivered'
              ? movedText({ movedBy: words.deliveredBy }, failure.savedBy, undefined)
              : undefined
          }
          onRetry={isRetryable ? retry : undefined}
        />
        <div className={formActions}>
          {canHandOver && (
            <Button
              busy={isHandingOver}
              busyLabel={words.handing}
              onClick={() => actor.send({ type: 'handOver.confirmed', key: newKey() })}
            >
              {words.handOver}
            </Button>
          )}
          <Button
            look="line"
            disabled={isHandingOver}
            onClick={() => actor.send({ type: 'order.left' })}
          >
            {words.cancel}
          </Button>
        </div>
      </div>
    </Panel>
  )
}

/** What colleagues noted on the order. */
const Notes = ({ notes }: Pick<Schemas['StaffOrder'], 'notes'>) => (
  <Note tone="warn">
    <ul aria-label={orderNotes.title} className={stack}>
      {notes.map((note) => (
        <li key={note.id}>
          <p className={text}>{note.text}</p>
          <span className={quiet}>
            {fullName(note)}، <Moment at={note.at} />
          </span>
        </li>
      ))}
    </ul>
  </Note>
)

const stack = css({ display: 'grid', gap: '4' })
const quiet = css({ textStyle: 'small', color: 'text-2' })
const text = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
const facts = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', sm: 'repeat(3, minmax(0, 1fr))' },
  gap: '4',
})
const line = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '4',
  textStyle: 'ui',
  overflowWrap: 'anywhere',
})
