import type { Artwork, Order } from '#demo/pictures/artwork.ts'
import { diagonal, leftRight, type Canvas, type Stop } from '#demo/pictures/svg/canvas.ts'
import { isDark, shade } from '#demo/pictures/svg/color.ts'
import { circle, ellipse, group, line, path, rect } from '#demo/pictures/svg/elements.ts'
import { d, roundPath, type RoundBox } from '#demo/pictures/svg/geometry.ts'
import { floorShadow, haloShadow } from '#demo/pictures/parts/shadow.ts'
import { mark } from '#demo/pictures/parts/text.ts'
import { paintObject, type Colored } from './object.ts'

/** Millimeters: length and height in horizontal position. */
type Speaker = { shape: 'tube' | 'box'; length: number; height: number }

const speakers: Record<string, Speaker> = {
  'jbl-flip-7': { shape: 'tube', length: 182.5, height: 71.5 },
  'jbl-charge-6': { shape: 'tube', length: 228.8, height: 98.5 },
  'soundcore-motion-300': { shape: 'box', length: 191.4, height: 88.3 },
}

export function paintSpeaker(order: Order): Artwork {
  const speaker = speakers[order.model]
  if (!speaker) throw new RangeError(`no drawing of ${order.model}`)
  const { length, height } = speaker
  return paintObject(
    order,
    {
      hero: (item) => (speaker.shape === 'tube' ? tube(item, speaker) : boxy(item, speaker)),
      side: (item) => (speaker.shape === 'tube' ? endOn(item, speaker) : boxy(item, speaker)),
      focus: { cx: length * 0.76, cy: height * 0.5, size: height * 1.2 },
    },
    { step: 0.32 },
  )
}

/** On its rubber foot, slightly rotated: the right end with its bass membrane faces the viewer. */
function tube({ canvas, code }: Colored, { length, height: h }: Speaker): Artwork {
  const endWidth = h * 0.34
  const right = length - endWidth
  const left = h * 0.2
  const outline = d`M${left} 0H${right}C${right + endWidth * 0.9} 0 ${right + endWidth * 0.9} ${h} ${right} ${h}H${left}C${-left * 0.34} ${h} ${-left * 0.34} 0 ${left} 0Z`
  const down: Stop[] = [
    [0, shade(code, -0.1)],
    [0.08, shade(code, 0.04)],
    [0.26, shade(code, isDark(code) ? 0.17 : 0.08)],
    [0.5, code],
    [0.78, shade(code, -0.12)],
    [0.94, shade(code, -0.24)],
    [1, shade(code, -0.14)],
  ]
  const ends: Stop[] = [
    [0, '#000', 0.45],
    [0.06, '#000', 0.12],
    [0.2, '#fff', 0.06],
    [0.75, '#000', 0],
    [1, '#000', 0.4],
  ]
  const body = [
    floorShadow(canvas, length / 2, h + 0.5, length * 0.96, 0.9),
    haloShadow(outline, { radius: 5, strength: 0.08, dx: 0.6, dy: 2 }),
    path(outline, canvas.linear(down)),
    fabric(canvas, outline),
    path(outline, canvas.linear(ends, leftRight)),
    cap(canvas, left * 0.5, h, h * 0.16, code),
    rect(length * 0.2, h - h * 0.085, length * 0.55, h * 0.1, '#0d0e10', { r: h * 0.05 }),
    controls(length * 0.46, h * 0.13, h, code),
    badge(canvas, length * 0.44, h * 0.55, h),
    membrane(canvas, right, h / 2, endWidth * 0.62, h * 0.47, code),
  ]
  return { body: body.join(''), x: 0, y: 0, w: length, h }
}

/** The rubber ring that closes the far end. */
function cap(canvas: Canvas, x: number, h: number, width: number, color: string): string {
  const rubber = isDark(color) ? '#17181a' : shade(color, -0.3)
  const stops: Stop[] = [
    [0, shade(rubber, 0.02)],
    [0.25, shade(rubber, 0.2)],
    [0.6, rubber],
    [1, shade(rubber, -0.08)],
  ]
  const outline = d`M${x + width} ${h * 0.005}C${x - width * 1.1} ${h * 0.06} ${x - width * 1.1} ${h * 0.94} ${x + width} ${h * 0.995}C${x - width * 0.5} ${h * 0.9} ${x - width * 0.5} ${h * 0.1} ${x + width} ${h * 0.005}Z`
  return path(outline, canvas.linear(stops))
}

/** The bass membrane in its ring at the near end. */
function membrane(
  canvas: Canvas,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  color: string,
): string {
  const rubber = isDark(color) ? '#1b1c1f' : shade(color, -0.28)
  const ringPaint: Stop[] = [
    [0, shade(rubber, 0.24)],
    [0.3, shade(rubber, 0.05)],
    [0.7, shade(rubber, -0.06)],
    [1, shade(rubber, 0.08)],
  ]
  const cone: Stop[] = [
    [0, '#4a4d53'],
    [0.35, '#212327'],
    [0.75, '#0e0f11'],
    [1, '#2a2c31'],
  ]
  const inner: Stop[] = [
    [0, '#9aa0a8'],
    [0.4, '#555a62'],
    [1, '#22252a'],
  ]
  return [
    ellipse(cx - rx * 0.18, cy, rx * 1.1, ry * 1.04, shade(rubber, -0.12)),
    ellipse(cx, cy, rx, ry, canvas.linear(ringPaint, diagonal)),
    ellipse(cx + rx * 0.05, cy, rx * 0.82, ry * 0.84, '#08090a'),
    ellipse(cx + rx * 0.07, cy, rx * 0.78, ry * 0.8, canvas.linear(cone, diagonal)),
    ellipse(cx + rx * 0.07, cy, rx * 0.6, ry * 0.62, canvas.linear(cone, [1, 1, 0, 0])),
    ellipse(cx + rx * 0.09, cy, rx * 0.5, ry * 0.52, canvas.linear(inner, diagonal)),
    mark(cx + rx * 0.02, cy + 1, ry * 0.17, '#2a2d33'),
    ellipse(cx - rx * 0.12, cy - ry * 0.3, rx * 0.14, ry * 0.12, '#fff', { opacity: 0.4 }),
  ].join('')
}

/** Woven cloth: two repeating gradients that cross. */
function fabric(canvas: Canvas, outline: string): string {
  if (!canvas.fine) return ''
  const weave: Stop[] = [
    [0, '#000', 0.3],
    [0.42, '#000', 0.04],
    [0.55, '#fff', 0.13],
    [0.8, '#fff', 0],
    [1, '#000', 0.3],
  ]
  const units = { user: true, repeat: true }
  return (
    path(outline, canvas.linear(weave, [0, 0, 0.9, 0.9], units)) +
    path(outline, canvas.linear(weave, [0, 0, -0.9, 0.9], units))
  )
}

/** Buttons pressed into the cloth on top: power, link, minus, play, plus. */
function controls(cx: number, y: number, h: number, color: string): string {
  const ink = isDark(color) ? shade(color, 0.42) : shade(color, -0.4)
  const u = h * 0.032
  const step = h * 0.27
  const signs = [
    d`M${cx - step} ${y}h${u * 2.4}`,
    d`M${cx + step} ${y}h${u * 2.4}M${cx + step + u * 1.2} ${y - u * 0.8}v${u * 1.6}`,
    d`M${cx + u * 0.4} ${y - u * 0.8}v${u * 1.6}l${u * 1.5} ${-u * 0.8}z`,
  ]
  return line(signs.join(''), ink, h * 0.014, { cap: 'round', join: 'round', opacity: 0.85 })
}

/** The neutral badge in place of the manufacturer's. */
function badge(canvas: Canvas, x: number, y: number, h: number): string {
  const [w, height] = [h * 0.62, h * 0.3]
  const metal: Stop[] = [
    [0, '#f2f3f5'],
    [0.5, '#c2c6cc'],
    [1, '#8d929a'],
  ]
  return (
    rect(x - w / 2, y - height / 2 + h * 0.01, w, height, '#000', {
      r: height * 0.3,
      opacity: 0.3,
    }) +
    rect(x - w / 2, y - height / 2, w, height, canvas.linear(metal), { r: height * 0.3 }) +
    mark(x - h * 0.02, y, height * 0.28, '#3a3e45')
  )
}

/** The tube seen from its end. */
function endOn({ canvas, code }: Colored, { height: h }: Speaker): Artwork {
  const r = h / 2
  const rubber = isDark(code) ? '#1b1c1f' : shade(code, -0.28)
  const body = [
    floorShadow(canvas, r, h + 0.4, h * 0.9, 0.9),
    circle(
      r,
      r,
      r,
      canvas.linear(
        [
          [0, shade(code, 0.1)],
          [0.5, code],
          [1, shade(code, -0.2)],
        ],
        diagonal,
      ),
    ),
    fabric(canvas, d`M0 ${r}A${r} ${r} 0 0 1 ${h} ${r}A${r} ${r} 0 0 1 0 ${r}Z`),
    circle(r, r, r * 0.9, shade(rubber, -0.1)),
    group(membrane(canvas, r, r, r * 0.84, r * 0.84, code)),
    rect(r - h * 0.16, h - h * 0.07, h * 0.32, h * 0.07, '#0d0e10', { r: 2 }),
  ]
  return { body: body.join(''), x: 0, y: 0, w: h, h }
}

/** A box with a metal grille that is rounded at its ends, a strap at its side. */
function boxy({ canvas, code }: Colored, { length, height: h }: Speaker): Artwork {
  const box: RoundBox = { x: 0, y: 0, w: length, h, r: 20, smooth: 1.25 }
  const grille: RoundBox = { x: 7, y: 12, w: length - 14, h: h - 20, r: 14, smooth: 1.2 }
  const metal = shade(code, isDark(code) ? -0.02 : -0.06)
  const holes: Stop[] = [
    [0, '#000', 0.42],
    [0.45, '#000', 0.3],
    [0.5, '#fff', 0.08],
    [1, '#fff', 0.02],
  ]
  const units = { user: true, repeat: true }
  const down: Stop[] = [
    [0, shade(code, 0.14)],
    [0.12, shade(code, 0.04)],
    [0.6, shade(code, -0.04)],
    [1, shade(code, -0.2)],
  ]
  const sweep: Stop[] = [
    [0, '#000', 0.38],
    [0.1, '#fff', 0.12],
    [0.32, '#fff', 0.16],
    [0.55, '#fff', 0],
    [0.88, '#000', 0.06],
    [1, '#000', 0.42],
  ]
  const strap = d`M${length - 10} 22C${length + 14} 18 ${length + 14} 60 ${length - 9} 62`
  const body = [
    floorShadow(canvas, length / 2, h + 0.5, length * 0.96, 0.95),
    line(strap, shade(code, -0.3), 5.4),
    line(strap, shade(code, 0.04), 4),
    haloShadow(roundPath(box), { radius: 5, strength: 0.08, dx: 0.6, dy: 2 }),
    path(roundPath(box), canvas.linear(down)),
    path(roundPath(grille), metal),
    canvas.fine ? path(roundPath(grille), canvas.linear(holes, [0, 0, 1.5, 1.5], units)) : '',
    canvas.fine ? path(roundPath(grille), canvas.linear(holes, [0, 0, -1.5, 1.5], units)) : '',
    path(roundPath(grille), canvas.linear(sweep, leftRight)),
    line(
      roundPath(grille),
      canvas.linear(
        [
          [0, '#000', 0.5],
          [1, '#fff', 0.3],
        ],
        diagonal,
      ),
      0.6,
    ),
    line(
      roundPath(box, -0.4),
      canvas.linear(
        [
          [0, '#fff', 0.7],
          [0.4, '#fff', 0.08],
          [1, '#fff', 0.2],
        ],
        diagonal,
      ),
      0.8,
    ),
    controls(length * 0.46, 6.6, h, code),
    badge(canvas, length * 0.5, h * 0.54, h * 0.8),
  ]
  return { body: body.join(''), x: 0, y: 0, w: length + 8, h }
}
