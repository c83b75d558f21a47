import { useEffect, useRef } from 'react'
import { toPersianDigits } from '#domain/digits.ts'
import { shop } from '#shop'
import { account } from '#i18n/fa/account.ts'
import { useInbox } from './use-inbox.ts'
import { useUnseen } from './use-unseen.ts'

const words = account.notifications

/** Follows what is new, and notifies a customer who allowed it of what arrived while the tab was hidden. */
export function Notifications() {
  useInbox()
  const { tickets, messages } = useUnseen()
  const count = tickets + messages
  const known = useRef(count)
  useEffect(() => {
    const isNews = count > known.current
    known.current = count
    if (isNews && document.hidden) notify(count)
  }, [count])
  return null
}

function notify(count: number): void {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return
  const body = words.news(toPersianDigits(count))
  try {
    const notification = new Notification(shop.name, { body, icon: '/icon-192.png', tag: 'news' })
    notification.addEventListener('click', () => {
      window.focus()
      notification.close()
    })
  } catch {
    // On phones only service workers may show notifications; the badges show the same.
  }
}
