import type { Actor } from 'xstate'
import { createNotificationPermissionActors } from '#machines/flows/notification-permission/notification-permission.actors.ts'
import { notificationPermissionMachine } from '#machines/flows/notification-permission/notification-permission.machine.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { useFlow } from '#src/lib/flows/use-flow.ts'
import { pushDevice } from './push-device.ts'

/** The flow of this browser's permission to notify; `listen` as for `useFlow`. */
export function useNotificationPermission(
  listen?: (actor: Actor<typeof notificationPermissionMachine>) => () => void,
) {
  const api = useApi()
  return useFlow(() => ({
    machine: notificationPermissionMachine,
    live: () =>
      notificationPermissionMachine.provide({
        actors: createNotificationPermissionActors(api, pushDevice),
      }),
    input: () => undefined,
    listen,
  }))
}
