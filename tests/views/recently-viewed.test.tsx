import { act } from 'react'
import { expect, it } from 'vitest'
import {
  forgetViewed,
  rememberViewed,
  useRecentlyViewed,
} from '#src/features/recently-viewed/shared/recently-viewed.ts'
import { shownByHook } from './support/shown-by-hook.tsx'

it('the products viewed last come first, each once, and twelve at most', async () => {
  const read = await shownByHook(useRecentlyViewed)
  const after = async (...ids: number[]) => {
    await act(async () => ids.forEach(rememberViewed))
    return read()
  }
  const isMarked = () => document.documentElement.hasAttribute('data-recent')
  expect(await after(1, 2, 3)).toEqual([3, 2, 1])
  expect(await after(3)).toEqual([3, 2, 1])
  expect(await after(1)).toEqual([1, 3, 2])
  expect(await after(4, 5, 6, 7, 8, 9, 10, 11, 12)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 1, 3, 2])
  expect(await after(13)).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 1, 3])
  expect(isMarked()).toBe(true)
  await act(async () => forgetViewed())
  expect(await after()).toEqual([])
  expect(isMarked()).toBe(false)
})
