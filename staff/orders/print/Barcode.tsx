import { code128, quietZone, widthOf } from '#domain/code-128.ts'
import { css } from '#styled/css/index.js'

type Props = {
  /** Printable ASCII. */
  text: string
  label: string
}

/** A Code 128 barcode, dark on white in both themes. */
export function Barcode({ text, label }: Props) {
  const widths = code128(text)
  return (
    <svg
      role="img"
      aria-label={label}
      className={picture}
      viewBox={`0 0 ${widthOf(widths) + 2 * quietZone} ${height}`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
    >
      <path d={barsOf(widths)} fill="#000" />
    </svg>
  )
}

const height = 40

/** The bars as one path; every second width is a gap. */
function barsOf(widths: readonly number[]): string {
  let x = quietZone
  return widths
    .map((width, index) => {
      const bar = index % 2 === 0 ? `M${x} 0h${width}v${height}h-${width}z` : ''
      x += width
      return bar
    })
    .join('')
}

const picture = css({ width: '52mm', height: '14mm', bg: '#fff' })
