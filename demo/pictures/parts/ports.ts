import type { Canvas } from '#demo/pictures/svg/canvas.ts'
import { rect } from '#demo/pictures/svg/elements.ts'

/** A USB-C port centerd on (`x`, `y`), lying; real size 9 × 3.2 mm. */
export function usbC(canvas: Canvas, x: number, y: number, w = 9, h = 3.2): string {
  return [
    rect(
      x - w / 2 - 0.3,
      y - h / 2 - 0.3,
      w + 0.6,
      h + 0.6,
      canvas.linear([
        [0, '#000', 0.5],
        [1, '#fff', 0.7],
      ]),
      {
        r: h / 2 + 0.3,
      },
    ),
    rect(
      x - w / 2,
      y - h / 2,
      w,
      h,
      canvas.linear([
        [0, '#050506'],
        [1, '#26282c'],
      ]),
      { r: h / 2 },
    ),
    rect(x - w / 2 + 1.5, y - 0.4, w - 3, 0.8, '#6a6e75', { r: 0.3 }),
  ].join('')
}

/** A USB-A port centerd on (`x`, `y`), lying; real size 13 × 5.6 mm. */
export function usbA(canvas: Canvas, x: number, y: number, tongue = '#e9e9ea'): string {
  const [w, h] = [13, 5.6]
  return [
    rect(
      x - w / 2 - 0.4,
      y - h / 2 - 0.4,
      w + 0.8,
      h + 0.8,
      canvas.linear([
        [0, '#000', 0.45],
        [1, '#fff', 0.7],
      ]),
      {
        r: 0.8,
      },
    ),
    rect(
      x - w / 2,
      y - h / 2,
      w,
      h,
      canvas.linear([
        [0, '#08080a'],
        [1, '#2a2c31'],
      ]),
      { r: 0.5 },
    ),
    rect(x - w / 2 + 0.9, y - h / 2 + 0.7, w - 1.8, h * 0.42, tongue),
  ].join('')
}
