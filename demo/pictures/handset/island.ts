import { diagonal, type Canvas, type Stop } from '#demo/pictures/svg/canvas.ts'
import { isDark, shade } from '#demo/pictures/svg/color.ts'
import { circle, group, line, path, ring } from '#demo/pictures/svg/elements.ts'
import { d, roundPath, type RoundBox } from '#demo/pictures/svg/geometry.ts'
import { raisedShadow } from '#demo/pictures/parts/shadow.ts'
import type { Camera, Island, Tones } from './model.ts'

type Of<Type extends Island['type']> = Extract<Island, { type: Type }>

/** The raised part of the back with the lenses. */
export function island(canvas: Canvas, camera: Camera, tones: Tones): string {
  switch (camera.island.type) {
    case 'none':
      return ''
    case 'plate':
      return plate(canvas, camera.island, tones)
    case 'hump':
      return hump(canvas, camera.island, tones)
    case 'bar':
      return bar(canvas, camera.island, tones)
    default:
      return disc(canvas, camera.island, tones)
  }
}

const darkGlass = '#1b1c20'

function plate(canvas: Canvas, shape: Of<'plate'>, tones: Tones): string {
  const color = shape.dark ? darkGlass : tones.island
  const dark = isDark(color)
  const box: RoundBox = { ...shape, smooth: shape.smooth ?? 1.35 }
  const outline = roundPath(box)
  const base: Stop[] = [
    [0, shade(color, 0.13)],
    [0.45, shade(color, 0.02)],
    [1, shade(color, -0.09)],
  ]
  const edge: Stop[] = [
    [0, '#fff', 0.9],
    [0.3, '#fff', 0.25],
    [0.55, '#fff', 0.02],
    [0.8, '#000', 0.16],
    [1, '#fff', 0.3],
  ]
  return [
    raisedShadow(outline, dark ? 0.13 : 0.055, 0.8),
    path(outline, canvas.linear(base, diagonal)),
    line(outline, shade(color, -0.22), 0.14, { opacity: 0.7 }),
    shape.rim ? metalRim(canvas, box, tones.metal) : '',
    line(roundPath(box, -0.22), canvas.linear(edge, diagonal), 0.4),
    shape.gloss ? gloss(canvas, box, dark) : '',
    shape.eye ? eye(canvas, shape.eye, color) : '',
  ].join('')
}

function metalRim(canvas: Canvas, box: RoundBox, metal: string): string {
  const stops: Stop[] = [
    [0, shade(metal, 0.2)],
    [0.35, shade(metal, -0.22)],
    [0.6, shade(metal, 0.15)],
    [1, shade(metal, -0.3)],
  ]
  return (
    line(roundPath(box, -0.45), canvas.linear(stops, diagonal), 0.9) +
    line(roundPath(box, -1), '#000', 0.2, { opacity: 0.6 })
  )
}

function gloss(canvas: Canvas, box: RoundBox, dark: boolean): string {
  const { x, y, w, h } = box
  const sheet = d`M${x} ${y}H${x + w * 0.95}Q${x + w * 0.35} ${y + h * 0.3} ${x} ${y + h * 0.9}Z`
  const light = canvas.linear(
    [
      [0, '#fff', dark ? 0.26 : 0.4],
      [1, '#fff', 0.02],
    ],
    [0, 0, 0.7, 0.8],
  )
  return group(path(sheet, light), { clip: canvas.clip(roundPath(box)) })
}

/** A dark round glass inside a plate. */
function eye(canvas: Canvas, [x, y, r]: [number, number, number], color: string): string {
  const lip: Stop[] = [
    [0, '#000', 0.2],
    [0.5, '#000', 0],
    [1, '#fff', 0.75],
  ]
  const glass: Stop[] = [
    [0, '#2a2c31'],
    [0.5, '#131417'],
    [1, '#1d1f23'],
  ]
  return [
    circle(x, y, r, canvas.linear(lip, [0.1, 0, 0.9, 1])),
    circle(x, y, r - 0.6, canvas.linear(glass, [0.1, 0, 0.9, 1])),
    ring(x, y, r - 0.9, shade(color, 0.2), 0.25, { opacity: 0.4 }),
  ].join('')
}

function hump(canvas: Canvas, shape: Of<'hump'>, { island: color }: Tones): string {
  const box: RoundBox = { ...shape, smooth: shape.smooth ?? 1.4 }
  const slope: Stop[] = [
    [0, shade(color, 0.16)],
    [0.3, shade(color, 0.04)],
    [0.75, shade(color, -0.09)],
    [1, shade(color, -0.16)],
  ]
  const top: Stop[] = [
    [0, shade(color, 0.08)],
    [0.5, shade(color, 0.01)],
    [1, shade(color, -0.03)],
  ]
  const crest: Stop[] = [
    [0, '#fff', 0.6],
    [0.4, '#fff', 0.04],
    [1, '#fff', 0.1],
  ]
  const foot = (canvas.lite ? [2] : [4, 3, 2, 1]).map((step) =>
    path(
      roundPath({ ...box, x: box.x + step * 0.12, y: box.y + step * 0.35 }, step * 0.75),
      '#000',
      { opacity: 0.035 },
    ),
  )
  return [
    ...foot,
    path(roundPath(box, 0.5), canvas.linear(slope, [0.1, 0, 0.9, 1])),
    path(roundPath(box, -0.55), canvas.linear(top, [0.1, 0, 0.9, 1])),
    line(roundPath(box, -0.2), canvas.linear(crest, diagonal), 0.3),
  ].join('')
}

function bar(canvas: Canvas, shape: Of<'bar'>, { frame }: Tones): string {
  const box: RoundBox = { ...shape, smooth: 1 }
  const metal: Stop[] = [
    [0, shade(frame, 0.26)],
    [0.12, shade(frame, -0.02)],
    [0.5, shade(frame, -0.1)],
    [0.85, shade(frame, 0.12)],
    [1, shade(frame, -0.25)],
  ]
  const edge: Stop[] = [
    [0, '#fff', 0.95],
    [0.2, '#fff', 0.15],
    [0.6, '#fff', 0.05],
    [1, '#fff', 0.5],
  ]
  const glass: Stop[] = [
    [0, '#24272d'],
    [0.4, '#0d0e11'],
    [1, '#050506'],
  ]
  const window = roundPath(box, -shape.rimWidth)
  const { x, y, w, h } = shape
  const glint = d`M${x + w * 0.55} ${y}h${w * 0.16}l${-h * 0.7} ${h}h${-w * 0.16}Z`
  return [
    raisedShadow(roundPath(box), 0.12),
    path(roundPath(box), canvas.linear(metal)),
    line(roundPath(box, -0.25), canvas.linear(edge, [0, 0, 0.3, 1]), 0.4),
    path(window, '#050506'),
    path(roundPath(box, -shape.rimWidth - 0.15), canvas.linear(glass, diagonal)),
    group(path(glint, '#fff', { opacity: 0.09 }), { clip: canvas.clip(window) }),
  ].join('')
}

function disc(canvas: Canvas, shape: Of<'disc'>, tones: Tones): string {
  const { cx, cy, r, rimWidth } = shape
  const rim = tones.metal
  const color = shape.dark === false ? tones.island : darkGlass
  const knurled: Stop[] = [
    [0, shade(rim, 0.25)],
    [0.18, shade(rim, -0.05)],
    [0.34, shade(rim, -0.34)],
    [0.5, shade(rim, 0.05)],
    [0.66, shade(rim, 0.26)],
    [0.82, shade(rim, -0.3)],
    [1, shade(rim, 0.1)],
  ]
  const slope: Stop[] = [
    [0, shade(rim, -0.3)],
    [0.5, shade(rim, 0.18)],
    [1, shade(rim, -0.1)],
  ]
  const glass: Stop[] = [
    [0, shade(color, 0.13)],
    [0.5, color],
    [1, shade(color, -0.05)],
  ]
  const shadow: Stop[] = [
    [0, '#000', 0.5],
    [0.84, '#000', 0.42],
    [1, '#000', 0],
  ]
  const lip: Stop[] = [
    [0, '#fff', 0.5],
    [0.4, '#fff', 0.04],
    [1, '#fff', 0.22],
  ]
  const q = r - rimWidth - 0.3
  const sheen = d`M${cx - q} ${cy}A${q} ${q} 0 0 1 ${cx + q * 0.5} ${cy - q * 0.866}Q${cx - q * 0.3} ${cy - q * 0.4} ${cx - q} ${cy}Z`
  return [
    circle(cx + 0.8, cy + 1.8, r * 1.1, canvas.radial(shadow)),
    circle(cx, cy, r, canvas.linear(knurled, [0.1, 0, 0.9, 1])),
    rimWidth > 2 ? ring(cx, cy, r - 0.7, '#000', 1.2, { opacity: 0.38, dash: '.22 .3' }) : '',
    circle(cx, cy, r - rimWidth / 2, canvas.linear(slope, [0.2, 0, 0.8, 1])),
    circle(cx, cy, r - rimWidth, '#060607'),
    circle(cx, cy, r - rimWidth - 0.15, canvas.linear(glass, [0.2, 0, 0.8, 1])),
    ring(cx, cy, r - rimWidth - 0.4, canvas.linear(lip, diagonal), 0.3),
    path(
      sheen,
      canvas.linear(
        [
          [0, '#fff', 0.22],
          [1, '#fff', 0.02],
        ],
        [0.1, 0, 0.7, 0.9],
      ),
    ),
  ].join('')
}
