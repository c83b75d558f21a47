import { expect, type Page } from '@playwright/test'

/** Shows a page of the shop to somebody who has closed the banner, and lets it write nothing. */
export async function preparePage(page: Page, shop: string, isCustomer: boolean): Promise<void> {
  await page.context().addCookies([{ name: 'showNotification', value: 'true', url: shop }])
  if (isCustomer) await signIn(page)
  await page.route('**/api/**', (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.abort(),
  )
}

/** Signs in as the customer of the demo who has an account and nothing in it. */
async function signIn(page: Page): Promise<void> {
  const data = { phone_number: '09120000002', password: 'Firouzeh@1405' }
  const reply = await page.request.post('/api/accounts/login_with_password/', { data })
  expect(reply.status(), 'the demo knows its customer 09120000002').toBe(200)
}
