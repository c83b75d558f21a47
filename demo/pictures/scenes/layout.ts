import { findDevicePicture, UnknownPicture, type DevicePicture } from '#demo/pictures/draw.ts'

/** The color token that the page puts under a transparent scene, or a color that the scene paints itself. */
export type Ground =
  'tint-firouzeh' | 'tint-saffron' | 'tint-rose' | 'tint-sky' | 'tint-sage' | 'none'

/** A composition in pixels at its largest width; everything is drawn in this order. */
export type Scene = {
  width: number
  height: number
  ground: Ground
  /** A painted background, for pictures that are used on their own. */
  fill?: string
  /** Girih lines over the whole scene: color and opacity. */
  girih?: { color: string; opacity: number; tile: number }
  arches: Arch[]
  /** A shelf across the lower edge: its top and its color. */
  ledge?: { y: number; color: string }
  devices: Placed[]
}

/** The pointed arch; `bottom` may be below the picture. `line` is a thinner arch inside it. */
export type Arch = {
  cx: number
  top: number
  width: number
  bottom: number
  color: string
  opacity?: number
  line?: string
}

/** A device with its bottom edge at `bottom` and its center at `cx`. */
export type Placed = { picture: DevicePicture; cx: number; bottom: number; height: number }

/**
 * A device by its path, `kind/model/view/color`.
 *
 * @throws UnknownPicture if there is none
 */
export function device(address: string, cx: number, bottom: number, height: number): Placed {
  const [kind = '', model = '', view = '', color = ''] = address.split('/')
  const picture = findDevicePicture(kind, model, view, color)
  if (!picture) throw new UnknownPicture(`no picture ${address}`)
  return { picture, cx, bottom, height }
}
