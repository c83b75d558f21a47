import { fromPromise } from 'xstate'
import type { ShopClient } from '#machines/api/client.ts'
import { ProblemError, unwrap, within } from '#machines/kernel/problem.ts'
import type {
  NotificationState,
  PermissionAnswer,
  PushDevice,
} from './notification-permission.types.ts'

/** Actors that ask the browser for permission and register its subscription with the server. */
export function createNotificationPermissionActors(client: ShopClient, device: PushDevice) {
  return {
    readPermission: fromPromise<NotificationState>(async ({ signal }) => {
      const permission = device.permission()
      if (permission === null) return 'unsupported'
      if (permission === 'denied') return 'denied'
      const offer = await within(signal, (signal) =>
        unwrap(client.GET('/profile/push/', { signal })),
      )
      if (offer.public_key === null) return 'unsupported'
      if (permission === 'default') return 'undecided'
      const endpoint = await device.endpoint()
      return endpoint !== null && offer.endpoints.includes(endpoint) ? 'subscribed' : 'granted'
    }),

    requestPermission: fromPromise<PermissionAnswer>(() => device.requestPermission()),

    subscribeToPush: fromPromise<unknown>(({ signal }) =>
      within(signal, async (signal) => {
        const { public_key: key } = await unwrap(client.GET('/profile/push/', { signal }))
        if (key === null) throw new ProblemError('push_not_offered')
        const body = await unlessAborted(device.subscribe(key), signal)
        await unwrap(client.POST('/profile/push/subscribe/', { body, signal }))
      }),
    ),

    unsubscribeFromPush: fromPromise<unknown>(({ signal }) =>
      within(signal, async (signal) => {
        const endpoint = await device.endpoint()
        if (endpoint === null) return
        await unwrap(client.POST('/profile/push/unsubscribe/', { body: { endpoint }, signal }))
        await device.unsubscribe()
      }),
    ),
  }
}

/** A push service that cannot be reached may never answer, and a browser's call to it cannot be given up. */
function unlessAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
    work.then(resolve, reject)
  })
}
