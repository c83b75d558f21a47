import { leftRight, type Canvas, type Stop } from '#demo/pictures/svg/canvas.ts'
import { lightness, shade } from '#demo/pictures/svg/color.ts'
import { circle, path, rect } from '#demo/pictures/svg/elements.ts'
import { roundPath, roundRectPath, type RoundBox } from '#demo/pictures/svg/geometry.ts'
import type { HandsetModel, Tones } from './model.ts'

/** A long edge: the display faces left, the camera protrudes to the right. Thickness × height. */
export function drawEdge(
  canvas: Canvas,
  model: HandsetModel,
  tones: Tones,
  side: 'left' | 'right',
): string {
  const { thickness: t, height: h, frame } = model
  const color = tones.frame
  const box = edgeBox(model, t, h)
  const along: Stop[] = [
    [0, '#000', 0.42],
    [0.02, '#fff', 0.35],
    [0.05, '#000', 0.06],
    [0.3, '#fff', 0.22],
    [0.55, '#000', 0.05],
    [0.8, '#fff', 0.16],
    [0.96, '#000', 0.1],
    [0.985, '#fff', 0.2],
    [1, '#000', 0.45],
  ]
  const backGlass: Stop[] = [
    [0, shade(tones.back, -0.18)],
    [0.5, shade(tones.back, 0.1)],
    [1, shade(tones.back, -0.2)],
  ]
  const bandInk = lightness(color) > 0.5 ? shade(color, -0.16) : shade(color, 0.12)
  return [
    cameraProfile(canvas, model, tones),
    path(roundPath(box), profile(canvas, model, color, leftRight)),
    path(roundPath(box), canvas.linear(along)),
    path(roundRectPath(0, 0.9, 0.75, h - 1.8, 0.4), '#0b0c0e'),
    rect(0.06, 3, 0.14, h - 6, '#fff', { opacity: 0.4 }),
    path(roundRectPath(t - 0.7, 0.9, 0.7, h - 1.8, 0.35), canvas.linear(backGlass, leftRight)),
    ...(frame.bands
      ? [h * 0.085, h * 0.915 - 0.9].map((y) =>
          rect(0.7, y, t - 1.4, 0.9, bandInk, { opacity: 0.85 }),
        )
      : []),
    ...model.buttons
      .filter((button) => button.side === side)
      .map((button) => edgeButton(canvas, t, button.y, button.length, color)),
  ].join('')
}

/** The bottom edge: port, speaker and microphone holes. Width × thickness. */
export function drawBottom(canvas: Canvas, model: HandsetModel, tones: Tones): string {
  const { thickness: t, width: w } = model
  const box = edgeBox(model, w, t)
  const along: Stop[] = [
    [0, '#000', 0.4],
    [0.03, '#fff', 0.3],
    [0.08, '#000', 0.05],
    [0.35, '#fff', 0.25],
    [0.6, '#000', 0.04],
    [0.9, '#fff', 0.12],
    [0.97, '#000', 0.1],
    [1, '#000', 0.42],
  ]
  const hole = (x: number) => circle(x, t / 2, 0.72, '#0c0c0e')
  const [portWidth, portHeight] = model.port === 'lightning' ? [8, 2.4] : [9, 3.1]
  return [
    path(roundPath(box), profile(canvas, model, tones.frame, [0, 0, 0, 1])),
    path(roundPath(box), canvas.linear(along, leftRight)),
    port(canvas, w / 2, t / 2, portWidth, portHeight),
    ...[0, 1, 2, 3, 4, 5].map((i) => hole(w / 2 + 10 + i * 2.3)),
    ...[0, 1, 2].map((i) => hole(w / 2 - 10 - i * 2.3)),
  ].join('')
}

/** A charging port, its center at (`x`, `y`). */
export function port(canvas: Canvas, x: number, y: number, w: number, h: number): string {
  return [
    path(
      roundRectPath(x - w / 2 - 0.25, y - h / 2 - 0.25, w + 0.5, h + 0.5, h),
      canvas.linear([
        [0, '#000', 0.45],
        [1, '#fff', 0.6],
      ]),
    ),
    path(roundRectPath(x - w / 2, y - h / 2, w, h, h / 2), '#0b0b0d'),
    path(roundRectPath(x - w / 2 + 1.4, y - 0.4, w - 2.8, 0.8, 0.3), '#3a3c42'),
  ].join('')
}

function edgeBox({ frame, thickness }: HandsetModel, w: number, h: number): RoundBox {
  const round = frame.sides === 'round'
  return {
    x: 0,
    y: 0,
    w,
    h,
    r: Math.min(round ? thickness * 0.48 : 1.7, thickness / 2),
    smooth: 1.1,
  }
}

function profile(
  canvas: Canvas,
  { frame }: HandsetModel,
  color: string,
  vector: [number, number, number, number],
): string {
  const k = frame.finish === 'polished' ? 1.5 : 1
  const round: Stop[] = [
    [0, shade(color, -0.42 * k)],
    [0.12, shade(color, -0.12)],
    [0.26, shade(color, 0.22 * k)],
    [0.42, shade(color, 0.02)],
    [0.62, shade(color, -0.08)],
    [0.78, shade(color, 0.16 * k)],
    [0.9, shade(color, -0.16)],
    [1, shade(color, -0.42)],
  ]
  const flat: Stop[] = [
    [0, shade(color, -0.4)],
    [0.06, shade(color, 0.2 * k)],
    [0.13, shade(color, 0.02)],
    [0.45, shade(color, 0.07)],
    [0.6, shade(color, -0.03)],
    [0.86, shade(color, -0.07)],
    [0.93, shade(color, 0.16 * k)],
    [1, shade(color, -0.4)],
  ]
  return canvas.linear(frame.sides === 'round' ? round : flat, vector)
}

function cameraProfile(canvas: Canvas, { camera, thickness }: HandsetModel, tones: Tones): string {
  const x = thickness - 0.2
  const rise = camera.islandRise
  const islandStops: Stop[] = [
    [0, shade(tones.island, -0.12)],
    [0.5, shade(tones.island, 0.1)],
    [1, shade(tones.island, -0.2)],
  ]
  const ringStops: Stop[] = [
    [0, shade(tones.metal, -0.3)],
    [0.1, shade(tones.metal, 0.2)],
    [0.35, shade(tones.metal, -0.05)],
    [0.6, shade(tones.metal, 0.2)],
    [0.9, shade(tones.metal, -0.2)],
    [1, shade(tones.metal, -0.42)],
  ]
  const span = islandSpan(camera.island)
  const raised = span
    ? path(
        roundRectPath(x - 1, span.y, rise + 1, span.h, Math.min(rise, 1), 1.1),
        canvas.linear(islandStops, leftRight),
        { stroke: '#000', strokeOpacity: 0.18, strokeWidth: 0.12 },
      )
    : ''
  const rings = camera.flush ? [] : separate(camera.lenses)
  const left = x + (span ? rise : 0)
  return [
    raised,
    ...rings.flatMap(({ y, r }) => [
      path(
        roundRectPath(left - 0.4, y - r, camera.lensRise + 0.4, r * 2, 0.5),
        canvas.linear(ringStops),
      ),
      rect(left + camera.lensRise - 0.25, y - r * 0.86, 0.3, r * 1.72, '#0a0a0c'),
    ]),
  ].join('')
}

function islandSpan(island: HandsetModel['camera']['island']): { y: number; h: number } | null {
  if (island.type === 'none') return null
  return island.type === 'disc' ? { y: island.cy - island.r, h: island.r * 2 } : island
}

/** Lenses at the same height hide each other from the side: the largest is kept. */
function separate<Item extends { y: number; r: number }>(lenses: readonly Item[]): Item[] {
  const seen: Item[] = []
  for (const each of [...lenses].sort((a, b) => b.r - a.r)) {
    const hidden = seen.some((other) => Math.abs(other.y - each.y) < other.r * 0.6)
    if (each.r > 3.4 && !hidden) seen.push(each)
  }
  return seen
}

function edgeButton(canvas: Canvas, t: number, y: number, length: number, color: string): string {
  const w = Math.min(3.4, t * 0.4)
  const x = t / 2 - w / 2 - 0.2
  const stops: Stop[] = [
    [0, shade(color, -0.16)],
    [0.2, shade(color, 0.2)],
    [0.55, shade(color, 0.03)],
    [0.9, shade(color, -0.04)],
    [1, shade(color, -0.25)],
  ]
  return (
    path(roundRectPath(x - 0.25, y - 0.25, w + 0.5, length + 0.5, w / 2), '#000', {
      opacity: 0.4,
    }) + path(roundRectPath(x, y, w, length, w / 2), canvas.linear(stops, leftRight))
  )
}
