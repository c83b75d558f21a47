import { expect, it, onTestFinished, vi } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { createApi } from '#src/lib/api/client.ts'
import { createInspection } from '#studio/channel/inspection.ts'
import type { ShopMessage, StudioMessage } from '#studio/channel/protocol.ts'

it('introduces to a studio that comes later only the flows that still run', () => {
  onTestFinished(() => void vi.unstubAllGlobals())
  const told: ShopMessage[] = []
  let hear: (message: { data: StudioMessage }) => void = () => {}
  class Channel {
    postMessage = (message: ShopMessage) => void told.push(message)
    addEventListener = (_type: 'message', listener: typeof hear) => (hear = listener)
  }
  vi.stubGlobal('BroadcastChannel', Channel)
  vi.stubGlobal('fetch', globalThis.fetch)
  const { inspect } = createInspection(createApi())
  const states = { open: { on: { shut: 'over' } }, over: { type: 'final' } } as const
  const door = createMachine({ id: 'door', initial: 'open', states })
  const [running, ended] = [createActor(door, { inspect }), createActor(door, { inspect })]
  running.start()
  ended.start().send({ type: 'shut' })
  told.splice(0)
  hear({ data: { type: 'studio.arrived' } })
  const introduced = told.filter((message) => message.type === '@xstate.actor')
  expect(introduced.map(({ sessionId }) => sessionId)).toEqual([running.sessionId])
})
