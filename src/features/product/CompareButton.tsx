import { compare as words } from '#i18n/fa/compare.ts'
import {
  addCompared,
  removeCompared,
  useCompared,
} from '#src/features/compare/shared/compare-list.ts'
import { ToolButton } from '#src/ui/ToolButton.tsx'
import { toast } from '#src/ui/toast.ts'
import type { Product } from './product-view.ts'
import { paths } from '#src/lib/paths.ts'

const action = { label: words.see, href: paths.compare }

/** Adds the product to the comparison, or removes it. */
export function CompareButton({ product }: { product: Product }) {
  const compared = useCompared() ?? []
  const isCompared = compared.some(({ id }) => id === product.id)
  const toggle = () => {
    if (isCompared) {
      removeCompared(product.id)
      toast({ text: words.removed })
    } else if (addCompared(product)) {
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
