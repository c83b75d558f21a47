import { createActor, toPromise, waitFor, type AnyActor } from 'xstate'
import { expect, it } from 'vitest'
import { createStaffCategoryChangeActors } from '#machines/flows/staff-category-change/staff-category-change.actors.ts'
import { staffCategoryChangeMachine } from '#machines/flows/staff-category-change/staff-category-change.machine.ts'
import type { CategoryChoice } from '#machines/flows/staff-category-change/staff-category-change.types.ts'
import { createStaffDeliveryEditActors } from '#machines/flows/staff-delivery-edit/staff-delivery-edit.actors.ts'
import { createStaffMoneyMoveActors } from '#machines/flows/staff-money-move/staff-money-move.actors.ts'
import { createStaffSignInActors } from '#machines/flows/staff-sign-in/staff-sign-in.actors.ts'
import { staffSignInMachine } from '#machines/flows/staff-sign-in/staff-sign-in.machine.ts'
import { orderDelivery } from '#machines/testing/fixtures.ts'
import { recordedClient } from '#tests/support/machines/recorded-client.ts'

const category = { id: 4, name: 'تبلت', products: 0, below: 0, menu_entries: [] }
const goods = { products: [{ id: 7, category_id: 1 }] }

it.each<[CategoryChoice, string, string, object | null]>([
  [{ kind: 'hide', category }, 'PUT', '/staff/category/4/visibility/', { is_hidden: true }],
  [{ kind: 'show', category }, 'PUT', '/staff/category/4/visibility/', { is_hidden: false }],
  [{ kind: 'remove', category }, 'DELETE', '/staff/category/4/', null],
  [{ kind: 'move', goods }, 'POST', '/staff/product-category/', { category_id: 5, chosen: goods }],
])('a change of categories is tried again under the same key: %o', async (...row) => {
  const [choice, method, path, body] = row
  const { client, sent } = recordedClient({})
  const actors = createStaffCategoryChangeActors(client)
  const actor = createActor(staffCategoryChangeMachine.provide({ actors })).start()
  actor.send({ type: 'change.chosen', choice, key: 'change-key' })
  actor.send({ type: 'change.confirmed', categoryId: choice.kind === 'move' ? 5 : null })
  await waitFor(actor, (snapshot) => snapshot.matches('failed'))
  actor.send({ type: 'retry.requested' })
  await waitFor(actor, (snapshot) => snapshot.matches('failed'))
  const call = { method, path, body, idempotencyKey: 'change-key' }
  expect(sent).toEqual([call, call])
})

it('the first password of staff is sent as it was typed both times', async () => {
  const { client, sent } = recordedClient({})
  const actors = createStaffSignInActors(client)
  const input = { missing: ['password'], hasPassword: false, passwordCountsAt: null } as const
  const actor = createActor(staffSignInMachine.provide({ actors }), { input }).start()
  actor.send({ type: 'newPassword.submitted', password: 'Turquoise!1', repeated: 'Turquoise!2' })
  await waitFor(actor, (snapshot) => snapshot.matches({ newPassword: 'refused' }))
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    ['/accounts/set_password/', { new_password: 'Turquoise!1', confirm_password: 'Turquoise!2' }],
  ])
})

it('texts are sent trimmed, as their limits count them', async () => {
  const { client, sent } = recordedClient({})
  const { correctDelivery } = createStaffDeliveryEditActors(client)
  const { moveMoney } = createStaffMoneyMoveActors(client)
  const typed = { amount: '۱۰۰', bankCode: ' 140509 ', reason: 'تأخیر\n' }
  const calls: AnyActor[] = [
    createActor(correctDelivery, {
      input: { orderId: 501, delivery: orderDelivery, expected: orderDelivery, reason: 'تأخیر\n' },
    }),
    ...(['refundToBank', 'payOutUnclaimed', 'payWithdrawal'] as const).map((kind) =>
      createActor(moveMoney, {
        input: { move: { kind, id: 5, amount: 400_000 }, fields: typed, key: 'money-key' },
      }),
    ),
  ]
  await Promise.allSettled(calls.map((call) => toPromise(call.start())))
  expect(sent.map(({ body }) => body)).toMatchObject([
    { reason: 'تأخیر' },
    { bank_tracking_code: '140509', reason: 'تأخیر' },
    { bank_tracking_code: '140509', reason: 'تأخیر' },
    { bank_tracking_code: '140509', comment: 'تأخیر' },
  ])
})

it('a transfer of a withdrawal is taken over from the colleague whom the page showed', async () => {
  const { client, sent } = recordedClient({})
  const { moveMoney } = createStaffMoneyMoveActors(client)
  const transferrer = {
    staff_id: 7,
    first_name: 'سارا',
    last_name: null,
    at: '2026-11-24T09:30:00Z',
  }
  const calls = (['startTransfer', 'takeOverTransfer', 'releaseTransfer'] as const).map((kind) =>
    createActor(moveMoney, {
      input: {
        move: { kind, id: 5, amount: 400_000, ...(kind === 'takeOverTransfer' && { transferrer }) },
        fields: {},
        key: 'money-key',
      },
    }),
  )
  await Promise.allSettled(calls.map((call) => toPromise(call.start())))
  const requests = sent.map(({ path, body }) => `${path} ${JSON.stringify(body)}`)
  expect(requests.toSorted()).toEqual([
    '/staff/withdrawal/5/transfer/ {"expected_staff_id":7}',
    '/staff/withdrawal/5/transfer/ {"expected_staff_id":null}',
    '/staff/withdrawal/5/transfer/release/ null',
  ])
})
