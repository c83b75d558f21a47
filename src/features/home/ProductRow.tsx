import { useId } from 'react'
import { cardOfBrief } from '#src/goods/card-product.ts'
import { flush, productSizes, productSlide } from '#src/goods/product-slides.ts'
import { ProductCard } from '#src/goods/ProductCard.tsx'
import { Slider } from '#src/ui/Slider.tsx'
import { listAddress, type SectionOf } from './home-view.ts'
import { SectionHead } from './SectionHead.tsx'

/** A slider of products under the section's title. */
export function ProductRow({ section }: { section: SectionOf<'PRODUCT'> }) {
  const id = useId()
  const title = section.extra_data?.title ?? ''
  return (
    <Slider
      label={title}
      head={<SectionHead id={id} title={title} href={listAddress(section.extra_data)} />}
      autoplay
      className={flush}
      slideClass={productSlide}
      slides={section.data.map((product) => ({
        key: product.id,
        content: <ProductCard product={cardOfBrief(product)} sizes={productSizes} />,
      }))}
    />
  )
}
