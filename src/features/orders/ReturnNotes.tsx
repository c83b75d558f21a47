import { orders } from '#i18n/fa/orders.ts'
import type { Schemas } from '#machines/api/client.ts'
import { toman } from '#src/lib/format.ts'
import { css } from '#styled/css/index.js'
import { Icon } from '#src/ui/icon/Icon.tsx'

type Props = { order: Pick<Schemas['Order'], 'returned' | 'return_under_way'> }

/** That goods of a delivered order came back, and what went to the wallet for them; that more are to come back. */
export function ReturnNotes({ order: { returned, return_under_way: underWay } }: Props) {
  return (
    <>
      {returned !== null && (
        <p className={note}>
          <Icon name="refresh" size={20} />
          {orders.returned[returned.is_whole ? 'whole' : 'part'](toman(returned.amount))}
        </p>
      )}
      {underWay !== null && (
        <p className={note} data-open>
          <Icon name="clock" size={20} />
          {orders.underWay[underWay]}
        </p>
      )}
    </>
  )
}

const note = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  textStyle: 'small',
  color: 'ok-text',
  '&[data-open]': { color: 'warn-text' },
})
