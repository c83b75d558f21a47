import { useEffect, useRef, useState } from 'react'
import { toPersianDigits } from '#domain/digits.ts'
import { css } from '#styled/css/index.js'
import { shop } from '#shop'
import { account } from '#i18n/fa/account.ts'
import { useInbox } from './use-inbox.ts'
import { useUnseen } from './use-unseen.ts'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'

const words = account.notifications
const yearSeconds = 365 * 24 * 3600

/** Follows what is new, asks a customer once for the permission to show notifications, and shows them. */
export function Notifications() {
  const [answered, setAnswered] = useState(wasAnswered)
  useInbox()
  useNews()
  if (answered) return null
  const answer = (wanted: boolean) => {
    document.cookie = `showNotification=true; path=/; max-age=${yearSeconds}; samesite=lax`
    setAnswered(true)
    if (wanted) void Notification.requestPermission()
  }
  return (
    <section
      role="dialog"
      aria-labelledby="notifications-title"
      aria-describedby="notifications-text"
      className={card}
      data-notifications
      onKeyDown={(event) => event.key === 'Escape' && answer(false)}
    >
      <Icon name="bell" className={bell} />
      <div>
        <h2 id="notifications-title" className={title}>
          {words.title}
        </h2>
        <p id="notifications-text" className={text}>
          {words.text}
        </p>
      </div>
      <div className={actions}>
        <Button size="sm" onClick={() => answer(true)}>
          {words.yes}
        </Button>
        <Button size="sm" look="ghost" onClick={() => answer(false)}>
          {words.no}
        </Button>
      </div>
    </section>
  )
}

function wasAnswered(): boolean {
  return !('Notification' in globalThis) || /(^|; )showNotification=/.test(document.cookie)
}

/** Shows notifications for what arrived while the tab was hidden. */
function useNews(): void {
  const { tickets, messages } = useUnseen()
  const count = tickets + messages
  const known = useRef(count)
  useEffect(() => {
    const isNews = count > known.current
    known.current = count
    if (isNews && document.hidden) notify(count)
  }, [count])
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

const card = css({
  position: 'fixed',
  insetBlockEnd: { base: 'calc(76px + env(safe-area-inset-bottom))', md: '6' },
  insetInlineStart: { base: '4', md: '6' },
  zIndex: 'bar',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '3',
  width: 'calc(100vw - 32px)',
  maxWidth: '400px',
  padding: '4',
  border: '1px solid {colors.border}',
  borderRadius: 'lg',
  bg: 'surface',
  boxShadow: 'float',
  animation: 'rise {durations.base} {easings.ease}',
  _still: { animation: 'none' },
})
const bell = css({ color: 'brand' })
const title = css({ textStyle: 'h3' })
const text = css({ textStyle: 'small', color: 'text-2' })
const actions = css({ gridColumn: '2', display: 'flex', gap: '2' })
