import { invoice } from '#i18n/fa/invoice.ts'
import type { DiscountCodeRef } from '#machines/flows/discount-code/discount-code.machine.ts'
import type { Failure } from '#machines/kernel/problem.ts'
import { failureText } from '#src/lib/failure-text.ts'
import { toast, withdrawToast } from '#src/ui/toast.ts'

const words = invoice.discount

const id = 'discount-code'

/** The toasts of the discount code (INV-31), closed when another is checked; success is shown beside the field instead (INV-22). @returns unsubscribes */
export function connectDiscountCode(discount: DiscountCodeRef): () => void {
  const subscriptions = [
    discount.on('code.removed', () => toast({ id, text: words.removed, tone: 'info' })),
    discount.on('code.refused', ({ failure }) =>
      toast({ id, text: refusalText(failure), tone: 'error' }),
    ),
    discount.subscribe((snapshot) => {
      if (snapshot.matches('checking')) withdrawToast(id)
    }),
  ]
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe()
  }
}

/** Why a code was refused; a general sentence for a reply that does not name the reason (INV-38). */
export function refusalText(failure: Failure): string {
  return failure.code === 'internal_error' || failure.code === 'validation_failed'
    ? words.failed
    : failureText(failure)
}
