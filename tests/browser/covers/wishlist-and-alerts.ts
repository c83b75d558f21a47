import type { Page } from 'playwright'
import { stockAlertsMachine } from '#machines/flows/stock-alerts/stock-alerts.machine.ts'
import { wishlistMachine } from '#machines/flows/wishlist/wishlist.machine.ts'
import { signIn } from '#tests/browser/support/gestures.ts'
import { goods } from '#tests/browser/support/goods.ts'
import { breakCall, holdCall, loseSession } from '#tests/browser/support/network.ts'
import type { BrowserCover, Gestures, Walk } from './cover.ts'
import { alert, offline, signOut } from './actions.ts'

const path = `/products/${goods.plain}`
const elsewhere = 'the page sends it when it opens and when another tab changes the session'

const heart = {
  'toggle.pressed': (page: Page) =>
    page.getByRole('button', { name: /^(ذخیره کردن|حذف از ذخیره‌شده‌ها)$/ }).click(),
  'save.resumed': 'the page sends it after the sign-in, when its URL asks for it',
  'session.changed': elsewhere,
} satisfies Gestures<typeof wishlistMachine>

const bell = {
  'alert.pressed': (page: Page) =>
    page.getByRole('button', { name: /^(خبرم کن ارزان شد|لغو خبر تخفیف)$/ }).click(),
  'alert.resumed': 'the page sends it after the sign-in, when its URL asks for it',
  'channel.toggled': (page: Page) => dialog(page).getByText('پیامک').click(),
  'alert.submitted': (page: Page) =>
    dialog(page).getByRole('button', { name: 'خبرم کنید' }).click(),
  'dialog.dismissed': async (page: Page) => {
    // A press of the bell right after one of the close button, which lies over it, counts as a double tap.
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'hidden' })
  },
  'session.changed': elsewhere,
} satisfies Gestures<typeof stockAlertsMachine>

const saves = /update_save_status/
const sets = /set_product_notifier/
const removals = /remove_product_notifier/

/** Both wishes lead a guest to the sign-in; a tab that stays behind follows it, and the sign-out too. */
const asGuest: Walk = async ({ guest }) => {
  const visitor = await guest()
  const { page, context, open, took } = visitor
  const otherTab = await context.newPage()
  await open(path, 'stockAlerts', otherTab)
  await open(path, 'wishlist')
  await heart['toggle.pressed'](page)
  await page.waitForURL('**/login?**action=save')
  await open(path, 'stockAlerts')
  await bell['alert.pressed'](page)
  await page.waitForURL('**/login?**action=notify-discount')
  await signIn(visitor)
  await dialog(page).waitFor()
  for (const id of ['wishlist', 'stockAlerts']) await took(id, `${id}|session.changed|0`)
  await signOut(page)
  for (const id of ['wishlist', 'stockAlerts']) await took(id, `${id}|session.changed|1`)
}

/** Pressed before the page knows, then without a network, until both are saved and taken back. */
const withoutNetwork: Walk = async ({ customer }) => {
  const { page, open, took } = await customer()
  const reading = [await holdCall(page, /\/saved\//), await holdCall(page, /\/notifiers\//)]
  await open(path, 'stockAlerts')
  for (const { arrived } of reading) await arrived
  await heart['toggle.pressed'](page)
  await took('wishlist', 'wishlist.saving|xstate.done.actor.save|0')
  await bell['alert.pressed'](page)
  for (const { release } of reading) release()
  await dialog(page).waitFor()
  await bell['dialog.dismissed'](page)

  const writing = await breakCall(page, saves)
  await heart['toggle.pressed'](page)
  await took('wishlist', 'wishlist.unsaving|xstate.error.actor.unsave|1')
  writing.mend()
  await heart['toggle.pressed'](page)
  await took('wishlist', 'wishlist.unsaving|xstate.done.actor.unsave|0')
  const again = await breakCall(page, saves)
  await heart['toggle.pressed'](page)
  await took('wishlist', 'wishlist.saving|xstate.error.actor.save|2')
  again.mend()

  const setting = await breakCall(page, sets)
  await bell['alert.pressed'](page)
  await bell['channel.toggled'](page)
  for (const _ of ['first', 'second']) {
    await bell['alert.submitted'](page)
    await alert(page, offline)
  }
  await took('stockAlerts', 'stockAlerts.settingFailed|alert.submitted|0')
  await bell['channel.toggled'](page)
  await bell['channel.toggled'](page)
  await bell['alert.submitted'](page)
  await alert(page, offline)
  await bell['dialog.dismissed'](page)
  setting.mend()
  await askForNotice(page)
  const removing = await breakCall(page, removals)
  await bell['alert.pressed'](page)
  await took('stockAlerts', 'stockAlerts.removing|xstate.error.actor.removeNotifier|1')
  removing.mend()
  await bell['alert.pressed'](page)
  await took('stockAlerts', 'stockAlerts.removing|xstate.done.actor.removeNotifier|0')

  const unread = await breakCall(page, /\/(saved|notifiers)\//)
  await open(path, 'stockAlerts')
  await took('wishlist', 'wishlist.reading|xstate.error.actor.readSaved|1')
  await took('stockAlerts', 'stockAlerts.reading|xstate.error.actor.readNotifiers|1')
  unread.mend()
  const saved = page.waitForResponse(saves)
  await heart['toggle.pressed'](page)
  await saved
  await bell['alert.pressed'](page)
  await bell['dialog.dismissed'](page)
  await open(`${path}?action=save`, 'wishlist')
  await took('wishlist', 'wishlist.saving|xstate.error.actor.save|0')
}

/** The session ends under every call; what one was about to get leads to the sign-in. */
const withoutSession: Walk = async ({ customer }) => {
  const { page, open, took } = await customer()
  const loseAt = async (call: RegExp, act: () => Promise<void>, transition: string) => {
    const session = await loseSession(page, call)
    await act()
    await took(...split(transition))
    // Late refusals of other calls would end a session again that is brought back.
    await page.goto('about:blank')
    await session.restore()
    await open(path, 'stockAlerts')
  }
  const come = () => open(path, 'stockAlerts')
  await loseAt(/\/saved\//, come, 'wishlist.reading|xstate.error.actor.readSaved|0')
  await loseAt(/\/notifiers\//, come, 'stockAlerts.reading|xstate.error.actor.readNotifiers|0')
  const press = () => heart['toggle.pressed'](page)
  await loseAt(saves, press, 'wishlist.saving|xstate.error.actor.save|1')
  await press()
  await took('wishlist', 'wishlist.saving|xstate.done.actor.save|0')
  await loseAt(saves, press, 'wishlist.unsaving|xstate.error.actor.unsave|0')
  await took('wishlist', 'wishlist.reading|xstate.done.actor.readSaved|0')

  await loseAt(
    sets,
    () => askForNotice(page),
    'stockAlerts.setting|xstate.error.actor.setNotifier|0',
  )
  await askForNotice(page)
  await page.getByRole('button', { name: 'لغو خبر تخفیف' }).waitFor()
  await loseAt(
    removals,
    () => bell['alert.pressed'](page),
    'stockAlerts.removing|xstate.error.actor.removeNotifier|0',
  )
}

export const wishesCover: BrowserCover = {
  title: 'the heart and the bell',
  machines: [
    { machine: wishlistMachine, unreachable: {} },
    { machine: stockAlertsMachine, unreachable: {} },
  ],
  walks: {
    'wishes as a guest, while another tab looks on': asGuest,
    'wishes though everything is lost once': withoutNetwork,
    'loses the session at every wish': withoutSession,
  },
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'خبر تخفیف' })

async function askForNotice(page: Page): Promise<void> {
  await bell['alert.pressed'](page)
  await bell['channel.toggled'](page)
  await bell['alert.submitted'](page)
  await dialog(page).waitFor({ state: 'hidden' })
}

/** The machine of a transition, and the transition. */
function split(transition: string): [machine: string, transition: string] {
  return [transition.split('.')[0] ?? '', transition]
}
