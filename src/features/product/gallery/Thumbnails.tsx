import { useState } from 'react'
import { toPersianDigits } from '#domain/digits.ts'
import { css, cva } from '#styled/css/index.js'
import { product as words } from '#i18n/fa/product.ts'
import { Picture } from '#src/ui/Picture.tsx'
import type { ProductImage } from '#src/goods/variant-pictures.ts'
import { rove } from './rove.ts'

const maxThumbnails = 4

type Props = {
  images: readonly ProductImage[]
  current: number
  show: (index: number) => void
  showAll: (index: number) => void
}

/** Thumbnails of the first pictures; the last one opens the others. For the keyboard they are one stop. */
export function Thumbnails({ images, current, show, showAll }: Props) {
  const [focused, setFocused] = useState<number | null>(null)
  if (images.length < 2) return null
  const more = images.length - maxThumbnails
  const last = Math.min(images.length, maxThumbnails) - 1
  const stop = focused ?? Math.min(current, last)
  const move = (index: number) => {
    setFocused(index)
    if (more <= 0 || index < last) show(index)
  }
  return (
    <ul className={thumbnails} onKeyDown={rove(move)} onBlur={() => setFocused(null)}>
      {images.slice(0, maxThumbnails).map(({ image }, index) => {
        const opensOthers = more > 0 && index === last
        return (
          <li key={image} className={thumbnailItem}>
            <button
              type="button"
              tabIndex={index === stop ? 0 : -1}
              aria-label={
                opensOthers
                  ? words.morePictures(toPersianDigits(more))
                  : words.showPicture(toPersianDigits(index + 1))
              }
              aria-current={!opensOthers && index === current ? 'true' : undefined}
              className={thumbnail({ current: !opensOthers && index === current })}
              onClick={() => (opensOthers ? showAll(index) : show(index))}
            >
              <Picture src={image} alt="" width={96} height={96} sizes="96px" className={small} />
              {opensOthers && (
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
