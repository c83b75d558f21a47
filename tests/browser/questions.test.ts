import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { answer } from '#tests/support/shopper.ts'
import { customer, staffMember } from './support/customer.ts'
import { signIn } from './support/gestures.ts'
import { goods } from './support/goods.ts'
import { reloadWhole } from './support/late-sections.ts'
import { shopper, useBrowser, useStory } from './support/story.ts'
import { toast } from './support/toasts.ts'

useBrowser()

/** A phone about which the demo's people asked nothing. */
const quiet = 'redmi-14c-8gb-256gb'
const hostile = 'رجیستر <img src=x onerror=alert(1)> شده است؟'

const section = (page: Page) => page.getByRole('region', { name: 'پرسش و پاسخ' })
const items = (page: Page) => section(page).getByRole('article')
const ask = (page: Page) => section(page).getByRole('button', { name: 'ثبت پرسش' })
const form = (page: Page) => page.getByRole('dialog', { name: 'پرسش شما' })
const login = (page: Page) => page.getByRole('dialog', { name: 'ورود به حساب' })
const date = /^[۰-۹]{1,2} \p{L}+ ۱۴[۰-۹]{2}$/u

describe('the questions about a product', () => {
  const step = useStory(async () => {
    const { page } = await shopper('phone')
    return { page }
  })

  it(
    'are read by everyone with their answers, those of the shop marked and first',
    step(async ({ page }) => {
      await page.goto(`/products/${goods.rich}`)
      await section(page).getByText('۷ پرسش').waitFor()
      await expect.poll(() => items(page).count()).toBe(5)
      const answered = items(page).filter({ hasText: 'نات‌اکتیو' })
      const answers = answered.getByRole('blockquote')
      await expect.poll(() => answers.count()).toBe(2)
      await answers.first().getByText('پشتیبانی فیروزه').waitFor()
      await answers.first().getByText('پاسخ فروشگاه', { exact: true }).waitFor()
      await answers.nth(1).getByText('مهدی کاظمی').waitFor()
      await answers.nth(1).getByText('خریدار', { exact: true }).waitFor()
      expect(await answers.nth(1).getByText('پاسخ فروشگاه').count()).toBe(0)
      await expect.poll(() => answered.locator('time').first().textContent()).toMatch(date)
      await items(page).first().getByText('هنوز پاسخی ندارد.').waitFor()
    }),
  )

  it(
    'come page by page',
    step(async ({ page }) => {
      await section(page).getByText('صفحهٔ ۱ از ۲').waitFor()
      const newer = section(page).getByRole('button', { name: 'پرسش‌های تازه‌تر' })
      await expect.poll(() => newer.isDisabled()).toBe(true)
      await section(page).getByRole('button', { name: 'پرسش‌های قدیمی‌تر' }).click()
      await section(page).getByText('صفحهٔ ۲ از ۲').waitFor()
      await expect.poll(() => items(page).count()).toBe(2)
      await newer.click()
      await expect.poll(() => items(page).count()).toBe(5)
    }),
  )

  it(
    'are in the structured data of the product, with the accepted answer',
    step(async ({ page }) => {
      const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
      const data = blocks.find((block) => block.includes('"Product"')) ?? ''
      const { subjectOf } = JSON.parse(data)
      expect(subjectOf).toHaveLength(5)
      expect(subjectOf[1]).toMatchObject({
        '@type': 'Question',
        answerCount: 2,
        acceptedAnswer: { author: { '@type': 'Organization', name: 'پشتیبانی فیروزه' } },
        suggestedAnswer: [{ author: { '@type': 'Person', name: 'مهدی کاظمی' } }],
      })
    }),
  )
})

describe('a question', () => {
  const step = useStory(async () => {
    const visitor = await shopper('phone')
    const { page } = visitor
    const text = form(page).getByLabel('متن پرسش')
    const send = form(page).getByRole('button', { name: 'ثبت پرسش' })
    return { visitor, page, text, send }
  })

  it(
    'of a guest can be sent once it has a text of the right length',
    step(async ({ page, text, send }) => {
      await page.goto(`/products/${quiet}`)
      await section(page)
        .getByText(/^هنوز کسی دربارهٔ این کالا نپرسیده است/)
        .waitFor()
      await ask(page).click()
      await text.waitFor()
      await expect.poll(() => send.isDisabled()).toBe(true)
      await text.focus()
      await text.blur()
      await form(page).getByRole('alert').filter({ hasText: 'فیلد الزامی است' }).waitFor()
      await text.fill('آ'.repeat(1_001))
      const tooLong = form(page).getByRole('alert')
      await tooLong.filter({ hasText: 'متن از اندازهٔ مجاز بلندتر است' }).waitFor()
      await expect.poll(() => send.isDisabled()).toBe(true)
      await text.fill(hostile)
      await expect.poll(() => send.isDisabled()).toBe(false)
    }),
  )

  it(
    'leads the guest to the sign-in and back, with the text kept',
    step(async ({ visitor, page, text, send }) => {
      await send.click()
      const link = login(page).getByRole('link', { name: 'ورود یا ثبت‌نام' })
      await expect
        .poll(() => link.getAttribute('href'))
        .toBe(`/login?redirectUrl=products/${quiet}`)
      await link.click()
      await signIn(visitor)
      await page.waitForURL(`**/products/${quiet}`)
      await expect.poll(() => text.inputValue()).toBe(hostile)
    }),
  )

  it(
    'is sent, and waits for the approval of the shop',
    step(async ({ page, send }) => {
      const sending = page.waitForRequest((request) =>
        request.url().endsWith('/product/v1/question/'),
      )
      await send.click()
      expect((await sending).postDataJSON()).toMatchObject({ text: hostile })
      await toast(page, 'success', 'پرسش شما ثبت شد و در انتظار تأیید است').waitFor()
      await page.getByRole('dialog').getByRole('button', { name: 'بستن' }).last().click()
      await page.reload()
      await section(page)
        .getByText(/^هنوز کسی دربارهٔ این کالا نپرسیده است/)
        .waitFor()
    }),
  )

  it(
    'is on the page as it was typed once it is approved, and is answered there by another customer',
    step(async ({ page }) => {
      const { api } = await staffMember()
      const waiting = await answer(api.GET('/staff/question/'))
      const id = waiting.results.find(({ product }) => product.slug === quiet)?.id ?? 0
      const params = { path: { id } }
      await answer(api.POST('/staff/question/{id}/approve/', { params }))
      await expect.poll(async () => (await reloadWhole(page), items(page).count())).toBe(1)
      await items(page).getByText(hostile, { exact: true }).waitFor()

      const { page: theirs } = await customer('desktop')
      await theirs.goto(`/products/${quiet}`)
      await items(theirs).getByRole('button', { name: 'پاسخ به این پرسش' }).click()
      const reply = theirs.getByRole('dialog', { name: 'پاسخ شما' })
      await reply.getByText(hostile, { exact: true }).waitFor()
      await reply.getByLabel('متن پاسخ').fill('بله، رجیستر شده است.')
      await reply.getByRole('button', { name: 'ثبت پاسخ' }).click()
      await toast(theirs, 'success', 'پاسخ شما ثبت شد و در انتظار تأیید است').waitFor()

      const answers = await answer(api.GET('/staff/answer/'))
      const mine = answers.results.find(({ question_id }) => question_id === id)
      const path = { id: mine?.id ?? 0 }
      await answer(api.POST('/staff/answer/{id}/approve/', { params: { path } }))
      const body = { text: 'در سامانهٔ همتا هم استعلام بگیرید.' }
      await answer(api.POST('/product/v1/question/{id}/answer/', { params, body }))
      const said = items(page).getByRole('blockquote')
      await expect.poll(async () => (await reloadWhole(page), said.count())).toBe(2)
      await said.first().getByText('پاسخ فروشگاه', { exact: true }).waitFor()
      await said.nth(1).getByText('بله، رجیستر شده است.').waitFor()
    }),
  )

  it(
    'brings its author a message for each answer',
    step(async ({ page }) => {
      await page.goto('/messages')
      const news = page.getByText('پرسش شما پاسخ گرفت', { exact: true })
      await expect.poll(() => news.count()).toBe(2)
    }),
  )
})
