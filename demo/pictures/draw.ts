import type { Artwork, Painter } from './artwork.ts'
import { paintHandset } from './handset/paint.ts'
import { deviceKinds, viewsOf, type DeviceKind, type DeviceView } from './kinds.ts'
import { modelColors } from './models/colors.ts'
import { phones } from './models/phones.ts'
import { tablets } from './models/tablets.ts'
import { Canvas } from './svg/canvas.ts'
import { paintCable } from './objects/cable.ts'
import { paintCase } from './objects/case.ts'
import { paintCharger } from './objects/charger.ts'
import { paintEarbuds } from './objects/earbuds.ts'
import { paintFeaturePhone } from './objects/feature-phone.ts'
import { paintGamepad } from './objects/gamepad.ts'
import { paintHeadphones } from './objects/headphones.ts'
import { paintLaptop } from './objects/laptop.ts'
import { paintPowerBank } from './objects/power-bank.ts'
import { paintSpeaker } from './objects/speaker.ts'
import { paintWatch } from './objects/watch.ts'

/** A picture of a device; `model` and `color` are keys of `modelColors`. */
export type DevicePicture = {
  kind: DeviceKind
  model: string
  view: DeviceView
  color: string
}

/** No picture has this kind, model, view, color or name. */
export class UnknownPicture extends Error {
  override name = 'UnknownPicture'
}

/**
 * One device as a square SVG with a transparent background.
 *
 * @param size width and height in pixels; below 400 fine grain is left out
 * @param prefix prefix of every id in the document, if several are on one page
 * @throws UnknownPicture if there is no such kind, model, view or color
 */
export function drawDevice(picture: DevicePicture & { size: number; prefix?: string }): string {
  const canvas = new Canvas(picture.prefix ?? 'd', picture.size)
  const art = paintDevice(canvas, picture)
  const margin = picture.view === 'detail' ? 0 : 0.06
  const side = Math.max(art.w, art.h) / (1 - 2 * margin)
  const x = art.x + (art.w - side) / 2
  const y = art.y + (art.h - side) / 2
  return canvas.document(art.body, [x, y, side, side], picture.size)
}

/**
 * Draws one device on a canvas that may hold more.
 *
 * @throws UnknownPicture if there is no such kind, model, view or color
 */
export function paintDevice(canvas: Canvas, picture: DevicePicture): Artwork {
  const { kind, model, view, color } = checked(picture)
  const colors = modelColors[kind][model] ?? {}
  return painters[kind]({ canvas, model, view, color, colors })
}

/** Every picture of every device: all kinds, models, views and colors. */
export function allDevicePictures(): DevicePicture[] {
  return deviceKinds.flatMap((kind) =>
    Object.entries(modelColors[kind]).flatMap(([model, colors]) =>
      viewsOf(kind).flatMap((view) =>
        Object.keys(colors).map((color) => ({ kind, model, view, color })),
      ),
    ),
  )
}

/** Narrows strings from a URL to a known picture, or null. */
export function findDevicePicture(
  kind: string,
  model: string,
  view: string,
  color: string,
): DevicePicture | null {
  const knownKind = deviceKinds.find((each) => each === kind)
  if (!knownKind) return null
  const colors = Object.hasOwn(modelColors[knownKind], model)
    ? modelColors[knownKind][model]
    : undefined
  const knownView = viewsOf(knownKind).find((each) => each === view)
  if (!colors || !knownView || !Object.hasOwn(colors, color)) return null
  return { kind: knownKind, model, view: knownView, color }
}

const handset =
  (models: Record<string, Parameters<typeof paintHandset>[1]>): Painter =>
  (order) => {
    const model = models[order.model]
    if (!model) throw new UnknownPicture(`no drawing of ${order.model}`)
    return paintHandset(order, model)
  }

const painters: Record<DeviceKind, Painter> = {
  phone: handset(phones),
  'feature-phone': paintFeaturePhone,
  tablet: handset(tablets),
  watch: paintWatch,
  earbuds: paintEarbuds,
  headphones: paintHeadphones,
  charger: paintCharger,
  cable: paintCable,
  'power-bank': paintPowerBank,
  case: paintCase,
  laptop: paintLaptop,
  speaker: paintSpeaker,
  gamepad: paintGamepad,
}

function checked({ kind, model, view, color }: DevicePicture): DevicePicture {
  const known = findDevicePicture(kind, model, view, color)
  if (!known) throw new UnknownPicture(`no picture ${kind}/${model}/${view}/${color}`)
  return known
}
