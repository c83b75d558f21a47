import type { ReactNode } from 'react'
import { css } from '#styled/css/index.js'

type Props = {
  title: string
  /** How much the list has; it is announced when it changes. */
  children: ReactNode
}

/** The heading of a list. */
export function ListHead({ title, children }: Props) {
  return (
    <div className={head}>
      <h1 className={css({ textStyle: 'h1' })}>{title}</h1>
      <p role="status" className={css({ textStyle: 'small', color: 'text-2' })}>
        {children}
      </p>
    </div>
  )
}

const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '4',
  marginBlockEnd: '4',
})
