import { describe, expect, it } from 'vitest'
import { formatToman, toPersianDigits } from '#domain/digits.ts'
import { answer } from '#tests/support/shopper.ts'
import { clientOf, customer } from './support/customer.ts'
import { press } from './support/purchase.ts'
import { shopper, tokensIn, useBrowser, useStory } from './support/story.ts'
import { toast } from './support/toasts.ts'

useBrowser()

describe('the sale of a used phone', () => {
  const step = useStory(async () => {
    const guest = await shopper('phone')
    const api = clientOf(guest)
    const models = await answer(api.GET('/used-products/used-product-model-user/'))
    const { id = 0, title = '' } = models.find((one) => one.title.includes('A16')) ?? {}
    const model = await answer(
      api.GET('/used-products/used-product-model-user/{id}/', { params: { path: { id } } }),
    )
    const questions = Object.entries(model.properties)
    await guest.page.goto('/used-phone')
    return { ...guest, models, model, title, questions }
  })
  /** The second option of every question. */
  const chosen = (questions: [string, { title: string; price_reduction_percentage: number }[]][]) =>
    questions.flatMap(([, options]) => options[1] ?? [])

  it(
    'says what the shop promises, with questions and a chat',
    { tags: ['USED-01', 'USED-02', 'USED-06', 'USED-07', 'USED-08', 'ROUTE-20'] },
    step(async ({ page, models }) => {
      await page.getByRole('heading', { level: 1, name: 'برآورد قیمت و فروش فوری' }).waitFor()
      const estimate = page.getByRole('region', { name: 'برآورد قیمت گوشی' })
      const choices = estimate.getByRole('list', { name: 'مدل‌ها' }).getByRole('button')
      await expect.poll(() => choices.count()).toBe(models.length)
      const benefits = page.getByRole('list', { name: 'چرا فروش به فیروزه؟' }).getByRole('listitem')
      expect(await benefits.count()).toBe(4)
      const width = page.viewportSize()?.width ?? 0
      for (const benefit of await benefits.all()) {
        const box = (await benefit.boundingBox()) ?? { x: 0, width: 0, height: 0 }
        expect(box.width).toBeGreaterThan(100)
        expect(box.height).toBeGreaterThan(40)
        expect(box.x).toBeGreaterThanOrEqual(0)
        expect(box.x + box.width).toBeLessThanOrEqual(width)
      }
      const questions = page.locator('summary')
      expect(await questions.count()).toBeGreaterThan(3)
      for (const question of await questions.all()) {
        await question.click()
        await expect.poll(() => question.locator('xpath=..').getAttribute('open')).toBe('')
        await question.click()
        await expect.poll(() => question.locator('xpath=..').getAttribute('open')).toBeNull()
      }
      const chat = page.getByRole('link', { name: /گفت‌وگو در واتساپ/ })
      expect(await chat.getAttribute('href')).toMatch(/^https:\/\/wa\.me\//)
    }),
  )

  it(
    'names a call within 1 hour, the sale within 24 hours and free pickup in Tehran only',
    { tags: ['USED-23', 'USED-24', 'USED-25'] },
    step(async ({ page }) => {
      const text = await page.getByRole('list', { name: 'چرا فروش به فیروزه؟' }).innerText()
      expect(text).toContain('تماس تا ۱ ساعت')
      expect(text).toContain('تکمیل فروش تا ۲۴ ساعت')
      expect(text).toContain('پیک رایگان، فقط در تهران')
      expect(await page.getByRole('main').innerText()).not.toMatch(/(۴۸|۷۲) ساعت/)
    }),
  )

  it(
    'begins with the models, to search in',
    { tags: ['USED-03'] },
    step(async ({ page, models }) => {
      const buttons = page.getByRole('list', { name: 'مدل‌ها' }).getByRole('button')
      await expect.poll(() => buttons.count()).toBe(models.length)
      await page.getByLabel('جستجوی مدل').fill('گلکسی A16')
      await expect
        .poll(() => buttons.allInnerTexts())
        .toEqual([expect.stringContaining('گلکسی A16')])
    }),
  )

  it(
    'asks one question for each property, each answer leading to the next, and goes back the same way',
    { tags: ['USED-04', 'USED-11', 'USED-12', 'USED-13', 'USED-14'] },
    step(async ({ page, models, questions }) => {
      const heading = (name: string) => page.getByRole('heading', { level: 2, name }).waitFor()
      const [first = '', second = ''] = questions.map(([name]) => name)
      await page.getByLabel('جستجوی مدل').fill('')
      const wizard = page.getByRole('region', { name: 'برآورد قیمت گوشی' })
      await page.getByRole('list', { name: 'مدل‌ها' }).getByRole('button').last().click()
      await wizard.getByRole('progressbar').waitFor()
      await expect
        .poll(async () => (await wizard.getByRole('heading', { level: 2 }).boundingBox())?.y)
        .toBeGreaterThan(0)
      await press(page, 'مرحلهٔ قبل')
      await heading('برند و مدل گوشی')
      await page.getByRole('button', { name: /A16/ }).click()
      await heading(first)
      await press(page, 'مرحلهٔ قبل')
      await heading('برند و مدل گوشی')
      const again = page.getByRole('list', { name: 'مدل‌ها' }).getByRole('button')
      await expect.poll(() => again.count()).toBe(models.length)
      expect(await page.getByRole('button', { name: 'مرحلهٔ قبل' }).count()).toBe(0)
      await page.getByRole('button', { name: /A16/ }).click()
      const [option] = chosen(questions)
      await heading(first)
      await page.getByRole('button', { name: option?.title }).first().dblclick()
      await heading(second)
      await press(page, 'مرحلهٔ قبل')
      await heading(first)
      for (const [index, { title }] of chosen(questions).entries()) {
        await heading(questions[index]?.[0] ?? '')
        await press(page, title)
      }
      await heading('برای فروش، با شما تماس می‌گیریم')
    }),
  )

  it(
    'asks for a name and a phone number, and says what is wrong with them',
    { tags: ['USED-05', 'USED-16', 'USED-17', 'USED-18'] },
    step(async ({ page }) => {
      const submit = page.getByRole('button', { name: 'ثبت درخواست فروش' })
      const [name, phone] = [page.getByLabel('نام و نام خانوادگی'), page.getByLabel('شماره تماس')]
      const message = (text: string) => page.getByRole('alert').filter({ hasText: text })
      await expect.poll(() => submit.isDisabled()).toBe(true)
      await name.focus()
      await name.blur()
      await message('فیلد الزامی است').waitFor()
      await name.fill('نگار رستمی')
      await message('فیلد الزامی است').waitFor({ state: 'hidden' })
      expect(await submit.isDisabled()).toBe(true)
      await phone.fill('0912abc')
      await phone.blur()
      await message('لطفا فقط عدد وارد نمایید').waitFor()
      expect(await submit.isDisabled()).toBe(true)
      await phone.fill('')
      await message('فیلد الزامی است').waitFor()
      expect(await submit.isDisabled()).toBe(true)
    }),
  )

  it(
    'continues after a reload, and after a visit to another page, with everything that was typed',
    step(async ({ page, phone }) => {
      await page.getByLabel('شماره تماس').fill(toPersianDigits(phone))
      await page.reload()
      const name = () => page.getByLabel('نام و نام خانوادگی').inputValue()
      await expect.poll(name).toBe('نگار رستمی')
      await page.goto('/faq')
      await page.goBack()
      await expect.poll(name).toBe('نگار رستمی')
      expect(await page.getByLabel('شماره تماس').inputValue()).toBe(toPersianDigits(phone))
    }),
  )

  it(
    'registers the request and shows the approximate price',
    { tags: ['USED-10', 'USED-15', 'USED-22', 'ROLE-08', 'ROLE2-04', 'ROLE2-30'] },
    step(async ({ page, context, phone, model, questions }) => {
      const options = Object.values(model.properties).flatMap(([, second]) => second ?? [])
      const sent = page.waitForRequest('**/api/used-products/used-product/')
      await press(page, 'ثبت درخواست فروش')
      expect((await sent).postDataJSON()).toEqual({
        name: 'نگار رستمی',
        phone_number: phone,
        used_product_model_id: model.id,
        used_product_property_options_ids: options.map(({ id }) => id),
      })
      expect((await (await sent).response())?.status()).toBe(201)
      expect(await tokensIn(context)).toEqual([])
      await page.getByRole('heading', { name: 'درخواست فروش شما ثبت شد' }).waitFor()
      await toast(page, 'success', 'درخواست شما با موفقیت ثبت شد').waitFor()
      const kept = chosen(questions).reduce(
        (percent, option) => percent - option.price_reduction_percentage,
        100,
      )
      const estimate = Math.floor((model.base_price * Math.max(0, kept)) / 100_000) * 1000
      await page.getByText('قیمت تقریبی گوشی شما').waitFor()
      await page.getByText(formatToman(estimate)).waitFor()
    }),
  )
})

describe('the sale of a used phone by a customer', () => {
  it('starts with the name and the number of the profile', async () => {
    const { page, phone, api } = await customer('phone')
    const [model] = await answer(api.GET('/used-products/used-product-model-user/'))
    const path = { id: model?.id ?? 0 }
    const { properties } = await answer(
      api.GET('/used-products/used-product-model-user/{id}/', { params: { path } }),
    )
    await page.goto('/used-phone')
    await page.getByRole('button', { name: model?.title ?? '' }).click()
    for (const [name, options] of Object.entries(properties)) {
      await page.getByRole('heading', { level: 2, name }).waitFor()
      await press(page, options[0]?.title ?? '')
    }
    const name = page.getByLabel('نام و نام خانوادگی')
    await expect.poll(() => name.inputValue()).toBe('سارا محمدی')
    expect(await page.getByLabel('شماره تماس').inputValue()).toBe(toPersianDigits(phone))
    await name.fill('نگار رستمی')
    await page.reload()
    await expect.poll(() => name.inputValue()).toBe('نگار رستمی')
  })
})
