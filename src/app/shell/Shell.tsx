import type { ReactNode } from 'react'
import { css } from '#styled/css/index.js'
import type { Layout } from '#src/lib/route.ts'
import { useSignedIn } from '#src/lib/session.ts'
import { Announcement } from './Announcement.tsx'
import { CheckoutHeader } from './CheckoutHeader.tsx'
import { EmptyHeader } from './EmptyHeader.tsx'
import { Footer } from './footer/Footer.tsx'
import { Header } from './header/Header.tsx'
import { LoginFrame } from './LoginFrame.tsx'
import { PlatformFrame } from './PlatformFrame.tsx'
import { RouteFocus } from '#src/ui/RouteFocus.tsx'
import { Corner } from './Corner.tsx'
import { SkipLink } from '#src/ui/SkipLink.tsx'
import { TabBar } from './TabBar.tsx'
import { ToastRegion } from '#src/ui/ToastRegion.tsx'
import { useSessionSync } from './use-session-sync.ts'
import { Shapes } from '#src/ui/Arch.tsx'
import { lazyPart } from '#src/ui/LazyPart.tsx'

const Notifications = lazyPart(
  () => import('#src/features/account/shared/Notifications.tsx').then((m) => m.Notifications),
  { failed: () => null },
)

type Props = { layout: Layout; children: ReactNode }

/** The header and footer around a page, by its layout. */
export function Shell({ layout, children }: Props) {
  useSessionSync()
  const signedIn = useSignedIn()
  const content = (
    <main id="main" className={layout === 'login' || layout === 'platform' ? bare : main}>
      {children}
    </main>
  )
  return (
    <>
      <Shapes />
      <SkipLink />
      {layout === 'default' && <Announcement />}
      {layout === 'default' && <Header />}
      {layout === 'checkout' && <CheckoutHeader />}
      {layout === 'empty' && <EmptyHeader />}
      {framed(layout, content)}
      {layout === 'default' && <Footer />}
      {layout === 'default' && <Corner />}
      {layout === 'default' && <TabBar />}
      {layout === 'default' && signedIn && <Notifications />}
      <ToastRegion />
      <RouteFocus />
    </>
  )
}

function framed(layout: Layout, content: ReactNode): ReactNode {
  if (layout === 'login') return <LoginFrame>{content}</LoginFrame>
  return layout === 'platform' ? <PlatformFrame>{content}</PlatformFrame> : content
}

const main = css({
  maxWidth: 'calc({sizes.content} + 2 * {spacing.gutter})',
  minHeight: '60vh',
  marginInline: 'auto',
  paddingInline: 'gutter',
})
const bare = css({ display: 'contents' })
