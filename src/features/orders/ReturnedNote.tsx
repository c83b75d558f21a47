import { orders } from '#i18n/fa/orders.ts'
import type { Schemas } from '#machines/api/client.ts'
import { toman } from '#src/lib/format.ts'
import { css } from '#styled/css/index.js'
import { Icon } from '#src/ui/icon/Icon.tsx'

const words = orders.returned

/** That goods of a delivered order came back, and what went to the wallet for them. */
export function ReturnedNote({ returned }: { returned: Schemas['ReturnedGoods'] | null }) {
  if (returned === null) return null
  const text = returned.is_whole ? words.whole : words.part
  return (
    <p className={note}>
      <Icon name="refresh" size={20} />
      {text(toman(returned.amount))}
    </p>
  )
}

const note = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  textStyle: 'small',
  color: 'ok-text',
})
