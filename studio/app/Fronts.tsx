import type { ReactNode } from 'react'
import { css } from '#styled/css/index.js'

type Props = {
  /** Takes the place of the shop; `false` while it does not. */
  chart: ReactNode
  shop: ReactNode
}

/** The shop, and on a phone the chart in its place; the shop stays loaded behind it, so that a walk continues. */
export function Fronts({ chart, shop }: Props) {
  const isCovered = chart !== false
  return (
    <div className={place}>
      <div inert={isCovered} className={shopBox}>
        {shop}
      </div>
      {isCovered && <div className={cover}>{chart}</div>}
    </div>
  )
}

const place = css({ position: 'relative', flex: '1', minHeight: '0' })
const shopBox = css({
  display: 'flex',
  flexDirection: 'column',
  height: 'full',
  '& > section': { flex: '1', minHeight: '0' },
})
const cover = css({ position: 'absolute', inset: '0', bg: 'bg' })
