import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { photo } from '#tests/support/files.ts'
import { answer } from '#tests/support/shopper.ts'
import { axeFindingsInBothThemes } from './support/axe.ts'
import { staffMember } from './support/customer.ts'
import { press } from './support/purchase.ts'
import { useBrowser, useStory } from './support/story.ts'
import { toast } from './support/toasts.ts'

useBrowser()

describe('a category in the back office', () => {
  const step = useStory(() => staffMember({ device: 'phone' }))
  const slug = `own-${Date.now()}`
  const name = 'دستهٔ خودساخته'

  it(
    'is added, and those below it are put in another order by keyboard',
    step(async ({ page, api }) => {
      await page.goto('/staff/categories')
      await page.getByRole('link', { name: 'افزودن دسته' }).click()
      const form = page.getByRole('region', { name: 'دستهٔ تازه' })
      await form.getByLabel('نام دسته').fill(name)
      await form.getByLabel('نام انگلیسی در آدرس').fill('Own Category')
      await form.getByLabel('عنوان صفحه').fill(name)
      await form.getByLabel('توضیح برای موتور جستجو').fill(name)
      await press(page, 'ثبت')
      await form.getByText(/^نام را با حرف کوچک انگلیسی/).waitFor()
      await form.getByLabel('نام انگلیسی در آدرس').fill(slug)
      expect(await axeFindingsInBothThemes(page, 'light')).toEqual([])
      await press(page, 'ثبت')
      await toast(page, 'success', `${name} ثبت شد`).waitFor()
      await page.getByRole('region', { name: `ویرایش دستهٔ ${name}` }).waitFor()
      const { categories } = await answer(api.GET('/staff/category/'))
      const made = categories.find(({ content }) => content.slug === slug)
      if (made === undefined) throw new Error('the category was not made')
      for (const place of [0, 1])
        await answer(
          api.POST('/staff/category/', {
            body: {
              ...made.content,
              name: `زیردستهٔ ${place}`,
              slug: `${slug}-${place}`,
              parent_id: made.id,
              place,
            },
          }),
        )
      await page.reload()
      const below = page.getByRole('group', { name: `ترتیب زیردسته‌های ${name}` })
      const second = below.getByRole('group', { name: 'زیردستهٔ 1' })
      await second.getByRole('link').press('Alt+ArrowUp')
      const order = async () => {
        const all = await answer(api.GET('/staff/category/'))
        const own = all.categories.filter(({ content }) => content.parent_id === made.id)
        return own.map(({ content }) => content.slug)
      }
      await expect.poll(order).toEqual([`${slug}-1`, `${slug}-0`])
      expect(await axeFindingsInBothThemes(page, 'light')).toEqual([])
    }),
  )

  it(
    'is renamed, and its former address leads to the new one for good',
    step(async ({ page }) => {
      await page.getByLabel('نام انگلیسی در آدرس').fill(`${slug}-new`)
      await press(page, 'ثبت')
      await toast(page, 'success', `${name} ثبت شد`).waitFor()
      await expect
        .poll(() => answered(page, `/productlist/${slug}`))
        .toEqual([301, `/productlist/${slug}-new`])
      expect(await answered(page, `/productlist/${slug}-new`)).toEqual([200, undefined])
    }),
  )

  it(
    'is hidden after it was said what goes along, and its address leads to all products',
    step(async ({ page }) => {
      await press(page, 'پنهان کردن')
      const dialog = page.getByRole('alertdialog')
      await dialog.getByText(`«${name}» و ۲ زیردستهٔ آن`, { exact: false }).waitFor()
      expect(await axeFindingsInBothThemes(page, 'light')).toEqual([])
      await press(page, 'پنهان شود')
      await toast(page, 'success', `${name} پنهان شد`).waitFor()
      await page.getByText('این دسته پنهان است.').waitFor()
      await expect
        .poll(() => answered(page, `/productlist/${slug}-new`))
        .toEqual([302, '/productlist'])
    }),
  )
})

describe('the page of a category', () => {
  it('opens at its top on a desktop, whose form is in sight there', async () => {
    const { page, api } = await staffMember({ device: 'desktop' })
    const { categories } = await answer(api.GET('/staff/category/'))
    await page.goto(`/staff/categories?id=${categories[0]?.id}`)
    await page.getByRole('region', { name: /^ویرایش دستهٔ/ }).waitFor()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.querySelector('form') !== null))
      .toBe(true)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  it('says after the upload of a picture that the category is still to be saved', async () => {
    const { page, api } = await staffMember({ device: 'phone' })
    const { categories } = await answer(api.GET('/staff/category/'))
    await page.goto(`/staff/categories?id=${categories[0]?.id}`)
    await page.getByLabel('بارگذاری تصویر بالای فهرست', { exact: true }).setInputFiles({
      name: 'banner.jpg',
      mimeType: 'image/jpeg',
      buffer: await photo(1600, 600),
    })
    await press(page, 'فرستادن تصویر')
    await page.getByText('تصویر بارگذاری شد و پس از ثبت دسته در فروشگاه دیده می‌شود.').waitFor()
  })
})

async function answered(page: Page, path: string) {
  const response = await page.request.get(path, { maxRedirects: 0 })
  return [response.status(), response.headers()['location']]
}
