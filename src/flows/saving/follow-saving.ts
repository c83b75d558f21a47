import type { Actor } from 'xstate'
import type { savingMachine } from '#machines/saving/saving.machine.ts'
import { saving as words } from '#i18n/fa/saving.ts'
import { saveAction, saveAddress } from '#src/flows/saving/save-address.ts'
import { failureText } from '#src/lib/failure-text.ts'
import { takePageAction } from '#src/lib/page-action.ts'
import { toast } from '#src/ui/toast.ts'

type Flow = Actor<typeof savingMachine>
type Ways = { slug: string; navigate: (to: string) => void }

/**
 * Takes up a save that waited for the sign-in, and takes what the flow tells to where it belongs.
 * @returns stops following
 */
export function followSaving(flow: Flow, { slug, navigate }: Ways): () => void {
  const subscriptions = [
    flow.on('login.requested', () => navigate(saveAddress(slug))),
    flow.on('saved.changed', () => toast({ text: words.done })),
    flow.on('already.saved', () => toast({ text: words.alreadySaved, tone: 'info' })),
    flow.on('save.failed', ({ failure }) => {
      if (failure !== null) toast({ text: failureText(failure), tone: 'error' })
    }),
  ]
  if (takePageAction(saveAction)) flow.send({ type: 'save.resumed' })
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe()
  }
}
