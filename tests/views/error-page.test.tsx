import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { PageFailure } from '#src/lib/failure.ts'
import { FailurePage } from '#src/app/shell/FailurePage.tsx'
import { RootBoundary } from '#src/app/shell/RootBoundary.tsx'
import { Frame } from '#stories/support/Frame.tsx'
import { show } from './support/show.tsx'
import { takeStep } from './support/recorded-step.ts'

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  takeStep()
})
afterAll(() => vi.unstubAllGlobals())

describe('the error page', () => {
  it.each<PageFailure>([
    { status: 500, code: 'internal_error' },
    { status: 503, code: 'service_unavailable' },
    { status: 503, code: 'timeout' },
  ])('lets the shopper show support what happened before $code', async (failure) => {
    expect(await buttonsOf(<FailurePage failure={failure} />)).toContain('گزارش برای پشتیبانی')
  })

  it('needs no report for a lost network, which is no fault of the shop', async () => {
    const lost = { status: 503, code: 'network' } as const
    expect(await buttonsOf(<FailurePage failure={lost} />)).not.toContain('گزارش برای پشتیبانی')
  })

  it.each<PageFailure>([
    { status: 404, code: 'not_found' },
    { status: 403, code: 'forbidden' },
    { status: 429, code: 'too_many_requests' },
  ])('needs no report for $code, which is an answer', async (failure) => {
    expect(await buttonsOf(<FailurePage failure={failure} />)).toEqual([])
  })

  it.each<[PageFailure['code'], string, string]>([
    ['order_not_found', 'این سفارش پیدا نشد', 'سفارش‌های من'],
    ['ticket_not_found', 'این تیکت پیدا نشد', 'تیکت‌های من'],
    ['article_not_found', 'این نوشته پیدا نشد', 'نوشته‌های مجله'],
    ['product_not_found', 'محصول پیدا نشد', 'همهٔ گوشی‌ها'],
  ])('says for %s what is missing, and leads to the list of them', async (code, title, link) => {
    const { place } = await show(<FailurePage failure={{ status: 404, code }} />, {
      frame: 'piece',
    })
    expect([...place.querySelectorAll('h1')].at(-1)?.textContent).toBe(title)
    const links = [...place.querySelectorAll('main a')].map(({ textContent }) => textContent)
    expect(links).toEqual(['صفحهٔ اصلی', link])
    expect(place.textContent.includes('کالا')).toBe(code === 'product_not_found')
  })

  it('offers the report in place of a frame that is itself broken, too', async () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const broken = (
      <RootBoundary>
        <Broken />
      </RootBoundary>
    )
    expect(await buttonsOf(broken)).toContain('گزارش برای پشتیبانی')
    quiet.mockRestore()
  })
})

function Broken(): ReactNode {
  throw new Error('a view that breaks')
}

/** The names of the buttons of a page. */
async function buttonsOf(page: ReactNode): Promise<(string | null)[]> {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <Frame frame="piece" title="an error page">
        {page}
      </Frame>,
    ),
  )
  await act(() => vi.dynamicImportSettled())
  const names = [...document.querySelectorAll('main button')].map(({ textContent }) => textContent)
  await act(async () => root.unmount())
  document.body.replaceChildren()
  return names
}
