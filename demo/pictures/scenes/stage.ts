import { findDevicePicture } from '#demo/pictures/draw.ts'
import { ARCHES, GIRIH } from './banners.ts'
import { STANCE } from './categories.ts'
import type { Ground, Placed, Scene } from './layout.ts'

const WIDTH = 720
const HEIGHT = 1000
const ARCH_WIDTH = 600
/** How much larger a device stands here than in the arch of a category's banner. */
const GROWTH = 1.15

const TINTS = ['firouzeh', 'saffron', 'rose', 'sky', 'sage'] as const

/**
 * Any device in its arch on a tinted ground, 720 × 1000, for a story: `stage/<tint>/<kind>/<model>/<color>`. Null for
 * a name that is no stage or stages nothing that can be drawn.
 */
export function stageScene(name: string): Scene | null {
  const [word, tintName, kind = '', model = '', color = '', ...rest] = name.split('/')
  const tint = TINTS.find((each) => each === tintName)
  const picture = findDevicePicture(kind, model, 'hero', color)
  if (word !== 'stage' || !tint || !picture || rest.length > 0) return null
  const ground: Ground = `tint-${tint}`
  return {
    width: WIDTH,
    height: HEIGHT,
    ground,
    girih: { ...GIRIH, tile: 120 },
    arches: [{ cx: WIDTH / 2, top: 272, width: ARCH_WIDTH, bottom: HEIGHT + 2, ...ARCHES[ground] }],
    devices: [staged(picture)],
  }
}

/** Tall things are cut off by the lower edge, short ones stand on it. */
function staged(picture: Placed['picture']): Placed {
  const { share, sink } = STANCE[picture.kind] ?? { share: 0.6, sink: 0 }
  return {
    picture,
    cx: WIDTH / 2,
    bottom: HEIGHT + ARCH_WIDTH * sink * (sink > 0 ? 0.85 : 1),
    height: ARCH_WIDTH * share * GROWTH,
  }
}
