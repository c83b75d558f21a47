import type { Artwork, Order } from '#demo/pictures/artwork.ts'
import { diagonal, type Canvas, type Stop } from '#demo/pictures/svg/canvas.ts'
import { shade } from '#demo/pictures/svg/color.ts'
import { group, line, path, place, ring } from '#demo/pictures/svg/elements.ts'
import { roundPath, shrink, type RoundBox } from '#demo/pictures/svg/geometry.ts'
import { drawBack } from '#demo/pictures/handset/faces.ts'
import { cameraBounds } from '#demo/pictures/handset/paint.ts'
import { bodyBox, type HandsetModel } from '#demo/pictures/handset/model.ts'
import { tonesOf } from '#demo/pictures/handset/tones.ts'
import { modelColors } from '#demo/pictures/models/colors.ts'
import { phones } from '#demo/pictures/models/phones.ts'
import { floorShadow, haloShadow } from '#demo/pictures/parts/shadow.ts'
import { rimLight, surface } from '#demo/pictures/parts/surface.ts'
import { mark } from '#demo/pictures/parts/text.ts'
import { paintObject, type Colored } from './object.ts'

type Case = {
  /** The phone it is made for; its camera determines the opening. */
  phone: string
  /** Color of the phone shown in a clear case or bumper. */
  phoneColor: string
  make: 'soft' | 'rugged' | 'clear' | 'bumper'
  magnets: boolean
}

const cases: Record<string, Case> = {
  'iphone-17-pro-max-silicone': {
    phone: 'iphone-17-pro-max',
    phoneColor: 'silver',
    make: 'soft',
    magnets: true,
  },
  'iphone-17-silicone': { phone: 'iphone-17', phoneColor: 'white', make: 'soft', magnets: true },
  'iphone-16-clear': {
    phone: 'iphone-16',
    phoneColor: 'ultramarine',
    make: 'clear',
    magnets: true,
  },
  'iphone-air-bumper': {
    phone: 'iphone-air',
    phoneColor: 'sky-blue',
    make: 'bumper',
    magnets: false,
  },
  'galaxy-s25-ultra-silicone': {
    phone: 'galaxy-s25-ultra',
    phoneColor: 'titanium-black',
    make: 'soft',
    magnets: false,
  },
  'galaxy-a56-clear': { phone: 'galaxy-a56', phoneColor: 'pink', make: 'clear', magnets: false },
  'spigen-iphone-17-pro': {
    phone: 'iphone-17-pro',
    phoneColor: 'silver',
    make: 'rugged',
    magnets: true,
  },
  'xiaomi-15t-pro-case': {
    phone: 'xiaomi-15t-pro',
    phoneColor: 'black',
    make: 'soft',
    magnets: false,
  },
}

/** How much wider than the phone a case is, on each side. */
const wall = 1.7

export function paintCase(order: Order): Artwork {
  const item = cases[order.model]
  const phone = item && phones[item.phone]
  if (!phone) throw new RangeError(`no drawing of ${order.model}`)
  return paintObject(
    order,
    {
      hero: (colored) => hero(colored, item, phone),
      side: (colored) => inside(colored, item, phone),
      focus: { cx: phone.width * 0.46, cy: phone.height * 0.2, size: phone.width * 0.98 },
    },
    { step: 0.5 },
  )
}

function hero(colored: Colored, item: Case, phone: HandsetModel): Artwork {
  const { canvas } = colored
  const { width, height } = phone
  if (item.make === 'clear' || item.make === 'bumper') {
    return standing(canvas, phone, worn(colored, item, phone))
  }
  const x = width * 0.62
  const body = [
    floorShadow(canvas, x + width / 2, height - 1, width, 0.7),
    place(hollow(colored, item, phone), x, height * 0.02, 0.97),
    floorShadow(canvas, width / 2, height + wall, width * 1.05, 0.9),
    outside(colored, item, phone),
  ]
  return { body: body.join(''), x: -wall, y: -wall, w: x + width + 2 * wall, h: height + 2 * wall }
}

function inside(colored: Colored, item: Case, phone: HandsetModel): Artwork {
  return standing(colored.canvas, phone, hollow(colored, item, phone))
}

function standing(canvas: Canvas, { width, height }: HandsetModel, drawn: string): Artwork {
  const body = floorShadow(canvas, width / 2, height + wall, width * 1.05, 0.9) + drawn
  return { body, x: -wall, y: -wall, w: width + 2 * wall, h: height + 2 * wall }
}

function caseBox(phone: HandsetModel): RoundBox & { r: number } {
  const body = bodyBox(phone)
  return {
    ...body,
    x: -wall,
    y: -wall,
    w: body.w + 2 * wall,
    h: body.h + 2 * wall,
    r: body.r + wall,
  }
}

/** The opening: around the camera, whatever shape its island has. */
function opening({ camera, width }: HandsetModel): RoundBox {
  const { island } = camera
  const pad = 1.8
  const bounds = cameraBounds(camera)
  const x = bounds.left - pad
  const y = bounds.top - pad
  const w = Math.min(bounds.right, width) + pad - x
  const h = bounds.bottom + pad - y
  if (island.type === 'disc') return { x, y, w, h, r: Math.min(w, h) / 2, smooth: 1 }
  const radius = island.type === 'none' ? Math.min(w, h) * 0.34 : island.r + pad
  return { x, y, w, h, r: Math.min(radius, Math.min(w, h) / 2), smooth: 1.3 }
}

function outside({ canvas, code }: Colored, item: Case, phone: HandsetModel): string {
  const box = caseBox(phone)
  const hole = opening(phone)
  const lip: Stop[] = [
    [0, shade(code, 0.2)],
    [0.4, shade(code, 0.02)],
    [1, shade(code, -0.12)],
  ]
  const edge: Stop[] = [
    [0, '#fff', 0.6],
    [0.4, '#fff', 0.04],
    [0.8, '#000', 0.3],
    [1, '#fff', 0.2],
  ]
  return [
    haloShadow(roundPath(box), { radius: 5, strength: 0.1, dx: 0.8, dy: 1.2 }),
    surface(canvas, box, code, 'matte', { curve: 4.6 }),
    rimLight(canvas, box, 0.5, 0.6),
    item.make === 'rugged' ? ruggedPanels(canvas, box, hole, code) : '',
    path(roundPath(hole, 1.5), canvas.linear(lip, diagonal)),
    line(roundPath(hole, 1.2), canvas.linear(edge, diagonal), 0.5),
    path(roundPath(hole), shade(code, -0.26)),
    path(
      roundPath({ ...hole, x: hole.x + 0.4, y: hole.y + 1.7, h: hole.h - 1.7 }, -0.5),
      canvas.linear([
        [0, '#c4c8cd'],
        [0.4, '#eceef0'],
        [1, '#fff'],
      ]),
    ),
    mark(phone.width / 2 - 0.8, phone.height * 0.6, 5, shade(code, 0.12)),
  ].join('')
}

function ruggedPanels(canvas: Canvas, box: RoundBox, hole: RoundBox, color: string): string {
  const top = hole.y + hole.h + 6
  const panel: RoundBox = {
    x: box.x + 6,
    y: top,
    w: box.w - 12,
    h: box.h + box.y - top - 7,
    r: 8,
    smooth: 1.2,
  }
  const fine = canvas.fine
    ? path(
        roundPath(panel),
        canvas.linear(
          [
            [0, '#000', 0.22],
            [0.5, '#000', 0],
            [1, '#fff', 0.06],
          ],
          [0, 0, 1.1, 1.1],
          {
            user: true,
            repeat: true,
          },
        ),
      )
    : ''
  return [
    path(roundPath(panel), shade(color, -0.05)),
    fine,
    line(
      roundPath(panel),
      canvas.linear(
        [
          [0, '#000', 0.5],
          [1, '#fff', 0.3],
        ],
        diagonal,
      ),
      0.5,
    ),
  ].join('')
}

/** Seen from the phone's side: lining, magnets, the thickness of the walls. */
function hollow({ canvas, code }: Colored, item: Case, phone: HandsetModel): string {
  const box = caseBox(phone)
  const lining = shrink(box, 2.8)
  const seen = item.make === 'bumper' ? shrink(box, 3.4) : opening(phone)
  const hole = { ...seen, x: phone.width - seen.x - seen.w }
  const deep: Stop[] = [
    [0, shade(code, -0.2)],
    [0.5, shade(code, -0.1)],
    [1, shade(code, -0.04)],
  ]
  const wallPaint = canvas.linear(
    [
      [0, shade(code, 0.12)],
      [0.5, code],
      [1, shade(code, -0.1)],
    ],
    diagonal,
  )
  const [cx, cy] = [phone.width / 2, phone.height * 0.55]
  const magnet = shade(code, 0.1)
  return [
    haloShadow(roundPath(box), { radius: 6, strength: 0.1 }),
    path(roundPath(box), wallPaint),
    rimLight(canvas, box, 0.7, 0.6),
    path(roundPath(lining) + roundPath(hole), canvas.linear(deep, [0, 0, 0.8, 1]), {
      rule: 'evenodd',
    }),
    path(roundPath(hole), '#fff'),
    path(
      roundPath(hole),
      canvas.linear([
        [0, '#000', 0.3],
        [0.2, '#000', 0.06],
        [1, '#000', 0],
      ]),
    ),
    line(
      roundPath(lining, -0.5),
      canvas.linear([
        [0, '#000', 0.6],
        [0.5, '#000', 0.25],
        [1, '#fff', 0.25],
      ]),
      1.2,
    ),
    line(
      roundPath(hole, 0.5),
      canvas.linear([
        [0, shade(code, -0.1)],
        [1, shade(code, 0.15)],
      ]),
      1.1,
    ),
    item.magnets
      ? ring(cx, cy, 22, magnet, 2.6, { opacity: 0.8 }) +
        line(`M${cx} ${Math.round(cy + 27)}v14`, magnet, 2.6, { cap: 'round', opacity: 0.8 })
      : '',
  ].join('')
}

/** A clear case or a bumper on the phone it is made for. */
function worn({ canvas, code }: Colored, item: Case, phone: HandsetModel): string {
  const box = caseBox(phone)
  const phoneCode = modelColors.phone[item.phone]?.[item.phoneColor]?.code ?? '#d8dadd'
  const back = drawBack(canvas, phone, tonesOf(phone, item.phoneColor, phoneCode))
  const clear = item.make === 'clear'
  const frame: Stop[] = [
    [0, shade(code, 0.14)],
    [0.4, shade(code, -0.02)],
    [0.7, shade(code, 0.06)],
    [1, shade(code, -0.16)],
  ]
  const glassWall: Stop[] = [
    [0, '#fff', 0.95],
    [0.3, '#dfe8ec', 0.5],
    [0.6, '#b9c6cc', 0.45],
    [1, '#fff', 0.8],
  ]
  const sheet: Stop[] = [
    [0, '#fff', 0.3],
    [0.34, '#fff', 0.06],
    [0.5, '#fff', 0.2],
    [0.52, '#fff', 0.02],
    [1, '#fff', 0.1],
  ]
  const hole = opening(phone)
  const rim = clear ? canvas.linear(glassWall, diagonal) : canvas.linear(frame, diagonal)
  return [
    haloShadow(roundPath(box), { radius: 5, strength: 0.1 }),
    clear ? path(roundPath(box), '#dbe4e8', { opacity: 0.5 }) : '',
    back,
    clear ? path(roundPath(box), canvas.linear(sheet, [0, 0, 1, 0.8])) : '',
    line(roundPath(box, -wall * 0.9), rim, wall * (clear ? 1.6 : 2.4)),
    line(roundPath(box, -0.2), '#fff', 0.3, { opacity: clear ? 0.9 : 0.3 }),
    line(roundPath(box), shade(code, -0.3), 0.25, { opacity: 0.5 }),
    clear ? line(roundPath(hole, 0.6), canvas.linear(glassWall, diagonal), 1.1) : '',
    clear && item.magnets ? magnets(phone) : '',
  ].join('')
}

function magnets({ width, height }: HandsetModel): string {
  const [cx, cy] = [width / 2, height * 0.56]
  return group(
    ring(cx, cy, 22, '#fff', 3.2, { opacity: 0.85 }) +
      ring(cx, cy, 22, '#c9d2d6', 3.2, { opacity: 0.5, dash: '3.4 .5' }) +
      line(`M${cx} ${Math.round(cy + 27)}v13`, '#fff', 3, { opacity: 0.85 }),
  )
}
