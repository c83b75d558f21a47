import type { ReactNode } from 'react'
import { css, cx } from '#styled/css/index.js'

type Props = {
  /** Unique on the page: links to the section end with it. */
  id: string
  title: string
  className?: string
  children: ReactNode
}

/** A section of a page, named by its heading. */
export function TitledSection({ id, title, className, children }: Props) {
  return (
    <section aria-labelledby={id} className={cx(section, className)}>
      <h2 id={id} className={heading}>
        {title}
      </h2>
      {children}
    </section>
  )
}

const section = css({ marginBlockStart: 'section' })
const heading = css({ textStyle: 'h2', marginBlockEnd: '4' })
