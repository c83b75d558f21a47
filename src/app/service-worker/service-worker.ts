/** The shop's service worker: shows a page without a network, keeps the files of the build, and shows messages. */
import { isAsset, keepOfflinePage, keptAsset, offlinePage, removeOtherCaches } from './caches.ts'
import { openInbox, showMessage } from './news.ts'
import type {
  ExtendableEvent,
  FetchEvent,
  NotificationEvent,
  PushEvent,
  ServiceWorkerScope,
} from './scope.ts'

const worker: ServiceWorkerScope = Object(globalThis)

worker.addEventListener('install', (event: ExtendableEvent) => {
  event.waitUntil(keepOfflinePage().then(() => worker.skipWaiting()))
})

worker.addEventListener('activate', (event: ExtendableEvent) => {
  event.waitUntil(removeOtherCaches().then(() => worker.clients.claim()))
})

worker.addEventListener('fetch', (event: FetchEvent) => {
  const { request } = event
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return
  if (isAsset(request)) event.respondWith(keptAsset(request))
  else if (request.mode === 'navigate') event.respondWith(fetch(request).catch(offlinePage))
})

worker.addEventListener('push', (event: PushEvent) => {
  event.waitUntil(showMessage(worker, event.data?.text() ?? null))
})

worker.addEventListener('notificationclick', (event: NotificationEvent) => {
  event.waitUntil(openInbox(worker, event.notification))
})
