import type { Page } from 'playwright'
import { notificationPermissionMachine } from '#machines/flows/notification-permission/notification-permission.machine.ts'
import { answer } from '#tests/support/shopper.ts'
import { goods, product } from '#tests/browser/support/goods.ts'
import { breakCall } from '#tests/browser/support/network.ts'
import { standInForDevice } from '#tests/browser/support/push-device.ts'
import type { BrowserCover, Gestures, Walk } from './cover.ts'
import { alert, retry, says } from './actions.ts'

const flow = 'notificationPermission'
const toggle = (page: Page) => page.getByRole('switch', { name: /روی این دستگاه خبرم کنید/ })

const gestures = {
  'notifications.wanted': (page: Page) =>
    toggle(page)
      .or(page.getByRole('button', { name: 'خبرم کنید', exact: true }))
      .first()
      .click(),
  'notifications.unwanted': (page: Page) => toggle(page).click(),
  'dialog.dismissed': (page: Page) =>
    page.getByRole('button', { name: /^(نه، ممنون|متوجه شدم)$/ }).click(),
  'retry.requested': (page: Page) =>
    page.getByRole('button', { name: /تلاش دوباره|دوباره بررسی کن/ }).click(),
  'failure.dismissed': (page: Page) => page.getByRole('button', { name: 'بی‌خیال' }).click(),
} satisfies Gestures<typeof notificationPermissionMachine>

/** The switch of the profile, while calls are lost and the browser refuses, closes its question, or fails. */
const switching: Walk = async ({ customer }) => {
  const { page, context, open, took } = await customer()
  const device = await standInForDevice(context, page)
  const show = async () => {
    await open('/profile', flow)
    await page.getByRole('tab', { name: 'دستگاه‌ها و داده‌ها' }).click()
  }
  const reading = await breakCall(page, /profile\/push\/$/)
  await show()
  await alert(page, 'وضعیت اعلان‌ها خوانده نشد')
  reading.mend()
  await retry(page)
  await toggle(page).waitFor()
  for (const answer of ['fault', 'default', 'denied'] as const) {
    await device.now({ answer })
    await gestures['notifications.wanted'](page)
    if (answer === 'fault')
      await took(flow, `${flow}.requesting|xstate.error.actor.requestPermission|0`)
  }
  await page.getByText('مرورگر اجازهٔ اعلان نمی‌دهد').waitFor()
  await gestures['retry.requested'](page)
  await took(flow, `${flow}.reading|xstate.done.actor.readPermission|1`)
  await device.now({ permission: 'granted', reaches: false })
  await gestures['retry.requested'](page)
  await gestures['notifications.wanted'](page)
  await alert(page, 'سرویس اعلان مرورگر پاسخ نداد')
  await gestures['failure.dismissed'](page)
  await gestures['notifications.wanted'](page)
  await alert(page, 'سرویس اعلان مرورگر پاسخ نداد')
  await device.now({ reaches: true })
  await gestures['retry.requested'](page)
  await says(page, 'روشن است')
  await show()
  await says(page, 'روشن است')
  const unsubscribing = await breakCall(page, /push\/unsubscribe\//)
  await gestures['notifications.unwanted'](page)
  await alert(page, 'اعلان‌ها خاموش نشد')
  await gestures['failure.dismissed'](page)
  await gestures['notifications.unwanted'](page)
  await alert(page, 'اعلان‌ها خاموش نشد')
  unsubscribing.mend()
  await gestures['retry.requested'](page)
  await says(page, 'خاموش است')
  await device.now({ permission: 'none' })
  await show()
  await page.getByText('این مرورگر اعلان فروشگاه را نشان نمی‌دهد').waitFor()
  await gestures['retry.requested'](page)
  await took(flow, `${flow}.unsupported|retry.requested|0`)
}

/** The card that asks where an alert is set: refused, declined, and accepted at last. */
const asked: Walk = async ({ customer }) => {
  const owner = await customer()
  const { page, context, api, open } = owner
  const device = await standInForDevice(context, page)
  const { price } = await product(owner, goods.rich)
  const soldOut = price.find(({ quantity }) => quantity === 0)?.id ?? 0
  const body = { notifier_type: 'availability', price_obj_id: soldOut, notify_type: 'sms' } as const
  await answer(api.POST('/product/v2/product/set_product_notifier/', { body }))
  const show = async () => {
    await context.clearCookies({ name: 'showNotification' })
    await open(`/products/${goods.rich}?price_id=${soldOut}`, flow)
    await page.getByRole('dialog', { name: 'از خبرها جا نمانید' }).waitFor()
  }
  await show()
  await gestures['dialog.dismissed'](page)
  await show()
  await device.now({ answer: 'denied' })
  await gestures['notifications.wanted'](page)
  await gestures['dialog.dismissed'](page)
  await device.now({ permission: 'default', answer: 'granted' })
  await show()
  await gestures['notifications.wanted'](page)
  await says(page, 'اعلان‌ها روی این دستگاه روشن شد')
}

export const notificationPermissionCover: BrowserCover = {
  title: 'the permission to notify',
  machines: [{ machine: notificationPermissionMachine, unreachable: {} }],
  walks: { 'switches the messages on and off': switching, 'is asked after an alert': asked },
}
