import { expect, it } from 'vitest'
import { drawnMap } from '#demo/map/drawn-map.ts'

it.each([
  ['میدان ونک', ['تهران، ونک']],
  ['محلهٔ ونک تهران', ['تهران، ونک']],
  ['ولی‌عصر', ['تهران، ولیعصر', 'تبریز، ولیعصر']],
  ['ولی عصر', ['تهران، ولیعصر', 'تبریز، ولیعصر']],
  ['میدان', []],
  ['هیچ‌کجا', []],
])('the drawn map finds «%s», however the place is called', async (text, names) => {
  expect((await drawnMap.search(text)).map(({ name }) => name)).toEqual(names)
})
