import type { Box, Point } from './geometry.ts'

/** Polylines. */
export type Ways = readonly (readonly Point[])[]

/** The gap in pixels between a header and a line that passes it. */
const gap = 8

/**
 * The position of the header text of a box: at its left, or next to the lines that pass there on their way out. Also at
 * its left if there is no space for it; see `widthFor`.
 */
export function headBox(box: Box, head: Pick<Box, 'width' | 'height'>, ways: Ways): Box {
  const left: Box = { x: box.x, y: box.y, ...head }
  const shifted = passing(box, head.height, ways).map((x) => ({ ...left, x: x + gap }))
  const fits = ({ x, width }: Box) => x + width <= box.x + box.width
  return [left, ...shifted].find((place) => fits(place) && isClear(place, ways)) ?? left
}

/** How wide a box has to be for its header to fit next to all lines that pass there; null if it fits already. */
export function widthFor(box: Box, head: Box, ways: Ways): number | null {
  if (isClear(head, ways)) return null
  const last = Math.max(...passing(box, head.height, ways))
  return last - box.x + 2 * gap + head.width
}

/** Whether no line passes behind a box. */
export function isClear(box: Box, ways: Ways): boolean {
  return ways.every((points) =>
    points.every((point, index) => !isBehind(box, points[index - 1] ?? point, point)),
  )
}

/** The right ends of the lines that pass through the upper part of a box. */
function passing(box: Box, height: number, ways: Ways): number[] {
  const upper = { ...box, height }
  return ways.flatMap((points) =>
    points.flatMap((point, index) => {
      const before = points[index - 1] ?? point
      return isBehind(upper, before, point) ? [Math.max(before.x, point.x)] : []
    }),
  )
}

/** Whether a horizontal or vertical line crosses a box. */
function isBehind({ x, y, width, height }: Box, from: Point, to: Point): boolean {
  const isAcross = Math.min(from.x, to.x) < x + width && Math.max(from.x, to.x) > x
  return isAcross && Math.min(from.y, to.y) < y + height && Math.max(from.y, to.y) > y
}
