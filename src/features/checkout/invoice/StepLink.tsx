import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { css, cx } from '#styled/css/index.js'
import { textLink } from '#src/ui/text-link.ts'

type Props = {
  href: string
  /** Whether it leads anywhere now: not while the order is being placed. */
  isOpen: boolean
  children: ReactNode
}

/** A link of a panel back to an earlier step; it keeps its place while it leads nowhere. */
export function StepLink({ href, isOpen, children }: Props) {
  if (isOpen)
    return (
      <Link href={href} className={textLink}>
        {children}
      </Link>
    )
  return (
    <span role="link" aria-disabled="true" className={cx(textLink, closed)}>
      {children}
    </span>
  )
}

const closed = css({ color: 'text-disabled', cursor: 'not-allowed' })
