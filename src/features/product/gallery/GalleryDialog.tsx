import { useState } from 'react'
import { css } from '#styled/css/index.js'
import { product as words } from '#i18n/fa/product.ts'
import { Dialog } from '#src/ui/Dialog.tsx'
import { lazyPart } from '#src/ui/LazyPart.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import type { ProductImage } from '#src/goods/variant-pictures.ts'
import type { Product } from '#src/features/product/product-view.ts'
import type { Opening } from './gallery-view.ts'

type Props = {
  product: Pick<Product, 'slug' | 'title'>
  images: readonly ProductImage[]
  /** Null while the gallery is closed. */
  opening: Opening | null
  onClose: () => void
}

const waiting = css({ height: '60dvh' })
const GalleryTabs = lazyPart(() => import('./GalleryTabs.tsx').then((m) => m.GalleryTabs), {
  waiting: <Skeleton className={waiting} />,
})

/** The gallery dialog, with all pictures, films and sounds of the product. */
export function GalleryDialog({ product, images, opening, onClose }: Props) {
  const [last, setLast] = useState(opening)
  if (opening !== null && opening !== last) setLast(opening)
  return (
    <Dialog open={opening !== null} onClose={onClose} title={product.title} look="wide">
      {last !== null && (
        <GalleryTabs slug={product.slug} images={images} opening={last} label={words.gallery} />
      )}
    </Dialog>
  )
}
