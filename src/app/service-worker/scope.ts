/** What the service worker uses of its global scope; the compiler knows the types of pages only. */
export type ServiceWorkerScope = {
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
    (type: 'fetch', listener: (event: FetchEvent) => void): void
  }
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
}

export type ExtendableEvent = Event & { waitUntil: (work: Promise<unknown>) => void }

export type FetchEvent = ExtendableEvent & {
  request: Request
  respondWith: (response: Promise<Response>) => void
}
