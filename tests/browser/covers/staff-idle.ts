import type { Page } from 'playwright'
import { staffIdleMachine } from '#machines/flows/staff-idle/staff-idle.machine.ts'
import { breakCall } from '#tests/browser/support/network.ts'
import { signInStaff } from '#tests/browser/support/customer.ts'
import { installClock } from '#tests/browser/support/profiles.ts'
import { press } from '#tests/browser/support/purchase.ts'
import { alert, offline, retry } from './actions.ts'
import { timerFails, type BrowserCover, type Gestures, type Walk } from './cover.ts'

const gestures = {
  'activity.seen': (page: Page) => page.keyboard.press('Shift'),
  'activity.shared': 'another tab sends it when something is done there',
  'stay.chosen': (page: Page) => press(page, 'می‌مانم'),
  'signOut.chosen': (page: Page) =>
    page.getByRole('alertdialog').getByRole('button', { name: 'خروج', exact: true }).click(),
  'retry.requested': retry,
  'session.endedElsewhere': 'another tab sends it when it has signed out',
} satisfies Gestures<typeof staffIdleMachine>

const minute = 60_000
const took = (transition: string) => ['staffIdle', `staffIdle.${transition}`] as const
const warns = (page: Page) => page.getByRole('alertdialog', { name: 'هنوز اینجا هستید؟' }).waitFor()
/** Not `waitForURL`: a query that is refused meanwhile leads there too. */
const isSignedOut = (page: Page) => page.getByLabel('شمارهٔ همراه').waitFor()

/** Two tabs, which have one clock, stay together and end together; later one ends the session of another, warned or not. */
const idling: Walk = async ({ staff }) => {
  const member = await staff()
  const { page, context } = member
  await installClock(page)
  const opened = async (tab: Page) => {
    await member.open('/staff/members', 'staffIdle', tab)
    await tab.getByRole('heading', { level: 1, name: 'کارکنان' }).waitFor()
    return tab
  }
  await opened(page)
  const other = await opened(await context.newPage())
  await gestures['activity.seen'](other)
  await member.took(...took('watching|activity.seen|1'))
  await member.took(...took('watching|activity.shared|0'))
  await page.clock.fastForward(29 * minute)
  await Promise.all([warns(page), warns(other)])
  await gestures['stay.chosen'](page)
  await member.took(...took('warning|stay.chosen|1'))
  await member.took(...took('warning|activity.shared|0'))

  await page.clock.fastForward(29 * minute)
  await Promise.all([warns(page), warns(other)])
  await breakCall(page, /\/logout\/$/)
  const leaving = await breakCall(other, /\/logout\/$/)
  await page.clock.fastForward(minute)
  await Promise.all([alert(page, offline), alert(other, offline)])
  leaving.mend()
  await gestures['retry.requested'](other)
  await Promise.all([isSignedOut(page), isSignedOut(other)])
  await other.getByText('پس از ورود به همان صفحه برمی‌گردید').waitFor()

  const signIn = async () => {
    await signInStaff(member)
    return opened(await context.newPage())
  }
  const third = await signIn()
  const fourth = await opened(await context.newPage())
  await third.clock.fastForward(29 * minute)
  await Promise.all([warns(third), warns(fourth)])
  await gestures['signOut.chosen'](third)
  await Promise.all([isSignedOut(third), isSignedOut(fourth)])
  await member.took(...took('warning|session.endedElsewhere|0'))

  const first = await signIn()
  await first.clock.fastForward(10 * minute)
  const second = await opened(await context.newPage())
  await first.clock.fastForward(19 * minute)
  await warns(first)
  await gestures['signOut.chosen'](first)
  await Promise.all([isSignedOut(first), isSignedOut(second)])
  await member.took(...took('watching|session.endedElsewhere|0'))
}

const sleeps = 'the computer would have to sleep'

export const staffIdleCover: BrowserCover = {
  title: 'the sign-out of the back office',
  machines: [
    {
      machine: staffIdleMachine,
      unreachable: {
        'staffIdle.watching|xstate.error.actor.waitForWarning|0': timerFails,
        'staffIdle.warning|xstate.error.actor.waitForEnd|0': timerFails,
        'staffIdle.watching|activity.seen|0': sleeps,
        'staffIdle.warning|stay.chosen|0': sleeps,
      },
    },
  ],
  walks: { 'tabs stay together and end together': idling },
}
