import type { Page } from 'playwright'
import { payLinkMachine } from '#machines/flows/pay-link/pay-link.machine.ts'
import { phoneVariant } from '#tests/browser/support/goods.ts'
import { breakCall, changeReply } from '#tests/browser/support/network.ts'
import { alert, placeOrder, retry } from './actions.ts'
import type { BrowserCover, Gestures, Walk } from './cover.ts'

const gestures = { 'retry.requested': retry } satisfies Gestures<typeof payLinkMachine>

const gateways = /payment_gateway_option/
const unavailable = 'درگاه پرداختی در دسترس نیست'

/** The gateways fail to load, then none is active, then one is. */
const payingLater: Walk = async ({ customer }) => {
  const buyer = await customer()
  const { page, open } = buyer
  await placeOrder(buyer, (await phoneVariant(buyer)).id)
  await open('/shopping-history', 'payLink')
  await payLink(page).waitFor()

  await page.goto('/account')
  const loading = await breakCall(page, gateways)
  await page.getByRole('link', { name: 'سفارش‌های من' }).first().click()
  await alert(page, unavailable)
  loading.mend()
  const closing = await changeReply(page, gateways, (body) => ({
    body: body.replaceAll('"is_active":true', '"is_active":false'),
  }))
  await gestures['retry.requested'](page)
  await alert(page, unavailable)
  closing.mend()
  await gestures['retry.requested'](page)
  await page.getByText(unavailable).waitFor({ state: 'hidden' })
  await payLink(page).waitFor()
}

export const payLinkCover: BrowserCover = {
  title: 'the link to pay',
  machines: [{ machine: payLinkMachine, unreachable: {} }],
  walks: { 'pays later although no gateway is available at first': payingLater },
}

const payLink = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /^پرداخت/ })
    // While the gateways are read, the link leads nowhere.
    .and(page.locator('[href]'))
    .first()
