import { diagonal, leftRight, type Canvas, type Stop } from '#demo/pictures/svg/canvas.ts'
import { isDark, shade } from '#demo/pictures/svg/color.ts'
import { circle, line, path, rect, ring } from '#demo/pictures/svg/elements.ts'
import { d, num, roundPath, type RoundBox } from '#demo/pictures/svg/geometry.ts'
import type { Watch } from '#demo/pictures/models/watches.ts'
import { haloShadow } from '#demo/pictures/parts/shadow.ts'
import { metalShell, turnedMetal } from '#demo/pictures/parts/surface.ts'
import { screenGlare } from '#demo/pictures/parts/screen.ts'
import { text } from '#demo/pictures/parts/text.ts'

/** The case with its glass and face, centerd on the origin. */
export function watchCase(canvas: Canvas, metal: string, watch: Watch): string {
  if (watch.shape !== 'round') return squareCase(canvas, metal, watch)
  return lugs(canvas, metal, watch) + roundCase(canvas, metal, watch)
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
    line(roundPath(glass, -0.2), canvas.linear(edge, diagonal), 0.4),
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
      return path(outline, canvas.linear(across, leftRight), {
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
    circle(0, 0, r - 1, canvas.linear(slope, diagonal)) +
    ring(0, 0, middle - 0.4, '#d9dde2', 1.1, { opacity: 0.7, dash: `.16 ${num(minutes - 0.16)}` })
  )
}
