import type { HandsetModel } from '#demo/pictures/handset/model.ts'
import { galaxies } from './galaxies.ts'
import { honor } from './honor.ts'
import { iphones } from './iphones.ts'
import { motorolaNokia } from './motorola-nokia.ts'
import { nothing } from './nothing.ts'
import { pixelPhones } from './pixels.ts'
import { xiaomi } from './xiaomi.ts'

/** Every phone, by model key. */
export const phones: Record<string, HandsetModel> = {
  ...iphones,
  ...galaxies,
  ...xiaomi,
  ...honor,
  ...nothing,
  ...pixelPhones,
  ...motorolaNokia,
}
