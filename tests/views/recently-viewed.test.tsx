import { act } from 'react'
import { expect, it } from 'vitest'
import {
  forgetViewed,
  rememberViewed,
  useRecentlyViewed,
} from '#src/features/recently-viewed/shared/recently-viewed.ts'
import { showPart } from './support/open-page.tsx'

function Viewed() {
  return <p>{useRecentlyViewed().join(' ')}</p>
}

it('the products viewed last come first, each once, and twelve at most', async () => {
  const { place } = await showPart(<Viewed />)
  const after = async (...ids: number[]) => {
    await act(async () => ids.forEach(rememberViewed))
    return place.querySelector('p')?.textContent
  }
  const isMarked = () => document.documentElement.hasAttribute('data-recent')
  expect(await after(1, 2, 3)).toBe('3 2 1')
  expect(await after(3)).toBe('3 2 1')
  expect(await after(1)).toBe('1 3 2')
  expect(await after(4, 5, 6, 7, 8, 9, 10, 11, 12)).toBe('12 11 10 9 8 7 6 5 4 1 3 2')
  expect(await after(13)).toBe('13 12 11 10 9 8 7 6 5 4 1 3')
  expect(isMarked()).toBe(true)
  await act(async () => forgetViewed())
  expect(await after()).toBe('')
  expect(isMarked()).toBe(false)
})
