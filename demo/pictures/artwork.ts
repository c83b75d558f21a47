import type { Canvas } from './svg/canvas.ts'
import type { DeviceView } from './kinds.ts'
import type { ModelColors } from './models/colors.ts'

/** A drawing: its markup, and the bounds of the object itself (its shadow may be outside). */
export type Artwork = { body: string; x: number; y: number; w: number; h: number }

/** The input of every painter. */
export type Order = {
  canvas: Canvas
  model: string
  view: DeviceView
  /** The color key and the model's colors, which include it. */
  color: string
  colors: ModelColors
}

/** Draws one device of a kind; the model is known to exist. */
export type Painter = (order: Order) => Artwork

/** `#rrggbb` of a color key. */
export function codeOf({ colors, color }: Pick<Order, 'colors' | 'color'>): string {
  const found = colors[color]
  if (!found) throw new RangeError(`no color ${color}`)
  return found.code
}
