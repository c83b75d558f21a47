import { codeOf, type Artwork, type Order } from '#demo/pictures/artwork.ts'
import type { Canvas } from '#demo/pictures/svg/canvas.ts'
import { place } from '#demo/pictures/svg/elements.ts'

/** One object to draw: `code` is `#rrggbb` of the color key. */
export type Colored = { canvas: Canvas; model: string; color: string; code: string }

/** Draws the views of objects that are not handsets, with one drawing function per kind. */
export function paintObject(
  order: Order,
  draw: { hero: (item: Colored) => Artwork; side: (item: Colored) => Artwork; focus: Focus },
  options: { step?: number } = {},
): Artwork {
  const item = colored(order, order.color)
  switch (order.view) {
    case 'side':
      return draw.side(item)
    case 'detail':
      return { ...draw.hero(item), ...closeUp(draw.focus) }
    case 'lineup':
      return lineup(order, draw.hero, options.step ?? 0.5)
    default:
      return draw.hero(item)
  }
}

/** Center and side of the square that the close-up shows, in the hero picture's units. */
export type Focus = { cx: number; cy: number; size: number }

function closeUp({ cx, cy, size }: Focus): Omit<Artwork, 'body'> {
  return { x: cx - size / 2, y: cy - size / 2, w: size, h: size }
}

function colored({ canvas, model, colors }: Order, color: string): Colored {
  return { canvas, model, color, code: codeOf({ colors, color }) }
}

function lineup(order: Order, hero: (item: Colored) => Artwork, step: number): Artwork {
  const keys = Object.keys(order.colors)
  const items = [...keys.filter((key) => key !== order.color), order.color].map((key) =>
    hero(colored(order, key)),
  )
  const first = items[0] ?? hero(colored(order, order.color))
  const stride = first.w * (items.length > 3 ? step * 0.8 : step)
  const body = items.map((item, i) => place(item.body, i * stride, 0)).join('')
  return { ...first, body, w: first.w + stride * (items.length - 1) }
}
