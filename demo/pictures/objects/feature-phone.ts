import type { Artwork, Order } from '#demo/pictures/artwork.ts'
import { diagonal, leftRight, type Canvas, type Stop } from '#demo/pictures/svg/canvas.ts'
import { chromaAndHue, isDark, lightness, shade } from '#demo/pictures/svg/color.ts'
import { circle, group, line, path, place, rect, use } from '#demo/pictures/svg/elements.ts'
import { d, roundPath, type RoundBox } from '#demo/pictures/svg/geometry.ts'
import { flash, lens } from '#demo/pictures/parts/lens.ts'
import { screenGlare } from '#demo/pictures/parts/screen.ts'
import { floorShadow, haloShadow } from '#demo/pictures/parts/shadow.ts'
import { rimLight, surface } from '#demo/pictures/parts/surface.ts'
import { mark, text } from '#demo/pictures/parts/text.ts'
import { paletteFor, wallpaper } from '#demo/pictures/parts/wallpaper.ts'
import { paintObject, type Colored } from './object.ts'

/** Millimeters; the camera is in the middle of the back's upper part. */
type FeaturePhone = {
  width: number
  height: number
  thickness: number
  corner: number
  /** Height of the window over the display. */
  window: number
  camera: boolean
}

const featurePhones: Record<string, FeaturePhone> = {
  'nokia-105': {
    width: 49.4,
    height: 115.1,
    thickness: 14.3,
    corner: 10,
    window: 41,
    camera: false,
  },
  'nokia-3210-4g': {
    width: 52,
    height: 122,
    thickness: 13.1,
    corner: 15,
    window: 49,
    camera: true,
  },
  'nokia-110': { width: 50, height: 121.5, thickness: 14.4, corner: 10, window: 43, camera: true },
}

export function paintFeaturePhone(order: Order): Artwork {
  const phone = featurePhones[order.model]
  if (!phone) throw new RangeError(`no drawing of ${order.model}`)
  return paintObject(
    order,
    {
      hero: (item) => frontAndBack(item, phone),
      side: (item) => edgeAndBack(item, phone),
      focus: { cx: phone.width / 2, cy: phone.height * 0.72, size: phone.width * 1.02 },
    },
    { step: 0.46 },
  )
}

function frontAndBack(item: Colored, phone: FeaturePhone): Artwork {
  const { canvas } = item
  const x = phone.width * 0.74
  const body = [
    floorShadow(canvas, x + phone.width / 2, phone.height - 1.4, phone.width * 0.95, 0.7),
    place(back(item, phone), x, phone.height * 0.025, 0.97),
    floorShadow(canvas, phone.width / 2, phone.height + 0.2, phone.width, 0.95),
    front(item, phone),
  ]
  return { body: body.join(''), x: 0, y: 0, w: x + phone.width * 0.97, h: phone.height }
}

function edgeAndBack(item: Colored, phone: FeaturePhone): Artwork {
  const { canvas, code } = item
  const { thickness: t, height } = phone
  const edge: RoundBox = { x: 0, y: 0, w: t, h: height, r: t * 0.44, smooth: 1.2 }
  const stops: Stop[] = [
    [0, shade(code, -0.36)],
    [0.16, shade(code, -0.04)],
    [0.4, shade(code, 0.14)],
    [0.7, shade(code, -0.04)],
    [1, shade(code, -0.34)],
  ]
  const x = t + 16
  const body = [
    floorShadow(canvas, t / 2, height + 0.2, t * 1.8, 0.8),
    path(roundPath(edge), canvas.linear(stops, leftRight)),
    path(
      roundPath(edge),
      canvas.linear([
        [0, '#fff', 0.3],
        [0.1, '#fff', 0],
        [0.85, '#000', 0],
        [1, '#000', 0.4],
      ]),
    ),
    line(d`M${t * 0.34} 6V${height - 6}`, '#000', 0.4, { opacity: 0.35 }),
    floorShadow(canvas, x + phone.width / 2, height + 0.2, phone.width, 0.9),
    place(back(item, phone), x, 0),
  ]
  return { body: body.join(''), x: 0, y: 0, w: x + phone.width, h: height }
}

function bodyOf(phone: FeaturePhone): RoundBox {
  return { x: 0, y: 0, w: phone.width, h: phone.height, r: phone.corner, smooth: 1.35 }
}

function front({ canvas, code }: Colored, phone: FeaturePhone): string {
  const box = bodyOf(phone)
  const across: Stop[] = [
    [0, shade(code, -0.2)],
    [0.05, shade(code, 0.16)],
    [0.12, shade(code, 0.03)],
    [0.5, shade(code, 0.02)],
    [0.88, shade(code, -0.03)],
    [0.95, shade(code, 0.1)],
    [1, shade(code, -0.24)],
  ]
  const down: Stop[] = [
    [0, '#fff', 0.35],
    [0.03, '#fff', 0],
    [0.6, '#000', 0.02],
    [0.96, '#000', 0.2],
    [1, '#000', 0.4],
  ]
  return [
    use(canvas.symbol(haloShadow(roundPath(box), { radius: 4, strength: 0.14, dx: 0.8, dy: 0.8 }))),
    path(roundPath(box), canvas.linear(across, leftRight)),
    path(roundPath(box), canvas.linear(down)),
    display(canvas, code, phone),
    keypad(canvas, code, phone),
    rimLight(canvas, box, 0.4, 0.6),
  ].join('')
}

function display(
  canvas: Canvas,
  code: string,
  { width: w, window: h, corner }: FeaturePhone,
): string {
  const glass: RoundBox = {
    x: 3.2,
    y: 6.4,
    w: w - 6.4,
    h,
    r: Math.min(corner * 0.5, 6),
    smooth: 1.2,
  }
  const screen: RoundBox = { x: 6.2, y: 12, w: w - 12.4, h: h - 9, r: 1, smooth: 1 }
  const { chroma } = chromaAndHue(code)
  const palette = paletteFor(chroma > 0.05 ? code : '#3a78c8', 240)
  const clock =
    text('۹:۴۱', w / 2, screen.y + screen.h * 0.42, 11.5, '#fff') +
    text('date', w / 2, screen.y + screen.h * 0.62, 4.1, '#fff')
  const scene = [
    wallpaper(canvas, screen, 'waves', palette),
    rect(screen.x, screen.y + screen.h - 4, screen.w, 4, '#000', { opacity: 0.45 }),
    use(canvas.symbol(clock)),
  ]
  return [
    path(roundPath(glass), '#0a0b0d'),
    rect(w / 2 - 5.2, 8.3, 10.4, 1.2, '#2b2d31', { r: 0.6 }),
    group(scene.join(''), { clip: canvas.clip(roundPath(screen)) }),
    screenGlare(canvas, glass, 1.3),
    line(roundPath(glass, -0.15), '#fff', 0.25, { opacity: 0.3 }),
  ].join('')
}

const namedKeys = ['۱', '۲', '۳', '۴', '۵', '۶', '۷', '۸', '۹', 'L*', '۰', 'L#']

type Key = { x: number; y: number; w: number; h: number; r: number }

/** The parts that do not depend on the color are one symbol, so that a line-up draws them once. */
function keypad(canvas: Canvas, code: string, phone: FeaturePhone): string {
  const { width: w, height: h, window } = phone
  const dark = lightness(code) < 0.6
  const ink = dark ? '#eef3fa' : '#2a2d33'
  const color = shade(code, dark ? 0.05 : 0.03)
  const top = window + 9.4
  const column = (i: number) => 4.3 + i * ((w - 8.6 - 12.4) / 2)
  const rowStep = (h - top - 20 - 5) / 4
  const last = column(2)
  const soft = [0, 9].flatMap((dy): Key[] => [
    { x: 4.3, y: top + dy, w: 12, h: 6.2, r: 2.4 },
    { x: last + 0.4, y: top + dy, w: 12, h: 6.2, r: 2.4 },
  ])
  const pad = namedKeys.map((_, i): Key => {
    const y = top + 19.4 + Math.floor(i / 3) * rowStep
    return { x: column(i % 3), y, w: 12.4, h: rowStep - 2.2, r: 2.6 }
  })
  const navigation: Key = { x: w / 2 - 6.5, y: top - 0.4, w: 13, h: 16, r: 5 }
  const keys = [...soft, ...pad]
  const signs = namedKeys.map((sign, i) => {
    const { x = 0, y = 0 } = pad[i] ?? {}
    return text(sign, x + 6.2, y + rowStep * 0.6, 6, ink)
  })
  return [
    use(canvas.symbol([...keys, navigation].map(keyShadow).join(''))),
    ...keys.map((key) => keyCap(canvas, key, color)),
    use(canvas.symbol(keys.map(keyGloss).join('') + signs.join(''))),
    use(canvas.symbol(keyCap(canvas, navigation, '#aeb4bd') + navigationPad(canvas, w, top))),
    line(d`M7.8 ${top + 3.1}h5M${last + 3.9} ${top + 3.1}h5`, ink, 0.8, { cap: 'round' }),
    line(d`M7.8 ${top + 12.9}q2.5-2 5 0`, '#3ddc84', 1.1, { cap: 'round' }),
    line(d`M${last + 3.9} ${top + 11.9}q2.5 2 5 0`, '#ff5a52', 1.1, { cap: 'round' }),
  ].join('')
}

function keyShadow({ x, y, w, h, r }: Key): string {
  return rect(x - 0.3, y - 0.2, w + 0.6, h + 0.9, '#000', { r: r + 0.3, opacity: 0.45 })
}

function keyCap(canvas: Canvas, { x, y, w, h, r }: Key, color: string): string {
  const stops: Stop[] = [
    [0, shade(color, 0.16)],
    [0.5, shade(color, 0.02)],
    [1, shade(color, -0.1)],
  ]
  return rect(x, y, w, h, canvas.linear(stops), { r })
}

function keyGloss({ x, y, w, h, r }: Key): string {
  return rect(x + 0.3, y + 0.25, w - 0.6, h * 0.42, '#fff', { r: r * 0.8, opacity: 0.12 })
}

function navigationPad(canvas: Canvas, width: number, top: number): string {
  const stops: Stop[] = [
    [0, '#6d737d'],
    [1, '#d5d9df'],
  ]
  return rect(width / 2 - 4, top + 3.2, 8, 8.8, canvas.linear(stops, diagonal), { r: 3 })
}

function back({ canvas, code }: Colored, phone: FeaturePhone): string {
  const { width: w, height: h } = phone
  const box = bodyOf(phone)
  const slots = [0, 2.6, 5.2].map((dy) => d`M${w / 2 - 6.5} ${h * 0.86 + dy}h13`)
  const look = { metal: '#70757d', coating: 'blue', rim: 1.3, shadow: 0 } as const
  const eye = phone.camera
    ? rect(w / 2 - 7.2, 9.4, 14.4, 14.4, '#0a0b0d', { r: 5 }) +
      lens(canvas, { x: w / 2, y: 16.6, r: 4.7 }, look) +
      flash(canvas, w / 2, 28.4, 1.5)
    : circle(
        w / 2,
        11,
        2,
        canvas.radial([
          [0, '#fffdf2'],
          [0.6, '#ecd9a0'],
          [1, '#8d8464'],
        ]),
      )
  return [
    use(canvas.symbol(haloShadow(roundPath(box), { radius: 6, strength: 0.1 }))),
    surface(canvas, box, code, 'matte', { curve: 3.5 }),
    rimLight(canvas, box, 0.4, 0.6),
    eye,
    line(slots.join(''), '#000', 0.9, { cap: 'round', opacity: 0.55 }),
    mark(w / 2 - 0.7, h * 0.5, 4, shade(code, isDark(code) ? 0.22 : -0.16)),
  ].join('')
}
