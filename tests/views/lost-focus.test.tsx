import { useState } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { fromPromise } from 'xstate'
import { staffFinance } from '#i18n/fa/staff-finance.ts'
import { staffOrderNotes } from '#i18n/fa/staff-order-notes.ts'
import { problemTexts } from '#i18n/problems.ts'
import type { Schemas } from '#machines/api/client.ts'
import { addressBookMachine } from '#machines/flows/address-book/address-book.machine.ts'
import type { Address } from '#machines/flows/address-form/address-form.machine.ts'
import { cartEditingMachine } from '#machines/flows/cart-editing/cart-editing.machine.ts'
import type { ChangeCartInput } from '#machines/flows/cart-editing/cart-editing.types.ts'
import type { Cart } from '#machines/flows/cart/cart.ts'
import {
  deviceRegistryMachine,
  type DeviceDraft,
} from '#machines/flows/device-registry/device-registry.machine.ts'
import { notificationPermissionMachine } from '#machines/flows/notification-permission/notification-permission.machine.ts'
import { notificationPermissionModel } from '#machines/flows/notification-permission/notification-permission.model.ts'
import type { NotificationState } from '#machines/flows/notification-permission/notification-permission.types.ts'
import { ProblemError, type ProblemCode } from '#machines/kernel/problem.ts'
import { startFlow } from '#machines/kernel/start.ts'
import {
  address,
  lostNetwork,
  otherAddress,
  plainCart,
  usedPhoneModel,
} from '#machines/testing/fixtures.ts'
import { AddressBook } from '#src/features/addresses/AddressBook.tsx'
import { AddressDialogs } from '#src/features/addresses/shared/AddressDialogs.tsx'
import { FileStore } from '#src/features/attachments/shared/file-store.ts'
import { FilesField } from '#src/features/attachments/shared/FilesField.tsx'
import { addCompared } from '#src/features/compare/shared/compare-list.ts'
import { CartStep } from '#src/features/checkout/cart/CartStep.tsx'
import { Addresses } from '#src/features/checkout/delivery/Addresses.tsx'
import { RegistryAt } from '#src/features/device-registry/DeviceRegistry.tsx'
import { NotificationSettings } from '#src/features/notifications/shared/NotificationSettings.tsx'
import { useLostFocus } from '#src/lib/lost-focus.ts'
import { ModalDialog } from '#src/ui/ModalDialog.tsx'
import { actorInState } from '#stories/support/actor-in-state.ts'
import { openShop, openStaff, showPart, type Shown } from './support/open-page.tsx'
import { pressFocused as press } from './support/press-focused.ts'

/** Gives what is shown a place, as a browser does: a dialog gives the focus back to what opened it. */
function showPlaces(): void {
  const places = vi.spyOn(Element.prototype, 'getClientRects')
  places.mockImplementation(function (this: Element) {
    return Object.assign(this.isConnected ? [new DOMRect()] : [], { item: () => null })
  })
  onTestFinished(() => places.mockRestore())
}

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

it('goes to the next note on an order when one is deleted', async () => {
  showPlaces()
  const page = await openStaff('/staff/orders/35', {
    replies: {
      getStaffOrder: { id: 35, notes: [{ id: 1 }] },
      deleteOrderNote: { id: 35, notes: [] },
    },
  })
  await press(page, 'پاک کردن')
  await press(page, staffOrderNotes.question.confirm)
  expect(document.activeElement?.getAttribute('name')).toBe('note')
})

it('moves to what is left of an order when its last refund takes the buttons away', async () => {
  const order = { id: 35, refund_left: { total: 100_000, to_bank: 0 } }
  const page = await openStaff('/staff/orders/35', { replies: { getStaffOrder: order } })
  const { labels } = staffFinance.move
  const buttons = [...document.querySelectorAll('button')]
  buttons.find(({ textContent }) => textContent === labels.refundToWallet)?.focus()
  order.refund_left.total = 0
  await page.reload()
  expect(document.activeElement?.textContent).toBe(staffFinance.refunds.nothingLeft)
})

it('moves to the heading of a gift card when its revocation takes the button away', async () => {
  showPlaces()
  const card = { id: 7, state: 'unused' as Schemas['StaffGiftCard']['state'], issue: null }
  const page = await openStaff('/staff/gift-cards/7', {
    replies: { getStaffGiftCard: card, revokeGiftCard: {} },
  })
  await press(page, staffFinance.move.labels.revokeGiftCard)
  await page.write('reason', 'گم شد')
  card.state = 'revoked'
  await press(page, staffFinance.move.confirm.revokeGiftCard)
  expect(page.changes()).toHaveLength(1)
  expect(document.activeElement?.tagName).toBe('H1')
})

it('moves to the heading when the last unclaimed money is paid out', async () => {
  showPlaces()
  const unclaimed = { total: 1, results: [{ customer_id: 9, amount: 700_000 }] }
  const page = await openStaff('/staff/ledger?account=unclaimed', {
    replies: { listUnclaimedFunds: unclaimed, payOutUnclaimed: {} },
  })
  await press(page, staffFinance.move.labels.payOutUnclaimed)
  await page.write('amount', '700000')
  await page.write('bankCode', '140577')
  await page.write('reason', 'درخواست او')
  unclaimed.results = []
  await press(page, staffFinance.move.confirm.payOutUnclaimed)
  expect(page.changes()).toHaveLength(1)
  expect(document.activeElement?.tagName).toBe('H1')
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

/** The addresses of a customer; each is removed when the test says so. */
function removing(addresses: Address[]) {
  const deletion = Promise.withResolvers<void>()
  const deleteAddress = fromPromise<void, { addressId: number }>(() => deletion.promise)
  const machine = addressBookMachine.provide({ actors: { deleteAddress } })
  return { book: startFlow(machine, { input: { addresses, selectedId: null } }), ...deletion }
}

it.each([
  ['heading of the account', AddressBook, 'آدرس‌ها'],
  ['button of the delivery', Addresses, 'افزودن آدرس'],
] as const)('moves to the %s when an address is removed', async (_, List, expected) => {
  showPlaces()
  for (const addresses of [[address, otherAddress], [address]]) {
    const { book, resolve } = removing(addresses)
    const page = await showPart(
      <>
        <List book={book} isSubmitting={false} />
        {List === Addresses && <AddressDialogs book={book} place="checkout" />}
      </>,
    )
    await press(page, `حذف آدرس «${address.title}»`)
    await press(page, 'حذف آدرس')
    expect(document.activeElement?.getAttribute('aria-label')).toBe(`حذف آدرس «${address.title}»`)
    await page.after(resolve)
    expect(focused()).toBe(expected)
    await page.close()
  }
})

it.each([1, 2])('moves to the heading of the wishlist when one of %i is removed', async (count) => {
  showPlaces()
  const titles = ['گوشی', 'تبلت'].slice(0, count)
  const saved = titles.map((title, id) => ({ id, product: { title } }))
  const replies = { listSavedProducts: { results: saved } }
  const page = await openShop('/saved-products', { signedIn: true, replies })
  await press(page, 'حذف گوشی از این فهرست')
  replies.listSavedProducts.results = saved.slice(1)
  await press(page, 'حذف شود')
  expect(page.read().join()).not.toContain('حذف گوشی')
  expect(focused()).toBe('ذخیره‌شده‌ها')
})

it.each([
  [1, 'کالایی برای مقایسه انتخاب نکرده‌اید'],
  [2, 'مقایسهٔ دو کالا'],
])('moves to the heading of the comparison when one of %i is removed', async (count, heading) => {
  for (const [id, title] of ['گوشی', 'تبلت'].slice(0, count).entries())
    addCompared({ id, title, images: [], price: [] })
  const page = await openShop('/product-compare')
  expect(document.activeElement).toBe(document.body)
  await press(page, 'حذف گوشی از مقایسه')
  expect(focused()).toBe(heading)
})

it.each([
  ['the box', 0],
  ['the bar of small screens', 1],
])('moves to the quantity in %s when it is the one in sight', async (_, shown) => {
  showPlaces()
  const price = [{ id: 11, quantity: 5, purchase_limit: 5 }]
  const page = await openShop('/products/phone', {
    signedIn: true,
    replies: {
      getProduct: { slug: 'phone', canonical: '/products/phone', price },
      addCartItem: { products: [{ price_id: 11, quantity: 1 }] },
    },
  })
  await press(page, 'افزودن به سبد')
  const steppers = document.querySelectorAll<HTMLElement>('[data-in-cart]')
  expect(steppers).toHaveLength(2)
  for (const [at, stepper] of steppers.entries()) if (at !== shown) stepper.style.display = 'none'
  await press(page, 'ادامهٔ خرید')
  expect(document.activeElement?.closest('[data-in-cart]')).toBe(steppers[shown])
})

/** A form with two files, which can be removed. */
function WithFiles() {
  const [names, setNames] = useState(['جعبه', 'کارت'])
  return (
    <FilesField
      store={new FileStore('/api/ticket/v3/ticket-file/')}
      files={names.map((name) => ({
        key: name,
        name,
        kind: 'image',
        bytes: 1,
        upload: null,
        failure: null,
      }))}
      onAdd={() => {}}
      onRemove={(key) => setNames(names.filter((name) => name !== key))}
    />
  )
}

it('moves to the button that adds a file when one is removed', async () => {
  const page = await showPart(<WithFiles />)
  for (const name of ['جعبه', 'کارت']) {
    await press(page, `حذف ${name}`)
    expect(focused()).toBe('افزودن فایل')
  }
})

it('moves to the sentence that says that the request for a call was sent', async () => {
  const page = await openShop('/terms-installment')
  await page.write('name', 'نگار رستمی')
  await page.write('phone', '09123456789')
  await press(page, 'ثبت درخواست')
  expect(page.changes()).toHaveLength(1)
  expect(focused()).toMatch(/^درخواست شما با موفقیت ثبت شد/)
})

it('moves to the current password when it is wrong, and back to the button when the new one is saved', async () => {
  showPlaces()
  const problems: Record<string, Partial<Schemas['Problem']>> = {
    changePassword: { code: 'password_incorrect' },
  }
  const page = await openShop('/profile', { signedIn: true, problems })
  const change = async () => {
    await press(page, 'تغییر رمز عبور')
    await page.write('current', 'Old@pass1')
    await page.write('password', 'New@pass2')
    await page.write('repeated', 'New@pass2')
    await press(page, 'ذخیره')
  }
  await change()
  expect(page.read('[role=dialog]').join()).toContain('رمز عبور فعلی اشتباه است')
  expect(document.activeElement?.getAttribute('name')).toBe('current')
  delete problems.changePassword
  await press(page, 'ذخیره')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('تغییر رمز عبور')
  await change()
  expect(document.activeElement?.getAttribute('aria-label')).toBe('تغییر رمز عبور')
})

it('moves to the heading of the cart when its last line is removed', async () => {
  showPlaces()
  const removal = Promise.withResolvers<Cart>()
  const changeCart = fromPromise<Cart, ChangeCartInput>(() => removal.promise)
  const machine = cartEditingMachine.provide({ actors: { changeCart } })
  const input = { signedIn: true, profileComplete: true, cart: plainCart }
  const page = await showPart(<CartStep editing={startFlow(machine, { input })} />)
  await press(page, 'حذف')
  await press(page, 'حذف کالا')
  expect(focused()).toBe('سبد خرید')
  await page.after(() => removal.resolve({ ...plainCart, products: [] }))
  expect(focused()).toBe('سبد خرید شما خالی است!')
})

it('moves to the form of the device when its owner has signed in', async () => {
  const resend_at = '2026-11-20T10:02:00Z'
  const replies = { requestOtp: { resend_at, expires_at: resend_at } }
  const page = await openShop('/register?tab=activate', { replies })
  await page.write('شمارهٔ همراه', '09121234567')
  await press(page, 'دریافت کد تأیید')
  document.cookie = 'signedIn=1'
  await page.write('رقم ۱', '123456')
  expect(focused()).toBe('دستگاه خود را ثبت کنید')
})

/** Opens the form of a device, sends it, and goes back to it from the refusal. */
async function backFromRefusal(code: ProblemCode): Promise<Shown> {
  const registerDevice = fromPromise<Schemas['RegisteredDevice'], DeviceDraft>(async () => {
    throw new ProblemError(code)
  })
  const machine = deviceRegistryMachine.provide({ actors: { registerDevice } })
  const imeis = { firstImei: '490154203237518', secondImei: null }
  const page = await showPart(<RegistryAt actor={startFlow(machine, { input: { imeis } })} />)
  await page.write('warrantyCode', 'FZ18-0000-0000')
  await press(page, 'ثبت و فعال‌سازی')
  await press(page, 'بازگشت و بررسی دوباره')
  return page
}

it.each(['warranty_code_invalid', 'warranty_code_revoked'] as const)(
  'moves to the warranty code that was refused by %s, which says why until it is changed',
  async (code) => {
    const page = await backFromRefusal(code)
    expect(document.activeElement?.getAttribute('name')).toBe('warrantyCode')
    await page.write('firstImei', '352099001761481')
    expect(page.read()).toContain(`alert: ${problemTexts[code]}`)
    await page.write('warrantyCode', 'FZ18-0000-0001')
    expect(page.read().join()).not.toContain('alert')
  },
)

it('moves to the heading of the form after a device that is registered already', async () => {
  const page = await backFromRefusal('device_already_registered')
  expect(focused()).toBe('دستگاه خود را ثبت کنید')
  expect(page.read().join()).not.toContain('alert')
})

/** A dialog that is mounted with its content, a field that takes the focus. */
function Asking() {
  const [isOpen, setOpen] = useState<boolean>()
  return (
    <>
      <button onClick={() => setOpen(true)}>نوشتن</button>
      {isOpen !== undefined && (
        <ModalDialog open={isOpen} onClose={() => setOpen(false)} title="نوشتن متن">
          <input autoFocus aria-label="متن" />
        </ModalDialog>
      )}
    </>
  )
}

it('moves back to what opened a dialog whose field took the focus at once', async () => {
  showPlaces()
  const page = await showPart(<Asking />)
  await press(page, 'نوشتن')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('متن')
  await press(page, 'بستن')
  expect(document.activeElement).toBe(page.place.querySelector('button'))
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
