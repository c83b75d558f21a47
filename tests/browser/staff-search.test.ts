import { describe, expect, it } from 'vitest'
import { toPersianDigits } from '#domain/digits.ts'
import { answer } from '#tests/support/shopper.ts'
import { axeFindings, axeFindingsInBothThemes } from './support/axe.ts'
import { customer, staffMember } from './support/customer.ts'
import { useBrowser, useStory } from './support/story.ts'

useBrowser()

describe('the search over all lists', () => {
  const step = useStory(async () => {
    const buyer = await customer('desktop')
    const [category] = await answer(buyer.api.GET('/ticket/ticket-category/'))
    const title = `جعبهٔ شکسته ${buyer.phone}`
    const body = { title, category: category?.id ?? 0, text: 'کمک' }
    const { id } = await answer(buyer.api.POST('/ticket/v3/ticket/', { body }))
    const owner = await staffMember({ device: 'phone', expectedErrors: [/ERR_FAILED/] })
    const { page } = owner
    const field = page.getByRole('combobox', { name: 'چه می‌جویید؟' })
    return { ...owner, buyer, id, title, field, results: page.getByRole('option') }
  })

  it(
    'opens by its keys and leads to a customer by arrows and Enter, which is recorded once',
    step(async ({ page, buyer, field, results, api }) => {
      await page.goto('/staff')
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.keyboard.press('Control+k')
      await field.fill(`+98 ${toPersianDigits(buyer.phone.slice(1))}`)
      await results.filter({ hasText: 'سارا محمدی' }).waitFor()
      await page.getByRole('status').filter({ hasText: '۲ نتیجه' }).waitFor()
      expect(await axeFindingsInBothThemes(page, 'light')).toEqual([])
      await field.press('ArrowDown')
      expect(await results.first().getAttribute('aria-selected')).toBe('true')
      await field.press('Enter')
      await page.getByRole('link', { name: /جعبهٔ شکسته/ }).waitFor()
      expect(page.url()).not.toContain(buyer.phone.slice(1))
      await page.reload()
      await page.getByRole('button', { name: 'باز کردن' }).waitFor()
      const found = await answer(
        api.GET('/staff/search/', { params: { query: { text: buyer.phone } } }),
      )
      const subject_id = found.customers?.[0]?.id ?? 0
      const log = await answer(
        api.GET('/staff/action/', { params: { query: { subject: 'customer', subject_id } } }),
      )
      expect(log.results).toHaveLength(1)
    }),
  )

  it(
    'shows a late reply for nothing but its own text, and opens by the button too',
    step(async ({ page, id, title, field, results }) => {
      const first = Promise.withResolvers<void>()
      await page.route('**/api/staff/search/**', async (route) => {
        if (route.request().url().includes(encodeURIComponent('گوشی'))) await first.promise
        await route.continue().catch(() => undefined)
      })
      await page.getByRole('button', { name: 'جستجو در پیشخان' }).click()
      const asked = page.waitForRequest((request) => request.url().includes('/staff/search/'))
      await field.fill('گوشی')
      await asked
      await field.fill(title)
      await results.filter({ hasText: title }).waitFor()
      first.resolve()
      await page.unroute('**/api/staff/search/**')
      expect(await results.count()).toBe(1)
      await field.press('Enter')
      await page.waitForURL(`**/staff/tickets/${id}`)
    }),
  )

  it(
    'says what it found nothing in, and tries again after a broken connection',
    step(async ({ page, field, results, title }) => {
      await page.keyboard.press('Control+k')
      await field.fill('هیچکس۹۸۷')
      await page.getByRole('heading', { name: 'برای «هیچکس۹۸۷» چیزی پیدا نشد' }).waitFor()
      expect(await axeFindings(page)).toEqual([])
      await page.route('**/api/staff/search/**', (route) => route.abort())
      await field.fill(title)
      await page.getByRole('alert').filter({ hasText: 'ارتباط با فروشگاه برقرار نشد' }).waitFor()
      await page.unroute('**/api/staff/search/**')
      await page.getByRole('button', { name: 'تلاش دوباره' }).click()
      await results.filter({ hasText: title }).waitFor()
      await field.press('Escape')
      await field.waitFor({ state: 'detached' })
    }),
  )
})
