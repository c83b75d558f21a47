/** A rectangle with rounded corners. `smooth` 1 is a circular arc, 1.25–1.4 the continuous corner of phones. */
export type RoundBox = {
  x: number
  y: number
  w: number
  h: number
  /** One radius, or top left, top right, bottom right, bottom left. */
  r: number | [number, number, number, number]
  smooth?: number
}

/** A number as short as SVG allows, rounded to hundredths. */
export function num(value: number): string {
  const rounded = Math.round(value * 100) / 100
  const digits = `${rounded}`
  if (rounded > 0 && rounded < 1) return digits.slice(1)
  return rounded < 0 && rounded > -1 ? `-${digits.slice(2)}` : digits
}

/** Template tag for path data: numbers are shortened. */
export function d(parts: TemplateStringsArray, ...values: (number | string)[]): string {
  return parts.reduce((text, part, i) => {
    const value = values[i]
    return text + part + (value === undefined ? '' : typeof value === 'number' ? num(value) : value)
  }, '')
}

/**
 * The path of a rounded rectangle, grown (positive `grow`) or shrunk on all sides. Each corner is one cubic that starts
 * before the circular corner would and whose middle is pinned to the circular corner's middle, so curvature is
 * continuous: circular arcs make a drawn phone look like a toy.
 */
export function roundPath(box: RoundBox, grow = 0): string {
  const [x, y, w, h] = [box.x - grow, box.y - grow, box.w + 2 * grow, box.h + 2 * grow]
  const at = (i: 0 | 1 | 2 | 3) => {
    const radius = typeof box.r === 'number' ? box.r : box.r[i]
    const grown = grow === 0 ? radius : Math.max(radius + grow, 0.3)
    return corner(grown, Math.min(w, h) / 2, box.smooth ?? 1.25)
  }
  const [topLeft, topRight, bottomRight, bottomLeft] = [at(0), at(1), at(2), at(3)] as const
  return [
    d`M${x + topLeft.start} ${y}H${x + w - topRight.start}`,
    turn(topRight, 1, 1, true),
    d`V${y + h - bottomRight.start}`,
    turn(bottomRight, -1, 1, false),
    d`H${x + bottomLeft.start}`,
    turn(bottomLeft, -1, -1, true),
    d`V${y + topLeft.start}`,
    turn(topLeft, 1, -1, false),
    'Z',
  ].join('')
}

/** A rounded rectangle from plain numbers. */
export function roundRectPath(
  x: number,
  y: number,
  w: number,
  h: number,
  r: RoundBox['r'],
  smooth = 1,
): string {
  return roundPath({ x, y, w, h, r, smooth })
}

export function shrink(box: RoundBox, by: number): RoundBox {
  const r = typeof box.r === 'number' ? Math.max(box.r - by, 0.3) : box.r
  return { ...box, x: box.x + by, y: box.y + by, w: box.w - 2 * by, h: box.h - 2 * by, r }
}

type Corner = { start: number; handle: number }

function corner(radius: number, most: number, smooth: number): Corner {
  const r = Math.max(0, Math.min(radius, most))
  const start = Math.min(most, r * smooth)
  return { start, handle: Math.max(0, (2.3431 * r - start) / 3) }
}

function turn({ start, handle }: Corner, sx: number, sy: number, fromHorizontal: boolean): string {
  const tangent = start - handle
  const values = fromHorizontal
    ? [sx * tangent, 0, sx * start, sy * handle, sx * start, sy * start]
    : [0, sy * tangent, sx * handle, sy * start, sx * start, sy * start]
  return `c${values.map(num).join(' ').replaceAll(' -', '-')}`
}
