import type { ReactNode } from 'react'
import { css } from '#styled/css/index.js'
import { studio } from '#studio/words/studio.ts'
import { headerButton } from './header-button.ts'

type Props = {
  /** `false` if it has a place of its own. */
  chart: ReactNode
  shop: ReactNode
  isChartInFront: boolean
  onChange: (isChartInFront: boolean) => void
}

/** The shop, and on a phone the chart in its place; the shop runs on behind it, so that a walk goes on. */
export function Fronts({ chart, shop, isChartInFront, onChange }: Props) {
  const isCovered = chart !== false && isChartInFront
  return (
    <>
      {chart !== false && (
        <div role="group" aria-label={studio.fronts.label} className={bar}>
          {([true, false] as const).map((isChart) => (
            <button
              key={String(isChart)}
              type="button"
              aria-pressed={isChart === isChartInFront}
              className={headerButton}
              onClick={() => onChange(isChart)}
            >
              {isChart ? studio.fronts.chart : studio.fronts.shop}
            </button>
          ))}
        </div>
      )}
      <div className={place}>
        <div inert={isCovered} className={shopBox}>
          {shop}
        </div>
        {isCovered && <div className={cover}>{chart}</div>}
      </div>
    </>
  )
}

const bar = css({
  display: 'flex',
  gap: '1',
  paddingInline: '2',
  borderBlockEnd: '1px solid {colors.border}',
  bg: 'surface',
})
const place = css({ position: 'relative', flex: '1', minHeight: '0' })
const shopBox = css({
  display: 'flex',
  flexDirection: 'column',
  height: 'full',
  '& > section': { flex: '1', minHeight: '0' },
})
const cover = css({ position: 'absolute', inset: '0', bg: 'bg' })
