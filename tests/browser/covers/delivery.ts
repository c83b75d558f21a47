import type { Page } from 'playwright'
import { expect } from 'vitest'
import { addressBookMachine } from '#machines/flows/address-book/address-book.machine.ts'
import { addressFormMachine } from '#machines/flows/address-form/address-form.machine.ts'
import { locationPickerMachine } from '#machines/flows/location-picker/location-picker.machine.ts'
import { deliveryMachine } from '#machines/flows/delivery/delivery.machine.ts'
import { addAddress, answer } from '#tests/support/shopper.ts'
import { addItem, type Customer } from '#tests/browser/support/customer.ts'
import { phoneVariant } from '#tests/browser/support/goods.ts'
import { breakCall, changeReply, holdCall } from '#tests/browser/support/network.ts'
import { home, press, typeAddress } from '#tests/browser/support/purchase.ts'
import { childFails, type BrowserCover, type Gestures, type Walk } from './cover.ts'
import { alert, offline, retry, withoutSessionAt } from './actions.ts'

const gestures = {
  'tab.chosen': (page: Page, name: 'ارسال به آدرس' | 'تحویل حضوری') =>
    page.getByRole('tab', { name }).click(),
  'method.chosen': (page: Page, name: RegExp) => page.getByRole('radio', { name }).click(),
  'next.pressed': (page: Page) => press(page, 'تأیید و ادامه'),
  'address.wanted': (page: Page) =>
    page
      .getByRole('button', { name: 'انتخاب روش ارسال' })
      .filter({ visible: true })
      .click({ force: true }),
  'retry.requested': retry,
  'address.selected': 'the address book sends it',
  'session.ended': 'the address book sends it',
} satisfies Gestures<typeof deliveryMachine>

const bookGestures = {
  'address.chosen': (page: Page, title: string) =>
    page.getByRole('radio', { name: new RegExp(`^${title}`) }).check(),
  'creation.requested': (page: Page) => press(page, 'افزودن آدرس'),
  'edit.requested': (page: Page, title: string) => press(page, `ویرایش آدرس «${title}»`),
  'removal.requested': (page: Page, title: string) => press(page, `حذف آدرس «${title}»`),
  'removal.confirmed': (page: Page) =>
    page.getByRole('alertdialog').getByRole('button', { name: 'حذف آدرس' }).click(),
  'retry.requested': retry,
  'dialog.dismissed': (page: Page) => press(page, 'انصراف'),
  'session.ended': 'the address form sends it',
} satisfies Gestures<typeof addressBookMachine>

const formGestures = {
  'province.chosen': async (page: Page) => {
    await page.getByRole('combobox', { name: 'استان' }).selectOption({ label: home.province })
  },
  'map.requested': (page: Page) => press(page, 'انتخاب روی نقشه'),
  'place.accepted': (page: Page) => press(page, 'عوض کردن استان و شهر'),
  'address.submitted': (page: Page) => press(page, 'ثبت آدرس'),
  'retry.requested': retry,
  'dialog.dismissed': (page: Page) =>
    page.getByRole('dialog').getByRole('button', { name: 'بستن' }).click(),
} satisfies Gestures<typeof addressFormMachine>

const map = (page: Page) => page.getByRole('dialog', { name: 'موقعیت آدرس روی نقشه' })

const pickerGestures = {
  'point.chosen': (page: Page) => map(page).getByRole('application').click(),
  'search.submitted': async (page: Page, text: string) => {
    await map(page).getByRole('searchbox', { name: 'جستجوی آدرس' }).fill(text)
    await page.keyboard.press('Enter')
  },
  'place.chosen': (page: Page, name: string) => map(page).getByRole('button', { name }).click(),
  'position.requested': (page: Page) => press(page, 'موقعیت من'),
  'retry.requested': (page: Page) => press(page, 'یافتن آدرس این نقطه'),
  'location.confirmed': (page: Page) => press(page, 'تأیید موقعیت'),
  'dialog.dismissed': (page: Page) => map(page).getByRole('button', { name: 'بستن' }).click(),
} satisfies Gestures<typeof locationPickerMachine>

const courier = /پست پیشتاز/
const addressList = /profile\/user-address\/$/

/** Every call of the step fails once, and succeeds at the retry. */
const toAnAddress: Walk = async ({ customer }) => {
  const buyer = await customer()
  const { page, open, took } = buyer
  await addItem(buyer, (await phoneVariant(buyer)).id)
  await addAddress(buyer)
  const loading = await breakCall(page, /purchase\/shipping-method/)
  await open('/cart/send-methods', 'delivery')
  await alert(page, offline)
  loading.mend()
  const reloading = await holdCall(page, /is_in_person=true/)
  await gestures['retry.requested'](page)
  await reloading.arrived
  await gestures['tab.chosen'](page, 'تحویل حضوری')
  await gestures['tab.chosen'](page, 'ارسال به آدرس')
  reloading.release()

  const provinces = await breakCall(page, /list-province/)
  await bookGestures['creation.requested'](page)
  await page.getByRole('dialog').getByRole('alert').waitFor()
  provinces.mend()
  await formGestures['retry.requested'](page)
  const cities = await breakCall(page, /list-city/)
  await formGestures['province.chosen'](page)
  await page.getByRole('dialog').getByRole('alert').waitFor()
  cities.mend()
  await formGestures['retry.requested'](page)
  await typeAddress(page)
  await page.getByLabel('عنوان آدرس').fill('محل کار')
  const saving = await breakCall(page, /user-address/)
  await formGestures['address.submitted'](page)
  await alert(page, offline)
  saving.mend()
  await formGestures['address.submitted'](page)
  await page.getByText('آدرس با موفقیت ایجاد شد').waitFor()

  await bookGestures['edit.requested'](page, 'محل کار')
  await page.getByRole('dialog', { name: 'ویرایش آدرس' }).getByLabel('شهر').waitFor()
  await formGestures['dialog.dismissed'](page)
  const choosing = await breakCall(page, /set-shipping-method/)
  await gestures['method.chosen'](page, courier)
  await alert(page, 'خطا در ثبت روش ارسال')
  choosing.mend()
  const held = await holdCall(page, /set-shipping-method/)
  await gestures['retry.requested'](page)
  await held.arrived
  await gestures['method.chosen'](page, /پیک/)
  await took('delivery', 'delivery.open.savingMethod|method.chosen|0')
  const listing = await breakCall(page, /address_id=/)
  await bookGestures['address.chosen'](page, 'خانه')
  await took('delivery', 'delivery.open.savingMethod|address.selected|0')
  held.release()
  await alert(page, 'روش‌های ارسال این آدرس دریافت نشد.')
  await gestures['tab.chosen'](page, 'تحویل حضوری')
  await took('delivery', 'delivery.open.settling|always|1')
  await gestures['tab.chosen'](page, 'ارسال به آدرس')
  await alert(page, 'روش‌های ارسال این آدرس دریافت نشد.')
  listing.mend()
  await gestures['retry.requested'](page)
  await gestures['method.chosen'](page, courier)
  await page.getByRole('button', { name: 'تأیید و ادامه', disabled: false }).waitFor()
  await bookGestures['address.chosen'](page, 'محل کار')
  await took('delivery', 'delivery.open.settling|always|3')
  await bookGestures['removal.requested'](page, 'محل کار')
  await bookGestures['dialog.dismissed'](page)
  await page.getByRole('alertdialog').waitFor({ state: 'hidden' })
  const removing = await breakCall(page, /user-address/)
  await bookGestures['removal.requested'](page, 'محل کار')
  await bookGestures['removal.confirmed'](page)
  await alert(page, 'آدرس حذف نشد.')
  removing.mend()
  await gestures['retry.requested'](page)
  await page.getByText('آدرس با موفقیت حذف شد').waitFor()

  const submitting = await breakCall(page, /select_address/)
  await gestures['next.pressed'](page)
  await alert(page, 'خطا در ثبت آدرس ارسال')
  submitting.mend()
  await gestures['retry.requested'](page)
  await page.waitForURL('**/cart/invoice')
}

/** Another tab removes what is chosen here: the step loads again, with the reason. */
const goneElsewhere: Walk = async ({ customer }) => {
  const buyer = await customer()
  const { page, api, open } = buyer
  const remove = (id: number) =>
    api.DELETE('/profile/user-address/{id}/', { params: { path: { id } } })
  await addItem(buyer, (await phoneVariant(buyer)).id)
  const first = await addAddress(buyer)
  const second = await addAddress(buyer)
  const third = await addAddress(buyer)
  const methods = await changeReply(page, /purchase\/shipping-method/, (body) => ({
    body: body.replaceAll(/"id":(\d)/g, '"id":99$1'),
  }))
  await open('/cart/send-methods', 'delivery')
  await page.getByRole('radio', { name: courier }).waitFor()
  methods.mend()
  await gestures['method.chosen'](page, courier)
  await alert(page, 'این روش ارسال پیدا نشد.')
  await gestures['method.chosen'](page, courier)
  await page.getByText('روش ارسال ثبت شد').waitFor()
  const fourth = await addAddress(buyer)
  await open('/cart/send-methods', 'delivery')
  const last = page.getByRole('radio', { name: /^خانه/ }).nth(3)
  await last.waitFor()
  await remove(fourth)
  await last.click()
  await alert(page, 'این آدرس پیدا نشد.')
  const addresses = page.getByRole('radio', { name: /^خانه/ })
  await expect.poll(() => addresses.count()).toBe(3)

  await remove(first)
  await bookGestures['removal.requested'](page, 'خانه')
  const reloaded = page.waitForResponse(
    (reply) => addressList.test(reply.url()) && reply.request().method() === 'GET',
  )
  await bookGestures['removal.confirmed'](page)
  await alert(page, 'این آدرس پیدا نشد.')
  await reloaded
  await expect.poll(() => addresses.count()).toBe(2)
  // First, so that no reading of the list closes the dialog about the address that is removed.
  const reloading = await breakCall(page, addressList)
  await remove(second)
  await bookGestures['removal.requested'](page, 'خانه')
  await bookGestures['removal.confirmed'](page)
  await alert(page, offline)
  reloading.mend()
  // The retry may join a reading of the list that was lost before.
  const again = page.getByRole('button', { name: 'تلاش دوباره' })
  const left = async () => {
    if ((await addresses.count()) > 1 && (await again.isVisible())) await again.click()
    return addresses.count()
  }
  await expect.poll(left).toBe(1)
  await remove(third)
  await gestures['next.pressed'](page)
  await page.getByText('هنوز آدرسی ثبت نکرده‌اید').waitFor()
  await alert(page, 'این آدرس پیدا نشد.')
}

/** The session ends at each call of the step; every time the shopper is redirected to the cart of a guest. */
const withoutSession: Walk = async ({ customer }) => {
  const buyer = await customer()
  const { page, open } = buyer
  await addItem(buyer, (await phoneVariant(buyer)).id)
  const addressId = await addAddress(buyer)
  await addAddress(buyer)
  const lose = (path: RegExp, act: () => Promise<void>) => withoutSessionAt(page, path, act)
  const enter = async () => {
    await open('/cart/send-methods', 'delivery')
    await page.getByRole('radio', { name: courier }).waitFor()
  }
  await lose(/purchase\/shipping-method/, () => open('/cart/send-methods', 'delivery'))
  await enter()
  await lose(/set-shipping-method/, () => gestures['method.chosen'](page, courier))
  await enter()
  await lose(/address_id=/, () => page.getByRole('radio', { name: /^خانه/ }).nth(1).click())
  await enter()
  await lose(/user-address\/\d+/, async () => {
    await bookGestures['removal.requested'](page, 'خانه')
    await bookGestures['removal.confirmed'](page)
  })
  await enter()
  await bookGestures['creation.requested'](page)
  await typeAddress(page)
  await lose(/user-address/, () => formGestures['address.submitted'](page))
  await chooseCourier(buyer)
  await enter()
  await lose(/select_address/, () => gestures['next.pressed'](page))
  await enter()
  await buyer.api.DELETE('/profile/user-address/{id}/', { params: { path: { id: addressId } } })
  await lose(addressList, async () => {
    await bookGestures['removal.requested'](page, 'خانه')
    await bookGestures['removal.confirmed'](page)
  })
}

/** Pickup needs no address. */
const toABranch: Walk = async ({ customer }) => {
  const buyer = await customer()
  const { page, open, took } = buyer
  await addItem(buyer, (await phoneVariant(buyer)).id)
  const loading = await holdCall(page, /is_in_person=true/)
  await open('/cart/send-methods', 'delivery')
  await loading.arrived
  await gestures['tab.chosen'](page, 'ارسال به آدرس')
  loading.release()
  await formGestures['dialog.dismissed'](page)
  await took('delivery', 'delivery.open|always|0')
  await addAddress(buyer)
  await addAddress(buyer)
  await open('/cart/send-methods', 'delivery')
  await page.getByRole('radio', { name: courier }).waitFor()
  const listing = await holdCall(page, /address_id=/)
  await page.getByRole('radio', { name: /^خانه/ }).nth(1).check()
  await listing.arrived
  await gestures['tab.chosen'](page, 'تحویل حضوری')
  await took('delivery', 'delivery.open.listingCouriers|tab.chosen|0')
  listing.release()
  await took('delivery', 'delivery.open.listingCouriers|xstate.done.actor.listCouriers|0')
  await gestures['tab.chosen'](page, 'ارسال به آدرس')
  for (const left of [1, 0]) {
    await bookGestures['removal.requested'](page, 'خانه')
    await bookGestures['removal.confirmed'](page)
    await expect.poll(() => page.getByRole('radio', { name: /^خانه/ }).count()).toBe(left)
  }
  await took('delivery', 'delivery.open|address.selected|1')
  await gestures['tab.chosen'](page, 'تحویل حضوری')
  const branch = /شعبهٔ شرق/
  await page.getByRole('radio', { name: branch, checked: true }).waitFor()
  await page.getByText('روش ارسال ثبت شد').waitFor()
  const leaving = await holdCall(page, /set-shipping-method/)
  await gestures['tab.chosen'](page, 'ارسال به آدرس')
  await leaving.arrived
  await formGestures['dialog.dismissed'](page)
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await took('delivery', 'delivery.open|address.wanted|0')
  await gestures['address.wanted'](page)
  await formGestures['dialog.dismissed'](page)
  await gestures['tab.chosen'](page, 'تحویل حضوری')
  await took('delivery', 'delivery.open.savingMethod|tab.chosen|0')
  leaving.release()
  await gestures['next.pressed'](page)
  await page.waitForURL('**/cart/invoice')
}

/** An address is removed elsewhere while it is edited. */
const goneWhileEdited: Walk = async ({ customer }) => {
  const buyer = await customer()
  const { page, api, open, took } = buyer
  const loseEdited = async () => {
    const id = await addAddress(buyer)
    await open('/my-addresses', 'addressBook')
    await bookGestures['edit.requested'](page, 'خانه')
    await expect.poll(() => page.getByLabel('شهر').isEnabled()).toBe(true)
    await api.DELETE('/profile/user-address/{id}/', { params: { path: { id } } })
    await formGestures['address.submitted'](page)
    await alert(page, 'این آدرس در جای دیگری حذف شده است')
  }
  await loseEdited()
  await press(page, 'ثبت به‌عنوان آدرس تازه')
  await took('addressBook', 'addressBook.fillingForm|xstate.done.actor.addressForm|0')
  await page.getByText('آدرس با موفقیت ایجاد شد').waitFor()
  await press(page, 'حذف آدرس «خانه»')
  await bookGestures['removal.confirmed'](page)
  await loseEdited()
  await formGestures['dialog.dismissed'](page)
  await took('addressBook', 'addressBook.fillingForm|xstate.done.actor.addressForm|2')
  await page.getByText('هنوز آدرسی ندارید').waitFor()
  await alert(page, 'این آدرس پیدا نشد.')
}

/** The address is found in every way that the map knows, after each has failed once. */
const onTheMap: Walk = async ({ customer }) => {
  const { page, context, open } = await customer()
  const dialog = map(page)
  const says = (text: string) => dialog.getByText(text).waitFor()
  await open('/my-addresses', 'addressBook')
  await bookGestures['creation.requested'](page)
  await formGestures['province.chosen'](page)
  await expect.poll(() => page.getByLabel('شهر').isEnabled()).toBe(true)
  await formGestures['map.requested'](page)
  await pickerGestures['position.requested'](page)
  await says('دسترسی به موقعیت مکانی داده نشده است')
  await context.grantPermissions(['geolocation'])
  const mend = await loseDevice(page)
  await pickerGestures['position.requested'](page)
  await alert(page, 'موقعیت شما پیدا نشد')
  await mend()
  await context.setGeolocation({ latitude: 35.8044, longitude: 51.4337 })
  await pickerGestures['position.requested'](page)
  await says('تهران، تجریش')

  const searching = await breakCall(page, /map\/search/)
  await pickerGestures['search.submitted'](page, 'ونک')
  await alert(page, offline)
  searching.mend()
  await pickerGestures['search.submitted'](page, 'هیچ کجا')
  await says('آدرسی پیدا نشد')
  await pickerGestures['search.submitted'](page, 'ونک')
  const resolving = await breakCall(page, /map\/reverse/)
  await pickerGestures['place.chosen'](page, 'تهران، ونک')
  await says('Unresolved address')
  resolving.mend()
  await pickerGestures['retry.requested'](page)
  await says('تهران، ونک')
  await pickerGestures['dialog.dismissed'](page)
  await dialog.waitFor({ state: 'hidden' })

  await formGestures['map.requested'](page)
  await pickerGestures['point.chosen'](page)
  await says('تهران، صادقیه')
  await pickerGestures['location.confirmed'](page)
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText('موقعیت شما روی نقشه ثبت شد').waitFor()
  await formGestures['place.accepted'](page)
  const city = page.getByLabel('شهر').locator('option:checked')
  await expect.poll(() => city.innerText()).toBe(home.city)
  await press(page, 'تغییر موقعیت روی نقشه')
  await says('تهران، صادقیه')
  await pickerGestures['location.confirmed'](page)
  await dialog.waitFor({ state: 'hidden' })
  const reversing = await breakCall(page, /map\/reverse/)
  await press(page, 'تغییر موقعیت روی نقشه')
  await says('Unresolved address')
  await pickerGestures['location.confirmed'](page)
  await dialog.waitFor({ state: 'hidden' })
  reversing.mend()
  await press(page, 'تغییر موقعیت روی نقشه')
  await says('تهران، صادقیه')
  await pickerGestures['dialog.dismissed'](page)
}

/** The device does not know where it is, until the rule is lifted. */
async function loseDevice(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    navigator.geolocation.getCurrentPosition = (_found, failed) => {
      const error = { code: 2, message: '', PERMISSION_DENIED: 1 as const }
      failed?.({ ...error, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 })
    }
  })
  return () =>
    page.evaluate(() => {
      Reflect.deleteProperty(navigator.geolocation, 'getCurrentPosition')
    })
}

export const deliveryCover: BrowserCover = {
  title: 'the delivery',
  machines: [
    {
      machine: deliveryMachine,
      unreachable: {
        'delivery.open|xstate.error.actor.addressBook|0': childFails,
      },
    },
    {
      machine: addressBookMachine,
      unreachable: { 'addressBook.fillingForm|xstate.error.actor.addressForm|0': childFails },
    },
    {
      machine: addressFormMachine,
      unreachable: { 'addressForm.picking|xstate.error.actor.locationPicker|0': childFails },
    },
    { machine: locationPickerMachine, unreachable: {} },
  ],
  walks: {
    'delivers to an address although every call fails once': toAnAddress,
    'picks up at a branch': toABranch,
    'loses the session at every call of the delivery': withoutSession,
    'chooses what another tab removed': goneElsewhere,
    'edits what another tab removed': goneWhileEdited,
    'picks the address on the map although every call of it fails once': onTheMap,
  },
}

async function chooseCourier({ api }: Customer): Promise<void> {
  const methods = await answer(api.GET('/purchase/shipping-method/'))
  const body = { shipping_method: methods.find(({ name }) => courier.test(name))?.id ?? 0 }
  await answer(api.POST('/purchase/set-shipping-method/', { body }))
}
