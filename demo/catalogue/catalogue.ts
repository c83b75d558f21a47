import type { SeedProduct } from '#demo/seed/types.ts'
import { accessories } from './products/accessories.ts'
import { pixelPhones } from './products/google-pixel.ts'
import { headphones } from './products/headphone.ts'
import { honorPhones } from './products/honor-mobile.ts'
import { iphones } from './products/iphone.ts'
import { machinesAndSound } from './products/laptop-speaker-gaming.ts'
import { motorolaPhones } from './products/motorola-mobile.ts'
import { nokiaPhones } from './products/nokia-mobile.ts'
import { nothingPhones } from './products/nothing-mobile.ts'
import { pocoPhones } from './products/poco-mobile.ts'
import { samsungPhones } from './products/samsung-mobile.ts'
import { watches } from './products/smart-watch.ts'
import { tablets } from './products/tablet.ts'
import { usedIphones } from './products/used-iphone.ts'
import { xiaomiPhones } from './products/xiaomi-mobile.ts'

/** Everything the demo shop sells. */
export const demoProducts: SeedProduct[] = [
  ...iphones,
  ...usedIphones,
  ...samsungPhones,
  ...xiaomiPhones,
  ...pocoPhones,
  ...honorPhones,
  ...nothingPhones,
  ...pixelPhones,
  ...motorolaPhones,
  ...nokiaPhones,
  ...tablets,
  ...watches,
  ...headphones,
  ...accessories,
  ...machinesAndSound,
]
