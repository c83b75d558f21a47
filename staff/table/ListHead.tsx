import type { ReactNode } from 'react'
import { css } from '#styled/css/index.js'

type Props = {
  title: string
  /** Of a list below another one on its page. */
  level?: 'h1' | 'h2'
  /** The main action of the page, next to the heading. */
  action?: ReactNode
  /** Search, filters and menu: below the heading on a phone, next to it on a wide screen. */
  tools?: ReactNode
  /** How much the list has; it is announced when it changes. */
  children: ReactNode
}

/** The heading of a list. */
export function ListHead({ title, level: Heading = 'h1', action, tools, children }: Props) {
  return (
    <div className={head}>
      <div className={name}>
        <Heading className={css({ textStyle: Heading === 'h1' ? 'h1' : 'h2' })}>{title}</Heading>
        <p role="status" className={css({ textStyle: 'small', color: 'text-2' })}>
          {children}
        </p>
      </div>
      {action}
      {tools !== undefined && <div className={row}>{tools}</div>}
    </div>
  )
}

const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '3',
  rowGap: '2',
  marginBlockEnd: '3',
})
const name = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '3',
  marginInlineEnd: { lg: 'auto' },
})
const row = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'stretch',
  gap: '2',
  flex: { base: '1 0 100%', lg: '1 1 360px' },
  minWidth: '0',
  maxWidth: { lg: '540px', '2xl': '760px' },
})
