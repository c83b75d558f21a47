import { diagonal, type Canvas, type Stop } from '#demo/pictures/svg/canvas.ts'
import { shade } from '#demo/pictures/svg/color.ts'
import { ellipse, group, line, path } from '#demo/pictures/svg/elements.ts'
import { roundPath } from '#demo/pictures/svg/geometry.ts'
import {
  boundsOf,
  lit,
  polygon,
  roundedOutline,
  silhouette,
  walls,
  type Plane,
  type View,
} from '#demo/pictures/svg/solid.ts'

/** A box with rounded upright edges; sizes in millimeters, `d` from front to back. */
export type SolidBox = { w: number; h: number; d: number; r: number }

export type DrawnBox = {
  /** Walls and front face. `onFront` is drawn on the face, with its origin at the face's center. */
  body: string
  /** The soft shadow right under the box; drawn first. */
  shadow: string
  bounds: { x: number; y: number; w: number; h: number }
}

/** A solid box around the origin, seen through `view`, with a soft bevel where face and walls meet. */
export function solidBox(
  canvas: Canvas,
  view: View,
  { w, h, d: depth, r }: SolidBox,
  color: string,
  onFront: string,
): DrawnBox {
  const face: Plane = { origin: [0, 0, depth / 2], u: [1, 0, 0], v: [0, 1, 0] }
  const outline = roundedOutline(w, h, r, 12)
  const shape = silhouette(view, face, outline, [0, 0, -depth])
  const light = view.light([0, 0, 1])
  const facePaint: Stop[] = [
    [0, lit(color, light + 0.09)],
    [0.5, lit(color, light + 0.03)],
    [1, lit(color, light - 0.05)],
  ]
  const bevel: Stop[] = [
    [0, '#fff', 0.85],
    [0.35, '#fff', 0.25],
    [0.65, '#fff', 0.08],
    [1, '#fff', 0.35],
  ]
  const box = { x: -w / 2, y: -h / 2, w, h, r, smooth: 1 }
  const front = group(
    path(roundPath(box), canvas.linear(facePaint, [0.1, 0, 0.8, 1])) +
      line(roundPath(box, -0.5), canvas.linear(bevel, diagonal), 0.9) +
      onFront,
    { transform: view.lay(face) },
  )
  return {
    body:
      walls(view, face, outline, [0, 0, -depth], color) +
      front +
      line(polygon(shape), shade(color, -0.3), 0.3, { opacity: 0.45, join: 'round' }),
    shadow: footShadow(canvas, view, { w: w - r, d: depth, y: h / 2 }),
    bounds: boundsOf(shape),
  }
}

/** The shadow of an object with a `w` × `d` base at height `y`, on the floor below it. */
export function footShadow(
  canvas: Canvas,
  view: View,
  { w, d: depth, y }: { w: number; d: number; y: number },
): string {
  const soft: Stop[] = [
    [0, '#12161f', 0.6],
    [0.55, '#12161f', 0.34],
    [0.8, '#12161f', 0.1],
    [1, '#12161f', 0],
  ]
  const reach = Math.min(Math.min(w, depth) * 0.22, 14)
  const core = { x: -w / 2, y: -depth / 2, w, h: depth, r: reach * 0.4, smooth: 1 }
  return group(
    ellipse(reach * 0.2, reach * 0.3, w * 0.56 + reach, depth * 0.56 + reach, canvas.radial(soft)) +
      path(roundPath(core, reach * 0.14), '#12161f', { opacity: 0.12 }) +
      path(roundPath(core), '#0b0d12', { opacity: 0.22 }),
    { transform: view.lay({ origin: [0, y, 0], u: [1, 0, 0], v: [0, 0, 1] }) },
  )
}
