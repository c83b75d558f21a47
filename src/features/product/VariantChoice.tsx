import { css } from '#styled/css/index.js'
import { product as words } from '#i18n/fa/product.ts'
import { ColorChipLink } from '#src/ui/ColorChip.tsx'
import type { Variant } from './product-view.ts'
import { paths } from '#src/lib/paths.ts'

type Props = { slug: string; variants: readonly Variant[]; chosen: Variant }

/** The colors as links: the chosen one is in the URL (`?price_id=`). */
export function VariantChoice({ slug, variants, chosen }: Props) {
  return (
    <nav aria-label={words.color} className={box}>
      <p className={label}>
        {words.color} <strong className={name}>{chosen.color_name}</strong>
      </p>
      <div className={row}>
        {variants.map(({ id, color_name: color, color_code: code, quantity }) => (
          <ColorChipLink
            key={id}
            href={paths.product(slug, { price_id: id })}
            replace
            code={code}
            name={color}
            selected={id === chosen.id}
            soldOut={quantity === 0}
            rel="nofollow"
          />
        ))}
      </div>
    </nav>
  )
}

const box = css({ paddingBlockStart: '5', borderBlockStart: '1px solid {colors.border}' })
const label = css({ textStyle: 'ui', color: 'text-2' })
const name = css({ color: 'text', fontWeight: '700' })
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2',
  marginBlockStart: '3',
  '& > a': { maxWidth: 'full', whiteSpace: 'normal' },
})
