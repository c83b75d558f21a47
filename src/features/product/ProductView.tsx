import { useEffect } from 'react'
import { css } from '#styled/css/index.js'
import { questions } from '#i18n/fa/questions.ts'
import { comments } from '#i18n/fa/comments.ts'
import { product as words } from '#i18n/fa/product.ts'
import { ui } from '#i18n/fa/ui.ts'
import { StockAlertDialog } from '#src/features/stock-alerts/shared/AlertDialog.tsx'
import {
  StockAlertsProvider,
  useStockAlertsFlow,
} from '#src/features/stock-alerts/shared/StockAlertsContext.tsx'
import { CommentsSection } from '#src/features/comments/shared/CommentsSection.tsx'
import { QuestionsSection } from '#src/features/questions/shared/QuestionsSection.tsx'
import { rememberViewed } from '#src/features/recently-viewed/shared/recently-viewed.ts'
import { RecentlyViewed } from '#src/features/recently-viewed/shared/RecentlyViewed.tsx'
import { DeferredSection } from '#src/ui/DeferredSection.tsx'
import { Badge } from '#src/ui/Badge.tsx'
import { Bdi } from '#src/ui/Bdi.tsx'
import { Breadcrumb } from '#src/ui/Breadcrumb.tsx'
import { ConfigurationChoice } from './ConfigurationChoice.tsx'
import { Gallery } from './gallery/Gallery.tsx'
import { Health } from './Health.tsx'
import { Introduction } from './Introduction.tsx'
import { KeyFeatures } from './KeyFeatures.tsx'
import { layout } from './layout.ts'
import { PaymentOffers } from './PaymentOffers.tsx'
import { PriceHistory } from './PriceHistory.tsx'
import { ProductTools } from './ProductTools.tsx'
import { galleryOf } from '#src/goods/variant-pictures.ts'
import { stockState, type Product, type Variant } from './product-view.ts'
import { Purchase } from './Purchase.tsx'
import { SectionNav } from './SectionNav.tsx'
import { StickyBuy } from './StickyBuy.tsx'
import { Similar } from './Similar.tsx'
import { Specifications } from './Specifications.tsx'
import { TitleRating } from './TitleRating.tsx'
import { VariantChoice } from './VariantChoice.tsx'
import { paths } from '#src/lib/paths.ts'

/** The product page. @param variant undefined only if the product has none */
export function ProductView({
  product,
  variant,
}: {
  product: Product
  variant: Variant | undefined
}) {
  useEffect(() => rememberViewed(product.id), [product.id])
  const crumbs = product.show_category.map(({ name, slug, disabled }) => ({
    name,
    href: disabled ? undefined : paths.productList(slug),
  }))
  return (
    <>
      <StockAlertsProvider slug={product.slug}>
        <div className={way}>
          <Breadcrumb crumbs={[...crumbs, { name: product.title }]} />
        </div>
        <div className={layout}>
          <div className={pictures}>
            <Gallery
              key={variant?.id}
              product={product}
              images={galleryOf(product.images, variant)}
            />
            <ProductTools product={product} variant={variant} />
            <span className={badges}>
              {product.is_used && <Badge tone="info">{ui.used}</Badge>}
              {variant !== undefined && stockState(variant.quantity) === 'soldOut' && (
                <Badge>{ui.unavailable}</Badge>
              )}
            </span>
          </div>
          <div className={facts}>
            <Title {...product} />
            <ConfigurationChoice {...product} chosen={variant} />
            {variant !== undefined && (
              <VariantChoice slug={product.slug} variants={product.price} chosen={variant} />
            )}
            <KeyFeatures properties={product.properties} />
          </div>
          {variant !== undefined && <Purchase product={product} variant={variant} />}
        </div>
        <Notice variants={product.price} />
      </StockAlertsProvider>
      <Health product={product} variant={variant} />
      {variant !== undefined && <PaymentOffers product={product} variant={variant} />}
      <SectionNav
        label={words.sections}
        sections={sections}
        end={variant !== undefined && <StickyBuy variant={variant} />}
      />
      <DeferredSection height={1000}>
        <div className={columns}>
          <Specifications details={product.details} />
          <Introduction
            description={product.description}
            detail_page_titles={product.detail_page_titles}
          />
        </div>
      </DeferredSection>
      {variant !== undefined && (
        <PriceHistory slug={product.slug} priceId={variant.id} color={variant.color_name} />
      )}
      <DeferredSection height={900}>
        <CommentsSection product={product} />
      </DeferredSection>
      <DeferredSection height={600}>
        <QuestionsSection product={product} />
      </DeferredSection>
      <DeferredSection height={480}>
        <Similar slug={product.slug} />
      </DeferredSection>
      <RecentlyViewed without={product.id} className={css({ marginBlockStart: 'section' })} />
    </>
  )
}

function Notice({ variants }: { variants: Product['price'] }) {
  return <StockAlertDialog flow={useStockAlertsFlow()} variants={variants} />
}

function Title({
  slug,
  title,
  second_title: second,
  sku,
}: Pick<Product, 'slug' | 'title' | 'second_title' | 'sku'>) {
  return (
    <div>
      <h1 className={heading} tabIndex={-1}>
        <Bdi>{title}</Bdi>
      </h1>
      <p className={latin} lang="en" dir="ltr">
        {second}
      </p>
      <p className={known}>
        <TitleRating slug={slug} />
        <span>
          {words.code} <bdi dir="ltr">{sku}</bdi>
        </span>
      </p>
    </div>
  )
}

const sections = [
  { id: 'specifications', name: words.specifications },
  { id: 'introduction', name: words.introduction },
  { id: 'comments', name: comments.short },
  { id: 'questions', name: questions.short },
]

const way = css({ paddingBlock: { base: '2', md: '3' } })
const pictures = css({ position: 'relative', minWidth: '0' })
const badges = css({
  position: 'absolute',
  insetBlockStart: '3',
  insetInlineStart: '3',
  display: 'flex',
  gap: '2',
  pointerEvents: 'none',
})
const facts = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '5',
  minWidth: '0',
})
const heading = css({ textStyle: 'pdp' })
const latin = css({
  textStyle: 'small',
  color: 'text-2',
  textAlign: 'right',
  marginBlockStart: '1',
})
const known = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  textStyle: 'caption',
  color: 'text-2',
  marginBlockStart: '2',
})
const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
  alignItems: 'start',
  gap: { base: '10', lg: '16' },
  paddingBlockStart: { base: '6', md: '8' },
})
