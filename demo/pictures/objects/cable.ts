import type { Artwork, Order } from '#demo/pictures/artwork.ts'
import { leftRight, type Canvas, type Stop } from '#demo/pictures/svg/canvas.ts'
import { isDark, shade } from '#demo/pictures/svg/color.ts'
import { group, line, rect } from '#demo/pictures/svg/elements.ts'
import { d } from '#demo/pictures/svg/geometry.ts'
import { cylinder } from '#demo/pictures/parts/surface.ts'
import { paintObject, type Colored } from './object.ts'

type Plug = 'usb-c' | 'lightning'

/** `width` is the cable's thickness in the picture's units (200 across). */
type Cable = { ends: [Plug, Plug]; braided: boolean; width: number; metalPlugs: boolean }

const cables: Record<string, Cable> = {
  'apple-usb-c-1m': { ends: ['usb-c', 'usb-c'], braided: true, width: 5, metalPlugs: false },
  'anker-usb-c-240w': { ends: ['usb-c', 'usb-c'], braided: true, width: 6.6, metalPlugs: true },
  'baseus-usb-c-lightning': {
    ends: ['usb-c', 'lightning'],
    braided: true,
    width: 5.8,
    metalPlugs: true,
  },
  'samsung-usb-c': { ends: ['usb-c', 'usb-c'], braided: false, width: 5.2, metalPlugs: false },
}

export function paintCable(order: Order): Artwork {
  const cable = cables[order.model]
  if (!cable) throw new RangeError(`no drawing of ${order.model}`)
  return paintObject(
    order,
    {
      hero: (item) => coiled(item, cable),
      side: (item) => plugsOnly(item, cable),
      focus: { cx: 165, cy: 42, size: 70 },
    },
    { step: 0.8 },
  )
}

/** The outer and inner coil are separate strokes, so that each casts its shadow on the one below. */
function coiled({ canvas, code }: Colored, cable: Cable): Artwork {
  const runs = [
    'M58 112C64 90 82 70 106 70C128 70 140 88 140 108C140 130 122 145 104 145C88 145 77 132 78 116C80 96 104 90 124 78C142 67 154 54 166 42',
    'M28 158C40 150 34 128 33 108C31 74 54 46 92 44C138 42 160 72 160 104C160 142 132 166 100 166C70 166 50 142 58 112C59.5 106 62 100 66 94',
    'M116 82.6C119 81 121.5 79.5 124 78C142 67 154 54 166 42',
  ]
  const body = [
    ...runs.map((run) => tube(canvas, run, code, cable)),
    plug(canvas, cable, code, 166, 43, 48, cable.ends[0]),
    plug(canvas, cable, code, 28.5, 157.5, 232, cable.ends[1]),
  ]
  return { body: body.join(''), x: 2, y: 16, w: 194, h: 166 }
}

/** Both plugs next to each other, close up. */
function plugsOnly({ canvas, code }: Colored, cable: Cable): Artwork {
  const body = [
    tube(canvas, 'M70 90C70 120 66 140 40 160', code, cable),
    tube(canvas, 'M120 90C120 120 128 140 160 156', code, cable),
    plug(canvas, cable, code, 70, 92, 0, cable.ends[0]),
    plug(canvas, cable, code, 120, 92, 0, cable.ends[1]),
  ]
  return { body: body.join(''), x: 36, y: 50, w: 128, h: 112 }
}

function tube(canvas: Canvas, run: string, color: string, { width: w, braided }: Cable): string {
  const shadow = (extra: number, opacity: number, dx: number, dy: number) =>
    line(run, '#12151c', w + extra, { opacity, cap: 'round', transform: d`translate(${dx} ${dy})` })
  const braid = braided
    ? line(run, '#000', w * 0.9, { dash: '.7 1.1', opacity: isDark(color) ? 0.3 : 0.13 }) +
      line(run, '#fff', w * 0.5, {
        dash: '.5 1.3',
        dashOffset: 0.8,
        opacity: isDark(color) ? 0.22 : 0.5,
        transform: 'translate(-.4 -.5)',
      })
    : ''
  return [
    shadow(3.4, 0.07, 1.2, 3.2),
    shadow(0.8, 0.16, 0.8, 1.9),
    line(run, shade(color, -0.2), w),
    line(run, color, w * 0.82),
    line(run, shade(color, 0.1), w * 0.42, { transform: 'translate(-.5 -.7)' }),
    canvas.fine ? braid : '',
    line(run, '#fff', w * 0.13, { opacity: 0.4, transform: 'translate(-.9 -1.3)' }),
  ].join('')
}

/** A plug whose cable leaves at (`x`, `y`), pointing up before it is rotated. */
function plug(
  canvas: Canvas,
  cable: Cable,
  color: string,
  x: number,
  y: number,
  angle: number,
  end: Plug,
): string {
  const shell = cable.metalPlugs ? '#c4c7cc' : shade(color, isDark(color) ? 0.05 : -0.02)
  const gloss = cable.metalPlugs ? 1 : 0.4
  const across: Stop[] = [
    [0, shade(shell, -0.26 * gloss - 0.06)],
    [0.14, shade(shell, 0.14 * gloss + 0.03)],
    [0.3, shade(shell, -0.03)],
    [0.55, shade(shell, 0.08 * gloss)],
    [0.8, shade(shell, -0.09)],
    [0.93, shade(shell, 0.06)],
    [1, shade(shell, -0.3 * gloss - 0.04)],
  ]
  const down: Stop[] = [
    [0, '#fff', 0.5],
    [0.12, '#fff', 0],
    [0.9, '#000', 0],
    [1, '#000', 0.35],
  ]
  const contact: Stop[] = [
    [0, '#777b82'],
    [0.15, '#f4f5f6'],
    [0.4, '#c2c5ca'],
    [0.7, '#eceef0'],
    [1, '#6a6e75'],
  ]
  const [tipWidth, tipHeight] = end === 'usb-c' ? [9, 11] : [7.2, 10]
  const tip = [
    rect(
      -tipWidth / 2,
      -23.5 - tipHeight,
      tipWidth,
      tipHeight + 1,
      canvas.linear(contact, leftRight),
      {
        r: end === 'usb-c' ? 1.8 : 2.2,
      },
    ),
    end === 'usb-c'
      ? rect(-tipWidth / 2, -23.5 - tipHeight, tipWidth, 1.8, '#17181b', { r: 0.9, opacity: 0.85 })
      : line(
          Array.from(
            { length: 8 },
            (_, i) => d`M${-2.3 + i * 0.66} ${-22.5 - tipHeight + 1.4}v4`,
          ).join(''),
          '#b98f3a',
          0.42,
        ),
  ]
  const relief = line('M-3 1.5h6M-3 3.7h6M-3 5.9h6', '#000', 0.5, { opacity: 0.35 })
  return group(
    [
      rect(-5.8, -23.6, 13.2, 26, '#000', { r: 4, opacity: 0.14 }),
      rect(-3, -1, 6, 9, cylinder(canvas, shade(color, -0.06), 0.4), { r: 2.4 }),
      relief,
      ...tip,
      rect(-6.4, -24, 12.8, 24, canvas.linear(across, leftRight), { r: 3.6 }),
      rect(-6.4, -24, 12.8, 24, canvas.linear(down), { r: 3.6 }),
    ].join(''),
    { transform: d`translate(${x} ${y})rotate(${angle})` },
  )
}
