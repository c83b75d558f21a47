/** What the service worker uses of its global scope; the compiler knows the types of pages only. */
export type ServiceWorkerScope = {
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
    (type: 'fetch', listener: (event: FetchEvent) => void): void
    (type: 'push', listener: (event: PushEvent) => void): void
    (type: 'notificationclick', listener: (event: NotificationEvent) => void): void
  }
  skipWaiting: () => Promise<void>
  registration: Pick<ServiceWorkerRegistration, 'showNotification'>
  clients: {
    claim: () => Promise<void>
    matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<Tab[]>
    openWindow: (url: string) => Promise<Tab | null>
  }
}

export type ExtendableEvent = Event & { waitUntil: (work: Promise<unknown>) => void }

export type FetchEvent = ExtendableEvent & {
  request: Request
  respondWith: (response: Promise<Response>) => void
}

export type PushEvent = ExtendableEvent & { data: { text: () => string } | null }

/** A notification that is shown. */
export type Notice = { close: () => void }
export type NotificationEvent = ExtendableEvent & { notification: Notice }

type Tab = {
  url: string
  focus: () => Promise<Tab>
  navigate: (url: string) => Promise<Tab | null>
}
