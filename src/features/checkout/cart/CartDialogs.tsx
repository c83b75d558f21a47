import { useSelector } from '@xstate/react'
import { checkout } from '#i18n/fa/checkout.ts'
import { lineOf } from '#machines/flows/cart/cart.ts'
import type { CartEditingRef } from '#machines/flows/cart-editing/cart-editing.machine.ts'
import { cartEditingSelectors } from '#machines/flows/cart-editing/cart-editing.selectors.ts'
import { InsuranceDialog } from './InsuranceDialog.tsx'
import { ProfileDialog } from './ProfileDialog.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ButtonRow } from '#src/ui/ButtonRow.tsx'
import { Bdi } from '#src/ui/Bdi.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { RemovalDialog } from '#src/ui/RemovalDialog.tsx'

const words = checkout.dialogs

/** The dialogs of step 1. */
export function CartDialogs({ editing }: { editing: CartEditingRef }) {
  const isOutOfStock = useSelector(editing, (snapshot) => snapshot.matches('outOfStock'))
  const isNothingLeft = useSelector(editing, cartEditingSelectors.isNothingLeft)
  const dismiss = () => editing.send({ type: 'dialog.dismissed' })
  return (
    <>
      <CartRemovalDialog editing={editing} />
      <Dialog
        open={isOutOfStock}
        onClose={dismiss}
        alert
        title={words.outOfStockTitle}
        foot={
          <ButtonRow>
            <Button onClick={() => editing.send({ type: 'unavailable.removed' })}>
              {isNothingLeft ? words.removeAll : words.removeUnavailable}
            </Button>
            <Button look="line" onClick={dismiss}>
              {words.backToCart}
            </Button>
          </ButtonRow>
        }
      >
        {words.outOfStock}
      </Dialog>
      <ProfileDialog editing={editing} />
      <InsuranceDialog editing={editing} />
    </>
  )
}

function CartRemovalDialog({ editing }: { editing: CartEditingRef }) {
  const changeToConfirm = useSelector(editing, cartEditingSelectors.changeToConfirm)
  const cart = useSelector(editing, cartEditingSelectors.cart)
  const line =
    changeToConfirm?.kind === 'removal' ? lineOf(cart, changeToConfirm.priceId) : undefined
  const isClearing = changeToConfirm?.kind === 'clearing'
  return (
    <RemovalDialog
      open={changeToConfirm !== null}
      title={isClearing ? words.clearTitle : words.removeTitle}
      confirm={isClearing ? words.clearYes : words.removeYes}
      cancel={checkout.cancel}
      onConfirm={() => editing.send({ type: 'change.confirmed' })}
      onCancel={() => editing.send({ type: 'dialog.dismissed' })}
    >
      {isClearing ? words.clear : <Bdi>{words.remove(line?.title ?? '')}</Bdi>}
    </RemovalDialog>
  )
}
