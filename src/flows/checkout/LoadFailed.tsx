import { useSelector } from '@xstate/react'
import { css } from '#styled/css/index.js'
import { checkout } from '#i18n/fa/checkout.ts'
import { checkoutSelectors } from '#machines/checkout/checkout.selectors.ts'
import type { CheckoutActor } from '#src/flows/checkout/Checkout.tsx'
import { failureText } from '#src/lib/failure-text.ts'
import { ReportLink } from '#src/support/ReportLink.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'

/** The cart could not be read; nothing is lost, and it can be tried again. */
export function LoadFailed({ actor }: { actor: CheckoutActor }) {
  const failure = useSelector(actor, checkoutSelectors.failure)
  const step = useSelector(actor, (snapshot) => snapshot.context.step)
  if (failure === null) return null
  return (
    <>
      <h1 className={css({ srOnly: true })} tabIndex={-1}>
        {checkout.titles[step]}
      </h1>
      <Note
        tone="danger"
        role="alert"
        action={
          <Button size="sm" look="ink" onClick={() => actor.send({ type: 'retry.requested' })}>
            {checkout.retry}
          </Button>
        }
      >
        {failureText(failure)}
        <ReportLink failure={failure} />
      </Note>
    </>
  )
}
