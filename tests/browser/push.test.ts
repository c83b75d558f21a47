import { describe, expect, it } from 'vitest'
import { answer } from '#tests/support/shopper.ts'
import { axeFindings } from './support/axe.ts'
import { customer } from './support/customer.ts'
import { standInForDevice } from './support/push-device.ts'
import { shopper, useBrowser, useStory } from './support/story.ts'

useBrowser()

describe('the switch of the profile', () => {
  it('subscribes this browser, and says how the browser itself refuses', async () => {
    const { page, context, api } = await customer('phone')
    const device = await standInForDevice(context, page)
    await page.goto('/profile')
    await page.getByRole('tab', { name: 'دستگاه‌ها و داده‌ها' }).click()
    const section = page.getByRole('region', { name: 'اعلان‌های مرورگر' })
    const toggle = section.getByRole('switch', { name: /روی این دستگاه خبرم کنید/ })
    await toggle.click()
    await section.getByText(/^روشن است/).waitFor()
    const endpoints = async () => (await answer(api.GET('/profile/push/'))).endpoints
    expect(await endpoints()).toEqual([device.endpoint])
    await toggle.click()
    await section.getByText('خاموش است.').waitFor()
    expect(await endpoints()).toEqual([])
    await device.now({ permission: 'denied' })
    await page.reload()
    await page.getByRole('tab', { name: 'دستگاه‌ها و داده‌ها' }).click()
    await section.getByText('مرورگر اجازهٔ اعلان نمی‌دهد').waitFor()
    expect(await axeFindings(page)).toEqual([])
  })
})

describe('a pushed message', () => {
  const step = useStory(async () => {
    const { page, context, origin } = await shopper('desktop', { serviceWorker: true })
    const session = await context.newCDPSession(page)
    const registered = new Promise<string>((resolve) => {
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [first] = registrations
        if (first !== undefined) resolve(first.registrationId)
      })
    })
    await session.send('ServiceWorker.enable')
    await page.goto('/')
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
    })
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    const registrationId = await registered
    const [worker] = context.serviceWorkers()
    if (worker === undefined) throw new Error('the service worker does not run')
    await worker.evaluate(keepNotifications)
    return {
      page,
      worker,
      push: (data: string) =>
        session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data }),
      shown: () => worker.evaluate((): unknown => Reflect.get(globalThis, 'shown')),
    }
  })

  it(
    'is shown by the service worker, also one that cannot be read',
    step(async ({ push, shown }) => {
      const look = { icon: '/icon-192.png', badge: '/icon-192.png', lang: 'fa', dir: 'rtl' }
      await push(JSON.stringify({ id: 7, title: 'سفارش ارسال شد', text: 'مرسوله در راه است' }))
      await push('not a message')
      await expect.poll(shown).toEqual([
        { title: 'سفارش ارسال شد', body: 'مرسوله در راه است', tag: 'message-7', ...look },
        { title: 'پیام تازهٔ فروشگاه', body: '', tag: 'message-new', ...look },
      ])
    }),
  )

  it(
    'leads to the messages of the shop when it is pressed',
    step(async ({ page, worker }) => {
      await worker.evaluate(pressNotification)
      await page.waitForURL('**/login?redirectUrl=messages')
    }),
  )
})

/** Runs in the service worker: a browser without a screen shows no notifications, whatever its permissions. */
function keepNotifications(): void {
  const shown: object[] = []
  const registration: unknown = Reflect.get(globalThis, 'registration')
  Object.assign(globalThis, { shown })
  Object.assign(Object(registration), {
    showNotification: (title: string, options: object) => {
      shown.push({ title, ...options })
      return Promise.resolve()
    },
  })
}

/** Runs in the service worker: what a press on a notification does. */
function pressNotification(): void {
  const event = Object.assign(new Event('notificationclick'), {
    notification: { close: () => undefined },
    waitUntil: (work: Promise<unknown>) => void work.catch(() => undefined),
  })
  dispatchEvent(event)
}
