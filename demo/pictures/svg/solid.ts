import { isDark, lightness, shade } from './color.ts'
import { path } from './elements.ts'
import { d } from './geometry.ts'

/** x to the right, y down, z towards the viewer. */
export type Vec = [x: number, y: number, z: number]
export type Point = [x: number, y: number]

/** A flat face in space: the position of its local (0, 0) and its two unit vectors. */
export type Plane = { origin: Vec; u: Vec; v: Vec }

/** A parallel projection: product pictures are taken from far away, so faces stay affine. */
export type View = {
  point: (at: Vec) => Point
  /** The `matrix(…)` that projects a drawing in local coordinates onto a face. */
  lay: (plane: Plane) => string
  /** Light on a face with this normal: −0.3 (away) to 0.14 (towards the softbox). */
  light: (normal: Vec) => number
  /** Whether a face with this normal is visible. */
  faces: (normal: Vec) => boolean
}

/** Looks at the origin, rotated by `yaw` to the right and from `pitch` above, in degrees. */
export function viewFrom(yaw: number, pitch: number): View {
  const [a, b] = [(yaw * Math.PI) / 180, (pitch * Math.PI) / 180]
  const turn = ([x, y, z]: Vec): Vec => {
    const [tx, tz] = [x * Math.cos(a) + z * Math.sin(a), z * Math.cos(a) - x * Math.sin(a)]
    return [tx, y * Math.cos(b) + tz * Math.sin(b), tz * Math.cos(b) - y * Math.sin(b)]
  }
  const point = (at: Vec): Point => {
    const [x, y] = turn(at)
    return [x, y]
  }
  return {
    point,
    lay: ({ origin, u, v }) => {
      const values = [...point(u), ...point(v), ...point(origin)]
      return `matrix(${values.map((value) => Math.round(value * 1e4) / 1e4).join(' ')})`
    },
    light: (normal) => {
      const [x, y, z] = unit(turn(normal))
      return -0.3 + 0.44 * Math.max(0, Math.min(1, 0.42 - 0.34 * x - 0.56 * y + 0.24 * z))
    },
    faces: (normal) => turn(normal)[2] > 0.001,
  }
}

/** Corner points of a rounded rectangle around (0, 0), clockwise from the top left. */
export function roundedOutline(w: number, h: number, r: number, steps = 5): Point[] {
  const corners: [x: number, y: number, from: number][] = [
    [-w / 2 + r, -h / 2 + r, 180],
    [w / 2 - r, -h / 2 + r, 270],
    [w / 2 - r, h / 2 - r, 0],
    [-w / 2 + r, h / 2 - r, 90],
  ]
  return corners.flatMap(([x, y, from]) =>
    Array.from({ length: steps + 1 }, (_, i): Point => {
      const angle = ((from + (90 * i) / steps) * Math.PI) / 180
      return [x + r * Math.cos(angle), y + r * Math.sin(angle)]
    }),
  )
}

/**
 * The walls of a prism: `outline` on `plane`, extruded along `depth`. Every strip is lit by its own normal, which makes
 * the rounded edges look solid.
 */
export function walls(
  view: View,
  plane: Plane,
  outline: Point[],
  depth: Vec,
  color: string,
): string {
  const at = ([u, v]: Point): Vec => add(plane.origin, add(scale(plane.u, u), scale(plane.v, v)))
  const clockwise = dot(cross(plane.u, plane.v), depth) > 0 ? -1 : 1
  const strips = outline.map((from, i) => {
    const to = outline[(i + 1) % outline.length] ?? from
    const [du, dv] = [to[0] - from[0], to[1] - from[1]]
    const outward = add(scale(plane.u, dv * clockwise), scale(plane.v, -du * clockwise))
    const normal = clockwise > 0 ? outward : scale(outward, -1)
    if (Math.hypot(du, dv) < 0.01 || !view.faces(normal)) return ''
    const quad = [at(from), at(to), add(at(to), depth), add(at(from), depth)].map(view.point)
    const fill = lit(color, view.light(normal))
    // A hairline of the same color closes the seam between adjacent strips.
    return path(polygon(quad), fill, { stroke: fill, strokeWidth: 0.25, join: 'round' })
  })
  return strips.join('')
}

/**
 * A color under a light from `view.light`; dark objects keep some color in the shade, white ones must not be
 * overexposed.
 */
export function lit(color: string, light: number): string {
  if (isDark(color)) return shade(color, light * 0.5 + 0.03)
  const white = Math.max(0, lightness(color) - 0.5) * 2
  return shade(color, (light < 0 ? 0.75 : 1) * light - 0.055 * white)
}

/** The outline of everything between `plane` and its copy at `depth`, for shadows. */
export function silhouette(view: View, plane: Plane, outline: Point[], depth: Vec): Point[] {
  const front = outline.map(([u, v]) =>
    add(plane.origin, add(scale(plane.u, u), scale(plane.v, v))),
  )
  return hull([...front, ...front.map((at) => add(at, depth))].map(view.point))
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => d`${x} ${y}`).join('L')}Z`
}

export function boundsOf(points: readonly Point[]): { x: number; y: number; w: number; h: number } {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y }
}

export function add(a: Vec, b: Vec): Vec {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
}

export function scale(a: Vec, by: number): Vec {
  return [a[0] * by, a[1] * by, a[2] * by]
}

function cross(a: Vec, b: Vec): Vec {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

function dot(a: Vec, b: Vec): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

function unit(a: Vec): Vec {
  return scale(a, 1 / (Math.hypot(...a) || 1))
}

/** Convex hull (Andrew's monotone chain). */
function hull(points: Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (list: Point[]) => {
    const chain: Point[] = []
    for (const next of list) {
      while (chain.length > 1 && !turnsLeft(chain.at(-2), chain.at(-1), next)) chain.pop()
      chain.push(next)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.reverse())]
}

function turnsLeft(a: Point | undefined, b: Point | undefined, c: Point): boolean {
  if (!a || !b) return true
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0
}
