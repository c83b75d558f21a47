import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { wallet } from '#i18n/fa/wallet.ts'
import { newKey } from '#machines/kernel/key.ts'
import { createGiftCardPurchaseActors } from '#machines/flows/gift-card-purchase/gift-card-purchase.actors.ts'
import {
  giftCardPurchaseMachine,
  giftCardPurchaseSelectors as selectors,
  type GiftCardPurchaseActor,
} from '#machines/flows/gift-card-purchase/gift-card-purchase.machine.ts'
import { css } from '#styled/css/index.js'
import { profileQuery } from '#src/features/profile/shared/profile.queries.ts'
import { FailureNote } from '#src/features/support/shared/FailureNote.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { useFlow } from '#src/lib/flows/use-flow.ts'
import { formDraft } from '#src/lib/form-draft.ts'
import { phoneNumber } from '#src/lib/format.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { Note } from '#src/ui/Note.tsx'
import { GiftCardForm, isGiftCard } from './GiftCardForm.tsx'
import { GiftCode } from './GiftCode.tsx'
import { renewWallet } from './renew-wallet.ts'

const words = wallet.gifts.buy

type Props = {
  /** What a card can cost, in tomans. */
  balance: number
}

/** A button that opens the purchase of a gift card, and the code of the bought one. */
export function GiftCardPurchase(props: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { data: profile } = useQuery(profileQuery(api))
  const actor = useFlow(() => ({
    machine: giftCardPurchaseMachine,
    live: () => giftCardPurchaseMachine.provide({ actors: createGiftCardPurchaseActors(api) }),
    input: () => undefined,
    listen: (actor) => {
      const changed = actor.on('wallet.changed', () => {
        void renewWallet(queryClient)
      })
      return () => changed.unsubscribe()
    },
  }))
  return <GiftCardPurchaseView actor={actor} owner={profile?.phone_number ?? null} {...props} />
}

/** Renders the current state of the flow. */
export function GiftCardPurchaseView({
  actor,
  owner,
  balance,
}: Props & { actor: GiftCardPurchaseActor; owner: string | null }) {
  const draft = useMemo(() => formDraft('gift-card-draft', { owner, isLike: isGiftCard }), [owner])
  const isForm = useSelector(actor, selectors.isForm)
  const isBusy = useSelector(actor, selectors.isBusy)
  const isFailed = useSelector(actor, selectors.isFailed)
  const bought = useSelector(actor, selectors.bought)
  const failure = useSelector(actor, selectors.failure)
  useEffect(() => {
    if (bought !== null) draft.drop()
  }, [bought, draft])
  const dismiss = () => actor.send({ type: 'dialog.dismissed' })
  const retry = () => actor.send({ type: 'retry.requested' })
  return (
    <>
      <Button look="line" icon="gift" onClick={() => actor.send({ type: 'giftCard.requested' })}>
        {words.open}
      </Button>
      <Dialog
        open={isForm || bought !== null}
        onClose={dismiss}
        title={bought === null ? words.title : words.done}
        look="sheet"
      >
        {bought === null ? (
          <div className={stack}>
            <GiftCardForm
              balance={balance}
              draft={draft}
              isBusy={isBusy}
              isLocked={isFailed}
              onSubmit={(request) =>
                actor.send({
                  type: 'form.submitted',
                  request: { ...request, attemptKey: newKey() },
                })
              }
            />
            <FailureNote
              failure={failure}
              onRetry={isFailed ? retry : undefined}
              retriesWhenOnline
            />
          </div>
        ) : (
          <div className={stack}>
            <Note tone="ok" role="status">
              {bought.recipient_phone === null
                ? words.pass
                : words.sent(phoneNumber(bought.recipient_phone))}
            </Note>
            <GiftCode code={bought.gift_code} />
            <Button wide autoFocus onClick={dismiss}>
              {words.close}
            </Button>
          </div>
        )}
      </Dialog>
    </>
  )
}

const stack = css({ display: 'grid', gap: '4' })
