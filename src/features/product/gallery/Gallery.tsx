import { useState } from 'react'
import { toPersianDigits } from '#domain/digits.ts'
import { css } from '#styled/css/index.js'
import { product as words } from '#i18n/fa/product.ts'
import { Picture } from '#src/ui/Picture.tsx'
import type { ProductImage } from '#src/goods/variant-pictures.ts'
import type { Product } from '#src/features/product/product-view.ts'
import { FilmButton } from './FilmButton.tsx'
import { GalleryDialog } from './GalleryDialog.tsx'
import type { Opening } from './gallery-view.ts'
import { rove } from './rove.ts'
import { Thumbnails } from './Thumbnails.tsx'
import { useStrip } from './use-strip.ts'

type Props = { product: Pick<Product, 'slug' | 'title'>; images: readonly ProductImage[] }

/**
 * The product's pictures: a strip with scroll snapping, which can be swiped before hydration, with thumbnails on wider
 * screens. A picture opens the gallery dialog. For the keyboard the strip is one stop, the picture in sight.
 */
export function Gallery({ product, images }: Props) {
  const { list, current, show, follow } = useStrip()
  const [opening, setOpening] = useState<Opening | null>(null)
  const zoom = (index: number) => setOpening({ tab: 'pictures', index })
  return (
    <section aria-label={words.gallery} className={box}>
      <div className={stage}>
        <ul ref={list} className={pictures} onScroll={follow} onKeyDown={rove(show)}>
          {images.map(({ image, alt_text: alt }, index) => (
            <li key={image} className={slide}>
              <button
                type="button"
                className={open}
                tabIndex={index === current ? 0 : -1}
                aria-label={`${words.openGallery}: ${alt}`}
                onClick={() => zoom(index)}
              >
                <Picture
                  src={image}
                  alt=""
                  width={640}
                  height={640}
                  sizes="(min-width: 1200px) 480px, (min-width: 600px) 48vw, 100vw"
                  priority={index === 0}
                  className={picture}
                />
              </button>
            </li>
          ))}
        </ul>
        {images.length > 1 && (
          <p className={counter} aria-live="polite">
            {words.picture(toPersianDigits(current + 1), toPersianDigits(images.length))}
          </p>
        )}
        <FilmButton slug={product.slug} onOpen={() => setOpening({ tab: 'video', index: 0 })} />
      </div>
      {images.length > 1 && (
        <p aria-hidden className={dots}>
          {images.map(({ image }, index) => (
            <span key={image} className={dot} data-current={index === current || undefined} />
          ))}
        </p>
      )}
      <Thumbnails images={images} current={current} show={show} showAll={zoom} />
      <GalleryDialog {...{ product, images, opening }} onClose={() => setOpening(null)} />
    </section>
  )
}

const box = css({ minWidth: '0' })
const stage = css({
  position: 'relative',
  border: { sm: '1px solid {colors.border}' },
  borderRadius: { sm: 'lg' },
  bg: 'plate',
  overflow: 'hidden',
  marginInline: { base: 'calc(-1 * {spacing.gutter})', sm: '0' },
})
const pictures = css({
  position: 'relative',
  display: 'flex',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollBehavior: 'smooth',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  _still: { scrollBehavior: 'auto' },
})
const slide = css({ flex: '0 0 100%', scrollSnapAlign: 'start', scrollSnapStop: 'always' })
const open = css({
  display: 'block',
  width: 'full',
  borderRadius: { sm: 'lg' },
  cursor: 'zoom-in',
  _focusRing: { outlineOffset: '-3px' },
})
const picture = css({
  width: 'full',
  height: 'auto',
  aspectRatio: { base: '10 / 9', sm: '1' },
  padding: { base: '4', sm: '8' },
})
const counter = css({
  position: 'absolute',
  insetInlineStart: '4',
  insetBlockEnd: '4',
  paddingInline: '10px',
  borderRadius: 'sm',
  bg: 'rgb(16 28 31 / .78)',
  color: '#fff',
  textStyle: 'caption',
})
/** On phones, in place of the thumbnails. */
const dots = css({
  display: { base: 'flex', sm: 'none' },
  justifyContent: 'center',
  gap: '2',
  paddingBlockStart: '2',
})
const dot = css({
  width: '8px',
  height: '8px',
  borderRadius: 'full',
  bg: 'border-strong',
  '&[data-current]': { width: '24px', bg: 'brand' },
})
