import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { waitFor } from 'xstate'
import { css } from '#styled/css/index.js'
import { createPaymentResultActors } from '#machines/flows/payment-result/payment-result.actors.ts'
import {
  paymentResultMachine,
  paymentResultSelectors,
  type PaymentResultActor,
} from '#machines/flows/payment-result/payment-result.machine.ts'
import { paymentResult as words } from '#i18n/fa/invoice.ts'
import { takeLostFocus } from '#src/lib/lost-focus.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { notifyOtherTabs } from '#src/lib/api/tabs.ts'
import { AskForNotifications } from '#src/features/notifications/shared/AskForNotifications.tsx'
import { isTold, type BankReturn } from './bank-return.ts'
import { reportPurchase } from './report-purchase.ts'
import { depositView, resultView } from './result-view.ts'
import { ResultActions } from './ResultActions.tsx'
import { ResultDeadline } from './ResultDeadline.tsx'
import { ResultFacts } from './ResultFacts.tsx'
import { useFlow } from '#src/lib/flows/use-flow.ts'
import { loadBelowLayers } from '#src/lib/history-layers.ts'
import { useSite } from '#src/lib/SiteContext.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'

/** The result of a payment. Of an order and a listed deposit the server's status is shown, not the one in the query. */
export function PaymentResult({ back }: { back: BankReturn }) {
  const api = useApi()
  const { origin: siteUrl } = useSite()
  const { paid, wasCancelled, orderId, trackingCode } = back
  const deposit = back.kind === 'wallet' ? { trackingCode } : null
  const actor = useFlow(() => ({
    machine: paymentResultMachine,
    live: () =>
      paymentResultMachine.provide({
        actors: createPaymentResultActors(api, {
          leave: loadBelowLayers,
          report: reportPurchase,
        }),
      }),
    input: () => ({ paid, wasCancelled, orderId, deposit, siteUrl }),
    listen: (actor) => {
      void tellOfCharge(actor)
      return subscribeToReturn(actor)
    },
  }))
  return <Result actor={actor} back={back} />
}

/** Renders the current state of the flow. */
export function Result({ actor, back }: { actor: PaymentResultActor; back: BankReturn }) {
  const view = useSelector(actor, back.kind === 'wallet' ? depositView : resultView)
  const { title, text, look, icon } = view
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (look !== 'busy') takeLostFocus(heading.current, { preventScroll: true })
  }, [look])
  return (
    <section className={card} aria-busy={look === 'busy' || undefined}>
      <div role="status" className={head}>
        {look === 'busy' ? (
          <Skeleton width="72px" height="72px" radius="999px" />
        ) : (
          <span className={mark} data-look={look}>
            <Icon name={icon} size={40} />
          </span>
        )}
        <h1 ref={heading} className={titleText} tabIndex={-1}>
          {title}
        </h1>
        <p className={explanation}>{text}</p>
        {look === 'danger' && back.reason !== null && <p className={explanation}>{back.reason}</p>}
      </div>
      <ResultDeadline actor={actor} />
      {view.facts === 'told' && isTold(back) && (
        <p className={css({ textStyle: 'body' })}>{words.keepFacts}</p>
      )}
      {(view.facts === true || (view.facts === 'told' && isTold(back))) && (
        <ResultFacts actor={actor} back={back} />
      )}
      <ResultActions actor={actor} kind={back.kind} />
      {look === 'ok' && <AskForNotifications />}
    </section>
  )
}

/** The bank opened in a tab of its own: an invoice in another tab has to load the wallet's funds again. */
async function tellOfCharge(actor: PaymentResultActor): Promise<void> {
  const end = await waitFor(actor, ({ status }) => status !== 'active').catch(() => null)
  if (end !== null && paymentResultSelectors.mayHaveCharged(end)) notifyOtherTabs('cart')
}

/** The browser may restore the page when the shopper presses back on the gateway's page. */
function subscribeToReturn(actor: PaymentResultActor): () => void {
  const restored = (event: PageTransitionEvent) => {
    if (event.persisted) actor.send({ type: 'page.restored' })
  }
  addEventListener('pageshow', restored)
  return () => removeEventListener('pageshow', restored)
}

const titleText = css({ textStyle: 'h2', _focusVisible: { outline: 'none' } })
const card = css({
  display: 'grid',
  gap: '6',
  width: 'full',
  maxWidth: '520px',
  padding: { base: '6', sm: '8' },
  border: '1px solid {colors.border}',
  borderRadius: 'lg',
  bg: 'surface',
})
const head = css({
  display: 'grid',
  justifyItems: 'center',
  gap: '2',
  textAlign: 'center',
})
const explanation = css({ textStyle: 'body', color: 'text-2' })
const mark = css({
  display: 'grid',
  placeItems: 'center',
  width: '72px',
  height: '72px',
  marginBlockEnd: '2',
  borderRadius: 'full',
  '&[data-look=ok]': { bg: 'ok-soft', color: 'ok-text' },
  '&[data-look=warn]': { bg: 'warn-soft', color: 'warn-text' },
  '&[data-look=info]': { bg: 'info-soft', color: 'info-text' },
  '&[data-look=danger]': { bg: 'danger-soft', color: 'danger' },
})
