import { useRef, useState } from 'react'
import { toPersianDigits } from '#domain/digits.ts'
import { css } from '#styled/css/index.js'
import { product as words } from '#i18n/fa/product.ts'
import { Picture } from '#src/ui/Picture.tsx'
import { Thumbnails } from './Thumbnails.tsx'
import { Zoom } from './Zoom.tsx'
import type { ProductImage } from './product-view.ts'

/**
 * The product's pictures: a strip that snaps from one to the next, so that a finger moves it without any script,
 * with thumbnails on wider screens and dots on phones.
 */
export function Gallery({ images }: { images: readonly ProductImage[] }) {
  const strip = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const [zoomed, setZoomed] = useState<number | null>(null)
  const show = (index: number) => {
    const picture = strip.current?.children[index]
    if (picture instanceof HTMLElement) strip.current?.scrollTo({ left: picture.offsetLeft })
  }
  const follow = () => {
    const { current: list } = strip
    if (list !== null) setCurrent(Math.round(Math.abs(list.scrollLeft) / list.clientWidth))
  }
  const position = toPersianDigits(current + 1)
  return (
    <section aria-label={words.gallery} className={box}>
      <div className={stage}>
        <ul ref={strip} className={pictures} onScroll={follow}>
          {images.map(({ image, alt_text: alt }, index) => (
            <li key={image} className={slide}>
              <button
                type="button"
                className={open}
                aria-label={`${words.openGallery}: ${alt}`}
                onClick={() => setZoomed(index)}
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
            {words.picture(position, toPersianDigits(images.length))}
          </p>
        )}
      </div>
      <Thumbnails images={images} current={current} show={show} showAll={setZoomed} />
      <Zoom images={images} index={zoomed} onIndex={setZoomed} />
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
})
const slide = css({ flex: '0 0 100%', scrollSnapAlign: 'start', scrollSnapStop: 'always' })
const open = css({
  display: 'block',
  width: 'full',
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
