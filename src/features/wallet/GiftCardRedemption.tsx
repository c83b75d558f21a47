import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useForm, useWatch } from 'react-hook-form'
import { isBlank } from '#domain/persian.ts'
import { giftCardCodeLimits } from '#api/limits.ts'
import { wallet } from '#i18n/fa/wallet.ts'
import { createGiftCardRedemptionActors } from '#machines/flows/gift-card-redemption/gift-card-redemption.actors.ts'
import {
  giftCardRedemptionMachine,
  giftCardRedemptionSelectors as selectors,
  type GiftCardRedemptionActor,
} from '#machines/flows/gift-card-redemption/gift-card-redemption.machine.ts'
import { css } from '#styled/css/index.js'
import { walletQuery } from '#src/features/account/shared/wallet.queries.ts'
import { FailureNote } from '#src/features/support/shared/FailureNote.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { useFlow } from '#src/lib/flows/use-flow.ts'
import { toman } from '#src/lib/format.ts'
import { Button } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { renewWallet } from './renew-wallet.ts'

const words = wallet.gifts.redeem

/** Turns the code of a gift card into purchase credit. */
export function GiftCardRedemption() {
  const api = useApi()
  const queryClient = useQueryClient()
  const actor = useFlow(() => ({
    machine: giftCardRedemptionMachine,
    live: () => giftCardRedemptionMachine.provide({ actors: createGiftCardRedemptionActors(api) }),
    input: () => undefined,
    listen: (actor) => {
      const changed = actor.on('wallet.changed', ({ wallet: changed }) => {
        queryClient.setQueryData(walletQuery(api).queryKey, [changed])
        void renewWallet(queryClient)
      })
      return () => changed.unsubscribe()
    },
  }))
  return <GiftCardRedemptionView actor={actor} />
}

/** Renders the current state of the flow. */
export function GiftCardRedemptionView({ actor }: { actor: GiftCardRedemptionActor }) {
  const isBusy = useSelector(actor, selectors.isBusy)
  const redeemed = useSelector(actor, selectors.redeemed)
  const failure = useSelector(actor, selectors.failure)
  const canRetry = useSelector(actor, selectors.canRetry)
  const { register, control, handleSubmit } = useForm({ defaultValues: { code: '' } })
  const isEmpty = isBlank(useWatch({ control, name: 'code' }))
  const submit = handleSubmit(({ code }) => actor.send({ type: 'code.submitted', code }))
  return (
    <form className={form} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={words.label}
        ltr
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={giftCardCodeLimits.gift_code}
        readOnly={isBusy}
        {...register('code')}
      />
      <Button type="submit" look="tonal" busy={isBusy} busyLabel={words.busy} disabled={isEmpty}>
        {words.submit}
      </Button>
      <div role="status" className={css({ _empty: { display: 'none' } })}>
        {redeemed !== null && <Note tone="ok">{words.done(toman(redeemed))}</Note>}
      </div>
      <FailureNote
        failure={failure}
        onRetry={canRetry ? () => actor.send({ type: 'retry.requested' }) : undefined}
      />
    </form>
  )
}

const form = css({ display: 'grid', gap: '3' })
