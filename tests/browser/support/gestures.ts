import type { Page } from 'playwright'
import { newestCode, type Shopper } from './story.ts'

/** Goes on as a link within the page leads, so that the browser itself asks for everything. */
export async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), address)
}

/** Presses the product page's button and waits for the confirmation. */
export async function addToCart(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'افزودن به سبد' }).filter({ visible: true })
  await button.click()
  await page.getByRole('dialog', { name: /سبد/ }).waitFor()
}

/** From the login page: mobile number, code from the outbox, wherever it leads. */
export async function signIn(guest: Shopper): Promise<void> {
  const { page, phone } = guest
  await page.getByLabel('شمارهٔ همراه').fill(phone)
  await page.getByRole('button', { name: 'دریافت کد تأیید' }).click()
  await typeCode(guest)
}

/** Types the newest code into the six boxes; it is sent by itself. */
export async function typeCode({
  page,
  phone,
  origin,
}: Pick<Shopper, 'page' | 'phone' | 'origin'>): Promise<void> {
  const box = page.getByLabel('رقم ۱')
  await box.waitFor()
  await box.click()
  await page.keyboard.type(await newestCode(phone, origin))
  await page.waitForURL((url) => url.pathname !== '/login')
}
