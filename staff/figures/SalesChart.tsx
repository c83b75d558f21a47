import { AxisBottom, AxisRight } from '@visx/axis'
import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar } from '@visx/shape'
import { useLayoutEffect, useRef, useState } from 'react'
import { staffFigures as words } from '#i18n/fa/staff-figures.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { number, oneDecimal } from '#src/lib/format.ts'
import { inPersian } from '#src/lib/persian-date.ts'
import { toPersianDigits } from '#domain/digits.ts'

type Props = { days: Schemas['StaffFigures']['days'] }

const height = 240
const margin = { top: 12, right: 48, bottom: 28, left: 8 }
const million = 1_000_000
/** Room that the label of a day takes, in pixels. */
const labelWidth = 56

/** The sales of each day as columns, the oldest at the start, which is on the right. */
export function SalesChart({ days }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  return (
    <>
      <p className={unit}>{words.unit}</p>
      <div ref={box} style={{ height }}>
        {width > 0 && <Columns days={days} width={width} />}
      </div>
    </>
  )
}

function Columns({ days, width }: Props & { width: number }) {
  const [start, end] = [width - margin.right, margin.left]
  const base = height - margin.bottom
  const highest = Math.max(...days.map(({ sales }) => sales), million)
  const across = scaleBand({
    domain: days.map(({ day }) => day),
    range: [start, end],
    padding: 0.2,
  })
  const up = scaleLinear({ domain: [0, highest / million], range: [base, margin.top], nice: 4 })
  const every = Math.ceil(days.length / Math.max(1, Math.floor((start - end) / labelWidth)))
  const labeled = days.filter((_, index) => index % every === 0).map(({ day }) => day)
  return (
    <svg
      role="img"
      aria-label={words.chartLabel(number(days.length))}
      direction="ltr"
      width={width}
      height={height}
      className={chart}
    >
      <AxisRight
        left={start}
        scale={up}
        numTicks={4}
        hideTicks
        axisClassName={axis}
        tickFormat={(value) => millions(Number(value))}
        tickLabelProps={{ textAnchor: 'start', dx: 2, dy: '.3em' }}
      />
      <AxisBottom
        top={base}
        scale={across}
        tickValues={labeled}
        hideTicks
        axisClassName={axis}
        tickFormat={shortDay}
        tickLabelProps={{ textAnchor: 'middle' }}
      />
      {days.map(({ day, sales }) => {
        const top = up(sales / million)
        return (
          <Bar
            key={day}
            x={across(day) ?? 0}
            y={top}
            width={across.bandwidth()}
            height={base - top}
            className={column}
          />
        )
      })}
    </svg>
  )
}

/** The width of an element in pixels; 0 until it has been laid out. */
function useWidth(element: { current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const shown = element.current
    if (shown === null) return
    const measure = () => setWidth(shown.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(shown)
    return () => observer.disconnect()
  }, [element])
  return width
}

/** Month and day in the Persian calendar: ۹/۴. */
function shortDay(day: string): string {
  const { month, day: date } = inPersian(day)
  return isolated(toPersianDigits(`${month}/${date}`))
}

const millions = (value: number) =>
  isolated(Number.isInteger(value) ? number(value) : oneDecimal(value))

/** In an SVG text the direction of its first letter would order the rest. */
const isolated = (text: string) => `\u2067${text}\u2069`

const chart = css({ display: 'block', overflow: 'visible' })
const axis = css({
  '& line, & path': { stroke: 'border' },
  '& text': { fill: 'text-2', fontFamily: 'inherit', fontSize: '12px' },
})
const column = css({ fill: 'brand', _hover: { fill: 'brand-text' } })
const unit = css({ textStyle: 'caption', color: 'text-2', marginBlockEnd: '2' })
