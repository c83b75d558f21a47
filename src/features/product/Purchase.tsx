import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { css } from '#styled/css/index.js'
import { product as words } from '#i18n/fa/product.ts'
import {
  addToCartSelectors,
  type OfferedLine,
} from '#machines/flows/add-to-cart/add-to-cart.machine.ts'
import {
  useAddToCart,
  type AddToCartFlow,
} from '#src/features/add-to-cart/shared/use-add-to-cart.ts'
import { useCartQuantity } from '#src/features/checkout/shared/use-cart-quantity.ts'
import { toast } from '#src/ui/toast.ts'
import { AddedDialog } from './AddedDialog.tsx'
import { BuyBar } from './BuyBar.tsx'
import { BuyBox } from './BuyBox.tsx'
import { InCart } from './InCart.tsx'
import { InsuranceChoice } from './InsuranceChoice.tsx'
import type { Product, Variant } from './product-view.ts'
import { galleryOf } from '#src/goods/variant-pictures.ts'

type Props = { product: Product; variant: Variant }

/** Buying the chosen variant: the box, the bar of small screens, and their dialogs. */
export function Purchase(props: Props) {
  return <PurchaseAt {...props} flow={useAddToCart()} />
}

/** Renders the current state of the flow. */
export function PurchaseAt({ product, variant, flow }: Props & { flow: AddToCartFlow }) {
  const isAdding = useSelector(flow, addToCartSelectors.isAdding)
  const isChanging = useSelector(flow, addToCartSelectors.isChangingQuantity)
  const inCart = useCartQuantity(variant.id)
  const [insuranceId, setInsuranceId] = useState<number | null>(null)
  const [choosing, setChoosing] = useState(false)
  const insurance = product.insurances.find(({ id }) => id === insuranceId) ?? null
  const insure = (id: number | null) => {
    setInsuranceId(id)
    toast({ text: id === null ? words.insuranceRemoved : words.insuranceAdded })
  }
  const line = offeredLine(product, variant, { insuranceId, inCart })
  const stepper = inCart > 0 && !isAdding && (
    <InCart
      title={product.title}
      quantity={inCart}
      most={Math.min(variant.quantity, variant.purchase_limit)}
      busy={isChanging}
      onChange={(quantity) => flow.send({ type: 'quantity.changed', line, quantity })}
    />
  )
  return (
    <div className={stay}>
      <BuyBox
        product={product}
        variant={variant}
        insurance={insurance}
        chooseInsurance={
          product.insurances.length === 0 || inCart > 0 ? null : () => setChoosing(true)
        }
        removeInsurance={() => insure(null)}
        busy={isAdding}
        add={() => flow.send({ type: 'add.pressed', line })}
        stepper={stepper}
        limited={inCart >= variant.purchase_limit && variant.quantity >= variant.purchase_limit}
      />
      <BuyBar variant={variant} busy={isAdding} stepper={stepper} />
      <InsuranceChoice
        open={choosing}
        onClose={() => setChoosing(false)}
        insurances={product.insurances}
        variant={variant}
        chosen={insuranceId}
        onChoose={insure}
      />
      <AddedDialog product={product} variant={variant} flow={flow} inCart={inCart} />
    </div>
  )
}

type Chosen = Pick<OfferedLine, 'insuranceId' | 'inCart'>

function offeredLine(product: Product, variant: Variant, chosen: Chosen): OfferedLine {
  const { id, slug, title, images } = product
  return {
    ...chosen,
    priceId: variant.id,
    stock: variant.quantity,
    purchaseLimit: variant.purchase_limit,
    goods: {
      product_id: id,
      slug,
      title,
      image: galleryOf(images, variant)[0]?.image ?? '',
      color: variant.color_name,
    },
  }
}

/** On wide screens the box stays in sight while the page scrolls. */
const stay = css({
  minWidth: '0',
  position: { lg: 'sticky' },
  insetBlockStart: { lg: 'calc(80px + {spacing.4})' },
  alignSelf: { lg: 'start' },
  zIndex: { lg: 'sticky' },
})
