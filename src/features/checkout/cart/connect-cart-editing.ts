import { checkout } from '#i18n/fa/checkout.ts'
import type { CartChange } from '#machines/flows/cart/cart.ts'
import type { CartEditingRef } from '#machines/flows/cart-editing/cart-editing.machine.ts'
import { toast } from '#src/ui/toast.ts'

const words = checkout.cart

/** The toasts of step 1. @returns unsubscribes */
export function connectCartEditing(editing: CartEditingRef): () => void {
  const subscriptions = [
    editing.on('line.changed', ({ change }) => {
      const text = changeText(change)
      if (text !== null) toast({ text, tone: 'ok' })
    }),
    editing.on('stock.limited', ({ perCustomer }) =>
      toast({ text: perCustomer ? words.purchaseLimited : words.stockLimited, tone: 'info' }),
    ),
  ]
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe()
  }
}

function changeText(change: CartChange): string | null {
  switch (change.kind) {
    case 'removal':
      return words.removed
    case 'unavailableRemoval':
      return words.unavailableRemoved
    case 'clearing':
      return words.cleared
    case 'insurance':
      return change.insuranceId === null ? words.uninsured : words.insured
    default:
      return null
  }
}
