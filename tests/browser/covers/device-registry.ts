import type { Page } from 'playwright'
import { demoDevices } from '#demo/catalogue/devices.ts'
import { deviceRegistryMachine } from '#machines/flows/device-registry/device-registry.machine.ts'
import { warrantyCheckMachine } from '#machines/flows/warranty-check/warranty-check.machine.ts'
import type { Schemas } from '#machines/api/client.ts'
import { registeredDevice } from '#machines/testing/fixtures.ts'
import { person } from '#tests/browser/support/customer.ts'
import { freshImei } from '#tests/browser/support/imei.ts'
import {
  answerCall,
  breakCall,
  holdCall,
  loseSession,
  reshape,
} from '#tests/browser/support/network.ts'
import { press } from '#tests/browser/support/purchase.ts'
import { alert, offline } from './actions.ts'
import type { BrowserCover, Gestures, Walk } from './cover.ts'

const registryGestures = {
  'draft.changed': async (page: Page, imei: string) => {
    await tab(page).getByLabel('شناسهٔ IMEI اول').fill(imei)
    await tab(page).getByLabel('کد گارانتی').fill('FZ18-0000-0000')
  },
  'device.submitted': (page: Page) => press(page, 'ثبت و فعال‌سازی'),
  'retry.requested': (page: Page) => press(page, 'تلاش دوباره'),
  'form.requested': (page: Page) => press(page, /بازگشت و بررسی دوباره|ثبت دستگاه دیگر/),
} satisfies Gestures<typeof deviceRegistryMachine>

const checkGestures = {
  'check.submitted': async (page: Page, imei: string) => {
    await tab(page).getByLabel('شناسهٔ IMEI اول').fill(imei)
    await press(page, 'بررسی گارانتی')
  },
  'form.edited': (page: Page) => tab(page).getByLabel('شناسهٔ IMEI اول').fill(''),
  'session.changed': 'the page sends it when it opens, and when another tab signs in or out',
  'dialog.dismissed': async (page: Page) => {
    await page.getByRole('dialog').getByRole('button', { name: 'بستن' }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  },
} satisfies Gestures<typeof warrantyCheckMachine>

const registry = /device_registry\/$/
const profile = /profile\/update/

/** The profile is saved at the third try; the session ends under both calls; a wrong code is refused, and changed. */
const registering: Walk = async ({ customer }) => {
  const { page, open } = await customer({ profile: false })
  await open('/register?tab=activate', 'deviceRegistry')
  const fillProfile = async () => {
    await tab(page).getByLabel('نام', { exact: true }).fill(person.first_name)
    await tab(page).getByLabel('نام خانوادگی').fill(person.last_name)
    await tab(page).getByLabel('کد ملی').fill(person.national_code)
  }
  await registryGestures['draft.changed'](page, freshImei())
  await fillProfile()
  const atSaving = await loseSession(page, profile)
  await registryGestures['device.submitted'](page)
  await page.getByLabel('شمارهٔ همراه').waitFor()
  await atSaving.restore()
  await page.reload()
  await fillProfile()
  const saving = await breakCall(page, profile)
  await registryGestures['device.submitted'](page)
  await alert(page, 'خطایی در بروزرسانی پروفایل رخ داده است!')
  saving.mend()
  await registryGestures['device.submitted'](page)
  await alert(page, 'اطلاعات وارد شده اشتباه است.')
  await registryGestures['form.requested'](page)
  await tab(page).getByLabel('کد گارانتی').fill('FZ18-0000-0001')
  const sending = await breakCall(page, registry)
  await registryGestures['device.submitted'](page)
  await alert(page, 'ثبت دستگاه انجام نشد.')
  await registryGestures['form.requested'](page)
  await registryGestures['device.submitted'](page)
  await alert(page, 'ثبت دستگاه انجام نشد.')
  sending.mend()
  await registryGestures['retry.requested'](page)
  await alert(page, 'اطلاعات وارد شده اشتباه است.')
  await registryGestures['form.requested'](page)
  const atRegistering = await loseSession(page, registry)
  await registryGestures['device.submitted'](page)
  await page.getByLabel('شمارهٔ همراه').waitFor()
  await atRegistering.restore()
  await page.reload()
  // The cards of the demo are few, so the reply is made up.
  await answerCall(page, registry, registeredDevice, { status: 201, turns: 1 })
  await registryGestures['device.submitted'](page)
  await page.getByRole('heading', { name: 'گارانتی دستگاه فعال شد' }).waitFor()
  await registryGestures['form.requested'](page)
  await tab(page).getByLabel('کد گارانتی').waitFor()
}

/** An unknown device, one with a warranty, one whose warranty is over, one whose is void; the call is lost, and the session ends. */
const checking: Walk = async ({ customer }) => {
  const { page, open, took } = await customer()
  const [active, expired] = demoDevices
  await open('/register', 'warrantyCheck')
  await checkGestures['check.submitted'](page, freshImei())
  await page.getByRole('dialog', { name: 'گارانتی فعال نشده' }).waitFor()
  await checkGestures['dialog.dismissed'](page)
  await checkGestures['check.submitted'](page, active.firstImei)
  await page.getByText('گارانتی فعال است').waitFor()
  await checkGestures['check.submitted'](page, expired.firstImei)
  await page.getByText('گارانتی به پایان رسیده است').waitFor()
  const revoking = await reshape<Schemas['RegisteredDevice'][]>(
    page,
    /device_registry\/\?/,
    (devices) => devices.map((device) => ({ ...device, revoked_at: device.registered_at })),
  )
  await checkGestures['check.submitted'](page, active.firstImei)
  await page.getByText('گارانتی باطل شده است').waitFor()
  await checkGestures['form.edited'](page)
  await took('warrantyCheck', 'warrantyCheck.open.revoked|form.edited|0')
  revoking.mend()
  const held = await holdCall(page, /device_registry\/\?/)
  await checkGestures['check.submitted'](page, active.firstImei)
  await checkGestures['form.edited'](page)
  await took('warrantyCheck', 'warrantyCheck.checking|form.edited|0')
  held.release()
  const call = await breakCall(page, /device_registry\/\?/)
  await checkGestures['check.submitted'](page, active.firstImei)
  await alert(page, offline)
  call.mend()
  const session = await loseSession(page, /device_registry\/\?/)
  await checkGestures['check.submitted'](page, active.firstImei)
  await alert(page, 'لطفا ابتدا وارد سایت شوید')
  await checkGestures['check.submitted'](page, active.firstImei)
  await took('warrantyCheck', 'warrantyCheck.open|check.submitted|0')
  await session.restore()
}

export const deviceRegistryCover: BrowserCover = {
  title: 'registry and warranty',
  machines: [
    { machine: deviceRegistryMachine, unreachable: {} },
    { machine: warrantyCheckMachine, unreachable: {} },
  ],
  walks: {
    'registers a device though everything fails once': registering,
    'checks warranties': checking,
  },
}

const tab = (page: Page) => page.getByRole('tabpanel')
