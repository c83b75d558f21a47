import { useSelector } from '@xstate/react'
import { css } from '#styled/css/index.js'
import { invoice } from '#i18n/fa/invoice.ts'
import { lenderTerms } from '#i18n/fa/lender-terms.ts'
import { checkoutSelectors } from '#machines/flows/checkout/checkout.selectors.ts'
import type { GatewayOption } from '#machines/flows/checkout/checkout.types.ts'
import type { CheckoutActor } from '#machines/flows/checkout/checkout.machine.ts'
import { WalletSwitch } from './WalletSwitch.tsx'
import { Panel } from '#src/features/checkout/Panel.tsx'
import { failureText } from '#src/lib/failure-text.ts'
import { ReportLink } from '#src/features/support/shared/ReportLink.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import type { IconName } from '#src/ui/icon/names.ts'
import { RadioCard } from '#src/ui/RadioCard.tsx'
import { Retry } from '#src/ui/Retry.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'

const words = invoice.payment

/** How the order is paid: by one of the gateways, banks first, then credit, and from the wallet. */
export function Gateways({ actor }: { actor: CheckoutActor }) {
  const gateways = useSelector(actor, checkoutSelectors.gateways)
  const failure = useSelector(actor, checkoutSelectors.failure)
  const isLoading = useSelector(actor, (snapshot) =>
    snapshot.matches({ shopping: { invoice: 'preparing' } }),
  )
  const isGatewayNeeded = useSelector(actor, checkoutSelectors.isGatewayNeeded)
  const fromWallet = useSelector(
    actor,
    (snapshot) => checkoutSelectors.payment(snapshot).fromWallet,
  )
  const lender = useSelector(actor, checkoutSelectors.lenderLink)
  const { bank_gateways: banks, credit_gateways: credits } = gateways
  return (
    <Panel icon="card" title={words.title}>
      {isLoading ? (
        <div className={cards} aria-busy role="status" aria-label={words.loading}>
          <Skeleton height="74px" radius="12px" />
          <Skeleton height="74px" radius="12px" />
        </div>
      ) : failure === null ? (
        <div role="radiogroup" aria-label={words.title} className={cards}>
          {!isGatewayNeeded && fromWallet > 0 && (
            <p role="status" className={css({ textStyle: 'small', color: 'ok-text' })}>
              {words.wallet.coversAll}
            </p>
          )}
          {banks.map((gateway) => (
            <Gateway key={gateway.link} actor={actor} gateway={gateway} />
          ))}
          {credits.map((gateway) => (
            <Gateway
              key={gateway.link}
              actor={actor}
              gateway={gateway}
              areTermsUnknown={gateway.link !== lender}
            />
          ))}
        </div>
      ) : (
        <Retry
          text={failureText(failure)}
          failure={failure}
          onRetry={() => actor.send({ type: 'retry.requested' })}
        >
          <ReportLink failure={failure} />
        </Retry>
      )}
      {failure === null && <WalletSwitch actor={actor} />}
    </Panel>
  )
}

type GatewayProps = {
  actor: CheckoutActor
  gateway: GatewayOption
  /** Whether it is a lender whose terms the shop cannot show. */
  areTermsUnknown?: boolean
}

function Gateway({ actor, gateway, areTermsUnknown = false }: GatewayProps) {
  const { link, icon, icon_alt_text: alt, name, description, is_active: isActive } = gateway
  const chosen = useSelector(actor, checkoutSelectors.gatewayLink)
  const isNeeded = useSelector(actor, checkoutSelectors.isGatewayNeeded)
  const canChoose = useSelector(actor, (snapshot) =>
    checkoutSelectors.canChooseGateway(snapshot, link),
  )
  const text = areTermsUnknown ? lenderTerms.withDescription(description) : description
  return (
    <RadioCard
      name="gateway"
      checked={link === chosen && isNeeded}
      disabled={!canChoose}
      onChange={() => actor.send({ type: 'gateway.chosen', link })}
      icon={
        <span className={mark}>
          <Icon name={icons[icon]} label={alt} />
        </span>
      }
      title={name}
      text={isActive ? text : words.inactive}
    />
  )
}

const icons: Record<GatewayOption['icon'], IconName> = {
  bank: 'bank',
  card: 'card',
  installments: 'calendar',
  wallet: 'wallet',
}

const cards = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' },
  gap: '3',
  padding: { base: '4', sm: '6' },
})
const mark = css({
  display: 'grid',
  placeItems: 'center',
  flexShrink: '0',
  width: '44px',
  height: '44px',
  border: '1px solid {colors.border}',
  borderRadius: 'sm',
  bg: 'surface',
  color: 'brand-text',
  ':has(> input:disabled) + &': { color: 'text-disabled' },
})
