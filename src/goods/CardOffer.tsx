import { css, cva } from '#styled/css/index.js'
import { ui } from '#i18n/fa/ui.ts'
import { useHasPassed } from '#src/lib/use-now.ts'
import { Countdown } from '#src/ui/Countdown.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Price } from './Price.tsx'
import type { CardProduct } from './card-product.ts'

type Props = { price: NonNullable<CardProduct['price']>; countdown?: 'above' | 'below' }

/** The price at the bottom of a card. When the offer ends, it shows the list price again, with a note. */
export function CardOffer({ price: { price, newPrice, expireTime }, countdown }: Props) {
  const ended = useHasPassed(expireTime)
  return (
    <div className={floor}>
      {countdown !== undefined && expireTime !== null && !ended && (
        <span className={timer({ place: countdown })}>
          <Icon name="timer" size={countdown === 'below' ? 20 : 16} />
          <Countdown until={expireTime} />
        </span>
      )}
      <Price
        price={price}
        newPrice={ended ? null : newPrice}
        note={ended ? ui.offerEnded : undefined}
        reserve
      />
    </div>
  )
}

const floor = css({
  display: 'flex',
  flexDirection: 'column',
  marginBlockStart: 'auto',
  paddingBlockStart: '1',
})
const timer = cva({
  base: { display: 'flex', alignItems: 'center', color: 'sale-text' },
  variants: {
    place: {
      above: { gap: '1', height: 'max(24px, 1.5rem)', textStyle: 'caption' },
      below: {
        order: '1',
        justifyContent: 'space-between',
        marginBlockStart: '2',
        paddingBlockStart: '2',
        borderBlockStart: '1px solid {colors.border}',
      },
    },
  },
})
