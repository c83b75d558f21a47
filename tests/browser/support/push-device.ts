import { createECDH, randomBytes } from 'node:crypto'
import type { BrowserContext, Page } from 'playwright'
import { untilRelease } from './profiles.ts'

/** What the browser's part of notifications does. */
type Device = {
  /** `none`: the browser knows no push messages. */
  permission: NotificationPermission | 'none'
  /** What the browser's own question ends with. */
  answer: NotificationPermission | 'fault'
  /** Whether the browser reaches its push service. */
  reaches: boolean
}

/**
 * Stands in for the browser's part of push messages: without a screen it asks nobody, and here it reaches no push
 * service. Its settings survive a reload.
 */
export async function standInForDevice(context: BrowserContext, page: Page) {
  const curve = createECDH('prime256v1')
  curve.generateKeys()
  const subscription = {
    endpoint: `https://fcm.googleapis.com/fcm/send/${randomBytes(16).toString('hex')}`,
    keys: {
      p256dh: curve.getPublicKey('base64url'),
      auth: randomBytes(16).toString('base64url'),
    },
  }
  await untilRelease(context, context.addInitScript(install, subscription))
  return {
    endpoint: subscription.endpoint,
    /** Changes what the browser does from now on. */
    now: (changes: Partial<Device>) =>
      page.evaluate((given) => {
        for (const [name, value] of Object.entries(given))
          sessionStorage.setItem(`device-${name}`, String(value))
      }, changes),
  }
}

type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } }

/** Runs in the page before its scripts. */
function install(given: Subscription): void {
  const read = (name: string) => sessionStorage.getItem(`device-${name}`)
  const subscription = {
    endpoint: given.endpoint,
    toJSON: () => given,
    unsubscribe: () => {
      sessionStorage.removeItem('device-subscribed')
      return Promise.resolve(true)
    },
  }
  const pushManager = {
    getSubscription: () => Promise.resolve(read('subscribed') === null ? null : subscription),
    subscribe: () => {
      if (read('reaches') === 'false')
        return Promise.reject(new DOMException('push service error', 'AbortError'))
      sessionStorage.setItem('device-subscribed', 'true')
      return Promise.resolve(subscription)
    },
  }
  const registration = { pushManager }
  Object.defineProperty(navigator, 'serviceWorker', {
    value: {
      register: () => Promise.resolve(registration),
      getRegistration: () => Promise.resolve(registration),
      ready: Promise.resolve(registration),
    },
  })
  Object.defineProperty(Notification, 'permission', {
    get: () => read('permission') ?? 'default',
  })
  Object.defineProperty(Notification, 'requestPermission', {
    value: () => {
      const answer = read('answer') ?? 'granted'
      if (answer === 'fault') return Promise.reject(new Error('not from here'))
      sessionStorage.setItem('device-permission', answer)
      return Promise.resolve(answer)
    },
  })
  if (read('permission') === 'none') Reflect.deleteProperty(globalThis, 'PushManager')
}
