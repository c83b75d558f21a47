import type { Artwork, Order } from '#demo/pictures/artwork.ts'
import { diagonal, type Canvas, type Stop } from '#demo/pictures/svg/canvas.ts'
import { isDark, shade } from '#demo/pictures/svg/color.ts'
import { circle, group, line, path, rect } from '#demo/pictures/svg/elements.ts'
import { d, roundPath, type RoundBox } from '#demo/pictures/svg/geometry.ts'
import {
  boundsOf,
  roundedOutline,
  silhouette,
  viewFrom,
  walls,
  type Plane,
  type Point,
  type Vec,
  type View,
} from '#demo/pictures/svg/solid.ts'
import { screenGlare } from '#demo/pictures/parts/screen.ts'
import { mark, text } from '#demo/pictures/parts/text.ts'
import { paletteFor, wallpaper, type WallpaperKind } from '#demo/pictures/parts/wallpaper.ts'
import { paintObject, type Colored } from './object.ts'
import { footShadow } from './solid-box.ts'

/** Closed size in millimeters: width, depth, and the heights of base and lid. */
type Laptop = {
  width: number
  depth: number
  base: number
  lid: number
  corner: number
  bezel: number
  notch: boolean
  wallpaper: WallpaperKind
  hue: number
}

const laptops: Record<string, Laptop> = {
  'macbook-air-m4-13': {
    width: 304,
    depth: 215,
    base: 8,
    lid: 4.2,
    corner: 11,
    bezel: 6,
    notch: true,
    wallpaper: 'ribbon',
    hue: 245,
  },
  'macbook-pro-m4-14': {
    width: 312.6,
    depth: 221,
    base: 11,
    lid: 4.8,
    corner: 12,
    bezel: 4.6,
    notch: true,
    wallpaper: 'orb',
    hue: 285,
  },
  'galaxy-book-4': {
    width: 356.6,
    depth: 229,
    base: 11,
    lid: 5,
    corner: 8,
    bezel: 8,
    notch: false,
    wallpaper: 'waves',
    hue: 240,
  },
}

export function paintLaptop(order: Order): Artwork {
  const laptop = laptops[order.model]
  if (!laptop) throw new RangeError(`no drawing of ${order.model}`)
  return paintObject(
    order,
    {
      hero: (item) => open(item, laptop, viewFrom(-17, 24)),
      side: (item) => closed(item, laptop, viewFrom(-26, 40)),
      focus: { cx: -laptop.width * 0.08, cy: laptop.depth * 0.12, size: laptop.width * 0.52 },
    },
    { step: 0.55 },
  )
}

/** How far the lid is tilted back from vertical. */
const lean = (17 * Math.PI) / 180

/** Origin at the middle of the deck. */
function open({ canvas, code }: Colored, laptop: Laptop, view: View): Artwork {
  const { width: w, depth, base, lid, corner } = laptop
  const outline = roundedOutline(w, depth, corner)
  const deck: Plane = { origin: [0, 0, 0], u: [1, 0, 0], v: [0, 0, 1] }
  const up: Vec = [0, -Math.cos(lean), -Math.sin(lean)]
  const out: Vec = [0, -Math.sin(lean), Math.cos(lean)]
  const hinge: Vec = [0, 1, -depth / 2 + 4]
  const center = along(hinge, up, depth / 2)
  const screen: Plane = { origin: center, u: [1, 0, 0], v: negate(up) }
  const lidDepth: Vec = [out[0] * -lid, out[1] * -lid, out[2] * -lid]
  const baseDepth: Vec = [0, base, 0]
  const points: Point[] = [
    ...silhouette(view, deck, outline, baseDepth),
    ...silhouette(view, screen, outline, lidDepth),
  ]
  const bounds = boundsOf(points)
  const body = [
    footShadow(canvas, view, { w, d: depth, y: base }),
    walls(view, screen, outline, lidDepth, code),
    group(display(canvas, laptop, code), { transform: view.lay(screen) }),
    walls(view, deck, outline, baseDepth, code),
    group(keyboardDeck(canvas, laptop, code), { transform: view.lay(deck) }),
  ]
  return { ...bounds, body: body.join('') }
}

/** Closed and flat, seen from above: the lid. */
function closed({ canvas, code }: Colored, laptop: Laptop, view: View): Artwork {
  const { width: w, depth, base, lid, corner } = laptop
  const outline = roundedOutline(w, depth, corner)
  const top: Plane = { origin: [0, 0, 0], u: [1, 0, 0], v: [0, 0, 1] }
  const seam: Plane = { origin: [0, lid, 0], u: [1, 0, 0], v: [0, 0, 1] }
  const box: RoundBox = { x: -w / 2, y: -depth / 2, w, h: depth, r: corner, smooth: 1.15 }
  const face =
    path(roundPath(box), deckPaint(canvas, code)) +
    line(
      roundPath(box, -0.6),
      canvas.linear(
        [
          [0, '#fff', 0.7],
          [0.5, '#fff', 0.1],
          [1, '#fff', 0.4],
        ],
        diagonal,
      ),
      1,
    ) +
    mark(-3, 0, 18, shade(code, isDark(code) ? 0.14 : -0.14))
  const points = silhouette(view, top, outline, [0, base + lid, 0])
  const body = [
    footShadow(canvas, view, { w, d: depth, y: base + lid }),
    walls(view, seam, outline, [0, base, 0], shade(code, -0.06)),
    walls(view, top, outline, [0, lid - 0.8, 0], code),
    group(face, { transform: view.lay(top) }),
  ]
  return { ...boundsOf(points), body: body.join('') }
}

/** Local origin at the center of the lid; y down towards the hinge. */
function display(canvas: Canvas, laptop: Laptop, color: string): string {
  const { width: w, depth, bezel, corner, notch } = laptop
  const outer: RoundBox = { x: -w / 2, y: -depth / 2, w, h: depth, r: corner, smooth: 1.15 }
  const picture: RoundBox = {
    x: -w / 2 + bezel,
    y: -depth / 2 + bezel,
    w: w - 2 * bezel,
    h: depth - 2 * bezel - 8,
    r: notch ? 6 : 2,
    smooth: 1.1,
  }
  const menuBar = rect(picture.x, picture.y, picture.w, notch ? 8 : 0, '#000', { opacity: 0.3 })
  const scene = [
    wallpaper(canvas, picture, laptop.wallpaper, paletteFor(color, laptop.hue)),
    menuBar,
    text('date', 0, picture.y + picture.h * 0.24, 11, '#fff', 0.9),
    text('۹:۴۱', 0, picture.y + picture.h * 0.46, 40, '#fff', 0.96),
    dock(picture),
  ]
  return [
    path(roundPath(outer), shade(color, -0.05)),
    path(roundPath(outer, -1.2), '#08090a'),
    group(scene.join(''), { clip: canvas.clip(roundPath(picture)) }),
    notch ? rect(-14, picture.y - 1, 28, 8.4, '#08090a', { r: 2.4 }) : '',
    circle(0, picture.y + (notch ? 3 : -4), 1, '#24345f'),
    screenGlare(canvas, picture, 0.8),
    line(
      roundPath(outer, -0.5),
      canvas.linear(
        [
          [0, '#fff', 0.6],
          [0.4, '#fff', 0.06],
          [1, '#fff', 0.2],
        ],
        diagonal,
      ),
      0.7,
    ),
  ].join('')
}

function dock(picture: RoundBox): string {
  const colors = ['#5ac8fa', '#34c759', '#ffcc00', '#ff7a59', '#af52de', '#ffffff', '#5b8def']
  const [size, gap] = [11, 4]
  const width = colors.length * (size + gap) + gap
  const y = picture.y + picture.h - size - 9
  return (
    rect(-width / 2, y - gap, width, size + 2 * gap, '#fff', { r: 5, opacity: 0.28 }) +
    colors
      .map((color, i) =>
        rect(-width / 2 + gap + i * (size + gap), y, size, size, color, { r: 3, opacity: 0.92 }),
      )
      .join('')
  )
}

function deckPaint(canvas: Canvas, color: string): string {
  const stops: Stop[] = [
    [0, shade(color, -0.06)],
    [0.4, shade(color, 0.02)],
    [1, shade(color, 0.06)],
  ]
  return canvas.linear(stops, [0.1, 0, 0.6, 1])
}

/** Local origin at the middle of the deck; y towards the user. */
function keyboardDeck(canvas: Canvas, laptop: Laptop, color: string): string {
  const { width: w, depth, corner } = laptop
  const box: RoundBox = { x: -w / 2, y: -depth / 2, w, h: depth, r: corner, smooth: 1.15 }
  const well = { x: -w * 0.455, y: -depth * 0.36, w: w * 0.91, h: depth * 0.46 }
  const pad: RoundBox = {
    x: -w * 0.215,
    y: depth * 0.145,
    w: w * 0.43,
    h: depth * 0.32,
    r: 4,
    smooth: 1.2,
  }
  const edge = canvas.linear([
    [0, '#fff', 0.2],
    [1, '#fff', 0.8],
  ])
  return [
    path(roundPath(box), deckPaint(canvas, color)),
    line(roundPath(box, -0.6), edge, 0.9),
    rect(well.x, well.y, well.w, well.h, shade(color, isDark(color) ? -0.1 : -0.1), { r: 4 }),
    path(keys(well), '#1d1e21'),
    path(
      keys({ ...well, y: well.y - 0.5 }),
      canvas.linear([
        [0, '#3a3c41'],
        [1, '#26282c'],
      ]),
    ),
    path(
      roundPath(pad),
      canvas.linear([
        [0, shade(color, -0.05)],
        [1, shade(color, 0.03)],
      ]),
      {
        stroke: shade(color, -0.16),
        strokeWidth: 0.6,
      },
    ),
    rect(-18, depth / 2 - 3.2, 36, 3.2, shade(color, -0.18), { r: 1.4 }),
  ].join('')
}

/** Six rows of keys as one path. */
function keys({ x, y, w, h }: { x: number; y: number; w: number; h: number }): string {
  const rows: number[][] = [
    Array<number>(14).fill(1),
    [...Array<number>(13).fill(1), 1.6],
    [1.5, ...Array<number>(13).fill(1)],
    [1.8, ...Array<number>(11).fill(1), 1.9],
    [2.3, ...Array<number>(10).fill(1), 2.3],
    [1, 1, 1, 1.2, 5.4, 1.2, 1, 1, 1, 1],
  ]
  const gap = 3
  const rowHeight = (h - gap) / (rows.length - 0.35)
  let top = y + gap
  return rows
    .map((row, r) => {
      const height = rowHeight * (r === 0 ? 0.62 : 1) - gap
      const unit = (w - gap) / row.reduce((sum, key) => sum + key, 0)
      let left = x + gap
      const line = row.map((key) => {
        const width = key * unit - gap
        const box = d`M${left} ${top}h${width}v${height}h${-width}z`
        left += key * unit
        return box
      })
      top += height + gap
      return line.join('')
    })
    .join('')
}

function along(from: Vec, direction: Vec, distance: number): Vec {
  return [
    from[0] + direction[0] * distance,
    from[1] + direction[1] * distance,
    from[2] + direction[2] * distance,
  ]
}

function negate([x, y, z]: Vec): Vec {
  return [-x, -y, -z]
}
