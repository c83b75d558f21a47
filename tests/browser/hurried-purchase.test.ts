import { describe, expect, it } from 'vitest'
import { demoDiscounts } from '#demo/seed/discounts.ts'
import { addAddress, answer } from '#tests/support/shopper.ts'
import { addItem, customer, readyToPay } from './support/customer.ts'
import { phoneVariant } from './support/goods.ts'
import { holdCall, networkNoise } from './support/network.ts'
import { choosePickup, home, press } from './support/purchase.ts'
import { useBrowser } from './support/story.ts'
import { toast } from './support/toasts.ts'
import { axeFindings } from './support/axe.ts'
import { boxOf } from './support/box.ts'

useBrowser()

describe('a hurried purchase', () => {
  it('keeps the delivery while another tab shows the cart, and says why when it was reset', async () => {
    const buyer = await customer('phone')
    const { page, context, api } = buyer
    await addItem(buyer, (await phoneVariant(buyer)).id)
    const cart = await context.newPage()
    await cart.goto('/cart')
    await cart.getByRole('region', { name: 'سبد خرید شما' }).waitFor()
    await page.goto('/cart/send-methods')
    await choosePickup(page)
    await cart.bringToFront()
    await cart.reload()
    await cart.getByRole('region', { name: 'سبد خرید شما' }).waitFor()
    await page.bringToFront()
    await page.reload()
    await page
      .getByRole('button', { name: /^پرداخت/ })
      .filter({ visible: true })
      .waitFor()

    const discount_code = demoDiscounts.fixed
    const query = { discount_code }
    await answer(api.GET('/purchase/cart/payment_info_v4/', { params: { query } }))
    await page.reload()
    await page.getByRole('button', { name: 'حذف کد' }).waitFor()
    await cart.bringToFront()
    await cart.getByRole('button', { name: 'یکی بیشتر' }).click()
    await page.bringToFront()
    await page.waitForURL('**/cart/send-methods')
    await page.getByRole('alert').filter({ hasText: 'روش ارسال آن برداشته شد' }).waitFor()
    await page.getByRole('alert').filter({ hasText: discount_code }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await cart.close()
  })

  it('is led to the ways of delivery by the button that waits for one, past a toast', async () => {
    const buyer = await customer('phone')
    const { page } = buyer
    await addItem(buyer, (await phoneVariant(buyer)).id)
    await addAddress(buyer)
    await page.goto('/cart/send-methods')
    const way = page.getByRole('radiogroup', { name: 'روش‌های ارسال' }).getByRole('radio').first()
    await way.waitFor()
    const next = page.getByRole('button', { name: 'انتخاب روش ارسال' }).filter({ visible: true })
    expect(await next.isDisabled()).toBe(true)
    await next.click({ force: true })
    await expect.poll(() => way.evaluate((radio) => radio === document.activeElement)).toBe(true)
    expect((await way.boundingBox())?.y).toBeLessThan(600)
  })

  it('is asked for the address that is missing, by the tab of the courier and by the grey button', async () => {
    const buyer = await customer('phone')
    const { page } = buyer
    await addItem(buyer, (await phoneVariant(buyer)).id)
    const listing = await holdCall(page, /is_in_person=true/)
    await page.goto('/cart/send-methods')
    await listing.arrived
    expect(await page.getByText(/برای ادامه، روش ارسال را انتخاب کنید/).count()).toBe(0)
    await page.getByRole('tab', { name: 'ارسال به آدرس' }).tap()
    listing.release()
    const form = page.getByRole('dialog', { name: 'آدرس تازه' })
    await form.getByLabel('استان').waitFor()
    expect(await form.getByLabel('عنوان آدرس').inputValue()).toBe(home.title)
    await form.getByRole('button', { name: 'بستن' }).tap()
    await form.waitFor({ state: 'hidden' })
    await page.getByText('جمع بدون ارسال').filter({ visible: true }).first().waitFor()
    const next = page.getByRole('button', { name: 'انتخاب روش ارسال' }).filter({ visible: true })
    await next.tap({ force: true })
    await form.getByLabel('استان').waitFor()
  })

  it('has the branch with its tab, and one toast for several choices', async () => {
    const buyer = await customer('desktop')
    const { page } = buyer
    await addItem(buyer, (await phoneVariant(buyer)).id)
    await addAddress(buyer, 'تهران')
    await page.goto('/cart/send-methods')
    await page.getByRole('radio', { name: /پیک فیروزه/ }).check()
    const shown = page.getByRole('status').filter({ hasText: 'روش ارسال ثبت شد' })
    await shown.waitFor()
    await page.keyboard.press('ArrowDown')
    await page.getByRole('radio', { name: /پست پیشتاز/, checked: true }).waitFor()
    await page.getByRole('tab', { name: 'تحویل حضوری' }).click()
    const saved = page.getByRole('button', { name: 'تأیید و ادامه' }).filter({ visible: true })
    await page.getByRole('radio', { name: /شعبهٔ شرق/, checked: true }).waitFor()
    await expect.poll(() => saved.isEnabled()).toBe(true)
    expect(await shown.count()).toBe(1)
  })

  it('is not trapped by a toast, and gets the focus back when it is closed', async () => {
    const buyer = await customer('desktop')
    const { page } = buyer
    await readyToPay(buyer, (await phoneVariant(buyer)).id)
    await page.goto('/cart/send-methods')
    await page.getByRole('tab', { name: 'ارسال به آدرس' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'بستن' }).click()
    await page.getByRole('tab', { name: 'تحویل حضوری' }).click()
    const shown = page.getByRole('status').filter({ hasText: 'روش ارسال ثبت شد' })
    await shown.waitFor()
    const next = page.getByRole('button', { name: 'تأیید و ادامه' }).filter({ visible: true })
    await next.focus()
    const enterToast = async () => {
      for (let tabs = 0; tabs < 20 && !(await isInToast()); tabs += 1)
        await page.keyboard.press('Tab')
      expect(await isInToast()).toBe(true)
    }
    const isInToast = () =>
      page.evaluate(() => document.activeElement?.closest('[data-part=root][role=status]') !== null)
    await enterToast()
    await page.keyboard.press('Tab')
    expect(await isInToast()).toBe(true)
    await page.keyboard.press('Tab')
    expect(await isInToast()).toBe(false)
    expect(await next.evaluate((button) => button === document.activeElement)).toBe(false)

    await next.focus()
    await enterToast()
    await page.keyboard.press('Escape')
    await shown.waitFor({ state: 'hidden' })
    expect(await next.evaluate((button) => button.matches(':focus'))).toBe(true)
  })

  it('shows toasts below the summary on a wide screen, clear of the payment methods and the pay button', async () => {
    const buyer = await customer('desktop', { expectedErrors: [/400/] })
    const { page } = buyer
    await readyToPay(buyer, (await phoneVariant(buyer)).id)
    await page.goto('/cart/invoice')
    const ways = page.getByRole('radiogroup', { name: 'روش پرداخت' })
    await ways.waitFor()
    await page.getByRole('textbox', { name: 'کد تخفیف' }).fill('NOBODY-KNOWS-IT')
    await press(page, 'بررسی')
    const shown = toast(page, 'error', 'کد تخفیف نامعتبر است.')
    await shown.waitFor()
    const column = await boxOf(page.getByRole('region', { name: 'روش پرداخت' }))
    const sums = await boxOf(page.getByRole('region', { name: 'صورت‌حساب' }))
    const box = await boxOf(shown)
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(column.x)
    expect(box.y).toBeGreaterThanOrEqual(sums.y + sums.height)
  })

  it('does not say that the cart is empty when the session is over', async () => {
    const buyer = await customer('phone', { expectedErrors: networkNoise })
    const { page, context: profile } = buyer
    await readyToPay(buyer, (await phoneVariant(buyer)).id)
    await page.goto('/cart/invoice')
    await page
      .getByRole('button', { name: /^پرداخت/ })
      .filter({ visible: true })
      .waitFor()
    await profile.clearCookies()
    await press(page, /^پرداخت/)
    await page.getByRole('heading', { name: 'سبد شما در حسابتان است' }).waitFor()
    expect(await page.getByText('سبد خرید شما خالی است!').count()).toBe(0)
    const signIn = page.getByRole('main').getByRole('link', { name: 'ورود به حساب' })
    expect(await signIn.count()).toBe(1)
    expect(await signIn.getAttribute('href')).toBe('/login?redirectUrl=cart/invoice')
  })
})
