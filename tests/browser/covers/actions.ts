import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'
import { answer } from '#tests/support/shopper.ts'
import { readyToPay, type Customer } from '#tests/browser/support/customer.ts'
import { loseSession } from '#tests/browser/support/network.ts'

export const offline = 'ارتباط با فروشگاه برقرار نشد'

/** Waits for a message that something did not work. */
export function alert(page: Page, text: string): Promise<void> {
  return page.getByRole('alert').filter({ hasText: text }).first().waitFor()
}

export async function retry(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'تلاش دوباره' }).click()
}

/** Waits for what a shopper sees whose session has ended: the empty cart of a guest. */
export async function atEmptyCart(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'سبد خرید شما خالی است!' }).waitFor()
}

/** At the cart of a customer whose session is over. */
export async function atLostCart(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'سبد شما در حسابتان است' }).waitFor()
}

/** Does something while the session ends under one of its calls, and brings the session back. */
export async function withoutSessionAt(
  page: Page,
  path: RegExp,
  act: () => Promise<void>,
): Promise<void> {
  const session = await loseSession(page, path)
  await act()
  await atLostCart(page)
  await session.restore()
}

/** Restores the page as the browser's back/forward cache does. */
export function restorePage(page: Page): Promise<void> {
  return page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
}

/** Buys without a page and without paying; answers the id of the order, which holds the goods back. */
export async function placeOrder(
  buyer: Customer,
  priceId: number,
  quantity = 1,
  fromWallet = false,
): Promise<number> {
  await readyToPay(buyer, priceId, quantity)
  const order = buyer.api.POST('/purchase/v4/order/', {
    params: {
      query: { use_wallet_funds: fromWallet },
      header: { 'Idempotency-Key': randomUUID() },
    },
    body: { address_id: null },
  })
  return (await answer(order)).order_id
}

/** Makes the link of every gateway one that leads nowhere. */
export function spoilLinks(body: string): { body: string } {
  return { body: body.replaceAll(/"link":"[^"]*"/g, '"link":"http://["') }
}

/** Waits for a word in passing. */
export function says(page: Page, text: string): Promise<void> {
  return page.getByRole('status').filter({ hasText: text }).first().waitFor()
}

/** Signs out by the menu of the account, which loads the shop again. */
export async function signOut(page: Page): Promise<void> {
  await page.goto('/account')
  await page.getByRole('button', { name: 'خروج از حساب' }).click()
  await page.waitForURL((url) => url.pathname === '/')
}

/** Closes the open dialog by the button in its corner. */
export async function dismissDialog(page: Page): Promise<void> {
  const dialog = page.locator('[role=dialog], [role=alertdialog]').filter({ visible: true })
  await dialog.getByRole('button', { name: 'بستن' }).first().click()
  await dialog.waitFor({ state: 'hidden' })
}

/** More than any field of the back office takes. */
const longText = 'ن'.repeat(5_000)

/** Sends a text that is too long, which its field says while it is typed. */
export async function refuseLongText(
  page: Page,
  type: (text: string) => Promise<void>,
  send: () => Promise<void>,
): Promise<void> {
  await type(longText)
  await alert(page, 'این متن بلند است')
  await send()
}
