import { orders } from '#i18n/fa/orders.ts'
import type { Schemas } from '#machines/api/client.ts'
import { toman } from '#src/lib/format.ts'
import { css } from '#styled/css/index.js'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { textLink } from '#src/ui/text-link.ts'

type Props = {
  order: Pick<Schemas['Order'], 'returned' | 'return_under_way'> &
    Partial<Pick<Schemas['Order'], 'returns'>>
}

/** The id of the part of an order's page that shows a return. */
export const returnPart = (id: number): string => `return-${id}`

/**
 * That goods of a delivered order came back, and what went to the wallet for them; that more are to come back, with the way
 * to that return where the order shows its returns.
 */
export function ReturnNotes({ order }: Props) {
  const { returned, return_under_way: underWay, returns = [] } = order
  const shown = returns.find(({ status }) => status === underWay)
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
          {shown === undefined ? (
            orders.underWay[underWay]
          ) : (
            <a href={`#${returnPart(shown.id)}`} className={textLink}>
              {orders.underWay[underWay]}
            </a>
          )}
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
