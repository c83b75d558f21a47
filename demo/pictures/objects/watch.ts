import type { Artwork, Order } from '#demo/pictures/artwork.ts'
import { leftRight, type Canvas, type Stop } from '#demo/pictures/svg/canvas.ts'
import { isDark, shade } from '#demo/pictures/svg/color.ts'
import { circle, group, line, path, rect, ring } from '#demo/pictures/svg/elements.ts'
import { d, num, roundPath, roundRectPath, type RoundBox } from '#demo/pictures/svg/geometry.ts'
import { floorShadow } from '#demo/pictures/parts/shadow.ts'
import { cylinder, turnedMetal } from '#demo/pictures/parts/surface.ts'
import { watches, type Watch } from '#demo/pictures/models/watches.ts'
import { paintObject, type Colored } from './object.ts'
import { watchCase } from './watch-case.ts'

export function paintWatch(order: Order): Artwork {
  const watch = watches[order.model]
  if (!watch) throw new RangeError(`no drawing of ${order.model}`)
  return paintObject(
    order,
    {
      hero: (item) => front(item, watch),
      side: (item) => profile(item, watch),
      focus: { cx: watch.width * 0.14, cy: -watch.height * 0.05, size: watch.width * 0.92 },
    },
    { step: 0.78 },
  )
}

/** Origin at the center of the case. */
function front({ canvas, color, code }: Colored, watch: Watch): Artwork {
  const strap = watch.straps?.[color] ?? (isDark(code) ? shade(code, 0.01) : code)
  const reach = watch.shape === 'band' ? 46 : 47
  const body = [
    floorShadow(canvas, 0, reach + 1, watch.strap * 0.9, 0.45),
    strapHalf(canvas, strap, watch, reach, -1),
    strapHalf(canvas, strap, watch, reach, 1),
    crown(canvas, code, watch),
    watchCase(canvas, code, watch),
  ]
  return {
    body: body.join(''),
    x: -watch.width / 2,
    y: -reach,
    w: watch.width + (watch.crown === 'none' ? 0 : 3.4),
    h: reach * 2,
  }
}

/**
 * Half a strap: it tapers, then bends away around the wrist. The bend is suggested by the curve at its end, by
 * increasing shading, and by the holes or the keeper becoming flatter.
 */
function strapHalf(
  canvas: Canvas,
  color: string,
  watch: Watch,
  reach: number,
  dir: 1 | -1,
): string {
  const from = watch.height / 2 - 4
  const [near, far] = [watch.strap / 2, watch.strap * (watch.shape === 'band' ? 0.46 : 0.37)]
  const y = (value: number) => num(dir * value)
  const outline =
    `M${num(-near)} ${y(from)}C${num(-near)} ${y(from + 8)} ${num(-far)} ${y(from + 10)} ${num(-far)} ${y(reach - 4)}` +
    `C${num(-far + 0.2)} ${y(reach - 1)} ${num(-far * 0.5)} ${y(reach)} 0 ${y(reach)}` +
    `S${num(far - 0.2)} ${y(reach - 1)} ${num(far)} ${y(reach - 4)}` +
    `C${num(far)} ${y(from + 10)} ${num(near)} ${y(from + 8)} ${num(near)} ${y(from)}Z`
  const dark = isDark(color)
  const across: Stop[] = [
    [0, shade(color, -0.2)],
    [0.05, shade(color, 0.02)],
    [0.13, shade(color, 0.08)],
    [0.3, shade(color, 0.02)],
    [0.7, shade(color, -0.03)],
    [0.9, shade(color, -0.08)],
    [0.96, shade(color, 0.03)],
    [1, shade(color, -0.26)],
  ]
  const away: Stop[] = [
    [0, '#000', 0.5],
    [0.14, '#000', 0.12],
    [0.3, '#fff', dark ? 0.1 : 0.22],
    [0.5, '#000', 0.02],
    [0.74, '#000', 0.16],
    [0.9, '#000', 0.4],
    [1, '#000', dark ? 0.7 : 0.55],
  ]
  const vector: [number, number, number, number] = dir > 0 ? [0, 0, 0, 1] : [0, 1, 0, 0]
  return [
    path(outline, canvas.linear(across, leftRight)),
    path(outline, canvas.linear(away, vector)),
    line(outline, shade(color, -0.3), 0.15, { opacity: 0.5 }),
    dir > 0 ? holes(color, from, reach) : keeper(canvas, color, far, reach),
  ].join('')
}

function holes(color: string, from: number, reach: number): string {
  const rows = [0.34, 0.5, 0.64, 0.76, 0.86]
  return rows
    .map((share) => {
      const y = from + (reach - from) * share
      const flat = 1 - share * 0.55
      const hole = d`M-1.1 ${y}a1.1 ${flat} 0 1 0 2.2 0a1.1 ${flat} 0 1 0 -2.2 0Z`
      return (
        path(hole, shade(color, -0.35), { opacity: 0.9 }) +
        line(hole, '#fff', 0.12, { opacity: 0.25 })
      )
    })
    .join('')
}

/** The pin of the buckle side, seen edge on. */
function keeper(canvas: Canvas, color: string, far: number, reach: number): string {
  const y = -reach + 9
  const stops: Stop[] = [
    [0, shade(color, 0.14)],
    [0.5, shade(color, 0.02)],
    [1, shade(color, -0.2)],
  ]
  return (
    rect(-far - 0.7, y + 0.5, 2 * far + 1.4, 4, '#000', { r: 1.4, opacity: 0.22 }) +
    rect(-far - 0.7, y, 2 * far + 1.4, 3.8, canvas.linear(stops), { r: 1.4 })
  )
}

function crown(canvas: Canvas, metal: string, watch: Watch): string {
  const x = watch.width / 2 - 0.6
  const stroke = { stroke: '#000', strokeOpacity: 0.4, strokeWidth: 0.2 }
  const button = (y: number, h: number, rise: number, r: number) =>
    rect(x, y, rise + 0.6, h, cylinder(canvas, metal, 1, [0, 0, 0, 1]), { r, ...stroke })
  const knurl = (y: number, h: number, from: number, to: number) =>
    line(
      Array.from(
        { length: Math.floor(h / 0.72) },
        (_, i) => d`M${from} ${y + 0.5 + i * 0.72}H${to}`,
      ).join(''),
      '#000',
      0.24,
      { opacity: 0.5 },
    )
  switch (watch.crown) {
    case 'none':
      return ''
    case 'digital':
      return (
        button(-11.6, 9.4, 2.6, 1.5) + knurl(-11.2, 8.6, x + 1, x + 3.2) + button(5, 11, 0.9, 0.6)
      )
    case 'guarded':
      return (
        path(
          roundRectPath(x - 1.5, -13.4, 3.6, 26, 1.6, 1.2),
          cylinder(canvas, metal, 0.6, [0, 0, 0, 1]),
          stroke,
        ) +
        button(-11.4, 9.8, 3.5, 1.6) +
        knurl(-11, 9, x + 1.6, x + 4) +
        button(2.4, 8.6, 2.1, 1)
      )
    case 'one-button':
      return button(-6, 9, 2.2, 1.4) + knurl(-5.6, 8.2, x + 1, x + 2.8)
    default:
      return button(-13, 7, 2, 1.3) + button(6, 7, 2, 1.3)
  }
}

/** From the right: the case with its crown, with the strap around a wrist on both sides. */
function profile({ canvas, color, code }: Colored, watch: Watch): Artwork {
  const strap = watch.straps?.[color] ?? code
  const { height: h, thickness: t } = watch
  const rx = 30
  const loop = d`M${-t * 0.2} ${-h / 2 + 3}C${-14} ${-h / 2 - 8} ${-34} ${-h / 2 - 2} ${-rx - 18} ${-8}S${-rx - 8} ${h / 2 + 2} ${-t * 0.2} ${h / 2 - 3}`
  const caseBox: RoundBox = {
    x: -t * 0.62,
    y: -h / 2,
    w: t,
    h,
    r: Math.min(t * 0.42, 4),
    smooth: 1.2,
  }
  const across: Stop[] = [
    [0, shade(code, -0.34)],
    [0.2, shade(code, -0.05)],
    [0.45, shade(code, 0.16)],
    [0.7, shade(code, -0.02)],
    [1, shade(code, -0.32)],
  ]
  const along: Stop[] = [
    [0, '#000', 0.4],
    [0.05, '#fff', 0.3],
    [0.3, '#fff', 0],
    [0.7, '#000', 0.05],
    [0.95, '#fff', 0.15],
    [1, '#000', 0.45],
  ]
  const glassX = caseBox.x + t
  const dome = d`M${glassX - 0.6} ${-h / 2 + 2.4}C${glassX + 2} ${-h / 2 + 4} ${glassX + 2} ${h / 2 - 4} ${glassX - 0.6} ${h / 2 - 2.4}Z`
  const knob =
    watch.crown === 'digital' || watch.crown === 'guarded' || watch.crown === 'one-button'
  const body = [
    floorShadow(canvas, -rx * 0.6, h / 2 + 3.4, 44, 0.6),
    line(loop, shade(strap, -0.2), 4.6, { cap: 'round' }),
    line(
      loop,
      canvas.linear([
        [0, shade(strap, 0.1)],
        [0.5, strap],
        [1, shade(strap, -0.14)],
      ]),
      3.8,
      { cap: 'round' },
    ),
    line(loop, '#fff', 0.5, { cap: 'round', opacity: 0.3, transform: 'translate(-.7 -1)' }),
    path(
      dome,
      canvas.linear([
        [0, '#3a3f49'],
        [0.3, '#0b0c0e'],
        [1, '#16181c'],
      ]),
    ),
    path(roundPath(caseBox), canvas.linear(across, leftRight)),
    path(roundPath(caseBox), canvas.linear(along)),
    ...(knob
      ? [
          circle(-t * 0.1, -6, 4, turnedMetal(canvas, code), {
            stroke: '#000',
            strokeOpacity: 0.4,
            strokeWidth: 0.3,
          }),
          ring(-t * 0.1, -6, 3.6, '#000', 0.7, { opacity: 0.4, dash: '.3 .3' }),
          rect(-t * 0.1 - 1.5, 4.6, 3, 10.4, cylinder(canvas, code, 0.8), { r: 1.5 }),
        ]
      : watch.crown === 'two-buttons'
        ? [-13, 6].map((y) =>
            rect(-t * 0.1 - 1.7, y, 3.4, 7, cylinder(canvas, code, 0.8), { r: 1.6 }),
          )
        : []),
  ]
  return { body: group(body.join('')), x: -rx - 22, y: -h / 2 - 8, w: rx + 26 + t, h: h + 18 }
}
