import type { Artwork, Order } from '#demo/pictures/artwork.ts'
import type { Canvas, Stop } from '#demo/pictures/svg/canvas.ts'
import { isDark, shade } from '#demo/pictures/svg/color.ts'
import { circle, group, line, path, rect } from '#demo/pictures/svg/elements.ts'
import { d } from '#demo/pictures/svg/geometry.ts'
import { viewFrom, type View } from '#demo/pictures/svg/solid.ts'
import { usbA, usbC } from '#demo/pictures/parts/ports.ts'
import { mark, text } from '#demo/pictures/parts/text.ts'
import { paintObject, type Colored } from './object.ts'
import { solidBox, type SolidBox } from './solid-box.ts'

/** With the round pins of a type C plug, as sold in Iran. */
type Charger = {
  box: SolidBox
  ports: ('c' | 'a')[]
  /** Watts, printed on the side. */
  watts: string
  /** A darker port face. */
  facePlate?: string
}

const chargers: Record<string, Charger> = {
  'apple-20w': { box: { w: 38, h: 42, d: 27, r: 8 }, ports: ['c'], watts: '۲۰' },
  'apple-40w': { box: { w: 40, h: 45, d: 34, r: 8.5 }, ports: ['c'], watts: '۴۰' },
  'samsung-25w': { box: { w: 30, h: 46, d: 42, r: 7 }, ports: ['c'], watts: '۲۵' },
  'samsung-45w': { box: { w: 31, h: 52, d: 48, r: 7 }, ports: ['c'], watts: '۴۵' },
  'xiaomi-67w': { box: { w: 30, h: 52, d: 54, r: 6.5 }, ports: ['a'], watts: '۶۷' },
  'anker-nano-45w': {
    box: { w: 34, h: 38, d: 41, r: 9 },
    ports: ['c'],
    watts: '۴۵',
    facePlate: '#2b2d31',
  },
  'baseus-gan-65w': {
    box: { w: 33, h: 50, d: 58, r: 8 },
    ports: ['c', 'c', 'a'],
    watts: '۶۵',
    facePlate: '#232427',
  },
  'anker-prime-100w': {
    box: { w: 34, h: 44, d: 66, r: 9 },
    ports: ['c', 'c', 'a'],
    watts: '۱۰۰',
    facePlate: '#17181a',
  },
}

export function paintCharger(order: Order): Artwork {
  const charger = chargers[order.model]
  if (!charger) throw new RangeError(`no drawing of ${order.model}`)
  return paintObject(
    order,
    {
      hero: (item) => draw(item, charger, viewFrom(58, 17)),
      side: (item) => draw(item, charger, viewFrom(24, 12)),
      focus: { cx: charger.box.d * 0.4, cy: charger.box.h * 0.06, size: charger.box.h * 0.98 },
    },
    { step: 0.9 },
  )
}

function draw({ canvas, code }: Colored, charger: Charger, view: View): Artwork {
  const { box } = charger
  const solid = solidBox(canvas, view, box, code, portFace(canvas, charger, code))
  const flank = group(sideFace(charger, code), {
    transform: view.lay({ origin: [-box.w / 2, 0, 0], u: [0, 0, 1], v: [0, 1, 0] }),
  })
  const { bounds } = solid
  const pinReach = 19 * Math.abs(view.point([0, 0, 1])[0])
  const left = Math.min(bounds.x, view.point([0, 0, -box.d / 2])[0] - pinReach)
  const body = [
    solid.shadow,
    pin(canvas, view, box, -9.5),
    pin(canvas, view, box, 9.5),
    solid.body,
    flank,
  ]
  return { body: body.join(''), x: left, y: bounds.y, w: bounds.x + bounds.w - left, h: bounds.h }
}

/** Round pins 19 mm long and 4 mm thick, 19 mm apart, sleeved for their first half. */
function pin(canvas: Canvas, view: View, box: SolidBox, y: number): string {
  const from = view.point([0, y, -box.d / 2 + 2])
  const sleeve = view.point([0, y, -box.d / 2 - 10])
  const to = view.point([0, y, -box.d / 2 - 19])
  const stroke = (a: readonly number[], b: readonly number[], width: number, stops: Stop[]) => {
    const [ax = 0, ay = 0] = a
    const [bx = 0, by = 0] = b
    const across: [number, number, number, number] = [ax, ay - width / 2, ax, ay + width / 2]
    return line(d`M${ax} ${ay}L${bx} ${by}`, canvas.linear(stops, across, { user: true }), width, {
      cap: 'round',
    })
  }
  const metal: Stop[] = [
    [0, '#e9ebee'],
    [0.25, '#ffffff'],
    [0.6, '#a3a8b0'],
    [1, '#5c6068'],
  ]
  const plastic: Stop[] = [
    [0, '#8a8d92'],
    [0.3, '#6a6d72'],
    [1, '#2c2e32'],
  ]
  return stroke(sleeve, to, 4, metal) + stroke(from, sleeve, 4, plastic)
}

function portFace(canvas: Canvas, { box, ports, facePlate }: Charger, color: string): string {
  const step = Math.min(11, (box.h - 14) / ports.length)
  const first = (-(ports.length - 1) / 2) * step
  const plate = facePlate && isDark(color) ? facePlate : undefined
  return [
    plate
      ? rect(-box.w / 2 + 3, -box.h / 2 + 3, box.w - 6, box.h - 6, plate, { r: box.r - 2.4 })
      : '',
    ...ports.map((port, i) => {
      const y = first + i * step
      return port === 'c' ? usbC(canvas, 0, y) : usbA(canvas, 0, y, '#f08a3c')
    }),
    ports.length > 1 ? circle(box.w / 2 - 6, -box.h / 2 + 6, 0.7, '#7fe0a0') : '',
  ].join('')
}

/** On the flank: the mark and the power. Local x runs from back to front. */
function sideFace({ box, watts }: Charger, color: string): string {
  const ink = shade(color, isDark(color) ? 0.24 : -0.2)
  return [
    path(d`M${-box.d / 2 + 2.2} ${-box.h / 2 + box.r}V${box.h / 2 - box.r}`, 'none', {
      stroke: '#000',
      strokeOpacity: 0.16,
      strokeWidth: 0.35,
    }),
    mark(-1, -1, Math.min(5, box.d * 0.12), ink),
    text(watts, 0, box.h / 2 - box.r - 1, 5.4, ink),
  ].join('')
}
