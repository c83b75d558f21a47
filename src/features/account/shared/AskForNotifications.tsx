import { useState } from 'react'
import { css } from '#styled/css/index.js'
import { account } from '#i18n/fa/account.ts'
import { useHydrated } from '#src/lib/use-hydrated.ts'
import { useSignedIn } from '#src/lib/session.ts'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'

const words = account.notifications
const yearSeconds = 365 * 24 * 3600

/**
 * Asks a customer once for the permission to show notifications, where they have just asked for news: after an order,
 * and when an alert is set. It is a part of the page and covers nothing.
 */
export function AskForNotifications() {
  const isHydrated = useHydrated()
  const isSignedIn = useSignedIn()
  const [isAnswered, setIsAnswered] = useState(false)
  if (!isHydrated || !isSignedIn || isAnswered || wasAnswered()) return null
  const answer = (wanted: boolean) => {
    document.cookie = `showNotification=true; path=/; max-age=${yearSeconds}; samesite=lax`
    setIsAnswered(true)
    if (wanted) void Notification.requestPermission()
  }
  return (
    <section
      role="dialog"
      aria-labelledby="notifications-title"
      aria-describedby="notifications-text"
      className={card}
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

const card = css({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '3',
  padding: '4',
  border: '1px solid {colors.border}',
  borderRadius: 'lg',
  bg: 'surface',
  textAlign: 'start',
})
const bell = css({ color: 'brand' })
const title = css({ textStyle: 'h3' })
const text = css({ textStyle: 'small', color: 'text-2' })
const actions = css({ gridColumn: '2', display: 'flex', gap: '2' })
