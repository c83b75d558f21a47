import type { ReactNode } from 'react'
import { css } from '#styled/css/index.js'
import type { Layout } from '#src/lib/route.ts'
import { useSignedIn } from '#src/lib/session.ts'
import { Announcement } from '#src/shell/Announcement.tsx'
import { CheckoutHeader } from '#src/shell/CheckoutHeader.tsx'
import { EmptyHeader } from '#src/shell/EmptyHeader.tsx'
import { Footer } from '#src/shell/footer/Footer.tsx'
import { Header } from '#src/shell/header/Header.tsx'
import { LoginFrame } from '#src/shell/LoginFrame.tsx'
import { RouteFocus } from '#src/shell/RouteFocus.tsx'
import { Corner } from '#src/shell/Corner.tsx'
import { SkipLink } from '#src/shell/SkipLink.tsx'
import { TabBar } from '#src/shell/TabBar.tsx'
import { ToastRegion } from '#src/shell/ToastRegion.tsx'
import { useSessionNews } from '#src/shell/use-session-news.ts'
import { Shapes } from '#src/ui/Arch.tsx'
import { lazyPart } from '#src/ui/LazyPart.tsx'

const Notifications = lazyPart(
  () => import('#src/shell/account/Notifications.tsx').then((m) => m.Notifications),
  { failed: () => null },
)

type Props = { layout: Layout; children: ReactNode }

/** The frame around a page: what stands above and below it depends on its layout. */
export function Shell({ layout, children }: Props) {
  useSessionNews()
  const signedIn = useSignedIn()
  const content = (
    <main id="main" className={layout === 'login' ? form : main}>
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
      {layout === 'login' ? <LoginFrame>{content}</LoginFrame> : content}
      {layout === 'default' && <Footer />}
      {layout === 'default' && <Corner />}
      {layout === 'default' && <TabBar />}
      {layout === 'default' && signedIn && <Notifications />}
      <ToastRegion />
      <RouteFocus />
    </>
  )
}

const main = css({
  maxWidth: 'calc({sizes.content} + 2 * {spacing.gutter})',
  minHeight: '60vh',
  marginInline: 'auto',
  paddingInline: 'gutter',
})
const form = css({ display: 'contents' })
