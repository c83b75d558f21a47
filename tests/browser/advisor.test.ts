import { describe, expect, it } from 'vitest'
import { toLatinDigits } from '#domain/digits.ts'
import { customer } from './support/customer.ts'
import { breakCall, networkNoise } from './support/network.ts'
import { shopper, useBrowser, useStory } from './support/story.ts'
import { toast } from './support/toasts.ts'
import { answer } from '#tests/support/shopper.ts'

useBrowser()

describe('the purchase advisor', () => {
  it('sends a guest to the sign-in', { tags: ['ADV-05', 'ROUTE-09', 'ROLE-27'] }, async () => {
    const { page } = await shopper('phone')
    await page.goto('/purchase-advisor')
    await page.waitForURL((url) => url.pathname === '/login')
    expect(new URL(page.url()).search).toBe('?redirectUrl=purchase-advisor')
  })

  const step = useStory(async () => {
    const buyer = await customer('phone', { expectedErrors: networkNoise })
    await buyer.page.goto('/purchase-advisor')
    return buyer
  })

  it(
    'asks for the product type, the number of the profile and a description',
    { tags: ['ADV-01', 'ADV-02', 'ADV-03', 'ADV-04', 'ROLE-28', 'ROUTE-09'] },
    step(async ({ page, api, phone }) => {
      const categories = await answer(api.GET('/product/categories/'))
      const options = page.getByLabel('نوع کالا').getByRole('option')
      await expect
        .poll(() => options.allTextContents())
        .toEqual(['انتخاب کنید', ...categories.map(({ name }) => name)])
      const text = page.getByLabel('توضیحات')
      await expect.poll(() => text.evaluate(({ tagName }) => tagName)).toBe('TEXTAREA')
      await expect
        .poll(async () => toLatinDigits(await page.getByLabel('شماره تماس').inputValue()))
        .toBe(phone)
    }),
  )

  it(
    'says at each field what is wrong, and sends nothing until all is right',
    { tags: ['ADV-08', 'ADV-09', 'ADV-10', 'ADV-11', 'ADV-12', 'REG-48'] },
    step(async ({ page, phone }) => {
      const submit = page.getByRole('button', { name: 'درخواست مشاوره' })
      const isOff = () => submit.isDisabled()
      const message = (text: string) => page.getByRole('alert').filter({ hasText: text })
      const [category, text, number] = [
        page.getByLabel('نوع کالا'),
        page.getByLabel('توضیحات'),
        page.getByLabel('شماره تماس'),
      ]
      await expect.poll(isOff).toBe(true)
      await category.selectOption({ index: 1 })
      await text.focus()
      await text.blur()
      await message('فیلد الزامی است').waitFor()
      expect(await isOff()).toBe(true)
      await text.fill('گوشی با باتری خوب')
      await expect.poll(isOff).toBe(false)
      await category.selectOption({ index: 0 })
      await category.focus()
      await category.blur()
      await message('فیلد الزامی است').waitFor()
      await expect.poll(isOff).toBe(true)
      await category.selectOption({ index: 1 })
      for (const [typed, expected] of [
        ['', 'فیلد الزامی است'],
        [phone.slice(0, 10), 'شماره موبایل باید ۱۱ رقمی باشد'],
        ['0912abc', 'لطفا فقط عدد وارد نمایید'],
        [`${phone}0`, 'شماره موبایل باید ۱۱ رقمی باشد'],
      ] as const) {
        await number.fill(typed)
        await number.blur()
        await message(expected).waitFor()
        expect(await isOff()).toBe(true)
      }
      await number.fill(phone)
      await expect.poll(isOff).toBe(false)
    }),
  )

  it(
    'keeps the input when the request fails',
    { tags: ['ADV-15'] },
    step(async ({ page, api, phone }) => {
      const [first] = await answer(api.GET('/product/categories/'))
      for (const how of ['abort', 500] as const) {
        const call = await breakCall(page, /sales-advisor/, how)
        await page.getByRole('button', { name: 'درخواست مشاوره' }).click()
        await expect.poll(() => call.count).toBe(1)
        await page.getByRole('alert').filter({ hasText: 'درخواست شما ثبت نشد.' }).waitFor()
        expect(await page.getByLabel('توضیحات').inputValue()).toBe('گوشی با باتری خوب')
        expect(await page.getByLabel('نوع کالا').inputValue()).toBe(String(first?.id))
        expect(toLatinDigits(await page.getByLabel('شماره تماس').inputValue())).toBe(phone)
        call.mend()
      }
    }),
  )

  it(
    'registers the request and empties the form',
    { tags: ['ADV-06', 'ADV-13', 'ADV-16', 'ADV-17', 'ROLE-09', 'ROLE2-15'] },
    step(async ({ page, api }) => {
      const [first] = await answer(api.GET('/product/categories/'))
      const other = '09120000000'
      await page.getByLabel('شماره تماس').fill(other)
      const sent = page.waitForRequest('**/api/ticket/sales-advisor/')
      await page.getByRole('button', { name: 'درخواست مشاوره' }).click()
      expect((await sent).postDataJSON()).toEqual({
        category: first?.id,
        text: 'گوشی با باتری خوب',
        phone_number: other,
      })
      await toast(page, 'success', 'با موفقیت ثبت شد!').waitFor()
      await expect.poll(() => page.getByLabel('توضیحات').inputValue()).toBe('')
      expect(await page.getByLabel('نوع کالا').inputValue()).toBe('')
      const received = page.getByRole('status').filter({ hasText: 'درخواست مشاورهٔ شما ثبت شد.' })
      await expect
        .poll(async () => toLatinDigits(await received.innerText()).replaceAll(/\D/g, ''))
        .toContain(other)
      await toast(page, 'success', 'با موفقیت ثبت شد!').waitFor({ state: 'detached' })
      expect(await received.isVisible()).toBe(true)
    }),
  )

  it('keeps the input through a reload, and nothing that was sent', async () => {
    const { page } = await customer('phone')
    await page.goto('/purchase-advisor')
    const [category, text] = [page.getByLabel('نوع کالا'), page.getByLabel('توضیحات')]
    await category.selectOption({ index: 1 })
    await text.fill('گوشی سبک')
    await page.reload()
    await expect.poll(() => text.inputValue()).toBe('گوشی سبک')
    expect(await category.inputValue()).not.toBe('')
    await page.getByRole('button', { name: 'درخواست مشاوره' }).click()
    await toast(page, 'success', 'با موفقیت ثبت شد!').waitFor()
    await page.reload()
    await page.getByLabel('شماره تماس').waitFor()
    expect(await page.evaluate(() => sessionStorage.getItem('advice-draft'))).toBeNull()
    expect(await text.inputValue()).toBe('')
  })
})
