import type { CheckoutActor } from '#src/flows/checkout/Checkout.tsx'

export function InvoiceStep(_props: { actor: CheckoutActor }) {
  return null
}
