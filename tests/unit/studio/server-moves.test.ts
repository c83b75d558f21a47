import { afterEach, expect, it, vi } from 'vitest'
import type { ServerMove } from '#studio/server-moves.ts'
import { initialLiveState } from '#studio/app/live/live-state.ts'
import { machineName, rowsIn, watchServer, withMoves } from '#studio/app/live/server-moves.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

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

it('distinguishes the rows of one lifecycle by their numbers, and knows which have ended', () => {
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

it('passes a move on once, though the server sends it again with later ones', async () => {
  vi.useFakeTimers()
  const placed = { ...move(1042, 'order.placed', null, 'WAITING_PAYMENT'), at: 10 }
  const cancelled = { ...placed, id: 7, event: 'shopper.cancelled', at: 11 }
  const replies = [[], [placed], [placed, cancelled]]
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    const moves = replies.shift()
    return moves === undefined
      ? new Response(null, { status: 404 })
      : Response.json({ now: 10, moves })
  })
  const passed: ServerMove[] = []
  watchServer((moves) => void passed.push(...moves))
  await vi.advanceTimersByTimeAsync(4_000)
  const later = '/dev/studio/moves?after=10'
  expect(asked).toEqual(['/dev/studio/moves', later, later, later])
  expect(passed).toEqual([placed, cancelled])
})

it('stops asking a server that answers with an HTML page, since it has no such route', async () => {
  vi.useFakeTimers()
  const page = () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })
  const ask = vi.fn<() => Promise<Response>>().mockImplementation(async () => page())
  vi.stubGlobal('fetch', ask)
  const take = vi.fn<() => void>()
  watchServer(take)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(ask).toHaveBeenCalledOnce()
  expect(take).not.toHaveBeenCalled()
})
