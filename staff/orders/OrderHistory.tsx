import { staff } from '#i18n/fa/staff.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { Moment } from '#staff/app/Moment.tsx'
import { Panel } from '#staff/app/Panel.tsx'
import { toman } from '#src/lib/format.ts'
import { statusName } from './status-name.ts'

const words = staff.order

type Order = Pick<Schemas['StaffOrder'], 'history' | 'refund_history' | 'shipping'>

type Entry = { key: string; text: string; by: keyof typeof words.by; at: string }

/** Every step of an order, of its returns and of its refunds, with its time and actor, oldest first. */
export function OrderHistory({ order }: { order: Order }) {
  return (
    <Panel title={words.history}>
      <ol className={list}>
        {entriesOf(order).map(({ key, text, by, at }) => (
          <li key={key} className={row}>
            <span className={css({ textStyle: 'label' })}>{text}</span>
            <span className={css({ textStyle: 'small', color: 'text-2' })}>{words.by[by]}</span>
            <Moment at={at} className={time} />
          </li>
        ))}
      </ol>
    </Panel>
  )
}

const entriesOf = ({ history, refund_history: refunds, shipping }: Order): Entry[] =>
  [
    ...history.map(({ event, status, by, at }) => ({
      key: `${event}${at}`,
      text: statusName(status, shipping.is_in_person),
      by,
      at,
    })),
    ...refunds.map((step) => ({
      key: `refund ${step.id} ${step.status}`,
      text: refundText(step),
      by: step.by,
      at: step.at,
    })),
  ].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))

function refundText({ status, amount, to_bank: isToBank }: Schemas['OrderRefundEvent']): string {
  if (status !== 'PAID') return words.returnSteps[status](toman(amount))
  return words.paidBack[isToBank ? 'toBank' : 'toWallet'](toman(amount))
}

const list = css({ display: 'grid', gap: '3' })
const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: '3',
  paddingInlineStart: '3',
  borderInlineStart: '2px solid {colors.border-strong}',
  _last: { borderColor: 'brand' },
})
const time = css({ gridColumn: '1 / -1', textStyle: 'small', color: 'text-2' })
