import { useLocation } from 'wouter'
import { css } from '#styled/css/index.js'
import { compare as words } from '#i18n/fa/compare.ts'
import { ui } from '#i18n/fa/ui.ts'
import { Price } from '#src/goods/Price.tsx'
import { paths } from '#src/lib/paths.ts'
import { Bdi } from '#src/ui/Bdi.tsx'
import { Button } from '#src/ui/Button.tsx'
import type { Column } from './compare-view.ts'

/**
 * The head of a product's column, which stays while the table scrolls: its name, its price and a button to buy it. On
 * phones the name has two lines, since models of one series begin alike, and the button only its icon.
 */
export function CompareColumn({ product, variant }: Column) {
  const [, navigate] = useLocation()
  return (
    <div className={column}>
      <span className={name}>
        <Bdi>{product.title}</Bdi>
      </span>
      {variant !== undefined ? (
        <div className={offer}>
          <span className={price}>
            <span className={color}>{words.color(variant.color_name)}</span>
            <Price price={variant.price} newPrice={variant.new_price} size="sm" reserve />
          </span>
          <Button
            look="tonal"
            size="sm"
            icon="cart"
            aria-label={words.buyNamed(product.title)}
            className={buy}
            onClick={() => navigate(paths.cartAdding(variant.id))}
          >
            <span className={wideOnly}>{words.buy}</span>
          </Button>
        </div>
      ) : (
        <span className={gone}>{ui.unavailable}</span>
      )}
    </div>
  )
}

const column = css({
  display: 'grid',
  gap: '1',
  justifyItems: { base: 'stretch', md: 'start' },
  minWidth: '0',
  textAlign: 'start',
})
const name = css({ textStyle: 'card', textAlign: 'start', lineClamp: { base: '2', md: '1' } })
const offer = css({
  display: { base: 'flex', md: 'grid' },
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '1',
  minWidth: '0',
})
const price = css({
  display: 'grid',
  gap: { md: '1' },
  minWidth: '0',
  // The price alone, without what it was.
  '& > :last-child > :not(:last-child)': { mdDown: { display: 'none' } },
  // Nine digits fill the column of a phone; the first row of the table names the unit.
  '& > :last-child > :last-child > span': { smDown: { display: 'none' } },
})
const color = css({ textStyle: 'caption', color: 'text-2', lineClamp: '1' })
const wideOnly = css({ mdDown: { display: 'none' } })
const buy = css({ mdDown: { width: 'tap', paddingInline: '0' } })
const gone = css({ textStyle: 'ui', color: 'text-3' })
