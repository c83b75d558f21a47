import { useLayoutEffect, useState } from 'react'
import { toPersianDigits } from '#domain/digits.ts'
import { css } from '#styled/css/index.js'
import { product as words } from '#i18n/fa/product.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import type { ProductImage } from '#src/goods/variant-pictures.ts'
import { PictureRow } from './PictureRow.tsx'
import { useArrowKeys } from './use-arrow-keys.ts'
import { useStrip } from './use-strip.ts'
import { ZoomPicture } from './ZoomPicture.tsx'

type Props = {
  images: readonly Pick<ProductImage, 'image' | 'alt_text'>[]
  /** Index of the first visible one. */
  first: number
}

const zooms = [1, 2, 3.5]

/** Full-screen pictures: swiping, the arrow keys and buttons move between them, a tap zooms. */
export function PictureStage({ images, first }: Props) {
  const { list, current, show, follow } = useStrip(first)
  const [zoom, setZoom] = useState(0)
  const go = (step: number) => {
    setZoom(0)
    show((current + step + images.length) % images.length)
  }
  useArrowKeys(go)
  useLayoutEffect(() => showAtOnce(list.current, first), [list, first])
  return (
    <div className={box}>
      <ul ref={list} className={strip} data-zoomed={zoom > 0 || undefined} onScroll={follow}>
        {images.map(({ image, alt_text: alt }, index) => (
          <li key={image} className={slide}>
            <ZoomPicture
              image={image}
              alt={alt}
              hidden={index !== current}
              scale={index === current ? (zooms[zoom] ?? 1) : 1}
              onTap={() => setZoom(zoom === 0 ? 1 : 0)}
            />
          </li>
        ))}
      </ul>
      <div className={controls}>
        <IconButton
          icon="caret-back"
          look="round"
          label={words.previousPicture}
          onClick={() => go(-1)}
        />
        <IconButton
          icon="minus"
          look="round"
          label={words.zoomOut}
          disabled={zoom === 0}
          onClick={() => setZoom(zoom - 1)}
        />
        <p aria-live="polite" className={position}>
          {words.picture(toPersianDigits(current + 1), toPersianDigits(images.length))}
        </p>
        <IconButton
          icon="plus"
          look="round"
          label={words.zoomIn}
          disabled={zoom === zooms.length - 1}
          onClick={() => setZoom(zoom + 1)}
        />
        <IconButton icon="caret" look="round" label={words.nextPicture} onClick={() => go(1)} />
      </div>
      <PictureRow images={images} current={current} onChoose={(index) => go(index - current)} />
    </div>
  )
}

/** Without smooth scrolling, so that the gallery opens at its picture. */
function showAtOnce(strip: HTMLElement | null, index: number): void {
  const picture = strip?.children[index]
  if (picture instanceof HTMLElement)
    strip?.scrollTo({ left: picture.offsetLeft, behavior: 'instant' })
}

const box = css({ display: 'grid', gap: '3' })
const strip = css({
  position: 'relative',
  display: 'flex',
  height: { base: 'calc(100dvh - 284px)', md: 'min(640px, calc(100dvh - 340px))' },
  minHeight: '240px',
  borderRadius: 'lg',
  bg: 'plate',
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollSnapType: 'x mandatory',
  scrollBehavior: 'smooth',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  _still: { scrollBehavior: 'auto' },
  '&[data-zoomed]': { overflowX: 'hidden' },
})
const slide = css({ flex: '0 0 100%', scrollSnapAlign: 'start', scrollSnapStop: 'always' })
const controls = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: { base: '3', sm: '5' },
})
const position = css({ minWidth: '64px', textStyle: 'small', color: 'text-2', textAlign: 'center' })
