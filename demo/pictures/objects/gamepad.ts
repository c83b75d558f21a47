import type { Artwork, Order } from '#demo/pictures/artwork.ts'
import { diagonal } from '#demo/pictures/svg/canvas.ts'
import { isDark, shade } from '#demo/pictures/svg/color.ts'
import { circle, group, line, path, rect } from '#demo/pictures/svg/elements.ts'
import { d, roundRectPath } from '#demo/pictures/svg/geometry.ts'
import { floorShadow, haloShadow } from '#demo/pictures/parts/shadow.ts'
import { mark } from '#demo/pictures/parts/text.ts'
import {
  shellPaint,
  keyLight,
  edgePaint,
  shoulders,
  stick,
  dpadPetals,
  dish,
  faceButtons,
  symmetric,
} from './gamepad-parts.ts'
import { paintObject, type Colored } from './object.ts'

/** Both are drawn from the front in millimeters, 160 and 153 wide. */
export function paintGamepad(order: Order): Artwork {
  const dual = order.model === 'dualsense'
  return paintObject(
    order,
    {
      hero: dual ? dualSense : xbox,
      side: dual ? (item) => fromAbove(item, true) : (item) => fromAbove(item, false),
      focus: dual ? { cx: 124, cy: 34, size: 62 } : { cx: 118, cy: 32, size: 60 },
    },
    { step: 0.42 },
  )
}

function dualSense({ canvas, code, color }: Colored): Artwork {
  const dark = isDark(code)
  const inner = color === 'white' || !dark ? '#1d1e22' : '#131417'
  const shell = symmetric(80, 5, [
    [66, 5],
    [52, 5],
    [40, 6],
    [28, 6.5],
    [20, 12],
    [15, 24],
    [8, 42],
    [1, 72],
    [4, 90],
    [5, 101],
    [12, 107],
    [20, 106],
    [30, 104],
    [34, 92],
    [40, 82],
    [44, 76],
    [50, 74],
    [58, 74],
    [66, 74],
    [72, 76],
    [80, 76],
  ])
  const core = symmetric(80, 14, [
    [72, 14],
    [62, 14],
    [54, 14],
    [50, 26],
    [47, 38],
    [43, 48],
    [40, 55],
    [36, 60],
    [38, 68],
    [42, 76],
    [50, 84],
    [58, 86],
    [64, 88],
    [72, 84],
    [80, 84],
  ])
  const pad = roundRectPath(53, 9, 54, 31, [3, 3, 9, 9], 1.2)
  const body = [
    floorShadow(canvas, 24, 106.5, 34, 0.85),
    floorShadow(canvas, 136, 106.5, 34, 0.85),
    shoulders(canvas, inner, 80),
    path(
      core,
      canvas.linear([
        [0, shade(inner, 0.12)],
        [1, shade(inner, -0.08)],
      ]),
    ),
    haloShadow(shell, { radius: 3, strength: 0.06, dx: 0.4, dy: 1.4 }),
    path(shell, shellPaint(canvas, code)),
    path(shell, keyLight(canvas, dark)),
    line(shell, edgePaint(canvas), 0.5),
    group(
      path(
        d`M50 40C46 52 38 62 42 74C48 90 66 84 80 84S112 90 118 74C122 62 114 52 110 40Z`,
        canvas.linear([
          [0, shade(inner, 0.1)],
          [0.5, inner],
          [1, shade(inner, -0.06)],
        ]),
      ),
      { clip: canvas.clip(d`M0 0H160V90H0Z`) },
    ),
    line('M52.6 10C50 24 47.6 36 43.6 47', shade(code, -0.24), 0.5),
    line('M107.4 10C110 24 112.4 36 116.4 47', shade(code, -0.24), 0.5),
    line('M52 11.5C50.4 22 49 30 47.4 36', '#6fb6ff', 0.9, { opacity: 0.9, cap: 'round' }),
    line('M108 11.5C109.6 22 111 30 112.6 36', '#6fb6ff', 0.9, { opacity: 0.9, cap: 'round' }),
    path(
      pad,
      canvas.linear([
        [0, shade(code, 0.02)],
        [1, shade(code, -0.06)],
      ]),
    ),
    line(
      pad,
      canvas.linear([
        [0, '#fff', 0.6],
        [0.5, '#000', 0.1],
        [1, '#000', 0.3],
      ]),
      0.5,
    ),
    dpadPetals(canvas, 30, 34, code),
    faceButtons(
      canvas,
      130,
      34,
      shade(code, dark ? 0.05 : -0.02),
      dark ? '#c9ccd2' : '#8b8f96',
      true,
    ),
    stick(canvas, 55, 59, 10.6, inner),
    stick(canvas, 105, 59, 10.6, inner),
    rect(47, 13, 2.2, 5.4, shade(code, -0.14), { r: 1.1 }),
    rect(110.8, 13, 2.2, 5.4, shade(code, -0.14), { r: 1.1 }),
    mark(79.4, 62, 2.4, '#8b9098'),
    rect(75.5, 70, 9, 1.8, '#3a3d43', { r: 0.9 }),
    ...[0, 1, 2, 3, 4, 5].map((i) => circle(73 + i * 2.8, 46, 0.5, '#000', { opacity: 0.55 })),
  ]
  return { body: body.join(''), x: 2, y: -1, w: 156, h: 108 }
}

function xbox({ canvas, code }: Colored): Artwork {
  const dark = isDark(code)
  const shell = symmetric(76.5, 9, [
    [66, 9],
    [54, 7],
    [44, 7],
    [32, 7],
    [24, 12],
    [19, 22],
    [10, 42],
    [2, 70],
    [4, 86],
    [5.5, 97],
    [12, 102],
    [19, 100],
    [28, 97],
    [33, 86],
    [40, 78],
    [45, 72],
    [52, 71],
    [58, 71],
    [64, 71],
    [70, 71.5],
    [76.5, 71.5],
  ])
  const black = '#191a1d'
  const bridge = symmetric(76.5, 4, [
    [68, 4],
    [58, 4],
    [50, 6],
    [52, 12],
    [56, 18],
    [62, 20],
    [66, 21.5],
    [72, 22],
    [76.5, 22],
  ])
  const body = [
    floorShadow(canvas, 22, 100.5, 32, 0.85),
    floorShadow(canvas, 131, 100.5, 32, 0.85),
    shoulders(canvas, shade(code, dark ? 0.02 : -0.1), 76.5),
    haloShadow(shell, { radius: 3, strength: 0.06, dx: 0.4, dy: 1.4 }),
    path(shell, shellPaint(canvas, code)),
    path(shell, keyLight(canvas, dark)),
    line(shell, edgePaint(canvas), 0.5),
    path(
      bridge,
      canvas.linear([
        [0, '#3a3c41'],
        [0.5, black],
        [1, '#232529'],
      ]),
    ),
    circle(
      76.5,
      13.6,
      5.4,
      canvas.linear(
        [
          [0, '#f2f3f5'],
          [1, '#a9adb4'],
        ],
        diagonal,
      ),
    ),
    mark(76, 13.6, 2.6, '#4a4e55'),
    ...[
      [65.5, 31],
      [87.5, 31],
    ].map(([x = 0, y = 0]) =>
      circle(x, y, 2.5, shade(code, dark ? 0.08 : -0.1), {
        stroke: '#000',
        strokeOpacity: 0.25,
        strokeWidth: 0.3,
      }),
    ),
    rect(73.5, 36, 6, 3.4, shade(code, dark ? 0.08 : -0.1), { r: 1.7 }),
    stick(canvas, 37.5, 30, 10.4, black),
    stick(canvas, 97.5, 54, 10.4, black),
    dish(canvas, 55.5, 54, dark ? shade(code, 0.06) : black),
    faceButtons(canvas, 116, 31, black, '#7fbf5a', false),
  ]
  return { body: body.join(''), x: 2, y: -1, w: 149, h: 103 }
}

/** From above: the shoulder buttons and triggers. */
function fromAbove({ canvas, code }: Colored, dual: boolean): Artwork {
  const outline =
    'M6 40C4 26 12 12 30 10C50 6 60 14 80 14S110 6 130 10C148 12 156 26 154 40C152 54 140 58 128 54C116 50 104 46 80 46S44 50 32 54C20 58 8 54 6 40Z'
  const trigger = dual ? '#1d1e22' : shade(code, -0.08)
  const paint = canvas.linear([
    [0, shade(trigger, 0.22)],
    [0.5, shade(trigger, 0.04)],
    [1, shade(trigger, -0.08)],
  ])
  const pads = [18, 114].flatMap((x) => [
    path(roundRectPath(x, 14, 28, 13, 5, 1.2), paint),
    path(roundRectPath(x - 1, 28, 30, 20, [4, 4, 9, 9], 1.2), paint, {
      stroke: '#000',
      strokeOpacity: 0.4,
      strokeWidth: 0.4,
    }),
    rect(x + 3, 31, 22, 2, '#fff', { r: 1, opacity: 0.16 }),
  ])
  const body = [
    floorShadow(canvas, 80, 56, 140, 0.8),
    path(outline, shellPaint(canvas, code)),
    path(outline, keyLight(canvas, isDark(code))),
    line(outline, edgePaint(canvas), 0.5),
    ...pads,
    rect(75.5, 26, 9, 3.2, '#0b0b0d', { r: 1.6 }),
  ]
  return { body: body.join(''), x: 5, y: 8, w: 150, h: 48 }
}
