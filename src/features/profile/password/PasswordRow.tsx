import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { profile as words } from '#i18n/fa/profile.ts'
import type { Schemas } from '#machines/api/client.ts'
import { createPasswordFormActors } from '#machines/flows/password-form/password-form.actors.ts'
import {
  passwordFormMachine,
  passwordFormSelectors as selectors,
  type PasswordFormActor,
} from '#machines/flows/password-form/password-form.machine.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { queryKeys } from '#src/lib/api/query-keys.ts'
import { useFlow } from '#src/lib/flows/use-flow.ts'
import { FieldRow } from '#src/features/profile/fields/FieldRow.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { lazyPart } from '#src/ui/LazyPart.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { toast } from '#src/ui/toast.ts'

const PasswordForm = lazyPart(() => import('./PasswordForm.tsx').then((m) => m.PasswordForm), {
  waiting: <Skeleton height="320px" />,
})

/** What was saved takes the place of what failed before it. */
const toastId = 'password'

type Profile = Schemas['Profile']

/** Whether a password is set, and the button to add or change it. */
export function PasswordRow({ profile }: { profile: Profile }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const flow = useFlow(() => ({
    machine: passwordFormMachine,
    live: () => passwordFormMachine.provide({ actors: createPasswordFormActors(api) }),
    input: () => undefined,
    listen: (actor) => {
      const subscriptions = [
        actor.on('password.saved', ({ profile }) => {
          queryClient.setQueryData(queryKeys.profile, profile)
          void queryClient.invalidateQueries({ queryKey: queryKeys.sessions })
          toast({ text: words.saved, id: toastId, tone: 'ok' })
        }),
        actor.on('password.refused', () =>
          toast({ text: words.failed, id: toastId, tone: 'error' }),
        ),
      ]
      return () => {
        for (const subscription of subscriptions) subscription.unsubscribe()
      }
    },
  }))
  return <PasswordRowAt flow={flow} profile={profile} />
}

/** Renders the current state of the flow. */
export function PasswordRowAt({ flow, profile }: { flow: PasswordFormActor; profile: Profile }) {
  const isOpen = useSelector(flow, selectors.isOpen)
  const isSet = profile.has_set_password
  const action = isSet ? words.password.change : words.password.add
  return (
    <>
      <FieldRow
        label={words.password.label}
        value={isSet ? words.password.isSet : ''}
        action={action}
        onEdit={() => flow.send({ type: 'form.opened' })}
      />
      <Dialog open={isOpen} onClose={() => flow.send({ type: 'dialog.dismissed' })} title={action}>
        {isOpen && <PasswordForm flow={flow} profile={profile} />}
      </Dialog>
    </>
  )
}
