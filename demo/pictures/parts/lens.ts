import { diagonal, type Canvas, type Stop } from '#demo/pictures/svg/canvas.ts'
import { blend, shade } from '#demo/pictures/svg/color.ts'
import { circle, ellipse, path, ring, use } from '#demo/pictures/svg/elements.ts'
import { d, roundRectPath } from '#demo/pictures/svg/geometry.ts'

export type Coating = 'blue' | 'violet' | 'green' | 'amber'

/** How a camera's lenses are built. */
export type LensLook = {
  /** Metal of the ring. */
  metal: string
  coating: Coating
  /** Width of the ring, in tenths of the radius. */
  rim: number
  /** Without a ring of its own: a lens under a shared glass. */
  flush?: boolean
  /** Strength of the shadow on the back, 0…1. */
  shadow: number
}

/** Center and radius in millimeters; a periscope shows a square prism behind its glass. */
export type Lens = {
  x: number
  y: number
  r: number
  kind?: 'periscope'
  coating?: Coating
}

const coatings: Record<Coating, [main: string, deep: string, cool: string, warm: string]> = {
  blue: ['#2f6fd0', '#16307a', '#35c6d6', '#8a5be0'],
  violet: ['#6a4fd8', '#2a1c6a', '#4aa3e8', '#d25bb0'],
  green: ['#2fa58a', '#0d4a52', '#7fd6a0', '#4f6fe0'],
  amber: ['#b0743a', '#43204a', '#5fb0d8', '#e08a4a'],
}

/** A lens with its shadow: turned ring, black glass, stepped barrel, coated element and glints. */
export function lens(canvas: Canvas, at: Lens, look: LensLook): string {
  const coating = at.coating ?? look.coating
  const glass =
    at.kind === 'periscope' ? periscope(canvas, look) : coatedGlass(canvas, look, coatings[coating])
  const transform = `${d`translate(${at.x} ${at.y})`}scale(${Math.round(at.r * 1000) / 10000})`
  return [
    look.shadow ? shadow(canvas, at, look.shadow) : '',
    look.flush ? '' : use(metalRing(canvas, look), { transform }),
    use(glass, { transform }),
  ].join('')
}

export function flash(canvas: Canvas, x: number, y: number, r: number): string {
  const bulb: Stop[] = [
    [0, '#fffdf2'],
    [0.4, '#fff3c8'],
    [0.75, '#ecd9a0'],
    [1, '#c9b98d'],
  ]
  const drawn = [
    circle(
      x,
      y,
      r * 1.18,
      canvas.linear([
        [0, '#000', 0.35],
        [1, '#fff', 0.5],
      ]),
    ),
    circle(x, y, r, canvas.radial(bulb, [0.5, 0.5, 0.5, 0.42, 0.38])),
    ring(x, y, r * 0.62, '#a8925a', r * 0.1, { opacity: 0.45 }),
    circle(x, y, r * 0.32, '#e9c86a', { opacity: 0.75 }),
    ellipse(x - r * 0.3, y - r * 0.38, r * 0.32, r * 0.2, '#fff', { opacity: 0.95 }),
  ].join('')
  return use(canvas.symbol(drawn))
}

/** A depth or light sensor: a small dark window. */
export function sensor(canvas: Canvas, x: number, y: number, r: number): string {
  const window: Stop[] = [
    [0, '#2a1f2e'],
    [0.5, '#120e16'],
    [1, '#060608'],
  ]
  return [
    circle(
      x,
      y,
      r * 1.08,
      canvas.linear([
        [0, '#000', 0.5],
        [1, '#fff', 0.35],
      ]),
    ),
    circle(x, y, r, canvas.radial(window, [0.5, 0.5, 0.5, 0.4, 0.35])),
    circle(x - r * 0.3, y - r * 0.35, r * 0.16, '#fff', { opacity: 0.6 }),
  ].join('')
}

export function microphone(x: number, y: number, r: number): string {
  return circle(x, y, r, '#0a0a0c') + circle(x + r * 0.2, y + r * 0.3, r * 0.7, '#333')
}

function shadow(canvas: Canvas, { x, y, r }: Lens, strength: number): string {
  const stops: Stop[] = [
    [0, '#000', 0.6],
    [0.82, '#000', strength],
    [1, '#000', 0],
  ]
  return circle(x + r * 0.07, y + r * 0.13, r * 1.17, canvas.radial(stops))
}

/** Alternating stops make a straight gradient read as a turned (conic) one. Radius 10. */
function metalRing(canvas: Canvas, { metal, rim }: LensLook): string {
  const inner = 10 - rim
  const dark = shade(metal, -0.26)
  const turned: Stop[] = [
    [0, shade(metal, 0.34)],
    [0.2, shade(metal, 0.05)],
    [0.42, dark],
    [0.55, shade(metal, -0.1)],
    [0.72, shade(metal, 0.24)],
    [0.86, dark],
    [1, shade(metal, 0.12)],
  ]
  const bevel: Stop[] = [
    [0, shade(metal, -0.38)],
    [0.5, shade(metal, -0.1)],
    [0.85, shade(metal, 0.22)],
    [1, shade(metal, -0.1)],
  ]
  const edge: Stop[] = [
    [0, '#fff', 0.9],
    [0.35, '#fff', 0.05],
    [0.7, '#000', 0.25],
    [1, '#fff', 0.3],
  ]
  return canvas.symbol(
    circle(0, 0, 10, canvas.linear(turned, [0.1, 0, 0.9, 1])) +
      ring(0, 0, 9.86, canvas.linear(edge, [0.1, 0, 0.9, 1]), 0.28) +
      circle(0, 0, inner + 0.35, canvas.linear(bevel, [0.15, 0, 0.85, 1])),
  )
}

function barrel(canvas: Canvas, r: number): string {
  const glass: Stop[] = [
    [0, '#0a0c10'],
    [0.55, '#0b0d11'],
    [0.8, '#17191e'],
    [0.94, '#0a0b0d'],
    [1, '#000'],
  ]
  const step = canvas.linear(
    [
      [0, '#000'],
      [0.5, '#2c2f36'],
      [1, '#6d737e'],
    ],
    [0.2, 0, 0.8, 1],
  )
  const innerStep = canvas.linear(
    [
      [0, '#000'],
      [0.6, '#23262d'],
      [1, '#565c68'],
    ],
    [0.2, 0, 0.8, 1],
  )
  const well: Stop[] = [
    [0, '#05060a'],
    [0.8, '#0a0c12'],
    [1, '#1b1e26'],
  ]
  return use(
    canvas.symbol(
      circle(0, 0, r, '#030304') +
        circle(0, 0, r - 0.2, canvas.radial(glass)) +
        circle(0, 0, r * 0.77, '#050506', { stroke: step, strokeWidth: 0.22 }) +
        circle(0, 0, r * 0.66, canvas.radial(well, [0.5, 0.5, 0.5, 0.45, 0.4]), {
          stroke: innerStep,
          strokeWidth: 0.16,
        }),
    ),
  )
}

/** The reflection of the softbox on the cover glass, and its faint counterpart at the bottom right. */
function sweep(canvas: Canvas, r: number): string {
  const c = r - 0.25
  const light: Stop[] = [
    [0, '#fff', 0.3],
    [0.5, '#fff', 0.07],
    [1, '#fff', 0],
  ]
  const crescent = d`M${-c * 0.98} ${c * 0.2}A${c} ${c} 0 0 1 ${c * 0.5} ${-c * 0.866}`
  const back = d`Q${-c * 0.3} ${-c * 0.45} ${-c * 0.98} ${c * 0.2}Z`
  const answer = d`M${c * 0.94} ${c * 0.3}A${c * 0.98} ${c * 0.98} 0 0 1 ${c * 0.2} ${c * 0.96}`
  return use(
    canvas.symbol(
      path(crescent + back, canvas.linear(light, [0.15, 0, 0.6, 0.9])) +
        path(answer, 'none', {
          stroke: '#cfe0ff',
          strokeOpacity: 0.4,
          strokeWidth: 0.3,
          cap: 'round',
        }),
    ),
  )
}

function coatedGlass(
  canvas: Canvas,
  { rim }: LensLook,
  [main, deep, cool, warm]: (typeof coatings)[Coating],
): string {
  const r = 10 - rim
  const e = r * 0.56
  const element: Stop[] = [
    [0, '#030307'],
    [0.34, '#05060f'],
    [0.6, blend(deep, '#05060f', 0.45)],
    [0.8, blend(deep, '#0a0d18', 0.15)],
    [0.92, '#090d18'],
    [1, '#010102'],
  ]
  const coolLight: Stop[] = [
    [0, cool, 0.72],
    [0.55, main, 0.34],
    [1, main, 0],
  ]
  const warmLight: Stop[] = [
    [0, warm, 0],
    [0.5, warm, 0.55],
    [1, warm, 0.1],
  ]
  const glint: Stop[] = [
    [0, '#fff', 1],
    [0.35, '#eaf3ff', 0.8],
    [1, '#bcd6ff', 0],
  ]
  const coolArc = d`M${-e * 0.86} ${e * 0.1}A${e * 0.88} ${e * 0.88} 0 0 1 ${e * 0.3} ${-e * 0.82}Q${-e * 0.42} ${-e * 0.5} ${-e * 0.86} ${e * 0.1}Z`
  const warmArc = d`M${e * 0.84} ${e * 0.05}A${e * 0.86} ${e * 0.86} 0 0 1 ${-e * 0.35} ${e * 0.78}Q${e * 0.48} ${e * 0.6} ${e * 0.84} ${e * 0.05}Z`
  return canvas.symbol(
    [
      barrel(canvas, r),
      circle(0, 0, e, canvas.radial(element, [0.5, 0.5, 0.52, 0.54, 0.58])),
      path(coolArc, canvas.linear(coolLight, [0.1, 0, 0.9, 1])),
      path(warmArc, canvas.linear(warmLight, [1, 0, 0, 1])),
      circle(
        0,
        0,
        e * 0.42,
        canvas.radial([
          [0, '#000'],
          [0.72, '#010103'],
          [1, '#0b1030', 0],
        ]),
      ),
      ellipse(0, 0, e * 0.3, e * 0.2, canvas.radial(glint), {
        transform: `${d`translate(${-e * 0.36} ${-e * 0.42})`}rotate(-38)`,
      }),
      circle(-e * 0.33, -e * 0.38, e * 0.09, '#fff'),
      circle(
        e * 0.36,
        e * 0.42,
        e * 0.13,
        canvas.radial([
          [0, '#fff', 0.75],
          [1, warm, 0],
        ]),
      ),
      sweep(canvas, r),
    ].join(''),
  )
}

function periscope(canvas: Canvas, { rim }: LensLook): string {
  const r = 10 - rim
  const prism: Stop[] = [
    [0, '#04050a'],
    [0.5, '#141a38'],
    [0.8, '#2b2450'],
    [1, '#07080d'],
  ]
  const light: Stop[] = [
    [0, '#8fc6ff', 0.55],
    [1, '#4a6be0', 0],
  ]
  return canvas.symbol(
    [
      barrel(canvas, r),
      sweep(canvas, r),
      circle(0, 0, 6.1, '#050508'),
      path(roundRectPath(-4.1, -4.1, 8.2, 8.2, 1.3), canvas.linear(prism, diagonal), {
        stroke: '#3b3f4a',
        strokeWidth: 0.2,
      }),
      path('M-3.6-3.6H2.2L-3.6 1.6Z', canvas.linear(light, [0, 0, 0.7, 0.7])),
      circle(-2, -2.3, 0.5, '#fff'),
    ].join(''),
  )
}
