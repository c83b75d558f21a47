import { codeOf, type Artwork, type Order } from '#demo/pictures/artwork.ts'
import type { Canvas, Stop } from '#demo/pictures/svg/canvas.ts'
import { group, path, place, use } from '#demo/pictures/svg/elements.ts'
import { roundPath } from '#demo/pictures/svg/geometry.ts'
import { floorShadow, haloShadow } from '#demo/pictures/parts/shadow.ts'
import { drawBottom, drawEdge } from './edges.ts'
import { drawBack, drawFront } from './faces.ts'
import { bodyBox, frontBox, type Camera, type HandsetModel, type Tones } from './model.ts'
import { tonesOf } from './tones.ts'

/** A phone or tablet in any of its views, in millimeters. */
export function paintHandset(order: Order, model: HandsetModel): Artwork {
  const { canvas } = order
  const tones = tonesOf(model, order.color, codeOf(order))
  switch (order.view) {
    case 'hero':
      return hero(canvas, model, tones)
    case 'back':
      return standing(canvas, model, drawBack(canvas, model, tones), model.width)
    case 'front':
      return standing(canvas, model, drawFront(canvas, model, tones), frontBox(model).w)
    case 'side':
      return edges(canvas, model, tones)
    case 'detail':
      return cameraCloseUp(canvas, model, tones)
    default:
      return lineup(order, model)
  }
}

function castShadow(model: HandsetModel, front = false): string {
  const box = front ? frontBox(model) : bodyBox(model)
  return haloShadow(roundPath(box), { radius: 8, strength: 0.075, dx: 0.4, dy: 3.4 })
}

function standing(canvas: Canvas, model: HandsetModel, face: string, width: number): Artwork {
  const body =
    floorShadow(canvas, width / 2, model.height + 0.2, width, 0.8) +
    castShadow(model, width !== model.width) +
    face
  return { body, x: 0, y: 0, w: width, h: model.height }
}

/** The back in front, the front a little smaller behind it to the right, shaded where it is overlapped. */
function hero(canvas: Canvas, model: HandsetModel, tones: Tones): Artwork {
  const { width, height, overlap } = model
  const front = frontBox(model)
  const scale = 0.965
  const hidden = width * overlap
  const x = width - hidden + width * (1 - scale)
  const y = height * (1 - scale) - 1
  const shade: Stop[] = [
    [0, '#05070c', 0.8],
    [0.12, '#05070c', 0.55],
    [0.45, '#05070c', 0.16],
    [1, '#05070c', 0],
  ]
  const from = hidden / scale - width * 0.05
  const contact = canvas.linear(shade, [from, 0, from + width * 0.25, width * 0.03], { user: true })
  const body = [
    floorShadow(canvas, x + (front.w * scale) / 2, height - 0.6, front.w * 0.95, 0.7),
    floorShadow(canvas, width / 2, height + 0.2, width, 0.95),
    place(
      castShadow(model, true) +
        drawFront(canvas, model, tones, { behind: true }) +
        path(roundPath(front), contact),
      x,
      y,
      scale,
    ),
    drawBack(canvas, model, tones),
  ]
  return { body: body.join(''), x: 0, y: 0, w: x + front.w * scale, h: height }
}

/** Both long edges, the back, and the bottom edge below it. */
function edges(canvas: Canvas, model: HandsetModel, tones: Tones): Artwork {
  const { thickness: t, height, width } = model
  const rise = model.camera.islandRise + model.camera.lensRise
  const gap = Math.max(14, width * 0.2)
  const second = t + rise + gap
  const backX = second + t + rise + gap
  const lay = (part: string, x: number) => place(part, x, 0)
  const body = [
    floorShadow(canvas, t / 2, height + 0.2, t * 2.4, 0.7),
    floorShadow(canvas, second + rise + t / 2, height + 0.2, t * 2.4, 0.7),
    floorShadow(canvas, backX + width / 2, height + 0.2, width, 0.8),
    lay(drawEdge(canvas, model, tones, 'right'), 0),
    group(drawEdge(canvas, model, tones, 'left'), {
      transform: `translate(${Math.round((second + rise + t) * 100) / 100} 0)scale(-1 1)`,
    }),
    lay(castShadow(model) + drawBack(canvas, model, tones), backX),
    place(drawBottom(canvas, model, tones), backX, height + 9),
  ]
  return { body: body.join(''), x: 0, y: 0, w: backX + width, h: height + 9 + t }
}

/** The camera fills the picture; the body extends beyond it. */
function cameraCloseUp(canvas: Canvas, model: HandsetModel, tones: Tones): Artwork {
  const bounds = cameraBounds(model.camera)
  const size =
    Math.max(bounds.right - bounds.left, bounds.bottom - bounds.top, model.width * 0.46) * 1.2
  const x = Math.max(-size * 0.1, (bounds.left + bounds.right) / 2 - size / 2)
  const y = Math.max(-size * 0.1, (bounds.top + bounds.bottom) / 2 - size / 2)
  return { body: castShadow(model) + drawBack(canvas, model, tones), x, y, w: size, h: size }
}

/** Island, lenses, flash and sensors together. */
export function cameraBounds({ island, lenses, flashes, sensors }: Camera) {
  const circles = [
    ...lenses.map(({ x, y, r }) => [x, y, r] as const),
    ...flashes,
    ...sensors,
    ...(island.type === 'disc' ? [[island.cx, island.cy, island.r] as const] : []),
  ]
  const plate =
    island.type === 'none' || island.type === 'disc'
      ? []
      : [{ left: island.x, top: island.y, right: island.x + island.w, bottom: island.y + island.h }]
  const boxes = [
    ...circles.map(([x, y, r]) => ({ left: x - r, top: y - r, right: x + r, bottom: y + r })),
    ...plate,
  ]
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
}

/** All colors, each partly behind the next; the selected one is in front. */
function lineup(order: Order, model: HandsetModel): Artwork {
  const { canvas, colors, color } = order
  const keys = [...Object.keys(colors).filter((key) => key !== color), color]
  const step = model.width * (keys.length > 4 ? 0.36 : 0.42)
  const shadow = canvas.symbol(
    floorShadow(canvas, model.width / 2, model.height + 0.2, model.width, 0.7) + castShadow(model),
  )
  canvas.lite = keys.length > 2
  const body = keys.map((key, i) => {
    const tones = tonesOf(model, key, codeOf({ colors, color: key }))
    return place(use(shadow) + drawBack(canvas, model, tones), i * step, 0)
  })
  canvas.lite = false
  return {
    body: body.join(''),
    x: 0,
    y: 0,
    w: model.width + step * (keys.length - 1),
    h: model.height,
  }
}
