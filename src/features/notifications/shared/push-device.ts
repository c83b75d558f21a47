import type {
  DeviceSubscription,
  PushDevice,
} from '#machines/flows/notification-permission/notification-permission.types.ts'
import { registeredServiceWorker } from '#src/lib/service-worker.ts'

/** Notifications and push messages of this browser. */
export const pushDevice: PushDevice = {
  permission: () =>
    'Notification' in globalThis && 'PushManager' in globalThis && 'serviceWorker' in navigator
      ? Notification.permission
      : null,

  requestPermission: () => Notification.requestPermission(),

  endpoint: async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    const subscription = await registration?.pushManager.getSubscription()
    return subscription?.endpoint ?? null
  },

  subscribe: async (publicKey) => {
    const { pushManager } = await registeredServiceWorker()
    const options = { userVisibleOnly: true, applicationServerKey: publicKey }
    const subscribe = () => pushManager.subscribe(options)
    const subscription = await subscribe().catch(async (error: unknown) => {
      // How the Push API rejects a new key while there is a subscription with an earlier one of the shop.
      if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error
      const earlier = await pushManager.getSubscription()
      await earlier?.unsubscribe()
      return subscribe()
    })
    return partsOf(subscription)
  },

  unsubscribe: async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    const subscription = await registration?.pushManager.getSubscription()
    await subscription?.unsubscribe()
  },
}

function partsOf(subscription: PushSubscription): DeviceSubscription {
  const { endpoint, keys } = subscription.toJSON()
  const { p256dh, auth } = keys ?? {}
  if (endpoint === undefined || p256dh === undefined || auth === undefined)
    throw new Error('the browser gave a subscription without keys')
  return { endpoint, keys: { p256dh, auth } }
}
