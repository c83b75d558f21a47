import type { Schemas } from '#machines/api/client.ts'
import { cardOfListed } from './card-product.ts'
import { flush, productSizes, productSlide } from './product-slides.ts'
import { ProductCard } from './ProductCard.tsx'
import { Slider } from '#src/ui/Slider.tsx'

type Props = { label: string; products: readonly Schemas['ProductCard'][] }

/** A row of listed products. */
export function CardSlider({ label, products }: Props) {
  return (
    <Slider
      label={label}
      className={flush}
      slideClass={productSlide}
      slides={products.map((product) => ({
        key: product.id,
        content: <ProductCard product={cardOfListed(product)} sizes={productSizes} />,
      }))}
    />
  )
}
