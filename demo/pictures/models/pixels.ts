import type { HandsetModel } from '#demo/pictures/handset/model.ts'
import type { WallpaperKind } from '#demo/pictures/parts/wallpaper.ts'
import { camera } from './arrangements.ts'
import { glossy, matte, phone, type PhoneLook } from './phone-look.ts'

/** Sizes are Google's specifications. */
export const pixelPhones: Record<string, HandsetModel> = {
  'pixel-10-pro-xl': pixel([76.6, 162.8, 8.5], 3, 'petals', 12.6, true),
  'pixel-10-pro': pixel([72, 152.8, 8.5], 3, 'petals', 12.2, true),
  'pixel-10': pixel([72, 152.8, 8.6], 3, 'waves', 12.2),
  'pixel-9': pixel([72, 152.8, 8.5], 2, 'petals', 12.2),
  'pixel-9a': phone({
    size: [73.3, 154.7, 8.9],
    corner: 12,
    camera: camera({
      island: { type: 'plate', x: 7.4, y: 10.6, w: 35, h: 15.4, r: 7.7, dark: true, smooth: 1.05 },
      lenses: [
        { x: 15.6, y: 18.3, r: 6.2 },
        { x: 29, y: 18.3, r: 6.2 },
      ],
      flashes: [[37.8, 18.3, 1.5]],
      flush: true,
      shadow: 0,
      islandRise: 0.4,
      lensRise: 0.1,
    }),
    wallpaper: 'petals',
    hue: 290,
    mark: { x: 35.9, y: 80, size: 4.2 },
    bezel: [3.4, 3.4, 3.8, 3.4],
  }),
}

/** Google's bar across the back; Pro models have polished sides and a matte back. */
function pixel(
  size: PhoneLook['size'],
  lenses: 2 | 3,
  wallpaper: WallpaperKind,
  corner: number,
  pro = false,
): HandsetModel {
  const [width] = size
  const x = 4.8
  const w = width - 2 * x
  const y = 12.6
  const h = 22.4
  const cy = y + h / 2
  const first = x + 12
  return phone({
    size,
    corner,
    camera: camera({
      island: { type: 'bar', x, y, w, h, r: h / 2, rimWidth: 2.1 },
      lenses: Array.from({ length: lenses }, (_, i) => ({
        x: first + i * 13,
        y: cy,
        r: 6.3,
        coating: i === 1 ? ('violet' as const) : undefined,
        kind: i === 2 ? ('periscope' as const) : undefined,
      })),
      flashes: [[x + w - 11.6, cy - 3.8, 2.1]],
      sensors: [[x + w - 11.6, cy + 4, 1.9]],
      flush: true,
      shadow: 0,
      islandRise: 3.2,
      lensRise: 0.1,
    }),
    wallpaper,
    hue: 250,
    polished: pro,
    back: pro ? matte : glossy,
    mark: { x: width / 2 - 0.8, y: size[1] * 0.53, size: 4.2 },
    bezel: [2.3, 2.3, 2.4, 2.3],
    buttons: [
      { side: 'right', y: size[1] * 0.25, length: 9.5 },
      { side: 'right', y: size[1] * 0.35, length: 20 },
    ],
  })
}
