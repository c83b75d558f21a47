import { diagonal, leftRight, type Canvas, type Stop } from '#demo/pictures/svg/canvas.ts'
import { isDark, shade } from '#demo/pictures/svg/color.ts'
import { group, line, path } from '#demo/pictures/svg/elements.ts'
import { d, roundPath, shrink, type RoundBox } from '#demo/pictures/svg/geometry.ts'

export type Finish = 'matte' | 'glossy' | 'leather'

/**
 * The light model of every picture: one softbox at the top left, a dim cool fill at the bottom right, a white
 * floor. Raised edges are bright at the top left and dark at the bottom right, recesses the other way round.
 */
export function surface(
  canvas: Canvas,
  box: RoundBox,
  color: string,
  finish: Finish,
  options: { curve?: number; bottom?: string } = {},
): string {
  const outline = roundPath(box)
  const dark = isDark(color)
  const lift = dark ? 0.1 : 0.055
  const bottom = options.bottom ?? color
  const base: Stop[] = [
    [0, shade(color, lift + 0.01)],
    [0.34, shade(color, lift * 0.25)],
    [0.68, shade(bottom, -0.035)],
    [1, shade(bottom, -0.095)],
  ]
  const key: Stop[] = [
    [0, '#fff', dark ? 0.2 : 0.42],
    [0.5, '#fff', dark ? 0.06 : 0.12],
    [1, '#fff', 0],
  ]
  return [
    path(outline, canvas.linear(base, [0.05, 0, 0.8, 1])),
    path(
      outline,
      canvas.radial(key, [box.x + box.w * 0.22, box.y + box.h * 0.1, box.h * 0.55], { user: true }),
    ),
    reflection(canvas, box, finish, dark),
    finish === 'leather' && canvas.fine ? leather(canvas, outline, dark) : '',
    path(outline, sideFalloff(canvas, box, color, options.curve)),
    path(
      outline,
      canvas.linear([
        [0, '#fff', 0.16],
        [0.04, '#fff', 0],
        [0.93, '#000', 0],
        [1, '#000', 0.13],
      ]),
    ),
  ].join('')
}

/** Dark gap between frame and glass, and the bright bevel of the glass. Without them a phone is vector art. */
export function glassEdge(canvas: Canvas, box: RoundBox, strength = 1): string {
  const gap: Stop[] = [
    [0, '#000', 0.45 * strength],
    [0.5, '#000', 0.55 * strength],
    [1, '#000', 0.65 * strength],
  ]
  const bevel: Stop[] = [
    [0, '#fff', 0.85 * strength],
    [0.3, '#fff', 0.28 * strength],
    [0.6, '#fff', 0.1 * strength],
    [1, '#fff', 0.5 * strength],
  ]
  return (
    line(roundPath(box), canvas.linear(gap), 0.22) +
    line(roundPath(box, -0.28), canvas.linear(bevel, [0, 0, 0.7, 1]), 0.26)
  )
}

/** A bright line just inside the edge, fading along the diagonal of the light. */
export function rimLight(canvas: Canvas, box: RoundBox, width: number, strength = 1): string {
  const stops: Stop[] = [
    [0, '#fff', 0.9 * strength],
    [0.3, '#fff', 0.2 * strength],
    [0.6, '#fff', 0],
    [1, '#fff', 0.4 * strength],
  ]
  return line(roundPath(box, -width / 2), canvas.linear(stops, diagonal), width)
}

function reflection(canvas: Canvas, box: RoundBox, finish: Finish, dark: boolean): string {
  if (finish !== 'glossy') {
    if (canvas.lite) return ''
    const streak: Stop[] = [
      [0, '#fff', 0],
      [0.44, '#fff', 0],
      [0.62, '#fff', dark ? 0.06 : 0.16],
      [0.8, '#fff', 0],
    ]
    return path(roundPath(box), canvas.linear(streak, [0, 0.1, 1, 0.85]))
  }
  const { x, y, w, h } = box
  const window = d`M${x + w * 0.36} ${y}H${x + w}V${y + h * 0.52}Q${x + w * 0.6} ${y + h * 0.42} ${x + w * 0.36} ${y}Z`
  const floor = d`M${x} ${y + h * 0.74}Q${x + w * 0.45} ${y + h * 0.8} ${x + w * 0.72} ${y + h}H${x + w * 0.4}Q${x + w * 0.28} ${y + h * 0.88} ${x} ${y + h * 0.84}Z`
  const windowLight: Stop[] = [
    [0, '#fff', dark ? 0.26 : 0.5],
    [0.6, '#fff', dark ? 0.1 : 0.2],
    [1, '#fff', 0.04],
  ]
  return group(
    path(window, canvas.linear(windowLight, [0.3, 0, 0.7, 1])) +
      path(
        floor,
        canvas.linear(
          [
            [0, '#fff', 0.26],
            [1, '#fff', 0.03],
          ],
          [0, 0, 1, 0.6],
        ),
      ),
    { clip: canvas.clip(roundPath(box)) },
  )
}

/** Two repeating gradients that cross make a grain, twenty times cheaper than a pattern. */
function leather(canvas: Canvas, outline: string, dark: boolean): string {
  const grain: Stop[] = [
    [0, '#000', dark ? 0.32 : 0.09],
    [0.4, '#000', 0],
    [0.6, '#fff', 0],
    [0.85, '#fff', dark ? 0.085 : 0.12],
    [1, '#fff', 0],
  ]
  const units = { user: true, repeat: true }
  return (
    path(outline, canvas.linear(grain, [0, 0, 0.47, 0.71], units)) +
    path(outline, canvas.linear(grain, [0, 0, 0.83, -0.29], units))
  )
}

function sideFalloff(canvas: Canvas, box: RoundBox, color: string, curve?: number): string {
  if (!curve) {
    const flat: Stop[] = [
      [0, '#000', 0.1],
      [0.035, '#000', 0],
      [0.93, '#000', 0],
      [1, '#000', 0.12],
    ]
    return canvas.linear(flat, leftRight)
  }
  const dark = isDark(color)
  const edge = curve / box.w
  const bands: Stop[] = [
    [0, shade(color, -0.22), 0.75],
    [edge * 0.3, shade(color, 0.04), 0.3],
    [edge * 0.62, '#fff', dark ? 0.34 : 0.6],
    [edge * 1.25, '#fff', 0],
    [1 - edge * 1.3, '#000', 0],
    [1 - edge * 0.8, '#000', 0.16],
    [1 - edge * 0.45, '#fff', dark ? 0.22 : 0.4],
    [1 - edge * 0.2, shade(color, -0.1), 0.4],
    [1, shade(color, -0.3), 0.85],
  ]
  return canvas.linear(bands, leftRight)
}

/** Outer metal shell seen face on; `width` is the visible metal in millimeters. */
export function metalShell(
  canvas: Canvas,
  box: RoundBox & { r: number },
  color: string,
  width: number,
  polished: boolean,
): string {
  const middle = roundPath(shrink(box, width * 0.48))
  const radius = Math.max(box.r, 6)
  const right = box.x + box.w
  const bottom = box.y + box.h
  const edge = shade(color, -0.34)
  const outline: Stop[] = [
    [0, edge, 0.55],
    [0.5, edge, 0.7],
    [1, edge, 0.9],
  ]
  const sheen: Stop[] = [
    [0, '#fff', polished ? 0.75 : 0.5],
    [0.06, '#fff', 0.12],
    [0.5, '#fff', 0.2],
    [0.94, '#fff', 0.05],
    [1, '#fff', 0.35],
  ]
  const hotSpot = (x: number, y: number, r: number, opacity: number) =>
    line(
      middle,
      canvas.radial(
        [
          [0, '#fff'],
          [0.45, '#fff', 0.53],
          [1, '#fff', 0],
        ],
        [x, y, r],
        { user: true },
      ),
      width * 0.62,
      { opacity },
    )
  const shadedSpot = (x: number, y: number, r: number) =>
    line(
      middle,
      canvas.radial(
        [
          [0, '#000', 0.38],
          [1, '#000', 0],
        ],
        [x, y, r],
        { user: true },
      ),
      width * 0.7,
    )
  const first = [
    path(roundPath(box), metalAcross(canvas, color, width / box.w, polished)),
    line(roundPath(box, -0.09), canvas.linear(outline), 0.18),
    line(middle, canvas.linear(sheen), width * 0.34),
    hotSpot(box.x + radius * 0.3, box.y + radius * 0.3, radius * 1.15, 0.95),
    hotSpot(right - radius * 0.25, bottom - radius * 0.25, radius * 1.1, 0.75),
    hotSpot(box.x, box.y + box.h * 0.42, box.h * 0.16, polished ? 0.7 : 0.35),
  ]
  if (canvas.lite) return first.join('')
  // A dark corner right after the hot one: this contrast is what reads as metal.
  return [
    ...first,
    hotSpot(right - radius * 0.3, box.y + radius * 0.3, radius * 0.7, 0.5),
    shadedSpot(right - radius * 0.3, box.y + radius * 1.3, radius * 0.9),
    shadedSpot(box.x + radius * 1.2, bottom - radius * 0.1, radius * 0.9),
  ].join('')
}

function metalAcross(canvas: Canvas, color: string, edge: number, polished: boolean): string {
  const k = polished ? 1.55 : 0.9
  const stops: Stop[] = [
    [0, shade(color, -0.24 * k)],
    [edge * 0.3, shade(color, 0.06 * k)],
    [edge * 1.2, shade(color, -0.12 * k)],
    [0.22, shade(color, 0.13 * k)],
    [0.4, shade(color, -0.03)],
    [0.62, shade(color, -0.1 * k)],
    [0.78, shade(color, 0.12 * k)],
    [1 - edge * 1.2, shade(color, -0.15 * k)],
    [1 - edge * 0.3, shade(color, -0.06 * k)],
    [1, shade(color, -0.3 * k)],
  ]
  return canvas.linear(stops, leftRight)
}

/** Shading of a cylinder across x (or along `vector`). `gloss` 0…1. */
export function cylinder(
  canvas: Canvas,
  color: string,
  gloss = 0.5,
  vector: [number, number, number, number] = leftRight,
): string {
  const stops: Stop[] = [
    [0, shade(color, -0.26)],
    [0.05, shade(color, -0.13)],
    [0.2, shade(color, 0.05 + 0.14 * gloss)],
    [0.32, shade(color, 0.03)],
    [0.55, color],
    [0.8, shade(color, -0.1)],
    [0.92, shade(color, -0.16)],
    [0.97, shade(color, -0.05)],
    [1, shade(color, -0.24)],
  ]
  return canvas.linear(stops, vector)
}

/** Turned metal: alternating stops read as a conic gradient. */
export function turnedMetal(
  canvas: Canvas,
  color: string,
  vector: [number, number, number, number] = [0.1, 0, 0.9, 1],
): string {
  const stops: Stop[] = [
    [0, shade(color, 0.28)],
    [0.16, shade(color, -0.02)],
    [0.34, shade(color, -0.3)],
    [0.5, shade(color, 0.04)],
    [0.64, shade(color, 0.26)],
    [0.82, shade(color, -0.28)],
    [1, shade(color, 0.12)],
  ]
  return canvas.linear(stops, vector)
}
