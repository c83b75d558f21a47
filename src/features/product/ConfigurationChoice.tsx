import { css } from '#styled/css/index.js'
import { product as words } from '#i18n/fa/product.ts'
import { ui } from '#i18n/fa/ui.ts'
import { paths } from '#src/lib/paths.ts'
import { ChipLink } from '#src/ui/Chip.tsx'
import type { Product } from './product-view.ts'

type Props = Pick<Product, 'slug' | 'configurations'>

/** The storage sizes of this model as links to their products. */
export function ConfigurationChoice({ slug: current, configurations }: Props) {
  if (configurations.length === 0) return null
  return (
    <nav aria-label={words.storage} className={box}>
      <p className={label}>{words.storage}</p>
      <div className={row}>
        {configurations.map(({ id, slug, name, in_stock: isInStock }) => (
          <ChipLink key={id} href={paths.product(slug)} selected={slug === current}>
            {isInStock ? name : `${name}، ${ui.unavailable}`}
          </ChipLink>
        ))}
      </div>
    </nav>
  )
}

const box = css({ paddingBlockStart: '5', borderBlockStart: '1px solid {colors.border}' })
const label = css({ textStyle: 'ui', color: 'text-2' })
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '2', marginBlockStart: '3' })
