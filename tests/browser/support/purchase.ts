import type { Page } from 'playwright'
import { person } from './customer.ts'
import { phone } from './goods.ts'

/** The address that the stories type. */
export const home = {
  title: 'خانه',
  province: 'تهران',
  city: 'تهران',
  address: 'خیابان ولیعصر، کوچهٔ نسترن، پلاک ۱۲، واحد ۳',
  postal_code: '۱۳۴۵۶۷۸۹۱۳',
}

/** From any page: types into the search of the header, chooses the phone among the suggestions and its color. */
export async function findPhone(page: Page): Promise<void> {
  const search = page.getByRole('combobox', { name: 'جستجو در فروشگاه' })
  await search.click()
  await page.keyboard.type(phone.search)
  await page.getByRole('option', { name: phone.title }).first().click()
  await page.waitForURL(`**/products/${phone.slug}`)
  await page.getByRole('link', { name: phone.color, exact: true }).click()
  await page.waitForURL(/price_id=\d+/)
}

/** Fills the dialog of a new address; the shopper is the receiver. */
export async function typeAddress(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'آدرس تازه' })
  await dialog.getByLabel('عنوان آدرس').fill(home.title)
  await dialog.getByLabel('استان').selectOption({ label: home.province })
  await dialog.getByLabel('شهر').selectOption({ label: home.city })
  await dialog.getByLabel('آدرس کامل').fill(home.address)
  await dialog.getByLabel('کد پستی').fill(home.postal_code)
  await dialog.getByLabel('گیرنده خودم هستم').check()
}

/** Fills the dialog that asks who buys, and sends it. */
export async function completeProfile(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'تکمیل اطلاعات' })
  await dialog.getByLabel('نام', { exact: true }).fill(person.first_name)
  await dialog.getByLabel('نام خانوادگی').fill(person.last_name)
  await dialog.getByLabel('کد ملی').fill(person.national_code)
  await dialog.getByRole('button', { name: 'ثبت و ادامه' }).click()
}

/** Presses the visible one of the buttons that lead on: phones have theirs in the bar at the bottom. */
export async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).filter({ visible: true }).first().click()
}

/** Chooses the branch and continues to the invoice. */
export async function choosePickup(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'تحویل حضوری' }).click()
  await page.getByRole('radio', { name: /شعبهٔ شرق/ }).check()
  await press(page, 'تأیید و ادامه')
  await page.waitForURL('**/cart/invoice')
}

/** On the invoice: pays with the gateway that is chosen already, as far as the bank's page. */
export async function goToBank(page: Page): Promise<void> {
  await press(page, /^پرداخت/)
  await page.waitForURL('**/sandbox-bank/**')
}

/** On the bank's page; returns to the shop's result. */
export async function pressAtBank(page: Page, button: 'پرداخت' | 'انصراف'): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  await page.waitForURL('**/payment/callback?**')
}
