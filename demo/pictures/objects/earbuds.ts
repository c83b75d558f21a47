import type { Artwork, Order } from '#demo/pictures/artwork.ts'
import { diagonal, leftRight, type Canvas, type Stop } from '#demo/pictures/svg/canvas.ts'
import { isDark, shade } from '#demo/pictures/svg/color.ts'
import { circle, ellipse, group, line, path, place, rect } from '#demo/pictures/svg/elements.ts'
import { d, roundPath, roundRectPath, type RoundBox } from '#demo/pictures/svg/geometry.ts'
import { floorShadow, haloShadow } from '#demo/pictures/parts/shadow.ts'
import { paintObject, type Colored } from './object.ts'

/** An open case with both buds in it; millimeters. */
type Earbuds = {
  case: { w: number; h: number; d: number; bottom: number }
  /** Silicone tips; without them the bud rests in the ear. */
  tips: boolean
  stem: 'round' | 'blade' | 'clear'
  /** A transparent lid. */
  clearLid?: boolean
}

const earbuds: Record<string, Earbuds> = {
  'airpods-pro-3': { case: { w: 62.2, h: 47.2, d: 21.8, bottom: 19 }, tips: true, stem: 'round' },
  'airpods-4': { case: { w: 50.1, h: 46.2, d: 21.2, bottom: 17 }, tips: false, stem: 'round' },
  'galaxy-buds-3-pro': {
    case: { w: 58.9, h: 48.7, d: 24.4, bottom: 15 },
    tips: true,
    stem: 'blade',
    clearLid: true,
  },
  'galaxy-buds-3-fe': { case: { w: 58, h: 49, d: 24, bottom: 15 }, tips: true, stem: 'blade' },
  'redmi-buds-6-pro': { case: { w: 61, h: 48.5, d: 25, bottom: 20 }, tips: true, stem: 'round' },
  'nothing-ear': {
    case: { w: 55.5, h: 55.5, d: 22, bottom: 9 },
    tips: true,
    stem: 'clear',
    clearLid: true,
  },
  'soundcore-p40i': { case: { w: 62, h: 50, d: 30, bottom: 21 }, tips: true, stem: 'round' },
  'honor-earbuds-x7': { case: { w: 59, h: 48, d: 25, bottom: 22 }, tips: true, stem: 'round' },
}

export function paintEarbuds(order: Order): Artwork {
  const model = earbuds[order.model]
  if (!model) throw new RangeError(`no drawing of ${order.model}`)
  const { w } = model.case
  return paintObject(
    order,
    {
      hero: (item) => openCase(item, model),
      side: (item) => besideCase(item, model),
      focus: { cx: w / 2, cy: -8, size: w * 0.86 },
    },
    { step: 0.84 },
  )
}

/** The origin is the left end of the seam between lid and base, with the base below and the lid above. */
function openCase({ canvas, code }: Colored, model: Earbuds): Artwork {
  const { w, h } = model.case
  const lidHeight = h * 0.68
  const baseHeight = h * 0.74
  const scale = w / 62
  const body = [
    floorShadow(canvas, w / 2, baseHeight + 0.4, w * 0.96, 0.9),
    lid(canvas, model, code, lidHeight),
    bud(canvas, model, code, w / 2 - 9 * scale, -11.4 * scale, -1, scale),
    bud(canvas, model, code, w / 2 + 9 * scale, -11.4 * scale, 1, scale),
    base(canvas, model, code, baseHeight),
  ]
  return { body: body.join(''), x: 0, y: -lidHeight, w, h: lidHeight + baseHeight }
}

/** The closed case, with one bud in front of it. */
function besideCase({ canvas, code }: Colored, model: Earbuds): Artwork {
  const { w, h, bottom } = model.case
  const box: RoundBox = { x: 0, y: -h, w, h, r: Math.min(bottom, h * 0.46), smooth: 1.4 }
  const seam = -h * 0.62
  const body = [
    floorShadow(canvas, w / 2, 0.4, w * 0.96, 0.9),
    shell(canvas, box, code),
    line(d`M.6 ${seam}H${w - 0.6}`, '#000', 0.5, { opacity: 0.3 }),
    line(d`M.6 ${seam + 0.5}H${w - 0.6}`, '#fff', 0.4, { opacity: 0.5 }),
    circle(w / 2, seam + 7, 0.8, '#58d68d'),
    floorShadow(canvas, w + 15, 1, 24, 0.8),
    bud(canvas, model, code, w + 16, -21, 1, 1),
  ]
  return { body: body.join(''), x: 0, y: -h, w: w + 30, h: h + 2 }
}

function lid(canvas: Canvas, { case: { w }, clearLid }: Earbuds, color: string, h: number): string {
  const dark = isDark(color)
  const inner = shade(color, dark ? -0.05 : -0.08)
  const box: RoundBox = {
    x: w * 0.02,
    y: -h,
    w: w * 0.96,
    h: h + 1.5,
    r: [15, 15, 4, 4],
    smooth: 1.4,
  }
  const well: RoundBox = {
    ...box,
    x: box.x + 2.2,
    y: box.y + 2.2,
    w: box.w - 4.4,
    h: box.h - 3.4,
    r: [13, 13, 3, 3],
  }
  const hollow: Stop[] = [
    [0, shade(inner, -0.2)],
    [0.25, shade(inner, -0.06)],
    [0.7, inner],
    [1, shade(inner, -0.14)],
  ]
  const light = d`M${well.x + 2} ${-h * 0.62}Q${well.x + 3} ${-h + 5} ${well.x + 11} ${-h + 4}H${w * 0.56}Q${w * 0.28} ${-h * 0.62} ${w * 0.13} ${-h * 0.2}Q${well.x} ${-h * 0.4} ${well.x + 2} ${-h * 0.62}Z`
  const outside = canvas.linear([
    [0, shade(color, -0.02)],
    [0.06, shade(color, 0.05)],
    [1, shade(color, -0.16)],
  ])
  return [
    path(
      roundPath(box),
      clearLid ? '#cfd6da' : outside,
      clearLid ? { opacity: dark ? 0.55 : 0.75 } : {},
    ),
    line(roundPath(box, -0.15), shade(color, dark ? 0.14 : -0.22), 0.3),
    path(roundPath(well), canvas.linear(hollow), clearLid ? { opacity: 0.28 } : {}),
    line(
      roundPath(well),
      canvas.linear([
        [0, '#000', 0.3],
        [0.5, '#000', 0.04],
        [1, '#fff', 0.8],
      ]),
      0.25,
    ),
    path(
      light,
      canvas.linear(
        [
          [0, '#fff', dark ? 0.14 : 0.5],
          [1, '#fff', 0],
        ],
        diagonal,
      ),
    ),
  ].join('')
}

function base(canvas: Canvas, { case: { w, bottom } }: Earbuds, color: string, h: number): string {
  const dark = isDark(color)
  const box: RoundBox = { x: 0, y: 0, w, h, r: [4.6, 4.6, bottom, bottom], smooth: 1.35 }
  const glint = d`M5.4 4.4Q4.4 ${h * 0.6} ${w * 0.2} ${h * 0.78}Q${w * 0.14} ${h * 0.46} ${w * 0.17} 4.4Z`
  return [
    shell(canvas, box, color),
    rect(
      2,
      0,
      w - 4,
      1.2,
      canvas.linear([
        [0, '#000', 0.34],
        [0.5, '#000', 0.1],
        [1, '#fff', 0.5],
      ]),
    ),
    path(glint, '#fff', { opacity: dark ? 0.14 : 0.75 }),
    circle(w / 2, h * 0.33, 0.8, '#58d68d'),
    circle(
      w / 2,
      h * 0.33,
      1.9,
      canvas.radial([
        [0, '#58d68d', 0.6],
        [1, '#58d68d', 0],
      ]),
    ),
  ].join('')
}

function shell(canvas: Canvas, box: RoundBox, color: string): string {
  const outline = roundPath(box)
  const dark = isDark(color)
  const down: Stop[] = [
    [0, shade(color, -0.03)],
    [0.08, shade(color, 0.05)],
    [0.45, color],
    [0.8, shade(color, -0.09)],
    [0.94, shade(color, -0.2)],
    [1, shade(color, -0.12)],
  ]
  const across: Stop[] = [
    [0, '#000', 0.3],
    [0.05, '#000', 0.1],
    [0.16, '#fff', dark ? 0.14 : 0.4],
    [0.3, '#fff', 0],
    [0.75, '#000', 0],
    [0.92, '#000', 0.1],
    [0.97, '#fff', dark ? 0.1 : 0.3],
    [1, '#000', 0.26],
  ]
  return [
    haloShadow(outline, { radius: 2.6, strength: 0.1, dx: 0.2, dy: 1 }),
    path(outline, canvas.linear(down)),
    path(outline, canvas.linear(across, leftRight)),
    line(roundPath(box, -0.15), shade(color, -0.26), 0.25, { opacity: 0.6 }),
  ].join('')
}

/** One bud, upright, its sound outlet facing `side`; (`x`, `y`) is the head's center. */
function bud(
  canvas: Canvas,
  { tips, stem }: Earbuds,
  color: string,
  x: number,
  y: number,
  side: 1 | -1,
  scale: number,
): string {
  const dark = isDark(color)
  const outline = { stroke: shade(color, -0.28), strokeWidth: 0.18, strokeOpacity: 0.7 }
  const head =
    'M-1.7-9.4C4.4-12.4 11.6-9 11-2.4C10.7 3 6.6 6.8 1.7 6.8C-4 6.8-8.4 3.4-8.4-1.7C-8.4-6.2-5.6-8.8-1.7-9.4Z'
  const globe: Stop[] = [
    [0, shade(color, dark ? 0.24 : 0.06)],
    [0.35, shade(color, 0.01)],
    [0.72, shade(color, -0.1)],
    [1, shade(color, -0.27)],
  ]
  const rubber = dark ? shade(color, 0.08) : shade(color, -0.12)
  const tip = tips
    ? path(
        'M8-7.6C12-11.4 17-8.6 16.4-3.4C15.9 1.2 12 3 8.2 1.4Z',
        canvas.linear(
          [
            [0, shade(rubber, 0.06)],
            [0.5, shade(rubber, -0.1)],
            [1, shade(rubber, -0.26)],
          ],
          diagonal,
        ),
      ) + ellipse(14.6, -3.8, 1.5, 3.7, '#2a2c30', { transform: 'rotate(14 14.6 -3.8)' })
    : ellipse(8.6, -3.4, 1.8, 3.6, '#3a3c41', { transform: 'rotate(16 8.6 -3.4)' })
  const parts = [
    tip,
    stemPart(canvas, stem, color),
    path(head, canvas.radial(globe, [0.5, 0.5, 0.66, 0.3, 0.26]), outline),
    rect(-4.8, 7, 1.3, 5, '#26272b', { r: 0.65, opacity: 0.85 }),
    path('M1.2-9.4C5-11.6 10.4-8.8 10.4-3.6', 'none', {
      stroke: shade(color, -0.2),
      strokeWidth: 0.2,
      strokeOpacity: 0.7,
    }),
    ellipse(-3.4, -5.2, 2.6, 1.5, '#fff', {
      opacity: dark ? 0.4 : 0.75,
      transform: 'rotate(-38 -3.4 -5.2)',
    }),
  ]
  return place(group(parts.join(''), { transform: `scale(${side} 1)` }), x, y, scale)
}

function stemPart(canvas: Canvas, stem: Earbuds['stem'], color: string): string {
  const tube: Stop[] = [
    [0, shade(color, -0.24)],
    [0.1, shade(color, -0.1)],
    [0.3, shade(color, 0.06)],
    [0.6, shade(color, -0.03)],
    [0.88, shade(color, -0.15)],
    [1, shade(color, -0.26)],
  ]
  switch (stem) {
    case 'round':
      return (
        path('M-8.4-1C-8.4-3.6 0-5.6 .4-2V20C.4 25-8 25-8 20Z', canvas.linear(tube, leftRight)) +
        rect(-7, 8, 0.9, 12, '#fff', { r: 0.45, opacity: 0.6 })
      )
    case 'blade': {
      const blade = 'M-8.4-1L.2-3.6V20L-3.6 24L-8 20.4Z'
      return (
        path(blade, canvas.linear(tube, leftRight)) +
        path('M-8.2 2L-4.4 3V23.2L-8 20.4Z', '#fff', { opacity: isDark(color) ? 0.12 : 0.4 }) +
        line('M-4.4 3V23', shade(color, -0.25), 0.25) +
        line('M-2 6V19', '#9fe8ff', 0.5, { opacity: 0.7, cap: 'round' })
      )
    }
    default:
      return (
        path(roundRectPath(-8, -3, 8, 26.6, 3, 1.2), '#c9d2d6', {
          opacity: 0.55,
          stroke: '#9aa4aa',
          strokeWidth: 0.25,
        }) +
        rect(-6.4, 3, 4.8, 14, shade(color, isDark(color) ? 0 : -0.06), { r: 1 }) +
        rect(-5.6, 5, 3.2, 4.4, '#8b9298', { r: 0.6 }) +
        circle(-4, 13, 1.1, isDark(color) ? '#e8e8e8' : '#c8372f') +
        rect(-7.2, 0, 0.8, 20, '#fff', { r: 0.4, opacity: 0.7 })
      )
  }
}
