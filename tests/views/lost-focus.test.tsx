import { useState } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { fromPromise } from 'xstate'
import type { Schemas } from '#machines/api/client.ts'
import { notificationPermissionMachine } from '#machines/flows/notification-permission/notification-permission.machine.ts'
import { notificationPermissionModel } from '#machines/flows/notification-permission/notification-permission.model.ts'
import type { NotificationState } from '#machines/flows/notification-permission/notification-permission.types.ts'
import { startFlow } from '#machines/kernel/start.ts'
import { lostNetwork, usedPhoneModel } from '#machines/testing/fixtures.ts'
import { NotificationSettings } from '#src/features/notifications/shared/NotificationSettings.tsx'
import { useLostFocus } from '#src/lib/lost-focus.ts'
import { actorInState } from '#stories/support/actor-in-state.ts'
import { openShop, showPart, type Shown } from './support/open-page.tsx'

/** Presses a button as a keyboard does: it has the focus. */
const press = (page: Shown, name: string) =>
  page.after(() => {
    const button = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === name,
    )
    button?.focus()
    button?.click()
  })

const focused = () => document.activeElement?.textContent

it('moves to the price of a used phone, and on to the end of the request', async () => {
  const page = await openShop('/used-phone', { replies: { getUsedPhoneModel: usedPhoneModel } })
  await press(page, '2.title')
  expect(focused()).toBe('وضعیت صفحه‌نمایش')
  await press(page, 'سالم و بدون خط')
  await press(page, 'بدون جعبه')
  expect(focused()).toMatch(/^قیمت تقریبی گوشی شما/)
  await page.write('نام و نام خانوادگی', 'نگار رستمی')
  await page.write('شماره تماس', '09123456789')
  await press(page, 'ثبت درخواست فروش')
  expect(focused()).toBe('درخواست فروش شما ثبت شد')
  await press(page, 'برآورد قیمت یک گوشی دیگر')
  expect(focused()).toBe('برند و مدل گوشی')
})

it('stays with the answer of the server while an account is closed', async () => {
  const problems: Record<string, Partial<Schemas['Problem']>> = {}
  const page = await openShop('/profile', { signedIn: true, problems })
  await page.press('دستگاه‌ها و داده‌ها', 'aside + div')
  for (const refused of [
    { code: 'account_has_funds' },
    { code: 'too_many_requests', retry_after_seconds: 60 },
  ] as const) {
    problems.requestClosureOtp = refused
    await press(page, 'بستن حساب')
    await press(page, 'دریافت کد تأیید')
    expect(focused()).toBe('انصراف')
    await press(page, 'انصراف')
  }
  delete problems.requestClosureOtp
  await press(page, 'بستن حساب')
  await press(page, 'دریافت کد تأیید')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('رقم ۱')
})

it('moves to the heading of the devices when the session of one has ended', async () => {
  const page = await openShop('/profile', {
    signedIn: true,
    replies: {
      listSessions: [
        { id: 'a', is_current: true, device: null },
        { id: 'b', is_current: false, device: null },
      ],
    },
  })
  await page.press('دستگاه‌ها و داده‌ها', 'aside + div')
  await press(page, 'پایان نشست')
  expect(focused()).toBe('دستگاه‌های واردشده')
})

it.each<[NotificationState, string, string]>([
  ['denied', 'اجازه دادم، دوباره بررسی کن', 'دوباره بررسی شد؛ مرورگر هنوز اجازه نمی‌دهد.'],
  ['unsupported', 'دوباره بررسی کن', 'دوباره بررسی شد؛ این مرورگر هنوز اعلان نشان نمی‌دهد.'],
])('answers where a second look finds notifications still %s', async (state, again, unchanged) => {
  const answers: NotificationState[] = [state, state, 'granted']
  const readPermission = fromPromise(async () => answers.shift() ?? state)
  const machine = notificationPermissionMachine.provide({ actors: { readPermission } })
  const page = await showPart(
    <NotificationSettings flow={startFlow(machine, { input: undefined })} />,
  )
  expect(document.activeElement).toBe(document.body)
  expect(page.read().join()).not.toContain(unchanged)
  await press(page, again)
  expect(page.read().join()).toContain(unchanged)
  expect(focused()).toBe(again)
  await press(page, again)
  expect(document.activeElement?.getAttribute('role')).toBe('switch')
})

it('brings into view why the notifications could not be switched on', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  onTestFinished(() => scroll.mockRestore())
  const state = 'subscribingFailed'
  const failure = lostNetwork.failure
  const flow = actorInState(notificationPermissionModel, { state, context: { failure } })
  await showPart(<NotificationSettings flow={flow} />)
  const shown = scroll.mock.contexts.map(
    (element) => element instanceof Element && element.textContent,
  )
  expect(shown).toEqual([expect.stringContaining('سرویس اعلان مرورگر پاسخ نداد')])
})

/** A button that gives way to two fields, the first of which is disabled. */
function Replaced() {
  const [isOver, setOver] = useState(false)
  const container = useLostFocus(isOver)
  return (
    <div ref={container}>
      {isOver ? (
        <>
          <input disabled />
          <input aria-label="کد" />
        </>
      ) : (
        <button onClick={() => setOver(true)}>بعدی</button>
      )}
    </div>
  )
}

it('moves to no control that is disabled', async () => {
  await press(await showPart(<Replaced />), 'بعدی')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('کد')
})
