import type { Schemas } from '#machines/api/client.ts'
import { iconNames, type IconName } from '#src/ui/icon/names.ts'

export type MenuNode = Schemas['MenuNode']
export type Promotion = Schemas['ShownPromotion']

/** The icon of an entry of a menu, by the name that was published. */
export function menuIcon(icon: string | null | undefined): IconName {
  return ofCatalogue[icon ?? ''] ?? iconNames.find((name) => name === icon) ?? 'grid'
}

const ofCatalogue: Record<string, IconName> = {
  headphones: 'headphone',
  charge: 'power-bank',
  used: 'swap',
}
