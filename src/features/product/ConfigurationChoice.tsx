import { product as words } from '#i18n/fa/product.ts'
import { ui } from '#i18n/fa/ui.ts'
import { ChipLink } from '#src/ui/Chip.tsx'
import { pricedPath } from '#src/goods/card-product.ts'
import { keepingPlace } from '#src/lib/navigation.ts'
import type { Product, Variant } from './product-view.ts'
import { chipRow, choiceBox, choiceLabel, chosenName } from './choice-looks.ts'

type Props = Pick<Product, 'slug' | 'configurations'> & { chosen: Variant | undefined }

/** The storage sizes of this model as links to their products, in the chosen color where they have it. */
export function ConfigurationChoice({ slug: current, configurations, chosen }: Props) {
  if (configurations.length === 0) return null
  return (
    <nav aria-label={words.storage} className={choiceBox}>
      <p className={choiceLabel}>
        {words.storage}{' '}
        <strong className={chosenName}>
          {configurations.find(({ slug }) => slug === current)?.name}
        </strong>
      </p>
      <div className={chipRow}>
        {configurations.map(({ id, slug, name, in_stock: isInStock, colors }) => (
          <ChipLink
            key={id}
            href={pricedPath(
              slug,
              colors.find(({ color_code: code }) => code === chosen?.color_code) ?? null,
            )}
            state={keepingPlace}
            selected={slug === current}
            soldOut={!isInStock}
          >
            {isInStock ? name : `${name}، ${ui.unavailable}`}
          </ChipLink>
        ))}
      </div>
    </nav>
  )
}
