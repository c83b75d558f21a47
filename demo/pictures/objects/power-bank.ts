import type { Artwork, Order } from '#demo/pictures/artwork.ts'
import { diagonal, type Canvas } from '#demo/pictures/svg/canvas.ts'
import { isDark, shade } from '#demo/pictures/svg/color.ts'
import { circle, group, line, rect, ring } from '#demo/pictures/svg/elements.ts'
import { d } from '#demo/pictures/svg/geometry.ts'
import { viewFrom, type View } from '#demo/pictures/svg/solid.ts'
import { usbA, usbC } from '#demo/pictures/parts/ports.ts'
import { mark, text } from '#demo/pictures/parts/text.ts'
import { paintObject, type Colored } from './object.ts'
import { solidBox, type SolidBox } from './solid-box.ts'

type PowerBank = {
  box: SolidBox
  ports: ('c' | 'a')[]
  face: 'display' | 'dots' | 'ring'
  /** A built-in cable in a loop over the top. */
  loop?: boolean
}

const powerBanks: Record<string, PowerBank> = {
  'anker-zolo-20000': {
    box: { w: 72, h: 144, d: 29, r: 12 },
    ports: ['c', 'a'],
    face: 'display',
    loop: true,
  },
  'anker-maggo-10000': { box: { w: 71, h: 107, d: 15, r: 13 }, ports: ['c'], face: 'ring' },
  'xiaomi-20000-33w': {
    box: { w: 71, h: 150, d: 27, r: 13 },
    ports: ['c', 'a'],
    face: 'display',
    loop: true,
  },
  'samsung-10000-25w': { box: { w: 71, h: 149, d: 15, r: 10 }, ports: ['c', 'c'], face: 'dots' },
  'baseus-bipow-20000': {
    box: { w: 68, h: 140, d: 28, r: 9 },
    ports: ['a', 'c', 'a'],
    face: 'display',
  },
  'baseus-magsafe-6000': { box: { w: 66, h: 104, d: 11, r: 14 }, ports: ['c'], face: 'ring' },
}

export function paintPowerBank(order: Order): Artwork {
  const bank = powerBanks[order.model]
  if (!bank) throw new RangeError(`no drawing of ${order.model}`)
  return paintObject(
    order,
    {
      hero: (item) => draw(item, bank, viewFrom(28, 16)),
      side: (item) => draw(item, bank, viewFrom(66, 26)),
      focus: { cx: 0, cy: -bank.box.h * 0.32, size: bank.box.w * 0.98 },
    },
    { step: 0.62 },
  )
}

function draw({ canvas, code }: Colored, bank: PowerBank, view: View): Artwork {
  const { box } = bank
  const solid = solidBox(canvas, view, box, code, face(canvas, bank, code))
  const top = group(topFace(canvas, bank), {
    transform: view.lay({ origin: [0, -box.h / 2, 0], u: [1, 0, 0], v: [0, 0, 1] }),
  })
  const { bounds } = solid
  const rise = bank.loop ? 9 : 0
  const body = [solid.shadow, bank.loop ? cableLoop(canvas, view, box, code) : '', solid.body, top]
  return { ...bounds, body: body.join(''), y: bounds.y - rise, h: bounds.h + rise }
}

function face(canvas: Canvas, { box, face: kind }: PowerBank, color: string): string {
  const ink = shade(color, isDark(color) ? 0.22 : -0.18)
  const top = -box.h / 2
  const gloss = canvas.linear(
    [
      [0, '#fff', 0.2],
      [0.5, '#fff', 0],
    ],
    diagonal,
  )
  switch (kind) {
    case 'display':
      return [
        rect(-16, top + 13, 32, 17, '#07090c', { r: 5 }),
        rect(-16, top + 13, 32, 17, gloss, { r: 5 }),
        text('۸۵٪', 0, top + 25.6, 12.6, '#e8fbff'),
        mark(-1, box.h * 0.1, 5.4, ink),
      ].join('')
    case 'dots':
      return [
        ...[0, 1, 2, 3].map((i) => circle(-6 + i * 4, top + 14, 0.9, i < 3 ? '#7fd6ff' : ink)),
        mark(-1, box.h * 0.34, 5, ink),
      ].join('')
    default:
      return [
        ring(0, 0, 24, '#000', 4.6, { opacity: 0.05 }),
        ring(0, 0, 24, ink, 3.4, { opacity: 0.35 }),
        ring(
          0,
          0,
          24,
          canvas.linear(
            [
              [0, '#000', 0.3],
              [1, '#fff', 0.35],
            ],
            diagonal,
          ),
          0.4,
        ),
        mark(-1, 0, 5, ink),
        ...[0, 1, 2, 3].map((i) =>
          circle(-5.4 + i * 3.6, box.h / 2 - 9, 0.8, i < 3 ? '#7fe0a0' : ink),
        ),
      ].join('')
  }
}

/** Local x along the width, y from the back to the front. */
function topFace(canvas: Canvas, { box, ports }: PowerBank): string {
  const room = box.w - 2 * box.r
  const step = Math.min(18, room / Math.max(ports.length, 1))
  const scale = Math.min(1, (box.d - 3) / 7)
  const drawn = ports.map((port, i) => {
    const x = (i - (ports.length - 1) / 2) * step
    return port === 'c' ? usbC(canvas, x, 0) : usbA(canvas, x, 0, '#3b6fb8')
  })
  return group(
    drawn.join(''),
    scale < 1 ? { transform: `scale(1 ${Math.round(scale * 100) / 100})` } : {},
  )
}

function cableLoop(canvas: Canvas, view: View, box: SolidBox, color: string): string {
  const [ax, ay] = view.point([-box.w / 2 + box.r + 2, -box.h / 2 + 2, -box.d * 0.2])
  const [bx, by] = view.point([box.w / 2 - box.r - 2, -box.h / 2 + 2, -box.d * 0.2])
  const arc = d`M${ax} ${ay}C${ax} ${ay - 13} ${bx} ${by - 13} ${bx} ${by}`
  const light = canvas.linear([
    [0, shade(color, 0.12)],
    [1, shade(color, -0.08)],
  ])
  return (
    line(arc, shade(color, -0.22), 6.4) +
    line(arc, light, 5.2) +
    line(arc, '#fff', 1.1, { opacity: 0.35 })
  )
}
