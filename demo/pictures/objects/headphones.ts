import type { Artwork, Order } from '#demo/pictures/artwork.ts'
import { diagonal, leftRight, type Canvas, type Stop } from '#demo/pictures/svg/canvas.ts'
import { isDark, shade } from '#demo/pictures/svg/color.ts'
import { ellipse, group, line, path, rect } from '#demo/pictures/svg/elements.ts'
import { d, roundRectPath } from '#demo/pictures/svg/geometry.ts'
import { floorShadow } from '#demo/pictures/parts/shadow.ts'
import { cylinder } from '#demo/pictures/parts/surface.ts'
import { mark } from '#demo/pictures/parts/text.ts'
import { paintObject, type Colored } from './object.ts'

/** Seen half from the side: the near cup shows its shell, the far one its cushion. 200 units are about 20 cm. */
type Headphones = {
  cup: 'oval' | 'rounded'
  /** Half width and half height of the near shell. */
  cupSize: [number, number]
  /** Thickness of the padded band. */
  band: number
  /** A knit canopy between two steel rods instead of one padded band. */
  canopy?: boolean
  /** Bare metal of the arms; otherwise the body's color. */
  steel?: boolean
}

const headphones: Record<string, Headphones> = {
  'airpods-max': { cup: 'rounded', cupSize: [25, 36], band: 13, canopy: true, steel: true },
  'sony-wh-1000xm6': { cup: 'oval', cupSize: [28, 35], band: 12 },
  'sony-wh-ch720n': { cup: 'oval', cupSize: [27, 33], band: 10 },
  'soundcore-q30i': { cup: 'oval', cupSize: [26, 35], band: 13, steel: true },
  'jbl-tune-770nc': { cup: 'oval', cupSize: [26, 32], band: 11 },
}

export function paintHeadphones(order: Order): Artwork {
  const model = headphones[order.model]
  if (!model) throw new RangeError(`no drawing of ${order.model}`)
  return paintObject(
    order,
    {
      hero: (item) => threeQuarter(item, model),
      side: (item) => fromTheSide(item, model),
      focus: { cx: 58, cy: 128, size: 100 },
    },
    { step: 0.86 },
  )
}

const near = { x: 52, y: 132 }
const far = { x: 146, y: 124 }

function threeQuarter({ canvas, code }: Colored, model: Headphones): Artwork {
  const [rx, ry] = model.cupSize
  const body = [
    floorShadow(canvas, near.x + 8, near.y + ry + 1, rx * 2.3, 0.85),
    floorShadow(canvas, far.x + 2, far.y + ry + 0.5, rx * 2, 0.7),
    band(canvas, model, code),
    farCup(canvas, model, code),
    nearCup(canvas, model, code),
  ]
  const x = near.x - rx - 6
  return { body: body.join(''), x, y: 18, w: far.x + rx - x, h: near.y + ry - 16 }
}

/** The band is two ribbons: its outside, and its padded inside, which is visible below it on the far half. */
function band(canvas: Canvas, { band: width, canopy, steel }: Headphones, color: string): string {
  const metal = steel ? '#b9bcc2' : shade(color, isDark(color) ? 0.06 : -0.05)
  const outer = d`M${near.x - 2} 100C${near.x - 6} 46 80 24 104 24C134 24 156 54 ${far.x + 4} 96`
  const inner = d`M${near.x + 1} 100C${near.x + 2} 56 82 35 105 35C130 35 147 62 ${far.x + 4} 97`
  const across: Stop[] = [
    [0, shade(color, -0.12)],
    [0.18, shade(color, 0.08)],
    [0.45, shade(color, 0.13)],
    [0.72, shade(color, -0.02)],
    [1, shade(color, -0.16)],
  ]
  if (canopy) {
    const rods: Stop[] = [
      [0, shade(metal, -0.2)],
      [0.25, shade(metal, 0.22)],
      [0.5, metal],
      [0.75, shade(metal, 0.16)],
      [1, shade(metal, -0.26)],
    ]
    const mesh =
      'M62 62C70 40 88 31 104 30C124 30 138 46 145 66C138 56 124 48 106 48C90 48 74 52 62 62Z'
    return [
      path(
        mesh,
        canvas.linear([
          [0, shade(color, 0.1)],
          [1, shade(color, -0.1)],
        ]),
      ),
      canvas.fine ? path(mesh, weave(canvas)) : '',
      line(inner, shade(metal, -0.3), 5.4, { cap: 'round' }),
      line(inner, canvas.linear(rods, leftRight), 4, { cap: 'round' }),
      line(outer, shade(metal, -0.3), 6, { cap: 'round' }),
      line(outer, canvas.linear(rods, leftRight), 4.6, { cap: 'round' }),
      line(outer, '#fff', 0.9, { opacity: 0.6, transform: 'translate(-.4 -1.2)' }),
    ].join('')
  }
  return [
    line(inner, shade(color, -0.3), width * 0.95, { cap: 'round' }),
    line(inner, shade(color, isDark(color) ? -0.06 : -0.16), width * 0.78, { cap: 'round' }),
    line(outer, shade(color, -0.28), width, { cap: 'round' }),
    line(outer, canvas.linear(across, leftRight), width * 0.86, { cap: 'round' }),
    line(outer, '#fff', width * 0.24, {
      opacity: isDark(color) ? 0.16 : 0.4,
      cap: 'round',
      transform: 'translate(-.8 -2.6)',
    }),
    line(outer, '#000', width * 0.2, { opacity: 0.14, transform: 'translate(.6 3)' }),
  ].join('')
}

function weave(canvas: Canvas): string {
  const stops: Stop[] = [
    [0, '#000', 0.22],
    [0.5, '#000', 0],
    [1, '#fff', 0.2],
  ]
  return canvas.linear(stops, [0, 0, 1.3, 0.9], { user: true, repeat: true })
}

/** The arm from the band to a cup. */
function arm(
  canvas: Canvas,
  { steel }: Headphones,
  color: string,
  x: number,
  y: number,
  tilt: number,
): string {
  const metal = steel ? '#b9bcc2' : shade(color, isDark(color) ? 0.08 : -0.08)
  return group(
    rect(-3.4, -18, 6.8, 30, cylinder(canvas, metal, 1), { r: 3.4 }) +
      rect(-5.4, -2, 10.8, 16, cylinder(canvas, shade(metal, -0.04), 0.8), { r: 4.6 }),
    { transform: d`translate(${x} ${y})rotate(${tilt})` },
  )
}

function cupOutline({ cup }: Headphones, rx: number, ry: number): string {
  return cup === 'oval'
    ? d`M0 ${-ry}C${rx * 0.62} ${-ry} ${rx} ${-ry * 0.5} ${rx} 0S${rx * 0.62} ${ry} 0 ${ry}S${-rx} ${ry * 0.5} ${-rx} 0S${-rx * 0.62} ${-ry} 0 ${-ry}Z`
    : roundRectPath(-rx, -ry, 2 * rx, 2 * ry, rx * 0.86, 1.3)
}

function nearCup(canvas: Canvas, model: Headphones, color: string): string {
  const [rx, ry] = model.cupSize
  const dark = isDark(color)
  const shellOutline = cupOutline(model, rx, ry)
  const cushion = cupOutline(model, rx * 0.8, ry * 0.97)
  const leather = dark ? shade(color, -0.03) : shade(color, -0.14)
  const shellPaint: Stop[] = [
    [0, shade(color, dark ? 0.22 : 0.07)],
    [0.4, shade(color, dark ? 0.05 : 0.01)],
    [0.78, shade(color, -0.07)],
    [1, shade(color, -0.22)],
  ]
  const edge: Stop[] = [
    [0, '#fff', 0.7],
    [0.35, '#fff', 0.1],
    [0.65, '#000', 0.06],
    [1, '#000', 0.35],
  ]
  const soft: Stop[] = [
    [0, shade(leather, -0.2)],
    [0.55, shade(leather, 0.02)],
    [0.8, shade(leather, 0.12)],
    [1, shade(leather, -0.22)],
  ]
  const face = cupOutline(model, rx * 0.8, ry * 0.8)
  const parts = [
    group(path(cushion, canvas.linear(soft, leftRight)) + path(cushion, underside(canvas)), {
      transform: 'translate(19 1)',
    }),
    group(path(cupOutline(model, rx * 0.88, ry * 0.99), shade(leather, -0.26)), {
      transform: 'translate(11 .6)',
    }),
    group(path(shellOutline, shade(color, -0.16)), { transform: 'translate(5 .3)' }),
    path(shellOutline, canvas.radial(shellPaint, [0.5, 0.5, 0.72, 0.3, 0.22])),
    line(shellOutline, canvas.linear(edge, diagonal), 1),
    path(
      face,
      canvas.linear(
        [
          [0, '#fff', dark ? 0.1 : 0.3],
          [0.5, '#fff', 0],
          [1, '#000', 0.07],
        ],
        diagonal,
      ),
    ),
    line(
      face,
      canvas.linear(
        [
          [0, '#000', 0.2],
          [0.6, '#000', 0.02],
          [1, '#fff', 0.3],
        ],
        diagonal,
      ),
      0.5,
    ),
    mark(-1.4, ry * 0.08, 4.6, shade(color, dark ? 0.26 : -0.2)),
  ]
  return (
    arm(canvas, model, color, near.x + 1, near.y - ry + 1, -3) +
    group(parts.join(''), { transform: d`translate(${near.x} ${near.y})rotate(-4)` })
  )
}

function farCup(canvas: Canvas, model: Headphones, color: string): string {
  const [rx, ry] = model.cupSize
  const leather = isDark(color) ? shade(color, -0.03) : shade(color, -0.14)
  const shellOutline = cupOutline(model, rx * 0.74, ry * 0.97)
  const cushion = cupOutline(model, rx * 0.78, ry * 0.96)
  const opening = cupOutline(model, rx * 0.4, ry * 0.62)
  const soft: Stop[] = [
    [0, shade(leather, 0.14)],
    [0.3, shade(leather, 0.03)],
    [0.75, shade(leather, -0.08)],
    [1, shade(leather, -0.24)],
  ]
  const parts = [
    group(path(shellOutline, cylinder(canvas, color, 0.5)), { transform: 'translate(14 -.6)' }),
    group(path(cupOutline(model, rx * 0.72, ry * 0.96), shade(leather, -0.28)), {
      transform: 'translate(8 -.3)',
    }),
    path(cushion, canvas.radial(soft, [0.5, 0.5, 0.7, 0.32, 0.22])),
    line(
      cushion,
      canvas.linear(
        [
          [0, '#fff', 0.4],
          [0.4, '#fff', 0.04],
          [1, '#000', 0.3],
        ],
        diagonal,
      ),
      0.7,
    ),
    group(
      path(opening, '#0c0d0f') +
        path(
          opening,
          canvas.linear(
            [
              [0, '#000', 0.5],
              [0.5, '#3a3d43'],
              [1, '#24262a'],
            ],
            diagonal,
          ),
        ) +
        (canvas.fine ? path(opening, weave(canvas)) : '') +
        line(
          opening,
          canvas.linear(
            [
              [0, '#000', 0.7],
              [1, '#fff', 0.3],
            ],
            diagonal,
          ),
          1.2,
        ),
      { transform: 'translate(-1.5 0)' },
    ),
    ellipse(-rx * 0.46, -ry * 0.5, 3, 8, '#fff', {
      opacity: 0.14,
      transform: d`rotate(24 ${-rx * 0.46} ${-ry * 0.5})`,
    }),
  ]
  return (
    arm(canvas, model, color, far.x + 9, far.y - ry + 2, 6) +
    group(parts.join(''), { transform: d`translate(${far.x} ${far.y})rotate(5)` })
  )
}

/** Exactly from the side: one cup, with the band above it. */
function fromTheSide({ canvas, code }: Colored, model: Headphones): Artwork {
  const [rx, ry] = model.cupSize
  const outline = cupOutline(model, rx * 1.18, ry)
  const dark = isDark(code)
  const paint: Stop[] = [
    [0, shade(code, dark ? 0.22 : 0.07)],
    [0.45, shade(code, 0.02)],
    [1, shade(code, -0.2)],
  ]
  const bandBox = roundRectPath(92, 20, 16, 82, 8, 1.2)
  const body = [
    floorShadow(canvas, 100, 132 + ry + 1, rx * 2.4, 0.9),
    path(bandBox, cylinder(canvas, code, 0.6)),
    path(
      bandBox,
      canvas.linear([
        [0, '#000', 0.4],
        [0.12, '#fff', 0.2],
        [0.3, '#fff', 0],
        [1, '#000', 0.2],
      ]),
    ),
    arm(canvas, model, code, 100, 132 - ry + 2, 0),
    group(
      path(outline, canvas.radial(paint, [0.5, 0.5, 0.72, 0.3, 0.22])) +
        line(
          outline,
          canvas.linear(
            [
              [0, '#fff', 0.7],
              [0.4, '#fff', 0.05],
              [1, '#000', 0.35],
            ],
            diagonal,
          ),
          1,
        ) +
        mark(-1.4, 2, 5, shade(code, dark ? 0.26 : -0.2)) +
        rect(-5, ry - 5, 4, 1.6, '#0c0d0f', { r: 0.8 }) +
        rect(2, ry - 5, 6, 1.6, '#0c0d0f', { r: 0.8 }),
      { transform: 'translate(100 132)' },
    ),
  ]
  return { body: body.join(''), x: 100 - rx * 1.4, y: 20, w: rx * 2.8, h: 112 + ry }
}

function underside(canvas: Canvas): string {
  return canvas.linear([
    [0, '#fff', 0.2],
    [0.15, '#fff', 0],
    [0.7, '#000', 0.05],
    [1, '#000', 0.45],
  ])
}
