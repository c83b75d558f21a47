import type { HandsetModel } from '#demo/pictures/handset/model.ts'
import { GALAXIES } from './galaxies.ts'
import { HONOR } from './honor.ts'
import { IPHONES } from './iphones.ts'
import { MOTOROLA_NOKIA } from './motorola-nokia.ts'
import { NOTHING } from './nothing.ts'
import { PIXELS } from './pixels.ts'
import { XIAOMI } from './xiaomi.ts'

/** Every phone, by model key. */
export const PHONES: Record<string, HandsetModel> = {
  ...IPHONES,
  ...GALAXIES,
  ...XIAOMI,
  ...HONOR,
  ...NOTHING,
  ...PIXELS,
  ...MOTOROLA_NOKIA,
}
