import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { css } from '#styled/css/index.js'
import type { Schemas } from '#machines/api/client.ts'
import type { Api } from '#src/lib/api/client.ts'
import { ApiContext } from '#src/lib/api/ApiContext.tsx'
import { createQueryClient } from '#src/lib/api/query-client.ts'
import { SiteContext } from '#src/lib/SiteContext.tsx'
import { CheckoutHeader } from '#src/app/shell/CheckoutHeader.tsx'
import { LoginFrame } from '#src/app/shell/LoginFrame.tsx'
import { ToastRegion } from '#src/ui/ToastRegion.tsx'
import { renderCardHeart } from '#src/features/wishlist/CardHeart.tsx'
import { CardHeartContext } from '#src/goods/CardHeartContext.tsx'
import { Shapes } from '#src/ui/Arch.tsx'
import { createStoryApi } from './story-api.ts'

/** `piece`: a part on its own. The others are the frames that the shop puts around its flows. */
export type FrameLayout = 'piece' | 'login' | 'checkout' | 'result'

/** What a story says of the page around it. */
export type Surroundings = {
  frame?: FrameLayout
  path?: string
  /** The orders of the customer who looks; without them nobody is signed in. */
  orders?: () => Schemas['OrderSummary'][]
}

type Props = Surroundings & { title: string; children: ReactNode }

const site = { origin: location.origin, styles: [], announced: null }

/** What the app puts around every view: its contexts, its frame, and an address that stays where it is. */
export function Frame({ frame = 'piece', title, path = '/', orders, children }: Props) {
  const api = useStoryApi(orders)
  const [queryClient] = useState(createQueryClient)
  const [{ hook }] = useState(() => memoryLocation({ path }))
  return (
    <SiteContext value={site}>
      <ApiContext value={api}>
        <QueryClientProvider client={queryClient}>
          <CardHeartContext value={renderCardHeart}>
            <Router hook={hook}>
              <Shapes />
              {frames[frame](children, title)}
              <ToastRegion />
            </Router>
          </CardHeartContext>
        </QueryClientProvider>
      </ApiContext>
    </SiteContext>
  )
}

const signedIn = 'signedIn=1'
const signedOut = 'signedIn=; expires=Thu, 01 Jan 1970 00:00:00 GMT'

/** The client of a story; one that has orders is that of somebody signed in, for as long as it is shown. */
function useStoryApi(orders: Surroundings['orders']): Api {
  const [api] = useState(() => {
    if (orders !== undefined) showAccount(true)
    return createStoryApi(orders?.())
  })
  useEffect(() => {
    if (orders === undefined) return undefined
    return () => showAccount(false)
  }, [orders])
  return api
}

function showAccount(isSignedIn: boolean): void {
  document.cookie = isSignedIn ? signedIn : signedOut
  document.documentElement.toggleAttribute('data-signed-in', isSignedIn)
}

const frames: Record<FrameLayout, (children: ReactNode, title: string) => ReactNode> = {
  piece: (children, title) => (
    <main className={piece}>
      <h1 className={css({ srOnly: true })} data-story-title>
        {title}
      </h1>
      {children}
    </main>
  ),
  login: (children) => (
    <LoginFrame>
      <main className={css({ display: 'contents' })}>{children}</main>
    </LoginFrame>
  ),
  checkout: (children) => (
    <>
      <CheckoutHeader />
      <main className={page}>{children}</main>
    </>
  ),
  result: (children) => (
    <>
      <CheckoutHeader />
      <main className={result}>{children}</main>
    </>
  ),
}

const piece = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '6',
  padding: 'gutter',
})
const page = css({
  maxWidth: 'calc({sizes.content} + 2 * {spacing.gutter})',
  marginInline: 'auto',
  paddingInline: 'gutter',
})
const result = css({ display: 'grid', justifyItems: 'center', padding: 'gutter' })
