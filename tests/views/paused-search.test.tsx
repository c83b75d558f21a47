import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ProductSearch } from '#staff/content/home/ProductSearch.tsx'
import { openShop, showPart } from './support/open-page.tsx'

const typing = vi.hoisted(() => ({ isUnderWay: true }))
vi.mock('#src/lib/use-paused.ts', () => ({
  usePaused: (text: string) => (typing.isUnderWay ? '' : text),
}))
beforeEach(() => {
  typing.isUnderWay = true
})

describe('a search', () => {
  it.each([
    ['the models of used phones', 'جستجوی مدل', () => openShop('/used-phone')],
    ['tickets', 'جستجو در تیکت‌ها', () => openShop('/ticket', { signedIn: true })],
    [
      'products in the back office',
      'کالا',
      () =>
        showPart(
          <ProductSearch
            label="کالا"
            error={undefined}
            disabled={false}
            taken={[]}
            onChoose={() => {}}
          />,
        ),
    ],
  ])('for %s calls nobody before a pause in the typing', async (_, field, open) => {
    const page = await open()
    const searches = () => page.calls.filter((call) => call.includes('search='))
    await page.write(field, 'قا')
    await page.write(field, 'قاب')
    expect(searches()).toEqual([])
    typing.isUnderWay = false
    await page.write(field, 'قاب گوشی')
    expect(searches()).toEqual([expect.stringContaining('search=قاب')])
  })
})
