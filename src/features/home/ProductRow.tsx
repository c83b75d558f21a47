import { useId } from 'react'
import { css } from '#styled/css/index.js'
import { cardOfBrief } from '#src/goods/card-product.ts'
import { flush, productSizes, productSlide } from '#src/goods/product-slides.ts'
import { ProductCard } from '#src/goods/ProductCard.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Slider } from '#src/ui/Slider.tsx'
import { listAddress, type SectionOf } from './home-view.ts'
import { SectionHead } from './SectionHead.tsx'

type Props = { section: SectionOf<'PRODUCT'>; isPartial: boolean }

/** A slider of products under the section's title. */
export function ProductRow({ section, isPartial }: Props) {
  const id = useId()
  const title = section.extra_data?.title ?? ''
  const cards = section.data.map((product) => ({
    key: product.id,
    content: <ProductCard product={cardOfBrief(product)} sizes={productSizes} />,
  }))
  return (
    <Slider
      label={title}
      head={<SectionHead id={id} title={title} href={listAddress(section.extra_data)} />}
      className={flush}
      slideClass={productSlide}
      slides={isPartial ? skeletons : cards}
    />
  )
}

/** As high as a card: the proportions of its picture, and the height of its text. */
const skeleton = css({
  _before: { content: '""', display: 'block', aspectRatio: '1 / .92' },
  paddingBlockEnd: '188px',
  '@media (scripting: none)': { display: 'none' },
})
/** As many as are visible on the widest screen. */
const skeletons = Array.from({ length: 6 }, (_, position) => ({
  key: `skeleton ${position}`,
  content: <Skeleton radius="12px" className={skeleton} />,
}))
