import { useSelector } from '@xstate/react'
import { css } from '#styled/css/index.js'
import { checkout } from '#i18n/fa/checkout.ts'
import { checkoutSelectors } from '#machines/flows/checkout/checkout.selectors.ts'
import type { CheckoutActor } from '#machines/flows/checkout/checkout.machine.ts'
import { failureText } from '#src/lib/failure-text.ts'
import { ReportLink } from '#src/features/support/shared/ReportLink.tsx'
import { useWhenOnline } from '#src/lib/use-when-online.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ArcadeScene } from '#src/ui/scenes/ArcadeScene.tsx'

/** The cart could not be loaded, with a retry; it retries by itself once the network is back. */
export function LoadFailed({ actor }: { actor: CheckoutActor }) {
  const failure = useSelector(actor, checkoutSelectors.failure)
  useWhenOnline(() => actor.send({ type: 'retry.requested' }), failure)
  if (failure === null) return null
  return (
    <div role="alert" className={page}>
      <EmptyState
        as="h1"
        scene={<ArcadeScene />}
        title={checkout.loadFailed}
        text={`${failureText(failure)} ${checkout.cartKept}`}
        actions={
          <>
            <Button icon="refresh" onClick={() => actor.send({ type: 'retry.requested' })}>
              {checkout.retry}
            </Button>
            <ReportLink failure={failure} />
          </>
        }
      />
    </div>
  )
}

const page = css({ paddingBlock: { base: '8', md: '10' } })
