import type { ReactNode } from 'react'
import { css } from '#styled/css/index.js'
import type { Layout } from '#src/lib/route.ts'

type Props = { layout: Layout; children: ReactNode }

/** The frame around a page. */
export function Shell({ layout, children }: Props) {
  return (
    <main id="main" className={main} data-layout={layout}>
      {children}
    </main>
  )
}

const main = css({ maxWidth: 'content', marginInline: 'auto', paddingInline: 'gutter' })
