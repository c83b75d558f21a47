import type { Camera, HandsetModel, Island, Spot } from '../handset/model.ts'
import type { Coating, Lens } from '../parts/lens.ts'

/** The fields of a camera that a model names; the rest have defaults. */
export type CameraParts = { island: Island; lenses: Lens[] } & Partial<Camera>

export function camera(parts: CameraParts): Camera {
  return {
    flashes: [],
    sensors: [],
    microphones: [],
    coating: 'blue',
    rim: 1.3,
    shadow: 0.35,
    islandRise: parts.island.type === 'none' ? 0 : 1.6,
    lensRise: 1.5,
    ...parts,
  }
}

/** Lenses one above the other, `step` millimetres apart. */
export function column(x: number, y: number, r: number, count: number, step: number): Lens[] {
  return Array.from({ length: count }, (_, i) => ({ x, y: y + i * step, r }))
}

/**
 * Four places in a square, `step` apart around (`cx`, `cy`): three lenses and the flash in the place named last.
 * The usual camera of Xiaomi, Redmi and Motorola.
 */
export function square(
  cx: number,
  cy: number,
  step: number,
  r: number,
  options: { flash?: number; second?: Coating; two?: boolean } = {},
): { lenses: Lens[]; flashes: Spot[] } {
  const half = step / 2
  const lenses: Lens[] = [
    { x: cx - half, y: cy - half, r },
    { x: cx + half, y: cy - half, r, coating: options.second },
    ...(options.two ? [] : [{ x: cx - half, y: cy + half, r }]),
  ]
  return { lenses, flashes: [[cx + half, cy + half, options.flash ?? r * 0.42]] }
}

/** Volume and power on the right, as nearly every Android phone has them. */
export function rightButtons(volumeY: number, volume = 20, power = 11.5): HandsetModel['buttons'] {
  return [
    { side: 'right', y: volumeY, length: volume },
    { side: 'right', y: volumeY + volume + 6, length: power },
  ]
}
