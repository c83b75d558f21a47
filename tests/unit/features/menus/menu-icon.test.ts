import { expect, it } from 'vitest'
import { menuIcon } from '#src/features/menus/shared/menu-icon.ts'

it.each([
  ['headphones', 'headphone'],
  ['charge', 'power-bank'],
  ['used', 'swap'],
  ['heart', 'heart'],
  ['unknown', 'grid'],
  ['', 'grid'],
  [null, 'grid'],
  [undefined, 'grid'],
])('an entry of the menu with the icon %s is shown with «%s»', (icon, shown) => {
  expect(menuIcon(icon)).toBe(shown)
})
