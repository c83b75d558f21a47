import { product as words } from '#i18n/fa/product.ts'
import { ColorChipLink } from '#src/ui/ColorChip.tsx'
import type { Variant } from './product-view.ts'
import { paths } from '#src/lib/paths.ts'
import { chipRow, choiceBox, choiceLabel, chosenName } from './choice-looks.ts'

type Props = { slug: string; variants: readonly Variant[]; chosen: Variant }

/** The colors as links: the chosen one is in the URL (`?price_id=`). */
export function VariantChoice({ slug, variants, chosen }: Props) {
  return (
    <nav aria-label={words.color} className={choiceBox}>
      <p className={choiceLabel}>
        {words.color} <strong className={chosenName}>{chosen.color_name}</strong>
      </p>
      <div className={chipRow}>
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
