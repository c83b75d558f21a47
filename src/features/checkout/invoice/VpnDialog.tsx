import { useSelector } from '@xstate/react'
import { checkout } from '#i18n/fa/checkout.ts'
import { invoice } from '#i18n/fa/invoice.ts'
import type { CheckoutActor } from '#machines/flows/checkout/checkout.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { ButtonRow } from '#src/ui/ButtonRow.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'

const words = invoice.vpn

/** Asks to turn the VPN off before the gateway; a setting of the shop decides whether it ever opens. */
export function VpnDialog({ actor }: { actor: CheckoutActor }) {
  const isOpen = useSelector(actor, (snapshot) =>
    snapshot.matches({ shopping: { invoice: 'warning' } }),
  )
  const dismiss = () => actor.send({ type: 'dialog.dismissed' })
  return (
    <Dialog
      open={isOpen}
      onClose={dismiss}
      alert
      title={words.title}
      foot={
        <ButtonRow>
          <Button onClick={() => actor.send({ type: 'warning.confirmed' })}>{words.go}</Button>
          <Button look="line" onClick={dismiss}>
            {checkout.cancel}
          </Button>
        </ButtonRow>
      }
    >
      {words.text}
    </Dialog>
  )
}
