import { describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { createStockAlertsActors } from '#machines/flows/stock-alerts/stock-alerts.actors.ts'
import {
  stockAlertsMachine,
  stockAlertsSelectors,
  type Channel,
  type Wish,
} from '#machines/flows/stock-alerts/stock-alerts.machine.ts'
import { startFlow } from '#machines/kernel/start.ts'
import { recordedClient, type CannedReply } from '#tests/support/machines/recorded-client.ts'

const wish: Wish = { type: 'discount', priceId: 11 }
const none = { availability: [], discount: [] }
const active = { availability: [], discount: [11] }
const read = 'GET /product/v2/product/iphone-16/notifiers/'
const set = 'POST /product/v2/product/set_product_notifier/'
const remove = 'DELETE /product/v2/product/remove_product_notifier/'
const ok = (body: object) => ({ status: 200, body })

describe('setting a stock alert', () => {
  it.each<[Channel[], string]>([
    [['sms'], 'sms'],
    [['message'], 'system_message'],
    [['sms', 'message'], 'both'],
  ])(
    'by %j is sent as %s',
    { tags: ['PDP-41', 'PDP-58', 'PDP-63'] },
    async (channels, notify_type) => {
      const { actor, sent, emitted } = start(true, { [read]: ok(none), [set]: ok(active) })
      await idle(actor)
      actor.send({ type: 'alert.pressed', wish })
      actor.send({ type: 'alert.submitted' })
      expect(actor.getSnapshot().matches('choosing')).toBe(true)
      for (const channel of channels) actor.send({ type: 'channel.toggled', channel })
      actor.send({ type: 'alert.submitted' })
      await idle(actor)
      expect(sent.at(-1)?.body).toEqual({
        notifier_type: 'discount',
        price_obj_id: 11,
        notify_type,
      })
      expect(stockAlertsSelectors.isActive(actor.getSnapshot(), wish)).toBe(true)
      expect(emitted).toEqual([{ type: 'alert.set' }])
    },
  )

  it('is taken back by the next press', { tags: ['PDP-42', 'PDP-64'] }, async () => {
    const { actor, sent, emitted } = start(true, { [read]: ok(active), [remove]: ok(none) })
    await idle(actor)
    actor.send({ type: 'alert.pressed', wish })
    await idle(actor)
    expect(sent.at(-1)?.body).toEqual({ notifier_type: 'discount', price_obj_id: 11 })
    expect(stockAlertsSelectors.isActive(actor.getSnapshot(), wish)).toBe(false)
    expect(emitted).toEqual([{ type: 'alert.removed', wish }])
  })

  it(
    'leads a guest to the sign-in and sends nothing',
    { tags: ['PDP-43', 'ROLE-23'] },
    async () => {
      const { actor, sent, emitted } = start(false, {})
      actor.send({ type: 'alert.pressed', wish })
      await waitFor(actor, (snapshot) => snapshot.matches('guest'))
      expect([sent, emitted]).toEqual([[], [{ type: 'login.requested', wish }]])
    },
  )

  it('opens after the sign-in, unless the alert is set already', async () => {
    for (const [notifiers, isOpen] of [
      [none, true],
      [active, false],
    ] as const) {
      const { actor } = start(true, { [read]: ok(notifiers) })
      actor.send({ type: 'alert.resumed', wish })
      await idle(actor)
      expect(stockAlertsSelectors.isDialogOpen(actor.getSnapshot())).toBe(isOpen)
    }
  })

  it('does not resume by itself after a sign-in in another tab', async () => {
    const { actor } = start(false, { [read]: ok(none) })
    actor.send({ type: 'alert.pressed', wish })
    actor.send({ type: 'session.changed', signedIn: true })
    await idle(actor)
    expect(actor.getSnapshot().matches('ready')).toBe(true)
    expect(stockAlertsSelectors.wish(actor.getSnapshot())).toBeNull()
    expect(stockAlertsSelectors.isDialogOpen(actor.getSnapshot())).toBe(false)
  })

  it('opens for an alert that is pressed while alerts are loading', async () => {
    const { actor } = start(false, { [read]: ok(none) })
    actor.send({ type: 'session.changed', signedIn: true })
    actor.send({ type: 'alert.pressed', wish })
    await idle(actor)
    expect(stockAlertsSelectors.isDialogOpen(actor.getSnapshot())).toBe(true)
    expect(stockAlertsSelectors.wish(actor.getSnapshot())).toEqual(wish)
  })

  it('shows no alert once the customer has signed out', async () => {
    const { actor } = start(true, { [read]: ok(active) })
    await idle(actor)
    expect(stockAlertsSelectors.isActive(actor.getSnapshot(), wish)).toBe(true)
    actor.send({ type: 'session.changed', signedIn: false })
    expect(actor.getSnapshot().matches('guest')).toBe(true)
    expect(stockAlertsSelectors.isActive(actor.getSnapshot(), wish)).toBe(false)
  })

  it('keeps what was ticked when the session ended meanwhile, and leads to the sign-in', async () => {
    const problem = { type: 'about:blank', title: '', status: 401, code: 'session_expired' }
    const { actor, emitted } = start(true, {
      [read]: ok(none),
      [set]: { status: 401, body: problem },
    })
    await idle(actor)
    actor.send({ type: 'alert.pressed', wish })
    actor.send({ type: 'channel.toggled', channel: 'sms' })
    actor.send({ type: 'alert.submitted' })
    await idle(actor)
    expect(emitted).toEqual([{ type: 'login.requested', wish }])
    expect(actor.getSnapshot().matches('guest')).toBe(true)
    expect(actor.getSnapshot().context.channels).toEqual({ sms: true, message: false })
  })
})

function start(signedIn: boolean, replies: Record<string, CannedReply>) {
  const { client, sent } = recordedClient(replies)
  const machine = stockAlertsMachine.provide({ actors: createStockAlertsActors(client) })
  const actor = startFlow(machine, { input: { signedIn, slug: 'iphone-16' } })
  const emitted: unknown[] = []
  actor.on('*', (event) => emitted.push(event))
  return { actor, sent, emitted }
}

function idle(actor: ReturnType<typeof start>['actor']) {
  return waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
}
