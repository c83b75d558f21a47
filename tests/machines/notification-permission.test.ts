import { describe, expect, it } from 'vitest'
import { fromPromise, waitFor } from 'xstate'
import {
  notificationPermissionMachine,
  notificationPermissionSelectors as selectors,
} from '#machines/flows/notification-permission/notification-permission.machine.ts'
import type {
  NotificationState,
  PermissionAnswer,
} from '#machines/flows/notification-permission/notification-permission.types.ts'
import { startFlow } from '#machines/kernel/start.ts'

describe('checking the browser again', () => {
  it.each(['denied', 'unsupported'] as const)(
    'says that nothing has changed where it still is %s',
    async (state) => {
      const actor = start({ states: [state, state] })
      expect(selectors.isUnchanged(await idle(actor))).toBe(false)
      actor.send({ type: 'retry.requested' })
      const second = await idle(actor)
      expect(second.matches(state)).toBe(true)
      expect(selectors.isUnchanged(second)).toBe(true)
      expect(selectors.rechecked(second)).toBe(state)
    },
  )

  it('is forgotten once the shopper asks for notifications again', async () => {
    const actor = start({ states: ['denied', 'undecided'], answer: 'denied' })
    await idle(actor)
    actor.send({ type: 'retry.requested' })
    expect((await idle(actor)).matches('undecided')).toBe(true)
    actor.send({ type: 'notifications.wanted' })
    const refused = await idle(actor)
    expect(refused.matches('denied')).toBe(true)
    expect(selectors.isUnchanged(refused)).toBe(false)
    expect(selectors.rechecked(refused)).toBeNull()
    expect(selectors.card(refused)).toBe('denied')
  })

  it('shows no card to a shopper who never asked for notifications', async () => {
    const actor = start({ states: ['denied', 'denied'] })
    await idle(actor)
    actor.send({ type: 'retry.requested' })
    expect(selectors.card(await idle(actor))).toBeNull()
  })
})

function start({ states, answer }: { states: NotificationState[]; answer?: PermissionAnswer }) {
  let looks = 0
  const actors = {
    readPermission: fromPromise<NotificationState>(async () => states[looks++] ?? 'unsupported'),
    requestPermission: fromPromise<PermissionAnswer>(async () => answer ?? 'default'),
  }
  return startFlow(notificationPermissionMachine.provide({ actors }), { input: undefined })
}

function idle(actor: ReturnType<typeof start>) {
  return waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
}
