import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'wouter'
import { toPersianDigits } from '#domain/digits.ts'
import { css } from '#styled/css/index.js'
import { branches } from '#i18n/fa/branches.ts'
import { orders } from '#i18n/fa/orders.ts'
import type { Schemas } from '#machines/api/client.ts'
import { createReturnCancellationActors } from '#machines/flows/return-cancellation/return-cancellation.actors.ts'
import {
  returnCancellationMachine,
  type ReturnCancellationActor,
} from '#machines/flows/return-cancellation/return-cancellation.machine.ts'
import { isRefundOpen, mayGiveBack } from '#machines/lifecycles/refund/refund.machine.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { useFlow } from '#src/lib/flows/use-flow.ts'
import { day, timeOfDay, toman } from '#src/lib/format.ts'
import { paths } from '#src/lib/paths.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Bdi } from '#src/ui/Bdi.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Fact } from '#src/ui/Fact.tsx'
import { textLink } from '#src/ui/text-link.ts'
import { forgetOrder, keepOrder } from './changed-order.ts'
import { PickupPlace } from './PickupPlace.tsx'
import { ReturnCancellation } from './ReturnCancellation.tsx'
import { returnPart } from './ReturnNotes.tsx'
import { returnTones } from './shared/return-tones.ts'
import { titleOf } from './variant-name.ts'

const words = orders.returns

type Shown = 'item' | 'returnable_until' | 'returns' | 'tracking_code'

/** The returns of an order and what became of them, each with a button that cancels it while that is possible. */
export function Returns({ order }: { order: Pick<Schemas['Order'], Shown | 'id'> }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { id } = order
  const actor = useFlow(() => ({
    machine: returnCancellationMachine,
    live: () => returnCancellationMachine.provide({ actors: createReturnCancellationActors(api) }),
    input: () => undefined,
    listen: (actor) => {
      const cancelled = actor.on('return.cancelled', ({ order }) =>
        keepOrder(queryClient, api, order),
      )
      const outdated = actor.on('order.outdated', () => forgetOrder(queryClient, id))
      return () => {
        cancelled.unsubscribe()
        outdated.unsubscribe()
      }
    },
  }))
  return <ReturnsView actor={actor} order={order} />
}

type Props = { actor: ReturnCancellationActor; order: Pick<Schemas['Order'], Shown> }

/** Renders the returns, newest first; an accepted one with where to bring the goods. */
export function ReturnsView({ actor, order }: Props) {
  const { item, returns, returnable_until: until, tracking_code: code } = order
  if (returns.length === 0) return null
  return (
    <section className={css({ marginBlockStart: '4' })} aria-labelledby="returns">
      <h2 id="returns" className={css({ textStyle: 'h3', marginBlockEnd: '2' })}>
        {words.list}
      </h2>
      <ul className={list}>
        {returns.map((each) => (
          <li key={each.id} id={returnPart(each.id)} tabIndex={-1} className={card}>
            <div
              role="status"
              className={css({ display: 'grid', justifyItems: 'start', gap: '1' })}
            >
              <Badge tone={returnTones[each.status]}>{words.statuses[each.status]}</Badge>
              {!isRefundOpen(each.status) && (
                <time
                  dateTime={each.changed_at}
                  className={css({ textStyle: 'small', color: 'text-2' })}
                >
                  {words.endedAt(whenOf(each.changed_at))}
                </time>
              )}
            </div>
            {each.status === 'APPROVED' && <p>{words.bring(toPersianDigits(code))}</p>}
            <dl className={facts}>
              {each.status === 'APPROVED' && <PickupPlace name={branches.east.name} />}
              <Fact label={words.goods}>
                <ul>
                  {each.items.map(({ price_id: id, quantity }) => (
                    <li key={id}>
                      <Bdi>{words.good(titleOf(item, id), toPersianDigits(quantity))}</Bdi>
                    </li>
                  ))}
                </ul>
              </Fact>
              {mayGiveBack(each.status) && (
                <Fact label={words.amount}>
                  {toman(each.amount)}
                  {each.requested_amount > each.amount && (
                    <span className={secondLine}>
                      {words.requested(toman(each.requested_amount))}
                    </span>
                  )}
                </Fact>
              )}
              <Fact label={words.why}>{words.reasons[each.reason]}</Fact>
              <Fact label={words.asked}>
                <time dateTime={each.created_at}>{whenOf(each.created_at)}</time>
              </Fact>
              {each.admin_comment !== null && (
                <Fact label={words.comment}>{each.admin_comment}</Fact>
              )}
            </dl>
            {isRefundOpen(each.status) && (
              <p className={css({ textStyle: 'small', color: 'text-2' })}>
                {words.pictures}{' '}
                <Link href={paths.tickets} className={textLink}>
                  {words.ticket}
                </Link>
              </p>
            )}
            {each.can_cancel && (
              <Button
                look="danger"
                size="sm"
                onClick={() => actor.send({ type: 'cancellation.requested', returnId: each.id })}
              >
                {words.cancel.open}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ReturnCancellation actor={actor} until={until} />
    </section>
  )
}

const whenOf = (instant: string) => orders.order.at(day(instant), timeOfDay(instant))

const list = css({ display: 'grid', gap: '3' })
const card = css({
  display: 'grid',
  justifyItems: 'start',
  gap: '3',
  padding: { base: '4', sm: '6' },
  border: '1px solid {colors.border}',
  borderRadius: 'lg',
  bg: 'surface',
})
const secondLine = css({ display: 'block', textStyle: 'small', color: 'text-2' })
const facts = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' },
  gap: '4',
  width: 'full',
})
