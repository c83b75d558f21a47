/**
 * Whether the shop may notify in this browser: `granted` without being subscribed is possible, after switching off or
 * where somebody else was signed in before.
 */
export type NotificationState = 'unsupported' | 'denied' | 'undecided' | 'granted' | 'subscribed'

/** What the browser's own question ended with; `default` if it was closed without an answer. */
export type PermissionAnswer = 'granted' | 'denied' | 'default'

/** What the flow needs of the browser. */
export type PushDevice = {
  /** Null if the browser cannot show notifications of this shop. */
  permission: () => PermissionAnswer | null
  requestPermission: () => Promise<PermissionAnswer>
  /** The browser's subscription that was made earlier, if there is one. */
  endpoint: () => Promise<string | null>
  /** Subscribes at the browser's push service with the shop's key; an earlier subscription with it stays. */
  subscribe: (publicKey: string) => Promise<DeviceSubscription>
  unsubscribe: () => Promise<void>
}

export type DeviceSubscription = { endpoint: string; keys: { p256dh: string; auth: string } }
