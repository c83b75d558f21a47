import { compare as words } from '#i18n/fa/compare.ts'
import {
  addCompared,
  removeCompared,
  useCompared,
} from '#src/features/compare/shared/compare-list.ts'
import { galleryOf } from '#src/goods/variant-pictures.ts'
import { ToolButton } from '#src/ui/ToolButton.tsx'
import { toast } from '#src/ui/toast.ts'
import type { Product, Variant } from './product-view.ts'
import { paths } from '#src/lib/paths.ts'

const action = { label: words.see, href: paths.compare }

type Props = { product: Product; variant: Variant | undefined }

/** Adds the product to the comparison in the chosen color, or removes it. */
export function CompareButton({ product, variant }: Props) {
  const compared = useCompared() ?? []
  const isCompared = compared.some(({ id }) => id === product.id)
  const toggle = () => {
    if (isCompared) {
      removeCompared(product.id)
      toast({ text: words.removed })
    } else if (addCompared(inColor(product, variant))) {
      toast({ text: compared.length === 0 ? words.addedFirst : words.addedSecond, action })
    } else toast({ text: words.full, tone: 'error', action })
  }
  return (
    <ToolButton
      icon="scale"
      label={isCompared ? words.remove : words.add}
      pressed={isCompared}
      onClick={toggle}
    />
  )
}

/** Only the first picture and the first price are kept. */
function inColor(product: Product, variant: Variant | undefined): Product {
  const images = galleryOf(product.images, variant)
  return { ...product, images, price: variant === undefined ? product.price : [variant] }
}
