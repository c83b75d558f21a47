import { Suspense, use } from 'react'
import { chartSvg, type Palette } from '#charts/svg.ts'
import { layoutOf } from '#charts/layout-of.ts'
import { staff } from '#i18n/fa/staff.ts'
import { staffOrders } from '#i18n/fa/staff-orders.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { orderGraph, stateId, stepsFrom } from './order-graph.ts'

const words = staffOrders.chart

export type DrawnOrder = Pick<Schemas['StaffOrder'], 'text_status' | 'moves'>

/** The drawing of an order's chart. On a phone it scrolls: smaller, nobody could read it. */
export function OrderChartDrawing({ order }: { order: DrawnOrder }) {
  return (
    <Suspense fallback={<Skeleton height="480px" radius="16px" />}>
      <Drawing order={order} />
      <p className={css({ textStyle: 'small', color: 'text-2' })}>{words.legend}</p>
    </Suspense>
  )
}

function Drawing({ order: { text_status: status, moves } }: { order: DrawnOrder }) {
  const layout = use(layoutOf(orderGraph))
  const steps = stepsFrom(
    status,
    moves.map(({ event }) => event),
  )
  const svg = chartSvg(layout, {
    palette,
    active: { states: new Set([stateId(status)]), ground: 'var(--colors-brand-soft)' },
    colorOf: (transition) => (steps.has(transition) ? 'var(--colors-brand-text)' : undefined),
  })
  const names = moves.map(({ event }) => staff.move.labels[event]).join('، ')
  return (
    <section
      key={status}
      ref={centerCurrent}
      aria-label={words.drawing}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it on narrow screens
      tabIndex={0}
      dir="ltr"
      className={picture}
    >
      <div
        role="img"
        aria-label={words.label(staff.statuses[status], names || words.noMoves)}
        dangerouslySetInnerHTML={{ __html: svg }}
      />
    </section>
  )
}

/** Scrolls a drawing that is wider than its frame, and not the page, to the current state. */
function centerCurrent(frame: HTMLElement | null): void {
  const current = frame?.querySelector('[data-active]')?.getBoundingClientRect()
  if (!frame || !current) return
  const { left, width } = frame.getBoundingClientRect()
  frame.scrollLeft += current.left + current.width / 2 - (left + width / 2)
}

/** Steps that nobody can take now are quiet. The colors follow the theme. */
const palette: Palette = {
  ground: 'var(--colors-surface)',
  state: 'var(--colors-surface)',
  container: 'var(--colors-surface-2)',
  border: 'var(--colors-border-field)',
  line: 'var(--colors-text-3)',
  text: 'var(--colors-text)',
  quiet: 'var(--colors-text-2)',
  brand: 'var(--colors-text-2)',
}

const picture = css({
  overflowX: 'auto',
  marginBlockStart: '3',
  '& svg': { maxWidth: 'full', minWidth: '560px', height: 'auto', fontFamily: 'inherit' },
})
