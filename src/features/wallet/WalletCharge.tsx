import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useController, useForm } from 'react-hook-form'
import { depositBounds, isDeposit } from '#domain/deposit.ts'
import { formatToman } from '#domain/digits.ts'
import { backToInvoice } from '#i18n/fa/invoice.ts'
import { wallet } from '#i18n/fa/wallet.ts'
import { createWalletChargeActors } from '#machines/flows/wallet-charge/wallet-charge.actors.ts'
import {
  walletChargeMachine,
  walletChargeSelectors as selectors,
  type WalletChargeActor,
} from '#machines/flows/wallet-charge/wallet-charge.machine.ts'
import { css } from '#styled/css/index.js'
import { FailureNote } from '#src/features/support/shared/FailureNote.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { useFlow } from '#src/lib/flows/use-flow.ts'
import { toman } from '#src/lib/format.ts'
import { paths } from '#src/lib/paths.ts'
import { useSite } from '#src/lib/SiteContext.tsx'
import { Button, ButtonLink } from '#src/ui/Button.tsx'
import { Chip } from '#src/ui/Chip.tsx'
import { Note } from '#src/ui/Note.tsx'
import { SubmitButton } from '#src/ui/SubmitButton.tsx'
import { gatewayTab } from './gateway-tab.ts'
import { renewWallet } from './renew-wallet.ts'
import { isFromInvoice, rememberWayToInvoice } from './shared/way-to-invoice.ts'
import { AmountField } from '#src/ui/AmountField.tsx'

const words = wallet.charge
/** WAL-08 to WAL-10. */
const quickAmounts = [100_000, 200_000, 300_000]
const bounds = words.bounds(formatToman(depositBounds.least), formatToman(depositBounds.most))

type Props = {
  /** Whether the customer came from the invoice, to which a link leads back. */
  isForInvoice?: boolean
}

/** Charges the wallet at the bank, which opens in a tab of its own. */
export function WalletCharge(props: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { origin } = useSite()
  const actor = useFlow(() => ({
    machine: walletChargeMachine,
    live: () => {
      const tab = gatewayTab()
      const actors = createWalletChargeActors(api, `${origin}${paths.walletCallback}/`, tab.show)
      return walletChargeMachine.provide({
        actors,
        actions: {
          openTab: () => {
            rememberWayToInvoice(isFromInvoice(new URLSearchParams(location.search)))
            tab.open()
          },
          closeTab: tab.close,
        },
      })
    },
    input: () => undefined,
    listen: (actor) => {
      const changed = actor.on('wallet.changed', () => {
        void renewWallet(queryClient)
      })
      const unlisten = subscribeToLooks(actor)
      return () => {
        changed.unsubscribe()
        unlisten()
      }
    },
  }))
  return <WalletChargeView actor={actor} {...props} />
}

/** The shopper comes back from the tab of the bank. */
function subscribeToLooks(actor: WalletChargeActor): () => void {
  const shown = () => {
    if (!document.hidden) actor.send({ type: 'page.shown' })
  }
  document.addEventListener('visibilitychange', shown)
  return () => document.removeEventListener('visibilitychange', shown)
}

/** Renders the current state of the flow. */
export function WalletChargeView({
  actor,
  isForInvoice = false,
}: Props & { actor: WalletChargeActor }) {
  const isBusy = useSelector(actor, selectors.isBusy)
  const isOpened = useSelector(actor, selectors.isOpened)
  const isChecking = useSelector(actor, selectors.isChecking)
  const hasCheck = useSelector(actor, selectors.hasCheck)
  const added = useSelector(actor, selectors.added)
  const isDeclined = useSelector(actor, selectors.isDeclined)
  const isBlocked = useSelector(actor, selectors.isBlocked)
  const failure = useSelector(actor, selectors.failure)
  const { control, setValue, reset, handleSubmit } = useForm<{ amount: number | null }>({
    defaultValues: { amount: null },
  })
  const {
    field: { ref, value: amount, onChange },
    fieldState,
  } = useController({
    control,
    name: 'amount',
    rules: { validate: (typed) => isDeposit(typed) || bounds },
  })
  useEffect(() => {
    const charged = actor.on('wallet.changed', () => reset())
    return () => charged.unsubscribe()
  }, [actor, reset])
  const isOutside = amount !== null && !isDeposit(amount)
  const submit = handleSubmit(({ amount }) => {
    if (amount !== null) actor.send({ type: 'charge.submitted', amount })
  })
  return (
    <form className={form} onSubmit={(event) => void submit(event)} noValidate>
      <AmountField
        ref={ref}
        label={words.amount}
        value={amount}
        readOnly={isBusy}
        error={isOutside ? bounds : fieldState.error?.message}
        onChange={onChange}
      />
      <div role="group" aria-label={words.quick} className={chips}>
        {quickAmounts.map((quick) => (
          <Chip
            key={quick}
            selected={amount === quick}
            disabled={isBusy}
            onClick={() => setValue('amount', quick, { shouldValidate: true })}
          >
            {formatToman(quick)}
          </Chip>
        ))}
      </div>
      {isBlocked ? (
        <Note
          tone="warn"
          icon="info"
          role="alert"
          action={
            <Button size="sm" onClick={() => actor.send({ type: 'tab.requested' })}>
              {words.openTab}
            </Button>
          }
        >
          {words.blocked}
        </Note>
      ) : (
        <SubmitButton
          icon="wallet"
          complete={isDeposit(amount)}
          busy={isBusy}
          busyLabel={words.busy}
        >
          {words.submit}
        </SubmitButton>
      )}
      <div role="status" className={css({ _empty: { display: 'none' } })}>
        {isOpened && <Note tone="info">{isChecking ? words.checking : words.opened}</Note>}
        {added !== null && <Note tone="ok">{words.charged(toman(added))}</Note>}
      </div>
      {hasCheck && (
        <Button
          look="line"
          icon="refresh"
          busy={isChecking}
          onClick={() => actor.send({ type: 'check.requested' })}
        >
          {words.check}
        </Button>
      )}
      {isDeclined && (
        <Note tone="warn" icon="info" role="alert">
          {words.declined}
        </Note>
      )}
      <FailureNote failure={failure} onRetry={() => actor.send({ type: 'retry.requested' })} />
      {isForInvoice && (
        <ButtonLink href={paths.invoice} look={added === null ? 'line' : 'primary'}>
          {backToInvoice}
        </ButtonLink>
      )}
    </form>
  )
}

const form = css({ display: 'grid', gap: '3' })
const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
