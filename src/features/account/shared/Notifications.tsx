import { useEffect, useRef } from 'react'
import { toPersianDigits } from '#domain/digits.ts'
import { useShop } from '#src/lib/ShopContext.tsx'
import { account } from '#i18n/fa/account.ts'
import { pushDevice } from '#src/features/notifications/shared/push-device.ts'
import { useInbox } from './use-inbox.ts'
import { useUnseen } from './use-unseen.ts'

const words = account.notifications

/** Follows what is new, and notifies a customer who allowed it of what arrived while the tab was hidden. */
export function Notifications() {
  const { name } = useShop()
  useInbox()
  const { tickets, messages } = useUnseen()
  const known = useRef({ tickets, messages })
  useEffect(() => {
    const isReply = tickets > known.current.tickets
    const isMessage = messages > known.current.messages
    known.current = { tickets, messages }
    if (!document.hidden) return
    if (isReply) notify(name, tickets + messages)
    else if (isMessage) void unlessPushed(() => notify(name, tickets + messages))
  }, [name, tickets, messages])
  return null
}

/** The service worker shows messages by itself in a browser that they are pushed to. */
async function unlessPushed(show: () => void): Promise<void> {
  const endpoint = await pushDevice.endpoint().catch(() => null)
  if (endpoint === null) show()
}

function notify(name: string, count: number): void {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return
  const body = words.news(toPersianDigits(count))
  try {
    const notification = new Notification(name, { body, icon: '/icon-192.png', tag: 'news' })
    notification.addEventListener('click', () => {
      window.focus()
      notification.close()
    })
  } catch {
    // On phones only service workers may show notifications; the badges show the same.
  }
}
