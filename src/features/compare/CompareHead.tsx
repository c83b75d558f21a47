import { useQuery } from '@tanstack/react-query'
import { css } from '#styled/css/index.js'
import { compare as words } from '#i18n/fa/compare.ts'
import { chosenOf, removeCompared, type Compared } from './shared/compare-list.ts'
import { Bdi } from '#src/ui/Bdi.tsx'
import { ButtonLink } from '#src/ui/Button.tsx'
import { productQuery } from '#src/features/product/shared/product.queries.ts'
import { pricedPath } from '#src/goods/card-product.ts'
import { CardLink } from '#src/goods/CardLink.tsx'
import { galleryOf } from '#src/goods/variant-pictures.ts'
import { unaskedVariant } from '#src/goods/variant-price.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import { truncate } from '#src/lib/truncate.ts'
import { paths } from '#src/lib/paths.ts'
import { columnOf } from './compare-view.ts'

const titleLength = 50

/** The two products, with a placeholder for a missing one. */
export function CompareHead({ products }: { products: readonly Compared[] }) {
  return (
    <ul className={slots}>
      {products.map((product) => (
        <li key={product.id} className={slot}>
          <ComparedProduct product={product} />
        </li>
      ))}
      {products.length === 1 && (
        <li className={free}>
          <Icon name="scale" size={32} />
          <ButtonLink href={paths.products} look="line" size="sm" icon="plus">
            {words.choose}
          </ButtonLink>
        </li>
      )}
    </ul>
  )
}

function ComparedProduct({ product }: { product: Compared }) {
  const { id, title, images } = product
  // Only what the table loads: one product alone loads nothing (CMP2-06).
  const { data } = useQuery({ ...productQuery(useApi(), String(id)), enabled: false })
  const variant = data && columnOf(data, chosenOf(product)).variant
  const isUnasked = data === undefined || variant === unaskedVariant(data.price)
  const price = { link_price_id: isUnasked ? null : (variant?.id ?? null) }
  const [picture] = data === undefined ? images : galleryOf(data.images, variant)
  return (
    <>
      {picture !== undefined && (
        <Picture
          src={picture.image}
          alt=""
          width={320}
          height={320}
          sizes="(min-width: 960px) 180px, (min-width: 600px) 144px, 80px"
          className={image}
        />
      )}
      <h2 className={name}>
        <CardLink href={pricedPath(String(id), price)} title={title}>
          <Bdi>{truncate(title, titleLength)}</Bdi>
        </CardLink>
      </h2>
      <span className={corner}>
        <IconButton
          look="round"
          icon="close"
          label={words.removeNamed(title)}
          onClick={() => removeCompared(id)}
        />
      </span>
    </>
  )
}

/** Each product is above its column of the table. */
const slots = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '3',
  marginInlineStart: { md: '220px' },
})
const slot = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '3',
  minWidth: '0',
  minHeight: { base: '204px', md: '272px' },
  padding: { base: '3', md: '5' },
  borderRadius: 'lg',
  bg: 'surface',
  border: '1px solid {colors.border}',
  _hover: { borderColor: 'border-strong' },
})
const free = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '3',
  minWidth: '0',
  borderRadius: 'lg',
  border: '1px dashed {colors.border-strong}',
  color: 'text-3',
})
const image = css({
  width: { base: '80px', sm: '144px', md: '180px' },
  height: { base: '80px', sm: '144px', md: '180px' },
  padding: '2',
  borderRadius: 'md',
  bg: 'plate',
})
const name = css({ textStyle: 'card', textAlign: 'center' })
const corner = css({
  position: 'absolute',
  insetBlockStart: { base: '1', sm: '2' },
  insetInlineEnd: { base: '1', sm: '2' },
})
