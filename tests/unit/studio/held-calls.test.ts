import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { unwrap, within } from '#machines/kernel/problem.ts'
import { createApi } from '#src/lib/api/client.ts'
import { watchNetwork } from '#studio/channel/network.ts'
import type { NetworkCall } from '#studio/channel/protocol.ts'

beforeEach(() => {
  vi.stubGlobal('location', new URL('http://shop.example/cart'))
  vi.stubGlobal('XMLHttpRequest', EventTarget)
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([])))
})
afterEach(() => vi.unstubAllGlobals())

describe('a call that the studio holds', () => {
  it('continues when it is released', async () => {
    const { release, sent } = await held()
    release('goOn')
    await expect(sent).resolves.toEqual([])
  })

  it('ends as the limit of the shop would end it when its time is let pass', async () => {
    const { release, sent, reported } = await held()
    release('timeOut')
    await expect(sent).rejects.toMatchObject({ failure: { code: 'timeout' } })
    expect(reported.at(-1)).toMatchObject({ state: 'timedOut', steered: true })
  })
})

async function held() {
  const reported: NetworkCall[] = []
  const api = createApi(undefined, 'http://shop.example')
  const network = watchNetwork(api, {
    callerOf: () => null,
    tell: (call) => reported.push({ ...call }),
    onFault: () => undefined,
  })
  network.setFault({ kind: 'hang' })
  const { signal } = new AbortController()
  const sent = network.workAs('x:1', () =>
    within(signal, (signal) => unwrap(api.GET('/accounts/list-province/', { signal }))),
  )
  await vi.waitUntil(() => reported.at(-1)?.state === 'held')
  const release = (how: 'goOn' | 'timeOut') => network.release(reported.at(-1)?.id ?? 0, how)
  return { release, sent, reported }
}
