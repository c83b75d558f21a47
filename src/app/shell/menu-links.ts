import type { components } from '#api/schema.d.ts'
import type { IconName } from '#src/ui/icon/names.ts'
import { paths } from '#src/lib/paths.ts'

export type MenuNode = components['schemas']['MenuNode']

/** The list that a node of the menu leads to. */
export function menuHref({ category, query }: Pick<MenuNode, 'category' | 'query'>): string {
  return paths.productList(category.slug, query ?? '')
}

/** The list of everything in a node, without its narrowing. */
export function allItemsHref({ category }: Pick<MenuNode, 'category'>): string {
  return paths.productList(category.slug)
}

/** The drawing for a department by the word that the catalogue uses. */
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
