import { useState } from 'react'
import { staffOrders } from '#i18n/fa/staff-orders.ts'
import type { Schemas } from '#machines/api/client.ts'
import { Panel } from '#staff/app/Panel.tsx'
import { Button } from '#src/ui/Button.tsx'
import { lazyPart } from '#src/ui/LazyPart.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import type { DrawnOrder } from './OrderChartDrawing.tsx'

const words = staffOrders.chart

/** What lays out and draws is larger than the page of an order: it is loaded when the chart is opened. */
const Drawing = lazyPart<{ order: DrawnOrder }>(
  () => import('./OrderChartDrawing.tsx').then((part) => part.OrderChartDrawing),
  { waiting: <Skeleton height="480px" radius="16px" /> },
)

/** The chart of an order's life, the same as in the studio, with its status and its next steps marked. */
export function OrderChart({ order }: { order: Pick<Schemas['StaffOrder'], keyof DrawnOrder> }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Panel title={words.open}>
      <Button look="line" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? words.close : words.open}
      </Button>
      {isOpen && <Drawing order={order} />}
    </Panel>
  )
}
