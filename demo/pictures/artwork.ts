import type { Canvas } from './svg/canvas.ts'
import type { DeviceView } from './kinds.ts'
import type { ModelColors } from './models/colors.ts'

/** A drawn thing: markup, and the bounds of the thing itself (its shadow may fall outside). */
export type Artwork = { body: string; x: number; y: number; w: number; h: number }

/** What every painter of a kind of device gets. */
export type Order = {
  canvas: Canvas
  model: string
  view: DeviceView
  /** Color key and the model's colors, which contain it. */
  color: string
  colors: ModelColors
}

/** Draws one device of a kind; the model is known to exist. */
export type Painter = (order: Order) => Artwork

/** `#rrggbb` of a color key. */
export function codeOf({ colors, color }: Pick<Order, 'colors' | 'color'>): string {
  const found = colors[color]
  if (!found) throw new RangeError(`no colour ${color}`)
  return found.code
}
