import { notifications } from '#i18n/fa/notifications.ts'
import { NotificationSettings } from '#src/features/notifications/shared/NotificationSettings.tsx'
import { useNotificationPermission } from '#src/features/notifications/shared/use-notification-permission.ts'
import { sectionBox, SectionHead } from './Section.tsx'

const { title, text } = notifications.settings

/** Switches the messages on and off that this browser shows. */
export function BrowserNotifications() {
  const flow = useNotificationPermission()
  return (
    <section className={sectionBox} aria-labelledby="browser-notifications-title">
      <SectionHead id="browser-notifications-title" title={title} text={text} />
      <NotificationSettings flow={flow} />
    </section>
  )
}
