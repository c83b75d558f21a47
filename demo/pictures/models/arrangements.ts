import type { Camera, HandsetModel, Island, Spot } from '#demo/pictures/handset/model.ts'
import type { Coating, Lens } from '#demo/pictures/parts/lens.ts'

/** The fields of a camera that a model sets; the rest have defaults. */
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

/** Lenses in a column, `step` millimeters apart. */
export function column(x: number, y: number, r: number, count: number, step: number): Lens[] {
  return Array.from({ length: count }, (_, i) => ({ x, y: y + i * step, r }))
}

/**
 * Four positions in a square, `step` apart around (`cx`, `cy`): three lenses, and the flash in the position named last.
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

/** Volume and power on the right, as on nearly every Android phone. */
export function rightButtons(volumeY: number, volume = 20, power = 11.5): HandsetModel['buttons'] {
  return [
    { side: 'right', y: volumeY, length: volume },
    { side: 'right', y: volumeY + volume + 6, length: power },
  ]
}

type PlateLook = { dark?: boolean; rim?: boolean; gloss?: boolean; two?: boolean }

/** Three lenses and the flash on a rounded square at the top left. */
export function squarePlate(
  x: number,
  y: number,
  size: number,
  r: number,
  look: PlateLook,
): Camera {
  return camera({
    island: { type: 'plate', x, y, w: size, h: size, r: size * 0.29, ...look },
    ...square(x + size / 2, y + size / 2, size * 0.47, r, { second: 'violet', two: look.two }),
    rim: look.dark ? 0.9 : 1.3,
    shadow: look.dark ? 0.2 : 0.35,
    islandRise: 2,
  })
}

/** The same, rising smoothly from the back. */
export function squareHump(x: number, y: number, size: number): Camera {
  return camera({
    island: { type: 'hump', x, y, w: size, h: size, r: size * 0.28 },
    ...square(x + size / 2, y + size / 2, size * 0.48, size * 0.186, {
      second: 'violet',
      flash: 3,
    }),
    rim: 1.5,
  })
}

/** A dark rounded square in the middle of the back's upper part. */
export function squircle(cx: number, cy: number, size: number): Camera {
  return camera({
    island: {
      type: 'plate',
      x: cx - size / 2,
      y: cy - size / 2,
      w: size,
      h: size,
      r: size * 0.41,
      dark: true,
      rim: true,
      gloss: true,
    },
    ...square(cx, cy, size * 0.46, size * 0.18, { second: 'violet', flash: size * 0.08 }),
    coating: 'violet',
    rim: 1.1,
    shadow: 0.25,
    islandRise: 2.2,
  })
}

/** A large round glass in the middle: two to three lenses and the flash. */
export function centeredDisc(cx: number, cy: number, r: number, lenses = 3): Camera {
  const step = r * 0.84
  const corners = square(cx, cy, step, r * 0.31, { two: lenses === 2 })
  return camera({
    island: { type: 'disc', cx, cy, r, rimWidth: 1.8 },
    ...corners,
    sensors: lenses === 2 ? [[cx - step / 2, cy + step / 2, r * 0.2]] : [],
    rim: 0.9,
    shadow: 0.2,
    islandRise: 1.8,
    lensRise: 0.8,
  })
}

/** A round glass at the left, the flash outside it (POCO F7). */
export function sideDisc(cx: number, cy: number, r: number, lenses: 2 | 3): Camera {
  const [a, b] = [r * 0.42, r * 0.36]
  return camera({
    island: { type: 'disc', cx, cy, r, rimWidth: 1.7 },
    lenses: [
      { x: cx - a, y: cy - b, r: b },
      { x: cx + a, y: cy - b, r: b },
      ...(lenses === 3 ? [{ x: cx, y: cy + r * 0.45, r: b, kind: 'periscope' as const }] : []),
    ],
    sensors: lenses === 2 ? [[cx, cy + r * 0.42, r * 0.16]] : [],
    flashes: [[cx + r + 6.4, cy - r + 6, 2.2]],
    rim: 0.9,
    shadow: 0.2,
    islandRise: 2,
  })
}

/** Two lenses on an upright oblong glass (POCO F7, X7 Pro). */
export function oblong(x: number, y: number, r: number): Camera {
  return camera({
    island: {
      type: 'plate',
      x: x - r - 2.4,
      y: y - r - 2.4,
      w: 2 * r + 4.8,
      h: 4 * r + 10,
      r: r + 2.4,
      dark: true,
      rim: true,
      smooth: 1.05,
    },
    lenses: column(x, y, r, 2, 2 * r + 5),
    flashes: [[x + r + 7.6, y, 2.2]],
    rim: 0.9,
    shadow: 0.2,
    islandRise: 1.8,
  })
}

/** The wide island of the Honor 400 series. */
export function trapezoid(lenses: 2 | 3): Camera {
  return camera({
    island: { type: 'plate', x: 6, y: 7, w: 40, h: 38, r: 15, rim: true, gloss: true, smooth: 1.2 },
    lenses: [
      { x: 18, y: 18.6, r: 7.6 },
      ...(lenses === 3 ? [{ x: 35, y: 18.6, r: 6.2, kind: 'periscope' as const }] : []),
      { x: lenses === 3 ? 26.4 : 33.4, y: 33.4, r: lenses === 3 ? 6.2 : 6.6 },
    ],
    flashes: [lenses === 3 ? [37.6, 32.6, 1.9] : [34.4, 17.4, 2.3]],
    rim: 1.2,
    shadow: 0.3,
    islandRise: 2.2,
  })
}
