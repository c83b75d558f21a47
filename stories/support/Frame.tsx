import { QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { css } from '#styled/css/index.js'
import { ApiContext } from '#src/api/ApiContext.tsx'
import { createQueryClient } from '#src/api/query-client.ts'
import { SiteContext } from '#src/lib/SiteContext.tsx'
import { CheckoutHeader } from '#src/shell/CheckoutHeader.tsx'
import { LoginFrame } from '#src/shell/LoginFrame.tsx'
import { ToastRegion } from '#src/shell/ToastRegion.tsx'
import { Shapes } from '#src/ui/Arch.tsx'
import { createStoryApi } from './story-api.ts'

/** `piece`: a part on its own. The others are the frames that the shop puts around its flows. */
export type FrameLayout = 'piece' | 'login' | 'checkout' | 'result'

type Props = { layout: FrameLayout; title: string; path?: string; children: ReactNode }

const api = createStoryApi()
const site = { origin: location.origin, styles: [] }

/** What the app puts around every view: its contexts, its frame, and an address that stays where it is. */
export function Frame({ layout, title, path = '/', children }: Props) {
  const [queryClient] = useState(createQueryClient)
  const [{ hook }] = useState(() => memoryLocation({ path }))
  return (
    <SiteContext value={site}>
      <ApiContext value={api}>
        <QueryClientProvider client={queryClient}>
          <Router hook={hook}>
            <Shapes />
            {frames[layout](children, title)}
            <ToastRegion />
          </Router>
        </QueryClientProvider>
      </ApiContext>
    </SiteContext>
  )
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
