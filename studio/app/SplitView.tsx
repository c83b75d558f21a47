import { Splitter } from '@ark-ui/react/splitter'
import { useState, type ReactNode } from 'react'
import { css } from '#styled/css/index.js'
import { studio } from '#studio/words/studio.ts'
import { useIsWide, useSideways } from './use-narrow.ts'
import { useAddress } from './use-address.ts'

type Props = {
  /** `false` if there is no space for it. */
  chart: ReactNode
  panels: ReactNode
  /** `false` while it is closed. */
  shop: ReactNode
  isNarrow: boolean
}

/**
 * The chart over the whole height with the panels at its side, and the shop next to both, with resizable splits. Where
 * the three do not fit next to each other, the panels are below the chart; a phone has them above the shop, or on its
 * side next to it.
 */
export function SplitView({ chart, panels, shop, isNarrow }: Props) {
  const hasShop = shop !== false
  const isSideways = useSideways()
  const isBeside = useIsWide(hasShop) || isSideways
  const sizes = useSizes(isBeside)
  const hasChart = chart !== false
  const isStacked = isNarrow && !isSideways
  const outer = useWidths({ hasShop, hasChart, isSideways })
  return (
    <Splitter.Root
      key={String(hasShop)}
      orientation={isStacked ? 'vertical' : 'horizontal'}
      panels={hasShop ? [workPanel, shopPanel] : [workPanel]}
      size={outer.size}
      onResize={outer.resize}
      className={split}
    >
      <Splitter.Panel id="work">
        {hasChart ? (
          <Splitter.Root
            key={String(isBeside)}
            orientation={isBeside ? 'horizontal' : 'vertical'}
            panels={[chartPanel, detailsPanel]}
            size={sizes.size}
            onResize={sizes.resize}
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

type Layout = { hasShop: boolean; hasChart: boolean; isSideways: boolean }

/** Of the work and the shop, in percent. The shop keeps its page when a phone is turned: only the sizes change. */
function useWidths({ hasShop, hasChart, isSideways }: Layout) {
  const [device] = useAddress('frame')
  const beside = device === 'desktop' ? 'desktop' : 'phone'
  const kind = !hasShop ? 'alone' : isSideways ? 'sideways' : hasChart ? beside : 'upright'
  const [sizes, setSizes] = useState({
    alone: [100],
    sideways: [46, 54],
    phone: [70, 30],
    desktop: [50, 50],
    upright: [36, 64],
  })
  return {
    size: sizes[kind],
    resize: ({ size }: { size: number[] }) => setSizes({ ...sizes, [kind]: size }),
  }
}

function Seam({ id }: { id: `${string}:${string}` }) {
  return <Splitter.ResizeTrigger id={id} aria-label={studio.resize} className={seam} />
}

/** Of chart and panels, in percent: the running flow needs more space than the details of a state. */
function useSizes(isBeside: boolean) {
  const [view] = useAddress('view')
  const kind = `${isBeside ? 'beside' : 'below'} ${view === 'live' ? 'live' : 'still'}` as const
  const [sizes, setSizes] = useState({
    'beside live': [54, 46],
    'beside still': [62, 38],
    'below live': [58, 42],
    'below still': [64, 36],
  })
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
})
const seam = css({
  bg: 'border',
  flexShrink: '0',
  '&[data-orientation=horizontal]': { width: '6px', cursor: 'col-resize' },
  '&[data-orientation=vertical]': { height: '6px', cursor: 'row-resize' },
  _hover: { bg: 'brand-line' },
})
