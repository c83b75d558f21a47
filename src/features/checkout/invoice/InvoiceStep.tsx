import { useSelector } from '@xstate/react'
import { useForm } from 'react-hook-form'
import { creditTerms } from '#domain/installment.ts'
import { checkout } from '#i18n/fa/checkout.ts'
import { invoice as words } from '#i18n/fa/invoice.ts'
import { checkoutSelectors } from '#machines/flows/checkout/checkout.selectors.ts'
import { css } from '#styled/css/index.js'
import type { CheckoutActor } from '#machines/flows/checkout/checkout.machine.ts'
import { CheckoutFrame, onWideScreens } from '#src/features/checkout/CheckoutFrame.tsx'
import { DeliverySummary } from './DeliverySummary.tsx'
import { DiscountCode, type CodeValues } from './DiscountCode.tsx'
import { Gateways } from './Gateways.tsx'
import { InvoiceItems } from './InvoiceItems.tsx'
import { PayButton } from './PayButton.tsx'
import { PaymentFailed } from './PaymentFailed.tsx'
import { VpnDialog } from './VpnDialog.tsx'
import { paths } from '#src/lib/paths.ts'
import { Summary } from '#src/features/checkout/Summary.tsx'
import { OpenOrdersNote } from '#src/features/checkout/OpenOrdersNote.tsx'
import { DroppedCode } from '#src/features/checkout/DroppedCode.tsx'
import { RedirectNotice } from '#src/features/checkout/RedirectNotice.tsx'

/** Step 3: the items, their delivery and the payment. */
export function InvoiceStep({ actor }: { actor: CheckoutActor }) {
  const cart = useSelector(actor, checkoutSelectors.cart)
  const payable = useSelector(actor, (snapshot) => checkoutSelectors.payment(snapshot).payable)
  const fromWallet = useSelector(
    actor,
    (snapshot) => checkoutSelectors.payment(snapshot).fromWallet,
  )
  const isLimitReached = useSelector(actor, checkoutSelectors.isOrderLimitReached)
  const isLenderChosen = useSelector(actor, checkoutSelectors.isLenderChosen)
  const gateway = useSelector(actor, checkoutSelectors.gatewayName)
  const code = useForm<CodeValues>({ mode: 'onChange', defaultValues: { code: '' } })
  return (
    <CheckoutFrame
      title={checkout.titles.invoice}
      above={
        <>
          <RedirectNotice actor={actor} />
          <DroppedCode actor={actor} />
          <OpenOrdersNote isLimitReached={isLimitReached} />
        </>
      }
      side={
        <Summary
          title={checkout.titles.invoice}
          cart={cart}
          withShipping
          fromWallet={fromWallet}
          installment={isLenderChosen ? creditTerms(payable) : null}
          total={{ label: checkout.summary.payable, value: payable }}
          action={
            <div className={onWideScreens}>
              <PayButton actor={actor} code={code} wide />
            </div>
          }
          foot={
            <>
              {words.terms.before}
              <a href={paths.terms} target="_blank" className={termsLink}>
                {words.terms.link}
              </a>
              {words.terms.after}
              {payable > 0 && words.terms.gateway}
            </>
          }
        />
      }
      bar={{
        ...(payable === 0 && fromWallet > 0
          ? { label: words.paidFromWallet, amount: fromWallet }
          : {
              label: gateway === null ? checkout.summary.payable : words.payableWith(gateway),
              amount: payable,
            }),
        action: <PayButton actor={actor} code={code} />,
      }}
    >
      <PaymentFailed actor={actor} />
      <DeliverySummary actor={actor} />
      <DiscountCode actor={actor} form={code} />
      <Gateways actor={actor} />
      <InvoiceItems actor={actor} />
      <VpnDialog actor={actor} />
    </CheckoutFrame>
  )
}

/** In running text, of whose size it is; underlined, since color alone is not enough. */
const termsLink = css({
  color: 'brand-text',
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
})
