import { useSelector } from '@xstate/react'
import { checkout } from '#i18n/fa/checkout.ts'
import { isEmpty } from '#machines/flows/cart/cart.ts'
import { checkoutSelectors } from '#machines/flows/checkout/checkout.selectors.ts'
import { isSignedOut } from '#machines/kernel/problem.ts'
import type { CheckoutActor } from '#machines/flows/checkout/checkout.machine.ts'
import { InSight } from '#src/ui/InSight.tsx'
import { failureText } from '#src/lib/failure-text.ts'
import { paths } from '#src/lib/paths.ts'
import { ButtonLink } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'

/**
 * Why the shopper was redirected to this step, with the sign-in where it is needed; in place of an empty cart it is offered
 * already.
 */
export function RedirectNotice({ actor }: { actor: CheckoutActor }) {
  const notice = useSelector(actor, checkoutSelectors.notice)
  const cart = useSelector(actor, checkoutSelectors.cart)
  const path = useSelector(actor, checkoutSelectors.pathAfterSignIn)
  if (notice === null) return null
  return (
    <InSight>
      <Note
        tone="warn"
        icon="info"
        role="alert"
        action={
          isSignedOut(notice) && !isEmpty(cart) ? (
            <ButtonLink href={paths.login({ redirectUrl: path })} look="line" size="sm">
              {checkout.signIn}
            </ButtonLink>
          ) : undefined
        }
      >
        {notice.code === 'shipping_method_missing' && `${checkout.deliveryLost} `}
        {failureText(notice)}
      </Note>
    </InSight>
  )
}
