import { notifications } from '#i18n/fa/notifications.ts'
import { paths } from '#src/lib/paths.ts'
import type { Notice, ServiceWorkerScope } from './scope.ts'

/** A message of the shop as the server pushes it (`server/features/push/push.service.ts`). */
type PushedMessage = { id: number; title: string; text: string }

/** Shows a pushed message. One that cannot be read is shown too: a browser ends the permission of a silent worker. */
export function showMessage(worker: ServiceWorkerScope, text: string | null): Promise<void> {
  const message = readMessage(text)
  return worker.registration.showNotification(message?.title ?? notifications.unreadable, {
    body: message?.text ?? '',
    tag: `message-${message?.id ?? 'new'}`,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    lang: 'fa',
    dir: 'rtl',
  })
}

/** Opens the messages in a tab of the shop, or in one of its own. */
export async function openInbox(worker: ServiceWorkerScope, notice: Notice): Promise<void> {
  notice.close()
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: false })
  const tab = tabs.find(({ url }) => new URL(url).pathname === paths.messages) ?? tabs.at(0)
  if (tab === undefined) {
    await worker.clients.openWindow(paths.messages)
    return
  }
  const there =
    new URL(tab.url).pathname === paths.messages ? tab : await tab.navigate(paths.messages)
  await there?.focus()
}

function readMessage(text: string | null): PushedMessage | null {
  if (text === null) return null
  try {
    const read: unknown = JSON.parse(text)
    return isMessage(read) ? read : null
  } catch {
    return null
  }
}

function isMessage(read: unknown): read is PushedMessage {
  if (typeof read !== 'object' || read === null) return false
  const fields = new Map<string, unknown>(Object.entries(read))
  return (
    typeof fields.get('id') === 'number' &&
    typeof fields.get('title') === 'string' &&
    typeof fields.get('text') === 'string'
  )
}
