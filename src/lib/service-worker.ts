const script = '/service-worker.js'

/**
 * Registers the service worker of the built shop, which shows a page without a network and the messages of the shop.
 * Where it cannot be registered, such as in a private window, the shop works without it.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register(script).catch(() => undefined)
}

/** The service worker once it runs. Throws where none can be registered. */
export async function registeredServiceWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(script)
  return navigator.serviceWorker.ready
}
