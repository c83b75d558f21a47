import { useRef, useState } from 'react'
import { toPersianDigits } from '#domain/digits.ts'
import { css, cva } from '#styled/css/index.js'
import { product as words } from '#i18n/fa/product.ts'
import { Picture } from '#src/ui/Picture.tsx'
import { Zoom } from './Zoom.tsx'
import type { ProductImage } from './product-view.ts'

const mostThumbnails = 4

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

type ThumbnailsProps = {
  images: readonly ProductImage[]
  current: number
  show: (index: number) => void
  showAll: (index: number) => void
}

function Thumbnails({ images, current, show, showAll }: ThumbnailsProps) {
  if (images.length < 2) return null
  const more = images.length - mostThumbnails
  return (
    <ul className={thumbnails}>
      {images.slice(0, mostThumbnails).map(({ image }, index) => {
        const stands = more > 0 && index === mostThumbnails - 1
        return (
          <li key={image} className={thumbnailItem}>
            <button
              type="button"
              aria-label={
                stands
                  ? words.morePictures(toPersianDigits(more))
                  : words.showPicture(toPersianDigits(index + 1))
              }
              aria-current={!stands && index === current ? 'true' : undefined}
              className={thumbnail({ current: !stands && index === current })}
              onClick={() => (stands ? showAll(index) : show(index))}
            >
              <Picture src={image} alt="" width={96} height={96} sizes="96px" className={small} />
              {stands && (
                <span className={rest} dir="ltr">
                  {`+${toPersianDigits(more)}`}
                </span>
              )}
            </button>
          </li>
        )
      })}
    </ul>
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
const thumbnails = css({
  display: { base: 'none', sm: 'grid' },
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: '3',
  marginBlockStart: '3',
})
const thumbnailItem = css({ minWidth: '0' })
const thumbnail = cva({
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: 'full',
    aspectRatio: '1',
    borderRadius: 'md',
    border: '1px solid {colors.border}',
    bg: 'plate',
    overflow: 'hidden',
    cursor: 'pointer',
    _hover: { borderColor: 'border-strong' },
  },
  variants: {
    current: {
      true: { borderColor: 'brand', boxShadow: 'inset 0 0 0 1px {colors.brand}' },
      false: {},
    },
  },
})
const small = css({ width: '80%', height: '80%' })
const rest = css({
  position: 'absolute',
  inset: '0',
  display: 'grid',
  placeItems: 'center',
  bg: 'rgb(16 28 31 / .62)',
  color: '#fff',
  textStyle: 'h3',
})
