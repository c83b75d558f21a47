import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { toPersianDigits } from '#domain/digits.ts'
import { wallet } from '#i18n/fa/wallet.ts'
import { newKey } from '#machines/kernel/key.ts'
import { createWithdrawalRequestActors } from '#machines/flows/withdrawal-request/withdrawal-request.actors.ts'
import {
  withdrawalRequestMachine,
  withdrawalRequestSelectors as selectors,
  type WithdrawalRequestActor,
} from '#machines/flows/withdrawal-request/withdrawal-request.machine.ts'
import { css } from '#styled/css/index.js'
import { profileQuery } from '#src/features/profile/shared/profile.queries.ts'
import { FailureNote } from '#src/features/support/shared/FailureNote.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { useFlow } from '#src/lib/flows/use-flow.ts'
import { formDraft } from '#src/lib/form-draft.ts'
import { toman } from '#src/lib/format.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { Note } from '#src/ui/Note.tsx'
import { isWithdrawalDraft, WithdrawalForm } from './WithdrawalForm.tsx'
import { renewWallet } from './renew-wallet.ts'

const words = wallet.withdrawal

type Props = {
  /** What can be withdrawn, in tomans. */
  balance: number
}

/** A button that opens the withdrawal, and its confirmation. */
export function WithdrawalRequest(props: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { data: profile } = useQuery(profileQuery(api))
  const actor = useFlow(() => ({
    machine: withdrawalRequestMachine,
    live: () => withdrawalRequestMachine.provide({ actors: createWithdrawalRequestActors(api) }),
    input: () => undefined,
    listen: (actor) => {
      const changed = actor.on('wallet.changed', () => {
        void renewWallet(queryClient)
      })
      return () => changed.unsubscribe()
    },
  }))
  return (
    <WithdrawalRequestView
      actor={actor}
      owner={profile?.phone_number ?? null}
      profileIban={profile?.iban ?? null}
      {...props}
    />
  )
}

type ViewProps = Props & {
  actor: WithdrawalRequestActor
  /** Phone number of the customer. */
  owner: string | null
  /** The IBAN of the profile, without its prefix; null if there is none. */
  profileIban: string | null
}

/** Renders the current state of the flow. */
export function WithdrawalRequestView({ actor, owner, profileIban, balance }: ViewProps) {
  const draft = useMemo(
    () => formDraft('withdrawal-draft', { owner, isLike: isWithdrawalDraft }),
    [owner],
  )
  const isForm = useSelector(actor, selectors.isForm)
  const isBusy = useSelector(actor, selectors.isBusy)
  const isFailed = useSelector(actor, selectors.isFailed)
  const needsIbanConfirmation = useSelector(actor, selectors.needsIbanConfirmation)
  const requested = useSelector(actor, selectors.requested)
  const failure = useSelector(actor, selectors.failure)
  useEffect(() => {
    if (requested !== null) draft.drop()
  }, [requested, draft])
  const dismiss = () => actor.send({ type: 'dialog.dismissed' })
  const retry = () => actor.send({ type: 'retry.requested' })
  return (
    <>
      <Button look="line" onClick={() => actor.send({ type: 'withdrawal.requested' })}>
        {words.open}
      </Button>
      <Dialog
        open={isForm || requested !== null}
        onClose={dismiss}
        title={requested === null ? words.title : words.done}
        look="sheet"
      >
        {requested === null ? (
          <div className={stack}>
            <WithdrawalForm
              balance={balance}
              profileIban={profileIban}
              draft={draft}
              isBusy={isBusy}
              isLocked={isFailed}
              needsIbanConfirmation={needsIbanConfirmation}
              onEdit={() => actor.send({ type: 'form.edited' })}
              onConfirm={() => actor.send({ type: 'iban.confirmed' })}
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
              {words.doneText(toman(requested.amount), toPersianDigits(requested.tracking_code))}
            </Note>
            <p>
              {words.time} {words.tickets}
            </p>
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
