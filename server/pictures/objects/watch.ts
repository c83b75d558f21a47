import type { Artwork, Order } from '../artwork.ts'
import type { Canvas, Stop } from '../svg/canvas.ts'
import { DIAGONAL, LEFT_RIGHT } from '../svg/canvas.ts'
import { isDark, shade } from '../svg/color.ts'
import { circle, group, line, path, rect, ring } from '../svg/elements.ts'
import type { RoundBox } from '../svg/geometry.ts'
import { d, num, roundPath, roundRectPath } from '../svg/geometry.ts'
import { floorShadow, haloShadow } from '../parts/shadow.ts'
import { cylinder, metalShell, turnedMetal } from '../parts/surface.ts'
import { screenGlare } from '../parts/screen.ts'
import { text } from '../parts/text.ts'
import { paintObject } from './object.ts'
import type { Coloured } from './object.ts'

/** Case in millimetres as seen from the front. */
type Watch = {
  shape: 'square' | 'round' | 'cushion' | 'band'
  width: number
  height: number
  /** Corner radius of a square case. */
  corner: number
  thickness: number
  /** Width of the strap at the case. */
  strap: number
  crown: 'digital' | 'guarded' | 'two-buttons' | 'one-button' | 'none'
  /** A raised ring with hour marks around the glass. */
  bezel?: boolean
  hue: [ground: string, glow: string]
  /** Strap colour by colour key; otherwise the case's own colour. */
  straps?: Partial<Record<string, string>>
}

const WATCHES: Record<string, Watch> = {
  'apple-watch-series-11': {
    shape: 'square',
    width: 39,
    height: 46,
    corner: 12.4,
    thickness: 9.7,
    strap: 33,
    crown: 'digital',
    hue: ['#11183a', '#a03a5e'],
    straps: {
      'jet-black': '#2a2b2e',
      silver: '#c9d3dd',
      'rose-gold': '#ecd9cd',
      'space-gray': '#3b3c40',
    },
  },
  'apple-watch-ultra-3': {
    shape: 'square',
    width: 44,
    height: 49,
    corner: 12,
    thickness: 12,
    strap: 36,
    crown: 'guarded',
    hue: ['#0c1220', '#e0762c'],
    straps: { 'natural-titanium': '#e8752a', 'black-titanium': '#26272a' },
  },
  'apple-watch-se-3': {
    shape: 'square',
    width: 38,
    height: 44,
    corner: 11.6,
    thickness: 10.7,
    strap: 33,
    crown: 'digital',
    hue: ['#0e2038', '#2f86b5'],
  },
  'galaxy-watch-8': {
    shape: 'cushion',
    width: 43.7,
    height: 46,
    corner: 15,
    thickness: 8.6,
    strap: 27,
    crown: 'two-buttons',
    hue: ['#10201c', '#2fa37d'],
  },
  'galaxy-watch-8-classic': {
    shape: 'cushion',
    width: 46.4,
    height: 46,
    corner: 15.4,
    thickness: 10.6,
    strap: 27,
    crown: 'two-buttons',
    bezel: true,
    hue: ['#0d1117', '#8f98a6'],
  },
  'galaxy-watch-ultra': {
    shape: 'cushion',
    width: 47.4,
    height: 47.1,
    corner: 14.6,
    thickness: 12.1,
    strap: 29,
    crown: 'two-buttons',
    hue: ['#1a120c', '#ef7a2f'],
    straps: {
      'titanium-silver': '#e9793a',
      'titanium-gray': '#3b3d40',
      'titanium-white': '#eceae4',
      'titanium-blue': '#34425c',
    },
  },
  'xiaomi-watch-s4': {
    shape: 'round',
    width: 47.3,
    height: 47.3,
    corner: 23,
    thickness: 12,
    strap: 25,
    crown: 'two-buttons',
    bezel: true,
    hue: ['#0d1524', '#4b78c8'],
  },
  'redmi-watch-5': {
    shape: 'square',
    width: 41,
    height: 48,
    corner: 10.6,
    thickness: 11.3,
    strap: 30,
    crown: 'one-button',
    hue: ['#170f26', '#7a55c8'],
  },
  'xiaomi-band-10': {
    shape: 'band',
    width: 22.5,
    height: 46.6,
    corner: 11,
    thickness: 11,
    strap: 19,
    crown: 'none',
    hue: ['#0c1d22', '#2fa5a0'],
  },
  'amazfit-bip-6': {
    shape: 'square',
    width: 40.2,
    height: 46.3,
    corner: 10,
    thickness: 10.5,
    strap: 29,
    crown: 'one-button',
    hue: ['#0f1a12', '#5fae3e'],
    straps: { stone: '#ddd5c6', red: '#c63a3f' },
  },
}

export function paintWatch(order: Order): Artwork {
  const watch = WATCHES[order.model]
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

/** Origin at the centre of the case. */
function front({ canvas, color, code }: Coloured, watch: Watch): Artwork {
  const strap = watch.straps?.[color] ?? (isDark(code) ? shade(code, 0.01) : code)
  const reach = watch.shape === 'band' ? 46 : 47
  const body = [
    floorShadow(canvas, 0, reach + 1, watch.strap * 0.9, 0.45),
    strapHalf(canvas, strap, watch, reach, -1),
    strapHalf(canvas, strap, watch, reach, 1),
    crown(canvas, code, watch),
    watch.shape === 'round' ? lugs(canvas, code, watch) : '',
    watch.shape === 'round' ? roundCase(canvas, code, watch) : squareCase(canvas, code, watch),
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
 * Half a strap: it tapers, then bends away around the wrist. The bend is told by an end that follows the bow, by
 * shading that gathers towards it, and by the holes or the keeper growing flatter.
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
    path(outline, canvas.linear(across, LEFT_RIGHT)),
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

function squareCase(canvas: Canvas, metal: string, watch: Watch): string {
  const { width: w, height: h, corner } = watch
  const smooth = watch.shape === 'cushion' ? 1.15 : 1.4
  const box = { x: -w / 2, y: -h / 2, w, h, r: corner, smooth }
  const shell =
    haloShadow(roundPath(box), { radius: 2, strength: 0.34, dx: 0.3, dy: 1.2 }) +
    metalShell(canvas, box, metal, 1.6, true)
  if (watch.shape === 'cushion') return shell + roundGlass(canvas, metal, watch, w * 0.46)
  const glass: RoundBox = {
    ...box,
    x: box.x + 1.4,
    y: box.y + 1.4,
    w: w - 2.8,
    h: h - 2.8,
    r: corner - 1.3,
  }
  const margin = watch.shape === 'band' ? 2.6 : 3.8
  const screen: RoundBox = {
    ...box,
    x: box.x + margin,
    y: box.y + margin,
    w: w - 2 * margin,
    h: h - 2 * margin,
    r: corner - margin + 0.6,
  }
  const edge: Stop[] = [
    [0, '#fff', 0.65],
    [0.3, '#fff', 0.12],
    [0.7, '#fff', 0.04],
    [1, '#fff', 0.4],
  ]
  const glow: Stop[] = [
    [0, watch.hue[0]],
    [0.55, shade(watch.hue[0], 0.06)],
    [1, watch.hue[1]],
  ]
  return [
    shell,
    path(roundPath(glass), '#050506'),
    line(roundPath(glass, -0.2), canvas.linear(edge, DIAGONAL), 0.4),
    path(roundPath(screen), canvas.linear(glow, [0.2, 0, 0.7, 1]), { opacity: 0.9 }),
    watch.shape === 'band' ? bandFace(watch) : squareFace(watch),
    screenGlare(canvas, glass, 1.3),
  ].join('')
}

function squareFace({ width: w, hue }: Watch): string {
  const rings = [
    { r: 4.2, color: '#ff5f6d', share: 0.8 },
    { r: 2.5, color: '#9dff6a', share: 0.6 },
  ]
  const x = -w * 0.21
  const bar = (y: number, length: number, color: string) =>
    rect(-w * 0.05, y, 12.4, 3, '#fff', { r: 1.5, opacity: 0.22 }) +
    rect(-w * 0.05, y, length, 3, color, { r: 1.5 })
  return [
    text('۱۰:۰۸', 0, -4.4, w * 0.32, '#fff'),
    text('date', 0, 1.2, w * 0.09, shade(hue[1], 0.3)),
    ...rings.map((each) => progress(x, 10.6, each.r, each.share, each.color, 1.3)),
    bar(6.9, 8.4, '#6fe0ff'),
    bar(11.4, 5.6, '#ffd166'),
  ].join('')
}

function bandFace({ width: w, hue }: Watch): string {
  return [
    text('۱۰', 0, -6, w * 0.52, '#fff'),
    text('۰۸', 0, 4, w * 0.52, shade(hue[1], 0.25)),
    progress(0, 12.8, 4, 0.7, '#9dff6a', 1.2),
  ].join('')
}

function progress(
  x: number,
  y: number,
  r: number,
  share: number,
  color: string,
  width: number,
): string {
  const length = 2 * Math.PI * r
  return (
    ring(x, y, r, color, width, { opacity: 0.25 }) +
    ring(x, y, r, color, width, {
      cap: 'round',
      dash: `${num(length * share)} ${num(length)}`,
      transform: d`rotate(-90 ${x} ${y})`,
    })
  )
}

/** Lugs taper from a round case into the strap. */
function lugs(canvas: Canvas, metal: string, watch: Watch): string {
  const [a, b, y] = [watch.width * 0.44, watch.strap / 2 + 1.8, watch.height / 2]
  const across: Stop[] = [
    [0, shade(metal, -0.3)],
    [0.12, shade(metal, 0.22)],
    [0.24, shade(metal, -0.12)],
    [0.5, shade(metal, 0.02)],
    [0.8, shade(metal, 0.14)],
    [0.9, shade(metal, -0.14)],
    [1, shade(metal, -0.36)],
  ]
  return [-1, 1]
    .map((dir) => {
      const v = (value: number) => num(dir * value)
      const outline = `M${num(-a)} ${v(y * 0.55)}C${num(-a + 1)} ${v(y * 0.85)} ${num(-b - 1)} ${v(y)} ${num(-b)} ${v(y + 4.4)}Q${num(-b + 0.6)} ${v(y + 5.4)} ${num(-b + 2)} ${v(y + 5)}C${num(-b / 2)} ${v(y + 3)} ${num(b / 2)} ${v(y + 3)} ${num(b - 2)} ${v(y + 5)}Q${num(b - 0.6)} ${v(y + 5.4)} ${num(b)} ${v(y + 4.4)}C${num(b + 1)} ${v(y)} ${num(a - 1)} ${v(y * 0.85)} ${num(a)} ${v(y * 0.55)}Z`
      return path(outline, canvas.linear(across, LEFT_RIGHT), {
        stroke: shade(metal, -0.42),
        strokeOpacity: 0.6,
        strokeWidth: 0.18,
      })
    })
    .join('')
}

function roundCase(canvas: Canvas, metal: string, watch: Watch): string {
  const r = watch.width / 2
  const shadow = canvas.radial([
    [0, '#000', 0.5],
    [0.88, '#000', 0.4],
    [1, '#000', 0],
  ])
  return (
    circle(0.4, 1.3, r * 1.06, shadow) +
    circle(0, 0, r, turnedMetal(canvas, metal)) +
    roundGlass(canvas, metal, watch, r - 0.9)
  )
}

/** Bezel and round glass of radius `r`. */
function roundGlass(canvas: Canvas, metal: string, watch: Watch, r: number): string {
  const glass = watch.bezel ? r - 4 : r - 1.2
  const screen = glass - 1.6
  const edge: Stop[] = [
    [0, '#fff', 0.95],
    [0.4, '#fff', 0],
    [0.7, '#000', 0.3],
    [1, '#fff', 0.5],
  ]
  const face: Stop[] = [
    [0, shade(watch.hue[0], 0.1)],
    [0.55, watch.hue[0]],
    [1, '#050608'],
  ]
  const hours = Array.from({ length: 12 }, (_, i) => {
    const angle = (i * Math.PI) / 6
    const [sx, sy] = [Math.sin(angle), Math.cos(angle)]
    return d`M${(screen - 1) * sx} ${(screen - 1) * sy}L${(screen - 2.8) * sx} ${(screen - 2.8) * sy}`
  })
  const sweep = d`M${-glass * 0.95} ${-glass * 0.3}A${glass} ${glass} 0 0 1 ${glass * 0.64} ${-glass * 0.77}Q${-glass * 0.36} ${-glass * 0.74} ${-glass * 0.95} ${-glass * 0.3}Z`
  return [
    circle(0, 0, r, turnedMetal(canvas, metal)),
    ring(0, 0, r - 0.15, canvas.linear(edge, [0.1, 0, 0.9, 1]), 0.3),
    watch.bezel ? bezelRing(canvas, metal, r, glass) : '',
    circle(0, 0, glass, '#08090a'),
    circle(0, 0, screen, canvas.radial(face, [0.5, 0.5, 0.5, 0.45, 0.35])),
    line(hours.join(''), '#eef1f4', 0.5, { cap: 'round', opacity: 0.85 }),
    progress(0, 0, screen - 4.6, 0.72, watch.hue[1], 1.3),
    text('۱۰:۰۸', 0, 2, screen * 0.5, '#fff'),
    text('date', 0, 6.8, screen * 0.17, '#aeb8c6'),
    text('۶۴۲۰', 0, -5.8, screen * 0.18, shade(watch.hue[1], 0.18)),
    path(
      sweep,
      canvas.linear(
        [
          [0, '#fff', 0.3],
          [1, '#fff', 0.02],
        ],
        [0.1, 0, 0.6, 1],
      ),
    ),
  ].join('')
}

function bezelRing(canvas: Canvas, metal: string, r: number, glass: number): string {
  const dark = shade(metal, isDark(metal) ? -0.04 : -0.4)
  const middle = (r + glass) / 2
  const slope: Stop[] = [
    [0, shade(dark, 0.2)],
    [0.5, dark],
    [1, shade(dark, 0.12)],
  ]
  const minutes = (2 * Math.PI * middle) / 60
  return (
    ring(0, 0, r - 0.55, '#000', 0.7, { opacity: 0.4, dash: '.3 .36' }) +
    circle(0, 0, r - 1, canvas.linear(slope, DIAGONAL)) +
    ring(0, 0, middle - 0.4, '#d9dde2', 1.1, { opacity: 0.7, dash: `.16 ${num(minutes - 0.16)}` })
  )
}

/** From the right: case with crown, straps leaving to both sides around a wrist. */
function profile({ canvas, color, code }: Coloured, watch: Watch): Artwork {
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
    path(roundPath(caseBox), canvas.linear(across, LEFT_RIGHT)),
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
