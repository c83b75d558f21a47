import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pagePatterns } from '#src/lib/paths.ts'

const sources = globSync('src/**/*.{ts,tsx}').map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}))

/** The files of the storefront with a text that belongs in one place, and these texts. */
function misplaced(place: string, find: (text: string) => string[]): Record<string, string[]> {
  const found = sources
    .filter(({ file }) => file !== place)
    .map(({ file, text }) => [file, find(text)] as const)
  return Object.fromEntries(found.filter(([, texts]) => texts.length > 0))
}

describe('paths of pages', () => {
  const segments = Object.values(pagePatterns)
    .map((pattern) => pattern.split('/')[1] ?? '')
    .filter((segment) => segment !== '')
  // Paths of the API end with a slash.
  const literal = new RegExp(
    `(['"\`])(?:\\$\\{\\w+\\})?/?(?:${[...new Set(segments)].join('|')})(?:[?/](?!\\1)(?:[^'"\`\\n]*[^/'"\`\\n])?)?\\1`,
    'g',
  )
  const inUse = /(?:href=|[=!]== |assign\(|navigate\()\{?(['"])\/\1/g
  const matches = (line: string) => [...line.matchAll(literal), ...line.matchAll(inUse)]
  const pathsIn = (text: string) =>
    text
      .split('\n')
      .flatMap((line) => (/^import |import\(/.test(line) ? [] : matches(line)))
      .map(([found]) => found)
      .filter((found) => found.includes('/'))

  it('are written in their module alone', () => {
    expect(misplaced('src/lib/paths.ts', pathsIn)).toEqual({})
  })

  it.each([
    `<Link href="/cart">`,
    `<Link href="/">`,
    'navigate(`/products/${slug}`)',
    'const back = `products/${encodeURIComponent(slug)}?price_id=${id}`',
    `navigate('/login?redirectUrl=cart')`,
    `{ href: '/shopping-history' }`,
    'const url = `${origin}/blogs/${id}`',
  ])('are found in %s', (source) => {
    expect(pathsIn(source)).toHaveLength(1)
  })

  it.each([
    `api.GET('/profile/', { signal })`,
    `api.DELETE('/profile/user-address/{id}/')`,
    `import { x } from '#src/features/profile/x.ts'`,
    `path.split('/')`,
    `const word = 'cart'`,
  ])('are not seen in %s', (source) => {
    expect(pathsIn(source)).toEqual([])
  })
})

describe('keys of queries', () => {
  const rawKey = /(?:queryKey:|Quer(?:y|ies)Data(?:<[^>]*>)?\()\s*\[/g
  const keysIn = (text: string) => [...text.matchAll(rawKey)].map(([found]) => found)

  it('are written in their module alone', () => {
    expect(misplaced('src/lib/api/query-keys.ts', keysIn)).toEqual({})
  })

  it.each([
    `queryClient.setQueryData(['cart'], cart)`,
    `queryClient.setQueriesData<List>(['cart'], change)`,
    `invalidateQueries({ queryKey: ['profile'] })`,
    `queryOptions({\n  queryKey: [\n    'orders',`,
  ])('are found in %s', (source) => {
    expect(keysIn(source)).toHaveLength(1)
  })
})

describe('limits of texts and lists', () => {
  /** Search parameters, and values whose typed form differs from what is sent (grouped amounts, IMEI). */
  const filesWithOwnLimits = [
    'src/app/shell/header/SearchBox.tsx',
    'src/features/addresses/shared/map/LocationSearch.tsx',
    'src/features/checkout/invoice/DiscountCode.tsx',
    'src/features/device-registry/ImeiFields.tsx',
    'src/features/installment/MoneyField.tsx',
    'src/features/tickets/TicketsPage.tsx',
    'src/features/used-phone/ModelStep.tsx',
    'staff/brands/BrandsPage.tsx',
    'staff/canned-replies/CannedRepliesPage.tsx',
    'staff/content/home/ProductSearch.tsx',
    'staff/finance/ReportForm.tsx',
    'staff/orders/ParcelPanel.tsx',
    'staff/pick-up/PickUpDesk.tsx',
    'staff/prices/RepricingForm.tsx',
    'staff/products/SimilarFields.tsx',
    'staff/search/SearchPanel.tsx',
  ]
  const number = /\b(?:maxLength|most)=\{\d|\.length >= \d{2}/
  const hasNumber = (text: string) => number.test(text)

  it('are taken from the contract by all views but these', () => {
    const found = globSync('{src,staff}/**/*.tsx').filter((file) =>
      hasNumber(readFileSync(file, 'utf8')),
    )
    expect(found.toSorted()).toEqual(filesWithOwnLimits)
  })

  it.each(['maxLength={300}', 'most={16}', 'disabled={rates.length >= 500}'])(
    'are found in %s',
    (source) => {
      expect(hasNumber(source)).toBe(true)
    },
  )

  it.each(['maxLength={editedLinkLimits.link}', 'most={editedTilesLimits.tiles}', 'rows={6}'])(
    'are not seen in %s',
    (source) => {
      expect(hasNumber(source)).toBe(false)
    },
  )
})

describe('browser profiles, which tests use one after another,', () => {
  const lasting = /\.clock\.install\(|\.(?:addInitScript|exposeFunction|exposeBinding)\(/g
  const undone = /untilRelease\(\s*\w+,\s*\w+\.(?:addInitScript|exposeFunction|exposeBinding)\(/g
  const lastingIn = (text: string) =>
    [...text.replaceAll(undone, '').matchAll(lasting)].map(([found]) => found)

  it('are given nothing that stays for the next test', () => {
    const tests = globSync('tests/browser/**/*.ts')
      .filter((file) => file !== 'tests/browser/support/profiles.ts')
      .map((file) => ({ file, found: lastingIn(readFileSync(file, 'utf8')) }))
    expect(tests.filter(({ found }) => found.length > 0)).toEqual([])
  })

  it.each(['await page.clock.install()', 'await context.addInitScript(count)'])(
    'would be given it by %s',
    (source) => {
      expect(lastingIn(source)).toHaveLength(1)
    },
  )
})

describe('pictures of the shop itself', () => {
  const addressesIn = (text: string) =>
    Array.from(text.matchAll(/['"`](\/images\/[\w-]+\/[^'"`]+)['"`]/g), ([, address]) => address)

  it('are named where the build finds them, and nowhere else', () => {
    const files = globSync(['src/**/*.{ts,tsx}', 'staff/**/*.{ts,tsx}', 'i18n/**/*.ts'])
    const found = files.flatMap((file) => addressesIn(readFileSync(file, 'utf8')))
    expect(found).toEqual([])
    expect(addressesIn(readFileSync('domain/own-pictures.ts', 'utf8'))).toHaveLength(2)
  })
})
