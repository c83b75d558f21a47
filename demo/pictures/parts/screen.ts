import type { Canvas } from '#demo/pictures/svg/canvas.ts'
import { circle, group, path, rect } from '#demo/pictures/svg/elements.ts'
import { d, roundPath, roundRectPath, type RoundBox } from '#demo/pictures/svg/geometry.ts'
import { text } from './text.ts'

type LockScreen = {
  /** Distance of the date's baseline from the top, as a share of the width. */
  top?: number
  /** Center of the status icons, as a share of the width. */
  statusTop?: number
  /** Text size relative to a phone's. */
  scale?: number
  /** Draws the right-hand shortcut only: the left one is hidden behind another device. */
  rightOnly?: boolean
}

/** What a locked phone shows: date, time, shortcuts, home bar, signal and battery. */
export function lockScreen(box: RoundBox, options: LockScreen = {}): string {
  const ink = '#fff'
  const cx = box.x + box.w / 2
  const w = box.w * (options.scale ?? 1)
  const date = box.y + w * (options.top ?? 0.27)
  const shortcutY = box.y + box.h - w * 0.17
  const shortcuts = (options.rightOnly ? [1] : [-1, 1]).map((side) =>
    shortcut(cx + side * (box.w / 2 - w * 0.17), shortcutY, w, side < 0),
  )
  return [
    text('date', cx, date, w * 0.058, ink, 0.92),
    text('۹:۴۱', cx, date + w * 0.27, w * 0.29, ink, 0.96),
    ...shortcuts,
    path(
      roundRectPath(cx - w * 0.17, box.y + box.h - w * 0.034, w * 0.34, w * 0.013, w * 0.007),
      ink,
      {
        opacity: 0.85,
      },
    ),
    statusIcons(
      box.x + box.w - w * 0.115,
      box.y + w * (options.statusTop ?? 0.075),
      w * 0.012,
      ink,
    ),
  ].join('')
}

/** The diagonal reflection over a whole front. */
export function screenGlare(canvas: Canvas, box: RoundBox, strength = 1): string {
  const { x, y, w, h } = box
  const light = canvas.linear(
    [
      [0, '#fff', 0.2 * strength],
      [0.7, '#fff', 0.06 * strength],
      [1, '#fff', 0.01],
    ],
    [0.3, 0, 0.8, 0.8],
  )
  return group(path(d`M${x + w * 0.52} ${y}H${x + w}V${y + h * 0.66}Z`, light), {
    clip: canvas.clip(roundPath(box)),
  })
}

function shortcut(x: number, y: number, w: number, torch: boolean): string {
  const plate = circle(x, y, w * 0.068, '#000', { opacity: 0.26 })
  if (!torch)
    return (
      plate +
      path(roundRectPath(x - w * 0.03, y - w * 0.019, w * 0.06, w * 0.042, w * 0.01), '#fff') +
      circle(x, y + w * 0.002, w * 0.012, '#555')
    )
  const lamp = d`M${x - w * 0.014} ${y - w * 0.03}h${w * 0.028}l${-w * 0.005} ${w * 0.02}v${w * 0.038}h${-w * 0.018}v${-w * 0.038}Z`
  return plate + path(lamp, '#fff')
}

function statusIcons(x: number, y: number, u: number, ink: string): string {
  const bars = [0, 1, 2, 3].map((i) => {
    const height = u * (0.7 + i * 0.5)
    return d`M${x - u * 6.6 + i * u * 0.85} ${y + u * 0.9}v${-height}h${u * 0.55}v${height}z`
  })
  return (
    path(roundRectPath(x - u * 2.6, y - u * 1.3, u * 4.4, u * 2.2, u * 0.6), ink, {
      opacity: 0.9,
    }) +
    rect(x + u * 2.05, y - u * 0.6, u * 0.4, u * 0.9, ink) +
    path(bars.join(''), ink)
  )
}
