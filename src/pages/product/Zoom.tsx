import { toPersianDigits } from '#domain/digits.ts'
import { css } from '#styled/css/index.js'
import { product as words } from '#i18n/fa/product.ts'
import { Dialog } from '#src/ui/Dialog.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import type { ProductImage } from './product-view.ts'

type Props = {
  images: readonly ProductImage[]
  /** The picture that is shown large; null while the dialog is closed. */
  index: number | null
  onIndex: (index: number | null) => void
}

/** One picture as large as the screen allows, with the way to the others; arrow keys go along them. */
export function Zoom({ images, index, onIndex }: Props) {
  const shown = images[index ?? 0]
  if (shown === undefined) return null
  const position = (index ?? 0) + 1
  const go = (step: number) => onIndex((position - 1 + step + images.length) % images.length)
  return (
    <Dialog
      open={index !== null}
      onClose={() => onIndex(null)}
      title={words.zoom}
      look="full"
      foot={
        <div className={foot}>
          <IconButton
            icon="caret-back"
            look="round"
            label={words.previousPicture}
            onClick={() => go(-1)}
          />
          <p aria-live="polite">
            {words.picture(toPersianDigits(position), toPersianDigits(images.length))}
          </p>
          <IconButton icon="caret" look="round" label={words.nextPicture} onClick={() => go(1)} />
        </div>
      }
    >
      <div
        className={stage}
        onKeyDown={(event) => {
          if (event.key === 'ArrowLeft') go(1)
          if (event.key === 'ArrowRight') go(-1)
        }}
      >
        <Picture
          key={shown.image}
          src={shown.image}
          alt={shown.alt_text}
          width={1440}
          height={1440}
          sizes="(min-width: 960px) 720px, 200vw"
          className={picture}
        />
      </div>
    </Dialog>
  )
}

const stage = css({
  display: 'grid',
  placeItems: 'center',
  minHeight: 'full',
  borderRadius: 'lg',
  bg: 'plate',
  overflow: 'auto',
})
const picture = css({ width: 'full', height: 'auto', maxHeight: '72dvh' })
const foot = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  textStyle: 'small',
  color: 'text-2',
})
