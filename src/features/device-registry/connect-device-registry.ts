import type { QueryClient } from '@tanstack/react-query'
import type { DeviceRegistryActor } from '#machines/flows/device-registry/device-registry.machine.ts'
import { queryKeys } from '#src/lib/api/query-keys.ts'
import { resetSessionData } from '#src/lib/session.ts'

/** Puts the saved profile into the cache, and shows the sign-in when the session has ended. @returns unsubscribes */
export function connectDeviceRegistry(
  actor: DeviceRegistryActor,
  queryClient: QueryClient,
): () => void {
  const subscriptions = [
    actor.on('profile.saved', ({ profile }) =>
      queryClient.setQueryData(queryKeys.profile, profile),
    ),
    actor.on('session.ended', () => resetSessionData(queryClient)),
  ]
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe()
  }
}
