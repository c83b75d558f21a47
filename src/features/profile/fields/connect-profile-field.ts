import type { QueryClient } from '@tanstack/react-query'
import { profile as words } from '#i18n/fa/profile.ts'
import type { ProfileFieldActor } from '#machines/flows/profile-field/profile-field.machine.ts'
import { queryKeys } from '#src/lib/api/query-keys.ts'
import { toast } from '#src/ui/toast.ts'

/** What was saved takes the place of what failed before it. */
const toastId = 'profile'

/** Writes the saved profile to the cache and shows the toasts (PROF-84 to PROF-89). @returns unsubscribes */
export function connectProfileField(flow: ProfileFieldActor, queryClient: QueryClient): () => void {
  const subscriptions = [
    flow.on('profile.saved', ({ part, profile }) => {
      queryClient.setQueryData(queryKeys.profile, profile)
      toast({ text: part === 'legal' ? words.legal.saved : words.saved, id: toastId, tone: 'ok' })
    }),
    flow.on('profile.refused', () => toast({ text: words.failed, id: toastId, tone: 'error' })),
  ]
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe()
  }
}
