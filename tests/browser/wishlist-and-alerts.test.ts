import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { customer, staffMember, type Customer } from './support/customer.ts'
import { signIn } from './support/gestures.ts'
import { breakCall, networkNoise } from './support/network.ts'
import { shopper, useBrowser, useStory } from './support/story.ts'
import { toast } from './support/toasts.ts'
import { answer } from '#tests/support/shopper.ts'
import { untilRelease } from './support/profiles.ts'

useBrowser()

const watch = 'amazfit-bip-6'
/** A phone that is sold out in red. */
const nokia = { slug: 'nokia-105-2023', soldOut: 'قرمز' }

const heart = (page: Page, isSaved: boolean) =>
  page.getByRole('button', { name: isSaved ? 'حذف از ذخیره‌شده‌ها' : 'ذخیره کردن', exact: true })
const bell = (page: Page) => page.getByRole('button', { name: 'خبرم کن ارزان شد' })

/** Ticks one channel and takes it back: the dialog can be sent only in between. */
async function expectToNeedChannel(dialog: Locator, submit: Locator): Promise<void> {
  await expect.poll(() => submit.isDisabled()).toBe(true)
  for (const channel of ['پیامک', 'پیام در حساب کاربری']) {
    await dialog.getByLabel(channel).check()
    await expect.poll(() => submit.isDisabled()).toBe(false)
    await dialog.getByLabel(channel).uncheck()
    await expect.poll(() => submit.isDisabled()).toBe(true)
  }
}

const lostLine = 'ارتباط با فروشگاه برقرار نشد. اینترنت خود را بررسی کنید و دوباره تلاش کنید.'

/** The bodies of the calls of a page whose address fits, as they leave. */
function callsOf(page: Page, path: RegExp): unknown[] {
  const calls: unknown[] = []
  page.on('request', (request) => {
    if (path.test(request.url())) calls.push(request.postDataJSON())
  })
  return calls
}

describe('saving a product', () => {
  describe('of a guest', () => {
    const step = useStory(async () => {
      const guest = await shopper('phone')
      const { page } = guest
      const saves = callsOf(page, /update_save_status/)
      await page.goto(`/products/${watch}`)
      return { guest, page, saves }
    })

    it(
      'sends a guest to sign in, and saves nothing before',
      { tags: ['PDP-20', 'PDP-38', 'ROLE-21'] },
      step(async ({ page, saves }) => {
        await heart(page, false).click()
        await page.waitForURL(`**/login?redirectUrl=products/${watch}&action=save`)
        expect(saves).toEqual([])
      }),
    )

    it(
      'is saved on the way back, once',
      { tags: ['PDP-28', 'PDP-29', 'PDP-39', 'PDP-65', 'ROLE-22', 'ROUTE-02'] },
      step(async ({ guest, page, saves }) => {
        await signIn(guest)
        await heart(page, true).waitFor()
        await toast(page, 'success', 'با موفقیت انجام شد').waitFor()
        expect(new URL(page.url()).search).toBe('')
        await page.reload()
        await heart(page, true).waitFor()
        expect(saves).toEqual([{ save_status: true }])
      }),
    )
  })

  it(
    'turns on and off for a customer and survives a reload',
    { tags: ['PDP-37', 'PDP-60', 'PDP-65', 'PDP-73'] },
    async () => {
      const { page, api } = await customer('desktop')
      await page.goto(`/products/${watch}`)
      const saves = callsOf(page, /update_save_status/)
      await heart(page, false).click()
      await toast(page, 'success', 'با موفقیت انجام شد').waitFor()
      const reads = callsOf(page, /\/saved\//)
      await page.reload()
      await heart(page, true).waitFor()
      expect(reads).toHaveLength(1)
      expect((await answer(api.GET('/profile/saved-product/'))).results).toHaveLength(1)
      await heart(page, true).click()
      await heart(page, false).waitFor()
      await page.reload()
      await heart(page, false).waitFor()
      expect(saves).toEqual([{ save_status: true }, { save_status: false }])
    },
  )

  it(
    'says that it was saved already, and why it could not be saved',
    { tags: ['PDP-69'] },
    async () => {
      const { page, api } = await customer('phone', { expectedErrors: networkNoise })
      const params = { path: { slug: watch } }
      await answer(
        api.POST('/product/v2/{slug}/update_save_status/', { params, body: { save_status: true } }),
      )
      await page.goto(`/products/${watch}?action=save`)
      await toast(page, 'info', 'محصول در لیست ذخیره شده‌ها موجود است!').waitFor()
      await heart(page, true).waitFor()
      const broken = await breakCall(page, /update_save_status/)
      await heart(page, true).click()
      await toast(page, 'error', lostLine).waitFor()
      await heart(page, true).waitFor()
      broken.mend()
      await heart(page, true).click()
      await heart(page, false).waitFor()
    },
  )
})

describe('a toast on a phone', () => {
  it('gives its place to the next one, though it is being read', async () => {
    const { page } = await customer('phone', { expectedErrors: networkNoise })
    await page.goto(`/products/${watch}`)
    await heart(page, false).click()
    await toast(page, 'success', 'با موفقیت انجام شد').waitFor()
    await heart(page, true).waitFor()
    const region = page.getByRole('region', { name: 'پیام‌های فروشگاه', exact: true })
    await region.getByRole('status').getByRole('button', { name: 'بستن' }).focus()
    await breakCall(page, /update_save_status/)
    await heart(page, true).dispatchEvent('click')
    await toast(page, 'error', lostLine).waitFor()
    await toast(page, 'success', 'با موفقیت انجام شد').waitFor({ state: 'detached' })
  })
})

describe('before the script has come', () => {
  it('the heart and the bells are links that lead to the sign-in and back', async () => {
    const { page } = await shopper('phone', { javaScriptEnabled: false })
    const { price } = await page.request
      .get(`/api/product/v2/product/${nokia.slug}/`)
      .then((reply) => reply.json())
    const { id } = price.find((each: { color_name: string }) => each.color_name === nokia.soldOut)
    await page.goto(`/products/${nokia.slug}?price_id=${id}`)
    const addressOf = (name: string) =>
      page.getByRole('link', { name, exact: true }).getAttribute('href')
    const back = `/login?redirectUrl=products/${nokia.slug}`
    expect(await addressOf('ذخیره کردن')).toBe(`${back}&action=save`)
    expect(await addressOf('خبرم کن ارزان شد')).toBe(
      `${back}%3Fprice_id%3D${id}&action=notify-discount`,
    )
    expect(await addressOf('موجود شد خبرم کن')).toBe(
      `${back}%3Fprice_id%3D${id}&action=notify-availability`,
    )
  })
})

/** Brings the stock of the sold-out variant to a number, and waits until the shop shows it. */
async function restock(staff: Customer, id: number, quantity: number): Promise<void> {
  const params = { path: { id } }
  const units = quantity - ((await soldOut(staff))?.quantity ?? 0)
  const body = { stock_change: { units, reason: 'corrected' } } as const
  await answer(staff.api.PATCH('/staff/variants/{id}/', { params, body }))
  await expect.poll(async () => (await soldOut(staff))?.quantity).toBe(quantity)
}

async function soldOut({ api }: Customer) {
  const params = { path: { slug: nokia.slug } }
  const { price } = await answer(api.GET('/product/v2/product/{slug}/', { params }))
  return price.find(({ color_name: color }) => color === nokia.soldOut)
}

const soldOutVariant = async (customer: Customer) => (await soldOut(customer))?.id ?? 0

describe('setting a stock alert', () => {
  describe('of a product that is sold out', () => {
    const step = useStory(async () => {
      const staff = await staffMember()
      const id = await soldOutVariant(staff)
      const guest = await shopper('phone')
      const { page, phone, origin } = guest
      const sets = callsOf(page, /set_product_notifier/)
      await page.goto(`/products/${nokia.slug}?price_id=${id}`)
      const dialog = page.getByRole('dialog', { name: 'خبر موجود شدن' })
      const submit = dialog.getByRole('button', { name: 'خبرم کنید' })
      return { guest, page, phone, origin, staff, id, sets, dialog, submit }
    })

    it(
      'sends a guest to sign in, and asks for nothing before',
      { tags: ['PDP-22', 'PDP-43', 'PDP-45', 'ROLE-23'] },
      step(async ({ page, sets }) => {
        await bell(page).click()
        await page.waitForURL(
          /\/login\?redirectUrl=products\/nokia-105-2023.+action=notify-discount/,
        )
        await page.goBack()
        await page.getByRole('button', { name: 'موجود شد خبرم کن' }).click()
        await page.waitForURL(
          /\/login\?redirectUrl=products\/nokia-105-2023.+action=notify-availability/,
        )
        expect(sets).toEqual([])
      }),
    )

    it(
      'opens after the sign-in, and needs a channel',
      { tags: ['PDP-12', 'PDP-40', 'PDP-58'] },
      step(async ({ guest, page, id, dialog, submit }) => {
        await signIn(guest)
        await dialog.waitFor()
        expect(new URL(page.url()).search).toBe(`?price_id=${id}`)
        await expectToNeedChannel(dialog, submit)
      }),
    )

    it(
      'is set with the channels that are ticked',
      { tags: ['PDP-41', 'PDP-63', 'ROLE-24'] },
      step(async ({ page, id, sets, dialog, submit }) => {
        await dialog.getByLabel('پیامک').check()
        await dialog.getByLabel('پیام در حساب کاربری').check()
        await submit.click()
        await toast(page, 'success', 'با موفقیت انجام شد').waitFor()
        await dialog.waitFor({ state: 'hidden' })
        expect(sets).toEqual([
          { notifier_type: 'availability', price_obj_id: id, notify_type: 'both' },
        ])
      }),
    )

    it(
      'can be taken back while it is set, and arrives by both channels when the product is back',
      { tags: ['PDP-22', 'PDP-45'] },
      step(async ({ page, phone, origin, staff, id }) => {
        await page.getByRole('button', { name: 'لغو خبر موجودی' }).waitFor()

        await restock(staff, id, 1)
        const outbox = async () => (await fetch(`${origin}/dev/outbox?phone=${phone}`)).text()
        await expect.poll(outbox).toContain('دوباره موجود شد')
        const messages = await page.evaluate(async () =>
          (await fetch('/api/ticket/message/')).json(),
        )
        expect(messages).toMatchObject([{ seen: false, product: { slug: nokia.slug } }])
        await page.reload()
        await page
          .getByRole('button', { name: 'افزودن به سبد' })
          .filter({ visible: true })
          .waitFor()
        expect(
          await page.getByRole('button', { name: /موجود شد خبرم کن|لغو خبر موجودی/ }).count(),
        ).toBe(0)
        await restock(staff, id, 0)
        await page.reload()
        await page.getByRole('button', { name: 'موجود شد خبرم کن' }).waitFor()
      }),
    )
  })

  it(
    'is taken back by the same button, which says when that failed',
    { tags: ['PDP-42', 'PDP-64', 'PDP-70', 'PDP-76'] },
    async () => {
      const buyer = await customer('desktop', { expectedErrors: networkNoise })
      const { page, api } = buyer
      const id = await soldOutVariant(buyer)
      const wish = { notifier_type: 'availability', price_obj_id: id } as const
      await answer(
        api.POST('/product/v2/product/set_product_notifier/', {
          body: { ...wish, notify_type: 'sms' },
        }),
      )
      await page.goto(`/products/${nokia.slug}?price_id=${id}`)
      const removals = callsOf(page, /remove_product_notifier/)
      const button = page.getByRole('button', { name: 'لغو خبر موجودی' })
      const failed = toast(page, 'error', 'خطا! لطفا مجدد سعی کنید')
      for (const how of ['abort', 500] as const) {
        const broken = await breakCall(page, /remove_product_notifier/, how)
        await button.click()
        await failed.waitFor()
        broken.mend()
        await failed.getByRole('button', { name: 'بستن' }).click()
        await failed.waitFor({ state: 'detached' })
      }
      await button.click()
      await toast(page, 'success', 'خبر موجودی غیرفعال شد').waitFor()
      await page.getByRole('button', { name: 'موجود شد خبرم کن' }).waitFor()
      expect(removals).toEqual([wish, wish, wish])
      const params = { path: { slug: nokia.slug } }
      const set = await answer(api.GET('/product/v2/product/{slug}/notifiers/', { params }))
      expect(set.availability).toEqual([])
    },
  )

  describe('of a discount', () => {
    const step = useStory(async () => {
      const { page, api } = await customer('phone', { expectedErrors: networkNoise })
      const sets = callsOf(page, /set_product_notifier/)
      const params = { path: { slug: watch } }
      const { price } = await answer(api.GET('/product/v2/product/{slug}/', { params }))
      const id = price[1]?.id
      await page.goto(`/products/${watch}?price_id=${id}`)
      const dialog = page.getByRole('dialog', { name: 'خبر تخفیف' })
      const sms = dialog.getByLabel('پیامک')
      const submit = dialog.getByRole('button', { name: 'خبرم کنید' })
      return { page, id, sets, dialog, sms, submit }
    })

    it(
      'is offered with a dialog that needs a channel',
      { tags: ['PDP-11', 'PDP-21', 'PDP-40', 'PDP-58'] },
      step(async ({ page, dialog, submit }) => {
        await bell(page).click()
        await expectToNeedChannel(dialog, submit)
      }),
    )

    it(
      'keeps what was ticked when the network fails, and is set at the second try',
      { tags: ['PDP-41', 'PDP-63', 'ROLE-24'] },
      step(async ({ page, id, sets, dialog, sms, submit }) => {
        await sms.check()
        const broken = await breakCall(page, /set_product_notifier/)
        await submit.click()
        await dialog.getByRole('alert').getByText('ارتباط با فروشگاه برقرار نشد').waitFor()
        await expect.poll(() => sms.isChecked()).toBe(true)
        broken.mend()
        await submit.click()
        await toast(page, 'success', 'با موفقیت انجام شد').waitFor()
        expect(sets.at(-1)).toEqual({
          notifier_type: 'discount',
          price_obj_id: id,
          notify_type: 'sms',
        })
      }),
    )

    it(
      'is taken back, which can fail, and set again as a message of the site alone',
      { tags: ['PDP-41', 'PDP-63', 'PDP-64', 'PDP-70', 'PDP-75'] },
      step(async ({ page, id, sets, dialog, submit }) => {
        const removals = callsOf(page, /remove_product_notifier/)
        const broken = await breakCall(page, /remove_product_notifier/, 500)
        await page.getByRole('button', { name: 'لغو خبر تخفیف' }).click()
        await toast(page, 'error', 'خطا! لطفا مجدد سعی کنید').waitFor()
        broken.mend()
        await page.getByRole('button', { name: 'لغو خبر تخفیف' }).click()
        await toast(page, 'success', 'خبر تخفیف غیرفعال شد').waitFor()
        const wish = { notifier_type: 'discount', price_obj_id: id }
        expect(removals).toEqual([wish, wish])
        await bell(page).click()
        await dialog.getByLabel('پیام در حساب کاربری').check()
        await submit.click()
        await expect.poll(() => sets.at(-1)).toEqual({ ...wish, notify_type: 'system_message' })
      }),
    )
  })

  it('continues after a failed load, at the press of the button', async () => {
    const { page } = await customer('desktop', { expectedErrors: networkNoise })
    const broken = await breakCall(page, /\/notifiers\//, 500)
    await page.goto(`/products/${watch}`)
    await expect.poll(() => broken.count).toBeGreaterThan(0)
    broken.mend()
    await bell(page).click()
    await page.getByRole('dialog', { name: 'خبر تخفیف' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await expect
      .poll(() => bell(page).evaluate((button) => button === document.activeElement))
      .toBe(true)
  })
})

describe('sharing a product', () => {
  it('copies its address', { tags: ['PDP-23', 'PDP-74'] }, async () => {
    const { page, context, origin } = await shopper('desktop')
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(`/products/${watch}?price_id=1`)
    await page.getByRole('button', { name: 'کپی لینک' }).click()
    await toast(page, 'success', 'لینک محصول کپی شد').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${origin}/products/${watch}`,
    )
  })

  it('opens the sheet of a device that has one, and copies the address where that fails', async () => {
    const { page, context, origin } = await shopper('phone')
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await untilRelease(
      page,
      page.addInitScript(() => {
        const shared: ShareData[] = []
        const failures = ['AbortError', 'NotAllowedError']
        navigator.share = async (data = {}) => {
          shared.push(data)
          document.documentElement.dataset['shared'] = JSON.stringify(shared)
          throw new DOMException('', failures[shared.length - 1])
        }
      }),
    )
    await page.goto(`/products/${watch}`)
    const share = page.getByRole('button', { name: 'اشتراک‌گذاری' })
    const shared = async (): Promise<ShareData[]> =>
      JSON.parse((await page.locator('html').getAttribute('data-shared')) ?? '[]')
    await share.click()
    const data = {
      title: await page.getByRole('heading', { level: 1 }).textContent(),
      url: `${origin}/products/${watch}`,
    }
    await expect.poll(shared).toEqual([data])
    await share.click()
    await toast(page, 'success', 'لینک محصول کپی شد').waitFor()
    expect(await shared()).toEqual([data, data])
    expect(await page.getByText('لینک محصول کپی شد').count()).toBe(1)
  })
})
