import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { css } from '#styled/css/index.js'
import { Bdi } from '#src/ui/Bdi.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { textLink } from '#src/ui/text-link.ts'
import { useLastSearch } from './last-search.tsx'

type Props = {
  title: string
  /** The list that it belongs to; the link keeps how that was filtered last. */
  back: { href: string; text: string }
  /** Its state, which is announced when it changes; null while it is loading. */
  status: ReactNode
  /** What else it is known by. */
  beside?: ReactNode
}

/** The heading of one thing, such as an order. */
export function DetailHead({ title, back, status, beside }: Props) {
  return (
    <>
      <Link href={useLastSearch(back.href)} className={textLink}>
        <Icon name="arrow-back" size={20} />
        {back.text}
      </Link>
      <div className={head}>
        <h1 className={css({ textStyle: 'h1', overflowWrap: 'anywhere' })}>
          <Bdi>{title}</Bdi>
        </h1>
        {beside}
        {status !== null && <span role="status">{status}</span>}
      </div>
    </>
  )
}

const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '1',
  marginBlockEnd: '4',
})

/** Two columns on wide screens, each a stack of panels. */
export const detailColumns = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) {sizes.summary}' },
  alignItems: 'start',
  gap: '4',
})
export const detailStack = css({ display: 'grid', gap: '4', minWidth: '0' })
