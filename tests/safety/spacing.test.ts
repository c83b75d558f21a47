import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Two tokens in one value, which Panda would write as raw numbers: pixels in place of steps of the scale. */
const pairs = /\b(?:margin|padding|inset|gap)\w*: ?(?:\{[^}]*)?'\d+(?:\.\d+)? \d+(?:\.\d+)?'/g

it.each([`css({ marginBlock: '6 3' })`, `paddingBlock: { base: '4', md: '6 10' },`])(
  'a pair of tokens is found in %s',
  (source) => expect(source.match(pairs)).toHaveLength(1),
)

it('a spacing is one token of the scale, never a pair', () => {
  const found = globSync('{src,staff,studio}/**/*.{ts,tsx}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(pairs)].map(([text]) => `${file}: ${text}`),
  )
  expect(found).toEqual([])
})
