import { staff } from '#i18n/fa/staff.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { Moment } from '#staff/app/Moment.tsx'
import { Panel } from '#staff/app/Panel.tsx'
import { statusName } from './status-name.ts'

const words = staff.order

type Props = { order: Pick<Schemas['StaffOrder'], 'history' | 'shipping'> }

/** Every step of an order, when and whose it was, oldest first. */
export function OrderHistory({ order: { history, shipping } }: Props) {
  return (
    <Panel title={words.history}>
      <ol className={list}>
        {history.map(({ event, status, by, at }) => (
          <li key={`${event}${at}`} className={row}>
            <span className={css({ textStyle: 'label' })}>
              {statusName(status, shipping.is_in_person)}
            </span>
            <span className={css({ textStyle: 'small', color: 'text-2' })}>{words.by[by]}</span>
            <Moment at={at} className={time} />
          </li>
        ))}
      </ol>
    </Panel>
  )
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
