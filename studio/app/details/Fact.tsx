import type { ReactNode } from 'react'
import { css } from '#styled/css/index.js'

export function Facts({ children }: { children: ReactNode }) {
  return <dl className={facts}>{children}</dl>
}

/** A term and its details. */
export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={fact}>
      <dt className={name}>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const facts = css({ display: 'grid', gap: '1', textStyle: 'ui', paddingBlockEnd: '4' })
const fact = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '120px minmax(0, 1fr)' },
  columnGap: '3',
})
const name = css({ color: 'text-2' })
