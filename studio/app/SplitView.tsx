import { Splitter } from '@ark-ui/react/splitter'
import { useState, type ReactNode } from 'react'
import { css } from '#styled/css/index.js'
import { studio } from '#studio/words/studio.ts'
import { useAddress } from './use-address.ts'

type Props = {
  /** `false` if there is no space for it. */
  chart: ReactNode
  panels: ReactNode
  /** `false` while it is closed. */
  shop: ReactNode
  isNarrow: boolean
}

/** The chart above the panels, and the shop next to both, with resizable splits. */
export function SplitView({ chart, panels, shop, isNarrow }: Props) {
  const heights = useHeights()
  const hasShop = shop !== false
  const hasChart = chart !== false
  return (
    <Splitter.Root
      key={`${hasShop ? 'with shop' : 'alone'} ${isNarrow}`}
      orientation={isNarrow ? 'vertical' : 'horizontal'}
      panels={hasShop ? [workPanel, shopPanel] : [workPanel]}
      defaultSize={widths(hasShop, hasChart)}
      className={split}
    >
      <Splitter.Panel id="work">
        {hasChart ? (
          <Splitter.Root
            orientation="vertical"
            panels={[chartPanel, detailsPanel]}
            size={heights.size}
            onResize={heights.resize}
            className={split}
          >
            <Splitter.Panel id="chart">{chart}</Splitter.Panel>
            <Seam id="chart:panels" />
            <Splitter.Panel id="panels">{panels}</Splitter.Panel>
          </Splitter.Root>
        ) : (
          panels
        )}
      </Splitter.Panel>
      {hasShop && (
        <>
          <Seam id="work:shop" />
          <Splitter.Panel id="shop">
            <div className={shopColumn}>{shop}</div>
          </Splitter.Panel>
        </>
      )}
    </Splitter.Root>
  )
}

const [workPanel, shopPanel] = [
  { id: 'work', minSize: 30 },
  { id: 'shop', minSize: 20 },
]
const [chartPanel, detailsPanel] = [
  { id: 'chart', minSize: 20 },
  { id: 'panels', minSize: 10 },
]

/** Of the chart and the shop, in percent. */
function widths(hasShop: boolean, hasChart: boolean): number[] {
  if (!hasShop) return [100]
  return hasChart ? [64, 36] : [36, 64]
}

function Seam({ id }: { id: `${string}:${string}` }) {
  return <Splitter.ResizeTrigger id={id} aria-label={studio.resize} className={seam} />
}

/** Of chart and panels, in percent: the running flow needs more space than the details of a state. */
function useHeights() {
  const [view] = useAddress('view')
  const kind = view === 'live' ? 'live' : 'still'
  const [sizes, setSizes] = useState({ live: [45, 55], still: [64, 36] })
  return {
    size: sizes[kind],
    resize: ({ size }: { size: number[] }) => setSizes({ ...sizes, [kind]: size }),
  }
}

const split = css({ minHeight: '0', minWidth: '0' })
const shopColumn = css({
  display: 'flex',
  flexDirection: 'column',
  height: 'full',
  '& > section': { flex: '1', minHeight: '0' },
})
const seam = css({
  bg: 'border',
  flexShrink: '0',
  '&[data-orientation=horizontal]': { width: '6px', cursor: 'col-resize' },
  '&[data-orientation=vertical]': { height: '6px', cursor: 'row-resize' },
  _hover: { bg: 'brand-line' },
})
