import type { ReactNode } from 'react'
import { css } from '#styled/css/index.js'

type Props = {
  id: string
  title: string
  /** What is next to the list on wide screens, and above it on phones. */
  side: ReactNode
  children: ReactNode
  /** The form that opens in a dialog. */
  form: ReactNode
}

/** A part of a product's page in which customers write: comments, or questions and answers. */
export function DiscussionSection({ id, title, side, children, form }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={section}>
      <h2 id={`${id}-title`} className={heading}>
        {title}
      </h2>
      <div className={columns}>
        <div className={aside}>{side}</div>
        {children}
      </div>
      {form}
    </section>
  )
}

const section = css({ marginBlockStart: 'section' })
const heading = css({ textStyle: 'h2', marginBlockEnd: { base: '5', md: '6' } })
const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '304px minmax(0, 1fr)' },
  alignItems: 'start',
  gap: { base: '6', md: '10', lg: '12' },
})
const aside = css({ display: 'grid', gap: '5' })
