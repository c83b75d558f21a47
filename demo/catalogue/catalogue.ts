import type { SeedProduct } from '#demo/seed/types.ts'
import { ACCESSORIES } from './products/accessories.ts'
import { PIXELS } from './products/google-pixel.ts'
import { HEADPHONES } from './products/headphone.ts'
import { HONOR_PHONES } from './products/honor-mobile.ts'
import { IPHONES } from './products/iphone.ts'
import { MACHINES_AND_SOUND } from './products/laptop-speaker-gaming.ts'
import { MOTOROLA_PHONES } from './products/motorola-mobile.ts'
import { NOKIA_PHONES } from './products/nokia-mobile.ts'
import { NOTHING_PHONES } from './products/nothing-mobile.ts'
import { POCO_PHONES } from './products/poco-mobile.ts'
import { SAMSUNG_PHONES } from './products/samsung-mobile.ts'
import { WATCHES } from './products/smart-watch.ts'
import { TABLETS } from './products/tablet.ts'
import { USED_IPHONES } from './products/used-iphone.ts'
import { XIAOMI_PHONES } from './products/xiaomi-mobile.ts'

/** Everything the demo shop sells. */
export const PRODUCTS: SeedProduct[] = [
  ...IPHONES,
  ...USED_IPHONES,
  ...SAMSUNG_PHONES,
  ...XIAOMI_PHONES,
  ...POCO_PHONES,
  ...HONOR_PHONES,
  ...NOTHING_PHONES,
  ...PIXELS,
  ...MOTOROLA_PHONES,
  ...NOKIA_PHONES,
  ...TABLETS,
  ...WATCHES,
  ...HEADPHONES,
  ...ACCESSORIES,
  ...MACHINES_AND_SOUND,
]
