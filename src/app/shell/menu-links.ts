import type { components } from '#api/schema.d.ts'
import type { IconName } from '#src/ui/icon/names.ts'
import { paths } from '#src/lib/paths.ts'

export type MenuNode = components['schemas']['MenuNode']

/** Path of the list that a node of the menu links to. */
export function menuHref({ category, query }: Pick<MenuNode, 'category' | 'query'>): string {
  return paths.productList(category.slug, query ?? '')
}

/** Path of the list of a node's whole category, without its filters. */
export function allItemsHref({ category }: Pick<MenuNode, 'category'>): string {
  return paths.productList(category.slug)
}

/** Icon of a department, by its name in the catalogue. */
export function menuIcon(icon: string | null | undefined): IconName {
  return icons[icon ?? ''] ?? 'grid'
}

const icons: Record<string, IconName> = {
  mobile: 'mobile',
  tablet: 'tablet',
  laptop: 'laptop',
  watch: 'watch',
  headphones: 'headphone',
  charge: 'power-bank',
  gamepad: 'gamepad',
  speaker: 'speaker',
  used: 'swap',
}
