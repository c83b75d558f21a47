import { useState } from 'react'
import { useSignedIn } from '#src/lib/session.ts'
import { useHydrated } from '#src/lib/use-hydrated.ts'
import { NotificationQuestion } from './NotificationQuestion.tsx'
import { useNotificationPermission } from './use-notification-permission.ts'

const yearSeconds = 365 * 24 * 3600

/**
 * Asks a customer once whether the browser may notify, where they have just asked for news: after an order, and when an
 * alert is set. It is a part of the page and covers nothing.
 */
export function AskForNotifications() {
  const isHydrated = useHydrated()
  const isSignedIn = useSignedIn()
  return isHydrated && isSignedIn ? <Unanswered /> : null
}

function Unanswered() {
  const [wasAnswered] = useState(() => /(^|; )showNotification=/.test(document.cookie))
  return wasAnswered ? null : <Question />
}

function Question() {
  const flow = useNotificationPermission((actor) => {
    const subscription = actor.on('question.answered', () => {
      document.cookie = `showNotification=true; path=/; max-age=${yearSeconds}; samesite=lax`
    })
    return () => subscription.unsubscribe()
  })
  return <NotificationQuestion flow={flow} />
}
