import { expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { createStaffOrdersMoveActors } from '#machines/flows/staff-orders-move/staff-orders-move.actors.ts'
import {
  staffOrdersMoveMachine,
  staffOrdersMoveSelectors,
} from '#machines/flows/staff-orders-move/staff-orders-move.machine.ts'
import { startFlow } from '#machines/kernel/start.ts'
import { recordedClient } from '#tests/support/machines/recorded-client.ts'

it('moves more orders than one call takes in several calls of the same key', async () => {
  const results = [{ id: 1, status: null, problem: 'move_impossible' }]
  const { client, sent } = recordedClient({
    'POST /staff/order-move/': { status: 200, body: { results } },
  })
  const actors = createStaffOrdersMoveActors(client)
  const actor = startFlow(staffOrdersMoveMachine.provide({ actors }), { input: undefined })
  const orders = Array.from({ length: 201 }, (_, id) => ({
    id,
    text_status: 'NOT_CHECKED' as const,
    is_in_person: false,
    lacks_parcel_code: false,
    has_outdated_print: false,
  }))
  actor.send({ type: 'move.chosen', orders, key: 'orders-key' })
  actor.send({ type: 'move.confirmed' })
  const end = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  expect(sent.map(({ idempotencyKey, body }) => [idempotencyKey, idsIn(body)])).toEqual(
    [orders.slice(0, 100), orders.slice(100, 200), orders.slice(200)].map((part) => [
      'orders-key',
      part.map(({ id }) => id),
    ]),
  )
  expect(staffOrdersMoveSelectors.results(end)).toEqual([...results, ...results, ...results])
})

const idsIn = (body: unknown): unknown[] =>
  (body as { orders: { id: number }[] }).orders.map(({ id }) => id)
