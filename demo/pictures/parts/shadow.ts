import type { Canvas, Stop } from '#demo/pictures/svg/canvas.ts'
import { ellipse, group, line, path } from '#demo/pictures/svg/elements.ts'
import { d } from '#demo/pictures/svg/geometry.ts'

/** The shadow of an object `width` wide on the floor at (`cx`, `y`). No filter: a blur costs half the time. */
export function floorShadow(
  canvas: Canvas,
  cx: number,
  y: number,
  width: number,
  strength = 1,
): string {
  const soft: Stop[] = [
    [0, '#1a1e28', 0.34 * strength],
    [0.4, '#1a1e28', 0.17 * strength],
    [0.75, '#1a1e28', 0.04 * strength],
    [1, '#1a1e28', 0],
  ]
  const core: Stop[] = [
    [0, '#0b0d12', 0.75 * strength],
    [0.55, '#0b0d12', 0.38 * strength],
    [1, '#0b0d12', 0],
  ]
  return (
    ellipse(cx, y + width * 0.012, width * 0.66, width * 0.062, canvas.radial(soft)) +
    ellipse(cx, y, width * 0.49, width * 0.017, canvas.radial(core))
  )
}

/** A soft shadow of any outline: nested faint strokes approximate a blur at a tenth of its cost. */
export function haloShadow(
  outline: string,
  options: { radius?: number; strength?: number; dx?: number; dy?: number } = {},
): string {
  const { radius = 9, strength = 0.2, dx = 1.2, dy = 3 } = options
  const steps = 9
  const ink = '#1a1f2b'
  const strokes = Array.from({ length: steps }, (_, i) =>
    line(outline, ink, 2 * radius * ((steps - i) / steps) ** 1.5, {
      opacity: (strength * 1.1) / steps,
    }),
  )
  return group(strokes.join('') + path(outline, ink, { opacity: strength * 0.8 }), {
    transform: d`translate(${dx} ${dy})`,
    join: 'round',
  })
}

/** A small shadow of something slightly raised: stacked strokes, shifted away from the light. */
export function raisedShadow(outline: string, strength = 0.1, width = 1): string {
  const strokes = [3.4, 2.5, 1.6, 0.8].map((step) =>
    line(outline, '#000', step * width, { opacity: strength * 0.7 }),
  )
  return group(strokes.join(''), {
    transform: d`translate(${0.35 * width} ${0.8 * width})`,
    join: 'round',
  })
}
