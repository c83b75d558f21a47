import { expect, type Page } from '@playwright/test'

/** Shows a page of the shop to somebody who has closed the banner, and lets it write nothing. */
export async function preparePage(page: Page, shop: string, isCustomer: boolean): Promise<void> {
  await page.context().addCookies([{ name: 'showNotification', value: 'true', url: shop }])
  if (isCustomer) await signIn(page)
  await page.route('**/api/**', (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.abort(),
  )
}

/** Signs a new customer up by the code that the demo keeps in its outbox. */
async function signIn(page: Page): Promise<void> {
  const phone = `09${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`
  await page.request.post('/api/accounts/request-otp/', { data: { phone_number: phone } })
  const [message] = await (await page.request.get(`/dev/outbox?phone=${phone}`)).json()
  const data = { phone_number: phone, otp: message.code }
  expect((await page.request.post('/api/accounts/verify/', { data })).status()).toBe(200)
}
