import type { Page } from 'playwright'
import { newestCode } from './story.ts'
import type { Shopper } from './story.ts'

/** Opens the first product of a list that can be bought and puts it into the cart. */
export async function putPhoneInCart(
  { page }: Shopper,
  list = '/productlist/mobile',
): Promise<void> {
  await page.goto(`${list}?available=true`)
  const link = page.getByRole('main').getByRole('article').first().getByRole('link').first()
  await page.goto((await link.getAttribute('href')) ?? '/')
  await addToCart(page)
}

/** Presses the product page's button and waits for the confirmation. */
export async function addToCart(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'افزودن به سبد' }).filter({ visible: true }).click()
  await page.getByRole('dialog', { name: /سبد/ }).waitFor()
}

/** From the login page: mobile number, code from the outbox, wherever it leads. */
export async function signIn({ page, phone }: Shopper): Promise<void> {
  await page.getByLabel('شمارهٔ همراه').fill(phone)
  await page.getByRole('button', { name: 'دریافت کد تأیید' }).click()
  await typeCode({ page, phone })
}

/** Types the newest code into the six boxes; it is sent by itself. */
export async function typeCode({ page, phone }: Pick<Shopper, 'page' | 'phone'>): Promise<void> {
  const box = page.getByLabel('رقم ۱')
  await box.waitFor()
  await box.click()
  await page.keyboard.type(await newestCode(phone))
  await page.waitForURL((url) => url.pathname !== '/login')
}

/** Presses the visible one of the buttons that lead to the next step. */
export async function goOn(page: Page, name: RegExp = /^ادامه|^تأیید و ادامه/): Promise<void> {
  await page.getByRole('button', { name }).filter({ visible: true }).first().click()
}

/** Fills the dialog that asks for the buyer's name and national code. */
export async function completeProfile(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'تکمیل اطلاعات' })
  await dialog.getByLabel('نام', { exact: true }).fill('سارا')
  await dialog.getByLabel('نام خانوادگی').fill('محمدی')
  await dialog.getByLabel('کد ملی').fill('۰۰۱۲۳۴۵۶۷۹')
  await dialog.getByRole('button', { name: 'ثبت و ادامه' }).click()
  await page.waitForURL(/\/cart\/send-methods$/)
}
