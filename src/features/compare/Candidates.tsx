import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { components } from '#api/schema.d.ts'
import { css } from '#styled/css/index.js'
import { compare as words } from '#i18n/fa/compare.ts'
import { similarProductsQuery } from '#src/features/product/shared/product.queries.ts'
import { CardLink } from '#src/goods/CardLink.tsx'
import { cardOfListed } from '#src/goods/card-product.ts'
import { Price } from '#src/goods/Price.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { pageHeading } from '#src/lib/page-heading.ts'
import { Bdi } from '#src/ui/Bdi.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import { addCompared, type Compared } from './shared/compare-list.ts'

type Similar = components['schemas']['SimilarProduct']

/** Products that resemble the chosen one, each with a button that adds it to the comparison; nothing if there are none. */
export function Candidates({ of: chosen }: { of: Compared }) {
  const id = useId()
  const { data = [] } = useQuery(similarProductsQuery(useApi(), String(chosen.id)))
  if (data.length === 0) return null
  return (
    <section aria-labelledby={id} className={section}>
      <h2 id={id} className={heading}>
        {words.similar}
      </h2>
      <ul className={list}>
        {data.map((product) => (
          <li key={product.id} className={row}>
            <Candidate product={product} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Candidate({ product }: { product: Similar }) {
  const { href, title, image, price } = cardOfListed(product)
  return (
    <>
      <Picture src={image.image} alt="" width={160} height={160} sizes="72px" className={picture} />
      <div className={facts}>
        <h3 className={css({ textStyle: 'card' })}>
          <CardLink href={href}>
            <Bdi>{title}</Bdi>
          </CardLink>
        </h3>
        {price === null ? (
          <p className={gone}>{words.soldOut}</p>
        ) : (
          <Price price={price.price} newPrice={price.newPrice} />
        )}
        <Button
          size="sm"
          look="line"
          icon="scale"
          className={above}
          aria-label={words.withNamed(title)}
          onClick={() => choose(product)}
        >
          {words.with}
        </Button>
      </div>
    </>
  )
}

/** The list of candidates goes; what is compared now is at the top of the page. */
function choose(product: Similar): void {
  addCompared(comparedOf(product))
  pageHeading()?.focus()
}

function comparedOf({ id, title, main_image, price_related_info: price }: Similar): Compared {
  return {
    id,
    title,
    images: [main_image],
    price: price === null ? [] : [{ price: price.price, id: price.link_price_id ?? undefined }],
  }
}

const section = css({ marginBlockStart: '8' })
const heading = css({ textStyle: 'h2', marginBlockEnd: '4' })
const list = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', sm: '1fr 1fr', lg: '1fr 1fr 1fr' },
  gap: '3',
})
const row = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: '3',
  padding: '3',
  borderRadius: 'md',
  border: '1px solid {colors.border}',
  bg: 'surface',
  _hover: { borderColor: 'border-strong' },
})
/** The buttons of a row of cards are at one height. */
const facts = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: '2',
  minWidth: '0',
})
const picture = css({ width: '72px', height: '72px', borderRadius: 'sm', bg: 'plate' })
const gone = css({ textStyle: 'small', color: 'text-2' })
/** Above the link, which covers the whole card. */
const above = css({ position: 'relative', zIndex: '1', marginBlockStart: 'auto' })
