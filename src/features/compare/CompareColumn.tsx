import { css } from '#styled/css/index.js'
import { compare as words } from '#i18n/fa/compare.ts'
import { ui } from '#i18n/fa/ui.ts'
import { Price } from '#src/goods/Price.tsx'
import { paths } from '#src/lib/paths.ts'
import { Bdi } from '#src/ui/Bdi.tsx'
import { Button } from '#src/ui/Button.tsx'
import type { Column } from './compare-view.ts'

/** The head of a product's column, which stays while the table scrolls: its name, its price and a button to buy it. */
export function CompareColumn({ product, variant }: Column) {
  return (
    <div className={column}>
      <span className={name}>
        <Bdi>{product.title}</Bdi>
      </span>
      {variant !== undefined ? (
        <>
          <span className={color}>{words.color(variant.color_name)}</span>
          <Price price={variant.price} newPrice={variant.new_price} size="sm" reserve />
          {/* The cart's page adds the line of its query, as before hydration on the product's page. */}
          <form method="get" action={paths.cart}>
            <input type="hidden" name="add" value={variant.id} />
            <Button
              type="submit"
              look="tonal"
              size="sm"
              icon="cart"
              aria-label={words.buyNamed(product.title)}
            >
              {words.buy}
            </Button>
          </form>
        </>
      ) : (
        <span className={gone}>{ui.unavailable}</span>
      )}
    </div>
  )
}

const column = css({ display: 'grid', gap: '1', justifyItems: 'start', minWidth: '0' })
const name = css({ textStyle: 'card', textAlign: 'start', lineClamp: { base: '2', md: '1' } })
const color = css({ textStyle: 'caption', color: 'text-2' })
const gone = css({ textStyle: 'ui', color: 'text-3' })
