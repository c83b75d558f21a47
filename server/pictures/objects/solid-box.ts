import type { Canvas, Stop } from '../svg/canvas.ts'
import { DIAGONAL } from '../svg/canvas.ts'
import { group, line, path } from '../svg/elements.ts'
import { roundPath } from '../svg/geometry.ts'
import { haloShadow } from '../parts/shadow.ts'
import type { Plane, Vec, View } from '../svg/solid.ts'
import { boundsOf, lit, polygon, roundedOutline, silhouette, walls } from '../svg/solid.ts'

/** A box with rounded upright edges; sizes in millimetres, `d` from front to back. */
export type SolidBox = { w: number; h: number; d: number; r: number }

export type DrawnBox = {
  /** Walls and front face. `onFront` is drawn on the face, its origin the face's centre. */
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
  const outline = roundedOutline(w, h, r, 7)
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
      line(roundPath(box, -0.5), canvas.linear(bevel, DIAGONAL), 0.9) +
      onFront,
    { transform: view.lay(face) },
  )
  return {
    body: walls(view, face, outline, [0, 0, -depth], color) + front,
    shadow: contactShadow(view, { w, h, d: depth, r }),
    bounds: boundsOf(shape),
  }
}

function contactShadow(view: View, { w, h, d: depth, r }: SolidBox): string {
  const inset = r * 0.5
  const [x, z] = [w / 2 - inset, depth / 2]
  const corners: Vec[] = [
    [-x, h / 2, -z],
    [x, h / 2, -z],
    [x, h / 2, z],
    [-x, h / 2, z],
  ]
  const foot = polygon(corners.map(view.point))
  return haloShadow(foot, { radius: 5, strength: 0.42, dx: 0.6, dy: 0.8 })
}
