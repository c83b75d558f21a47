import { describe, expect, it } from 'vitest'
import { answer } from '#tests/support/shopper.ts'
import { customer, type Customer } from './support/customer.ts'
import { breakCall, networkNoise } from './support/network.ts'
import { home, typeAddress } from './support/purchase.ts'
import { useBrowser, useStory } from './support/story.ts'
import { toast } from './support/toasts.ts'

useBrowser()

/** Saves so many products without a page. */
async function saveProducts({ api }: Pick<Customer, 'api'>, howMany: number): Promise<void> {
  const { results } = await answer(
    api.GET('/product/v2/product/', { params: { query: { size: howMany } } }),
  )
  for (const { slug } of results.slice(0, howMany)) {
    const params = { path: { slug } }
    const body = { save_status: true }
    await answer(api.POST('/product/v2/{slug}/update_save_status/', { params, body }))
  }
}

describe('the saved products', () => {
  it(
    'are empty at first, and again once the last one is removed',
    {
      tags: ['PROF-25', 'PROF-30'],
    },
    async () => {
      const owner = await customer('phone')
      const { page } = owner
      const none = page.getByText('کالایی برای نمایش وجود ندارد', { exact: true })
      await page.goto('/saved-products')
      await page.getByRole('heading', { name: 'ذخیره‌شده‌ها', level: 1 }).waitFor()
      await none.waitFor()
      expect(await page.getByRole('list', { name: 'ذخیره‌شده‌ها' }).count()).toBe(0)
      await saveProducts(owner, 1)
      await page.reload()
      await page.getByRole('button', { name: /از این فهرست$/ }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'حذف شود' }).click()
      await none.waitFor()
    },
  )

  describe('in two pages', () => {
    const step = useStory(async () => {
      const owner = await customer('desktop', { expectedErrors: networkNoise })
      await saveProducts(owner, 13)
      await owner.page.goto('/saved-products')
      const cards = owner.page.getByRole('list', { name: 'ذخیره‌شده‌ها' }).locator('> li')
      return { page: owner.page, cards }
    })

    it(
      'are in a grid, twelve to a page',
      { tags: ['PROF-26', 'PROF-27', 'PROF-28'] },
      step(async ({ page, cards }) => {
        await expect.poll(() => cards.count()).toBe(12)
        const places = await cards.evaluateAll((all) =>
          all.slice(0, 3).map((card) => Math.round(card.getBoundingClientRect().top)),
        )
        // A phone has room for one column.
        const isPhone = (page.viewportSize()?.width ?? 0) < 768
        expect(new Set(places).size).toBe(isPhone ? 3 : 1)
        const first = await cards.getByRole('heading').allInnerTexts()
        await page.getByRole('link', { name: 'صفحهٔ ۲' }).first().click()
        await page.waitForURL('**/saved-products?page=2')
        await expect.poll(() => cards.count()).toBe(1)
        expect(first).not.toContain(await cards.getByRole('heading').innerText())
      }),
    )

    it(
      'are removed once that is confirmed',
      { tags: ['PROF-29', 'PROF-87', 'PROF-90'] },
      step(async ({ page, cards }) => {
        await page.goto('/saved-products')
        const remove = cards.first().getByRole('button', { name: /از این فهرست$/ })
        const dialog = page.getByRole('alertdialog', { name: 'حذف از ذخیره‌شده‌ها' })
        const titles = () => cards.getByRole('heading').allInnerTexts()
        await expect.poll(() => cards.count()).toBe(12)
        const before = await titles()
        await remove.click()
        await dialog.getByRole('button', { name: 'انصراف' }).click()
        await dialog.waitFor({ state: 'hidden' })
        expect(await titles()).toEqual(before)
        const broken = await breakCall(page, /unsave-product/, 500)
        await remove.click()
        await dialog.getByRole('button', { name: 'حذف شود' }).click()
        await toast(page, 'error', 'حذف انجام نشد. دوباره تلاش کنید.').waitFor()
        await dialog.getByRole('button', { name: 'انصراف' }).click()
        await dialog.waitFor({ state: 'hidden' })
        expect(await titles()).toEqual(before)
        broken.mend()
        await remove.click()
        await dialog.getByRole('button', { name: 'حذف شود' }).click()
        await toast(page, 'success', 'با موفقیت حذف شد').waitFor()
        await expect.poll(titles).not.toContain(before[0])
      }),
    )
  })
})

describe('the addresses of the account', () => {
  const step = useStory(async () => {
    const { page } = await customer('desktop')
    await page.goto('/my-addresses')
    return { page }
  })

  it(
    'are added',
    { tags: ['PROF-20', 'PROF-22', 'ROLE2-08'] },
    step(async ({ page }) => {
      await page
        .getByRole('button', { name: /افزودن آدرس|آدرس تازه/ })
        .first()
        .click()
      await typeAddress(page)
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /ثبت آدرس/ })
        .click()
      await page.getByRole('heading', { name: home.title, level: 2 }).waitFor()
      await page.reload()
      await page.getByText(/خیابان ولیعصر/).waitFor()
      expect(await page.getByRole('heading', { level: 2, name: home.title }).count()).toBe(1)
    }),
  )

  it(
    'are listed, edited and removed',
    { tags: ['PROF-21', 'PROF-23', 'PROF-24'] },
    step(async ({ page }) => {
      await page
        .getByRole('button', { name: /افزودن آدرس|آدرس تازه/ })
        .first()
        .click()
      await typeAddress(page)
      await page.getByRole('dialog').getByLabel('عنوان آدرس').fill('محل کار')
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /ثبت آدرس/ })
        .click()
      await page.getByRole('heading', { name: 'محل کار', level: 2 }).waitFor()
      await page.getByRole('heading', { name: home.title, level: 2 }).waitFor()
      await page.getByRole('button', { name: /ویرایش.*محل کار/ }).click()
      const form = page.getByRole('dialog')
      await form.getByLabel('عنوان آدرس').fill('دفتر')
      await form.getByRole('button', { name: /ثبت آدرس/ }).click()
      await page.getByRole('heading', { name: 'دفتر', level: 2 }).waitFor()
      await page.reload()
      await page.getByRole('heading', { name: 'دفتر', level: 2 }).waitFor()
      expect(await page.getByRole('heading', { name: 'محل کار', level: 2 }).count()).toBe(0)
      await page.getByRole('button', { name: /حذف.*دفتر/ }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'حذف آدرس' }).click()
      const gone = page.getByRole('heading', { name: 'دفتر', level: 2 })
      await gone.waitFor({ state: 'detached' })
      await page.reload()
      await page.getByRole('heading', { name: home.title, level: 2 }).waitFor()
      expect(await gone.count()).toBe(0)
      expect(await page.getByRole('heading', { name: home.title, level: 2 }).count()).toBe(1)
    }),
  )
})

it('the form of an address ends at the bottom of a tablet that is higher than its fields', async () => {
  const { page } = await customer('tablet')
  await page.goto('/my-addresses')
  const add = page.getByRole('button', { name: /افزودن آدرس|آدرس تازه/ }).first()
  await add.click()
  const save = page.getByRole('dialog').getByRole('button', { name: /ثبت آدرس/ })
  await save.waitFor()
  const below = () =>
    save.evaluate((button) => {
      const foot = button.closest('[data-foot]') ?? button
      return Math.round(innerHeight - foot.getBoundingClientRect().bottom)
    })
  await expect.poll(below).toBe(0)
})
