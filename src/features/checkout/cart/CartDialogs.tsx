import { useSelector } from '@xstate/react'
import { checkout } from '#i18n/fa/checkout.ts'
import { lineOf } from '#machines/flows/cart/cart.ts'
import type { CartEditingRef } from '#machines/flows/cart-editing/cart-editing.machine.ts'
import { cartEditingSelectors } from '#machines/flows/cart-editing/cart-editing.selectors.ts'
import { InsuranceDialog } from './InsuranceDialog.tsx'
import { ProfileDialog } from './ProfileDialog.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Bdi } from '#src/ui/Bdi.tsx'
import { DangerButtons } from '#src/ui/DangerButtons.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'

const words = checkout.dialogs

/** The dialogs of step 1. */
export function CartDialogs({ editing }: { editing: CartEditingRef }) {
  const isOutOfStock = useSelector(editing, (snapshot) => snapshot.matches('outOfStock'))
  const dismiss = () => editing.send({ type: 'dialog.dismissed' })
  return (
    <>
      <RemovalDialog editing={editing} />
      <Dialog
        open={isOutOfStock}
        onClose={dismiss}
        alert
        title={words.outOfStockTitle}
        foot={
          <>
            <Button onClick={() => editing.send({ type: 'unavailable.removed' })}>
              {words.removeUnavailable}
            </Button>
            <Button look="line" onClick={dismiss}>
              {words.backToCart}
            </Button>
          </>
        }
      >
        {words.outOfStock}
      </Dialog>
      <ProfileDialog editing={editing} />
      <InsuranceDialog editing={editing} />
    </>
  )
}

function RemovalDialog({ editing }: { editing: CartEditingRef }) {
  const changeToConfirm = useSelector(editing, cartEditingSelectors.changeToConfirm)
  const cart = useSelector(editing, cartEditingSelectors.cart)
  const dismiss = () => editing.send({ type: 'dialog.dismissed' })
  const line =
    changeToConfirm?.kind === 'removal' ? lineOf(cart, changeToConfirm.priceId) : undefined
  const isClearing = changeToConfirm?.kind === 'clearing'
  return (
    <Dialog
      open={changeToConfirm !== null}
      onClose={dismiss}
      alert
      title={isClearing ? words.clearTitle : words.removeTitle}
      foot={
        <DangerButtons
          confirm={isClearing ? words.clearYes : words.removeYes}
          onConfirm={() => editing.send({ type: 'change.confirmed' })}
          keep={checkout.cancel}
          onKeep={dismiss}
        />
      }
    >
      {isClearing ? words.clear : <Bdi>{words.remove(line?.title ?? '')}</Bdi>}
    </Dialog>
  )
}
