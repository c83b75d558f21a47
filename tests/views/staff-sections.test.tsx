import { describe, expect, it, vi } from 'vitest'
import { QueryObserver } from '@tanstack/react-query'
import { createApi } from '#src/lib/api/client.ts'
import { createQueryClient } from '#src/lib/api/query-client.ts'
import { waitingQuery } from '#staff/app/queries.ts'
import { recountAfterChanges } from '#staff/app/recount.ts'
import { openStaff } from './support/open-page.tsx'

describe('the sections of the back office', () => {
  it('are behind a button that says which one is shown', async () => {
    const page = await openStaff('/staff/returns', { replies: { getWaitingWork: nothing } })
    await page.press('بخش‌های پیشخان بازگشت کالا')
    expect(page.read('[role=dialog]').slice(0, 8)).toEqual([
      'h2 بخش‌های پیشخان',
      'button «بستن»',
      'nav «بخش‌های پیشخان»',
      'link «پیشخان» → /staff',
      'group «فروش»',
      'link «سفارش‌ها» → /staff/orders',
      'link «بازگشت کالا» → /staff/returns current',
      'group «کالا»',
    ])
  })

  it('show the desk of pick-ups as a part of the orders', async () => {
    const page = await openStaff('/staff/pick-up', { replies: { getWaitingWork: nothing } })
    await page.press('بخش‌های پیشخان سفارش‌ها')
    expect(page.read('[role=dialog]')).toContain('link «سفارش‌ها» → /staff/orders current')
  })

  it('are behind a button by their own name where none of them is shown', async () => {
    const page = await openStaff('/staff/unknown')
    expect(await page.press('بخش‌ها')).toContain('h2 بخش‌های پیشخان')
  })

  it('say how much work waits in each, up to 99, and nothing where none does', async () => {
    const getWaitingWork = { ...nothing, orders: 3, tickets: 214, comments: 99 }
    const page = await openStaff('/staff/returns', { replies: { getWaitingWork } })
    const links = page.read('nav[aria-label="بخش‌های پیشخان"]')
    expect(links.filter((line) => line.includes('در انتظار'))).toEqual([
      'link «سفارش‌ها، ۳ در انتظار» → /staff/orders',
      'link «تیکت‌ها، ۹۹+ در انتظار» → /staff/tickets',
      'link «دیدگاه‌ها، ۹۹ در انتظار» → /staff/comments',
    ])
    expect(page.calls.filter((call) => call === 'GET /staff/waiting/')).toHaveLength(1)
  })
})

it('counts the waiting work again after a change, and after nothing else', async () => {
  const sent: string[] = []
  const send = async ({ method, url }: Request) => {
    sent.push(`${method} ${new URL(url).pathname}`)
    return url.endsWith('/staff/waiting/') || url.endsWith('/1/move/')
      ? Response.json(nothing)
      : Response.json({ code: 'move_impossible' }, { status: 409 })
  }
  const api = createApi(send, 'http://shop.example')
  const queryClient = createQueryClient()
  recountAfterChanges(api, queryClient)
  const counts = () => sent.filter((call) => call === 'GET /api/staff/waiting/').length
  const stop = new QueryObserver(queryClient, waitingQuery(api)).subscribe(() => undefined)
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
  const move = (id: number) =>
    api.POST('/staff/order/{id}/move/', {
      params: { path: { id } },
      body: { event: 'staff.accepted' },
    })
  await api.GET('/staff/me/')
  await move(2)
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(counts()).toBe(1)
  await move(1)
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(counts()).toBe(2)
  stop()
  queryClient.clear()
})

const nothing = {
  orders: 0,
  returns: 0,
  tickets: 0,
  requests: 0,
  comments: 0,
  questions: 0,
  withdrawals: 0,
  differences: 0,
}
