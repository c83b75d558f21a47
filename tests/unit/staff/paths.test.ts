import { expect, it } from 'vitest'
import { contentNames } from '#domain/content-names.ts'
import { pagePatterns, paths, patternOf } from '#staff/app/paths.ts'

it('has a page for each content item', () => {
  const patterns = contentNames.map((name) => patternOf(paths.contentOf(name)))
  expect([...new Set(patterns)]).toEqual([pagePatterns.contentOf])
})
