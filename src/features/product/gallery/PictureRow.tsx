import { useEffect, useRef } from 'react'
import { toPersianDigits } from '#domain/digits.ts'
import { css } from '#styled/css/index.js'
import { product as words } from '#i18n/fa/product.ts'
import { Picture } from '#src/ui/Picture.tsx'
import type { ProductImage } from '#src/goods/variant-pictures.ts'

type Props = {
  images: readonly Pick<ProductImage, 'image'>[]
  current: number
  onChoose: (index: number) => void
}

/** Thumbnails of all pictures, in a row that keeps the current one centered. */
export function PictureRow({ images, current, onChoose }: Props) {
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const { current: list } = row
    const item = list?.children[current]
    if (list !== null && item instanceof HTMLElement)
      list.scrollTo({ left: item.offsetLeft - (list.clientWidth - item.clientWidth) / 2 })
  }, [current])
  return (
    <ul ref={row} className={list}>
      {images.map(({ image }, index) => (
        <li key={image}>
          <button
            type="button"
            className={item}
            aria-label={words.showPicture(toPersianDigits(index + 1))}
            aria-current={index === current ? 'true' : undefined}
            onClick={() => onChoose(index)}
          >
            <Picture src={image} alt="" width={96} height={96} sizes="64px" className={picture} />
          </button>
        </li>
      ))}
    </ul>
  )
}

const list = css({
  position: 'relative',
  display: 'flex',
  justifyContent: { sm: 'safe center' },
  gap: '2',
  padding: '3px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
})
const item = css({
  display: 'grid',
  placeItems: 'center',
  width: '64px',
  height: '64px',
  borderRadius: 'md',
  border: '1px solid {colors.border}',
  bg: 'plate',
  cursor: 'pointer',
  _hover: { borderColor: 'border-strong' },
  '&[aria-current]': { borderColor: 'brand', boxShadow: 'inset 0 0 0 1px {colors.brand}' },
})
const picture = css({ width: '84%', height: '84%' })
