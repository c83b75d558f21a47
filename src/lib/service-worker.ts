/**
 * Registers the service worker of the built shop, which shows a page without a network. Where it cannot be registered,
 * such as in a private window, the shop works without it.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register('/service-worker.js').catch(() => undefined)
}
