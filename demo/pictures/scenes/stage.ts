import { findDevicePicture } from '#demo/pictures/draw.ts'
import { archStyles, girihStyle } from './banners.ts'
import { stance } from './categories.ts'
import type { Ground, Placed, Scene } from './layout.ts'

const stageWidth = 720
const stageHeight = 1000
const archWidth = 600
/** How much larger a device is here than in the arch of a category's banner. */
const growth = 1.15

const tints = ['firouzeh', 'saffron', 'rose', 'sky', 'sage'] as const

/**
 * Any device in its arch on a tinted background, 720 × 1000, for a story: `stage/<tint>/<kind>/<model>/<color>`. Null
 * for any other name, or one with an unknown device.
 */
export function stageScene(name: string): Scene | null {
  const [word, tintName, kind = '', model = '', color = '', ...rest] = name.split('/')
  const tint = tints.find((each) => each === tintName)
  const picture = findDevicePicture(kind, model, 'hero', color)
  if (word !== 'stage' || !tint || !picture || rest.length > 0) return null
  const ground: Ground = `tint-${tint}`
  return {
    width: stageWidth,
    height: stageHeight,
    ground,
    girih: { ...girihStyle, tile: 120 },
    arches: [
      {
        cx: stageWidth / 2,
        top: 272,
        width: archWidth,
        bottom: stageHeight + 2,
        ...archStyles[ground],
      },
    ],
    devices: [staged(picture)],
  }
}

/** Tall objects are cropped by the lower edge, short ones are placed on it. */
function staged(picture: Placed['picture']): Placed {
  const { share, sink } = stance[picture.kind] ?? { share: 0.6, sink: 0 }
  return {
    picture,
    cx: stageWidth / 2,
    bottom: stageHeight + archWidth * sink * (sink > 0 ? 0.85 : 1),
    height: archWidth * share * growth,
  }
}
