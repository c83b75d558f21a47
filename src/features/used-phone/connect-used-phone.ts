import { usedPhone as words } from '#i18n/fa/used-phone.ts'
import type { UsedPhoneActor } from '#machines/flows/used-phone/used-phone.machine.ts'
import { toast } from '#src/ui/toast.ts'

/** Shows that the request was registered. @returns unsubscribes */
export function connectUsedPhone(actor: UsedPhoneActor): () => void {
  const subscription = actor.on('sale.requested', () =>
    toast({ text: words.registered, tone: 'ok' }),
  )
  return () => subscription.unsubscribe()
}
