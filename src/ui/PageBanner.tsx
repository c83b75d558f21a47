import type { ReactNode } from 'react'
import { css } from '#styled/css/index.js'
import { Breadcrumb, type Crumb } from './Breadcrumb.tsx'
import { Girih } from './Girih.tsx'

type Props = {
  crumbs: readonly Crumb[]
  title: string
  lead: string
  /** Below the lead, such as a button. */
  children?: ReactNode
  /** At the end on wide screens, below on narrow ones. */
  side?: ReactNode
}

/** The top of a page about a service: breadcrumb, title and what it is about, on a tiled ground. */
export function PageBanner({ crumbs, title, lead, children, side }: Props) {
  return (
    <header className={banner}>
      <Girih opacity={0.06} />
      <div className={words}>
        <Breadcrumb crumbs={crumbs} />
        <h1 className={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className={text}>{lead}</p>
        {children}
      </div>
      {side !== undefined && <div className={aside}>{side}</div>}
    </header>
  )
}

const banner = css({
  position: 'relative',
  display: 'flex',
  flexDirection: { base: 'column', md: 'row' },
  alignItems: { md: 'center' },
  gap: { base: '6', md: '10' },
  marginBlockStart: { base: '3', md: '6' },
  padding: { base: '5', md: '10' },
  borderRadius: { base: 'lg', md: 'xl' },
  bg: 'tint-firouzeh',
  overflow: 'hidden',
})
const words = css({ position: 'relative', flex: '1', minWidth: '0' })
const heading = css({ textStyle: 'h1', marginBlockStart: '3' })
const text = css({
  maxWidth: '60ch',
  marginBlockStart: '2',
  textStyle: 'lead',
  color: 'text-2',
})
const aside = css({ position: 'relative', flexShrink: '0' })
