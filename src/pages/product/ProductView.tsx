import { toPersianDigits } from '#domain/digits.ts'
import { css } from '#styled/css/index.js'
import { product as words } from '#i18n/fa/product.ts'
import { Bdi } from '#src/ui/Bdi.tsx'
import { Breadcrumb } from '#src/ui/Breadcrumb.tsx'
import { Gallery } from './Gallery.tsx'
import { Health } from './Health.tsx'
import { Introduction } from './Introduction.tsx'
import { KeyFeatures } from './KeyFeatures.tsx'
import { layout } from './layout.ts'
import { PaymentOffers } from './PaymentOffers.tsx'
import { galleryOf, type Product, type Variant } from './product-view.ts'
import { Purchase } from './Purchase.tsx'
import { SectionNav } from './SectionNav.tsx'
import { Similar } from './Similar.tsx'
import { Specifications } from './Specifications.tsx'
import { VariantChoice } from './VariantChoice.tsx'

/** The product page; `variant` is missing only where the shop has none of the product at all. */
export function ProductView({
  product,
  variant,
}: {
  product: Product
  variant: Variant | undefined
}) {
  const crumbs = product.show_category.map(({ name, slug, disabled }) => ({
    name,
    href: disabled ? undefined : `/productlist/${slug}`,
  }))
  return (
    <>
      <div className={way}>
        <Breadcrumb crumbs={[...crumbs, { name: product.title }]} />
      </div>
      <div className={layout}>
        <Gallery key={variant?.id} images={galleryOf(product.images, variant)} />
        <div className={facts}>
          <Title {...product} />
          {variant !== undefined && (
            <VariantChoice slug={product.slug} variants={product.price} chosen={variant} />
          )}
          <KeyFeatures properties={product.properties} />
        </div>
        {variant !== undefined && <Purchase product={product} variant={variant} />}
      </div>
      {variant !== undefined && <PaymentOffers variant={variant} />}
      <Health is_used={product.is_used} used_details={product.used_details} />
      <SectionNav label={words.sections} sections={sections} />
      <div className={columns}>
        <Specifications details={product.details} />
        <Introduction
          description={product.description}
          detail_page_titles={product.detail_page_titles}
        />
      </div>
      <Similar slug={product.slug} />
    </>
  )
}

function Title({
  title,
  second_title: second,
  sku,
}: Pick<Product, 'title' | 'second_title' | 'sku'>) {
  return (
    <div>
      <h1 className={heading} tabIndex={-1}>
        <Bdi>{title}</Bdi>
      </h1>
      <p className={latin} lang="en" dir="ltr">
        {second}
      </p>
      <p className={code}>
        {words.code} <bdi dir="ltr">{toPersianDigits(sku)}</bdi>
      </p>
    </div>
  )
}

const sections = [
  { id: 'specifications', name: words.specifications },
  { id: 'introduction', name: words.introduction },
]

const way = css({ paddingBlock: { base: '2', md: '3' } })
const facts = css({ display: 'grid', gap: '5', minWidth: '0' })
const heading = css({ textStyle: 'pdp' })
const latin = css({
  textStyle: 'small',
  color: 'text-2',
  textAlign: 'right',
  marginBlockStart: '1',
})
const code = css({ textStyle: 'caption', color: 'text-2', marginBlockStart: '2' })
const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
  alignItems: 'start',
  gap: { base: '10', lg: '16' },
  paddingBlockStart: { base: '6', md: '8' },
})
