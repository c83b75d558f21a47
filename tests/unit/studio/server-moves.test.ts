import { expect, it } from 'vitest'
import type { ServerMove } from '#studio/server-moves.ts'
import { initialLiveState } from '#studio/app/live/live-state.ts'
import { machineName, rowsIn, withMoves } from '#studio/app/live/server-moves.ts'

const move = (row: number, event: string, from: string | null, to: string): ServerMove => ({
  machine: 'order',
  id: row,
  row,
  event,
  from,
  to,
  actor: 'user:1',
  at: 0,
})

it('tells the rows of one lifecycle apart by their numbers, and which of them have ended', () => {
  const { steps } = withMoves(initialLiveState, [
    move(1042, 'order.placed', null, 'WAITING_PAYMENT'),
    move(1043, 'order.placed', null, 'WAITING_PAYMENT'),
    move(1042, 'shopper.cancelled', 'WAITING_PAYMENT', 'NOT_APPROVED'),
  ])
  expect(steps.map(machineName)).toEqual(['order ۱۰۴۲', 'order ۱۰۴۳', 'order ۱۰۴۲'])
  expect(rowsIn(steps).map(({ name, status }) => [name, status])).toEqual([
    ['order ۱۰۴۲', 'done'],
    ['order ۱۰۴۳', 'active'],
  ])
  expect(machineName({ machine: 'checkout' })).toBe('checkout')
})
