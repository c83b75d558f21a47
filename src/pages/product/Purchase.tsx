import { useState } from 'react'
import { product as words } from '#i18n/fa/product.ts'
import { toast } from '#src/ui/toast.ts'
import { AddedDialog } from './AddedDialog.tsx'
import { BuyBar } from './BuyBar.tsx'
import { BuyBox } from './BuyBox.tsx'
import { InsuranceChoice } from './InsuranceChoice.tsx'
import type { Product, Variant } from './product-view.ts'
import { useAddToCart } from '#src/flows/add-to-cart/use-add-to-cart.ts'

type Props = { product: Product; variant: Variant }

/** Buying the chosen variant: the box, the bar of small screens, and what opens from them. */
export function Purchase({ product, variant }: Props) {
  const flow = useAddToCart()
  const [insuranceId, setInsuranceId] = useState<number | null>(null)
  const [choosing, setChoosing] = useState(false)
  const insurance = product.insurances.find(({ id }) => id === insuranceId) ?? null
  const insure = (id: number | null) => {
    setInsuranceId(id)
    toast({ text: id === null ? words.insuranceRemoved : words.insuranceAdded })
  }
  return (
    <div>
      <BuyBox
        product={product}
        variant={variant}
        insurance={insurance}
        chooseInsurance={product.insurances.length === 0 ? null : () => setChoosing(true)}
        removeInsurance={() => insure(null)}
        busy={flow.isAdding}
        add={() => flow.add({ priceId: variant.id, insuranceId, stock: variant.quantity })}
      />
      <BuyBar variant={variant} busy={flow.isAdding} />
      <InsuranceChoice
        open={choosing}
        onClose={() => setChoosing(false)}
        insurances={product.insurances}
        variant={variant}
        chosen={insuranceId}
        onChoose={insure}
      />
      <AddedDialog product={product} variant={variant} flow={flow} />
    </div>
  )
}
