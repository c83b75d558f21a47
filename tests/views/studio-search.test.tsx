import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SearchField } from '#studio/app/SearchField.tsx'
import type { Search } from '#studio/app/use-search.ts'

it('stands beside its icon while it is empty, and runs as its text does then', () => {
  const directionOf = (text: string) => {
    const search: Search = {
      text,
      setText: () => {},
      count: 0,
      place: 0,
      move: () => {},
      hit: undefined,
      found: new Set(),
      elsewhere: [],
    }
    const field = renderToStaticMarkup(<SearchField search={search} onChooseMachine={() => {}} />)
    return /<input[^>]*? dir="(\w+)"/.exec(field)?.[1]
  }
  expect(directionOf('')).toBeUndefined()
  expect(directionOf('paying')).toBe('auto')
})
