import { expect, it, onTestFinished, vi } from 'vitest'
import { createApi } from '#src/lib/api/client.ts'
import { watchNetwork } from '#studio/channel/network.ts'
import type { NetworkCall } from '#studio/channel/protocol.ts'

it('counts the limit of all calls of an actor from when it began to work', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})))
  const api = createApi()
  const calls = new Map<number, NetworkCall>()
  const tell = (call: NetworkCall) => void calls.set(call.id, call)
  const { workAs } = watchNetwork(api, { callerOf: () => null, tell, onFault: () => {} })
  const { signal } = workAs('x:1', () => new AbortController())
  await api.GET('/payments/payment_gateway_option/', { signal })
  vi.advanceTimersByTime(20)
  await api.GET('/payments/payment_gateway_option/', { signal })
  const [first, second] = [...calls.values()]
  expect(second?.startedAt).toBeGreaterThan(first?.startedAt ?? Infinity)
  expect(first?.due).toBeGreaterThan(first?.startedAt ?? Infinity)
  expect(second?.due).toBe(first?.due)
})
