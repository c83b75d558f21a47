import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApi } from '#src/lib/api/client.ts'
import { sendFile } from '#src/lib/api/send-file.ts'
import { watchNetwork } from '#studio/channel/network.ts'
import type { NetworkCall } from '#studio/channel/protocol.ts'

const caller = { machine: 'commentForm', name: 'sendFile' }
const stored = { file_id: 7, file: '/media/7.jpg' }

beforeEach(() => {
  StandIn.answered = 0
  vi.stubGlobal('location', new URL('http://shop.example/products/phone'))
  vi.stubGlobal('XMLHttpRequest', StandIn)
  vi.stubGlobal('fetch', globalThis.fetch)
})
afterEach(() => vi.unstubAllGlobals())

describe('a file that a flow sends while the studio watches', () => {
  it('is among the calls of its actor, without what it holds', async () => {
    const { upload, reported } = watched()
    await expect(upload().sent).resolves.toEqual(stored)
    expect(reported.map(({ state }) => state)).toEqual(['underWay', 'answered'])
    expect(reported.at(-1)).toMatchObject({
      sessionId: 'x:1',
      method: 'POST',
      path: '/api/product/v3/comment-file/',
      status: 200,
      request: null,
      reply: null,
      steered: false,
    })
  })

  it('can be refused with a code, or lose its network', async () => {
    const { network, upload, reported } = watched()
    network.setFault({ kind: 'refuse', status: 400, code: 'file_too_large' })
    await expect(upload().sent).rejects.toMatchObject({ failure: { code: 'file_too_large' } })
    network.setFault({ kind: 'lose' })
    await expect(upload().sent).rejects.toMatchObject({ failure: { code: 'network' } })
    expect(reported.map(({ state, status }) => [state, status])).toEqual([
      ['underWay', null],
      ['answered', 400],
      ['underWay', null],
      ['failed', null],
    ])
    await expect(upload().sent).resolves.toEqual(stored)
  })

  it('can lose the reply of what the server did', async () => {
    const { network, upload, reported } = watched()
    network.setFault({ kind: 'loseReply' })
    await expect(upload().sent).rejects.toMatchObject({ failure: { code: 'network' } })
    expect(reported.map(({ state }) => state)).toEqual(['underWay', 'failed'])
    expect(StandIn.answered).toBe(1)
  })

  it('waits on its way until it is released', async () => {
    const { network, upload, reported } = watched()
    network.setFault({ kind: 'hang' })
    const { sent } = upload()
    expect(reported.at(-1)).toMatchObject({ state: 'held', steered: true })
    expect(network.release(reported.at(-1)?.id ?? 0, 'goOn')).toBe(true)
    await expect(sent).resolves.toEqual(stored)
    expect(network.release(reported.at(-1)?.id ?? 0, 'goOn')).toBe(false)
  })

  it('is left alone by a fault for another caller, which keeps waiting for its own call', async () => {
    const { network, upload } = watched()
    network.setFault({ kind: 'lose', caller: { machine: 'placeOrder', name: 'sendFile' } })
    await expect(upload().sent).resolves.toEqual(stored)
    network.setFault({ kind: 'lose', caller })
    await expect(upload().sent).rejects.toMatchObject({ failure: { code: 'network' } })
  })

  it('ends with the actor that sent it, on its way as well as before', async () => {
    const { network, upload, reported } = watched()
    for (const fault of [null, { kind: 'hang' } as const]) {
      network.setFault(fault)
      const { sent, controller } = upload()
      controller.abort(new Error('left'))
      await expect(sent).rejects.toThrow('network')
      expect(reported.at(-1)?.state).toBe('ended')
    }
  })
})

function watched() {
  const reported: NetworkCall[] = []
  const network = watchNetwork(createApi(), {
    callerOf: () => caller,
    tell: (call) => reported.push({ ...call }),
    onFault: () => undefined,
  })
  const upload = () => {
    const controller = new AbortController()
    const { signal } = controller
    const sending = { kind: 'image', signal, onProgress: () => undefined } as const
    const file = new File(['bytes'], 'picture.jpg')
    return {
      controller,
      sent: network.workAs('x:1', () => sendFile('/api/product/v3/comment-file/', file, sending)),
    }
  }
  return { network, upload, reported }
}

/** A request that gets a reply soon after it was sent, unless it is aborted before. */
class StandIn extends EventTarget {
  static answered = 0
  readonly upload = new EventTarget()
  responseType = ''
  status = 0
  response: unknown = null
  #isSent = false

  open(): void {}

  send(): void {
    this.#isSent = true
    setTimeout(() => {
      if (!this.#isSent) return
      StandIn.answered += 1
      this.status = 200
      this.response = stored
      this.dispatchEvent(new Event('load'))
    })
  }

  abort(): void {
    if (!this.#isSent) return
    this.#isSent = false
    this.dispatchEvent(new Event('abort'))
  }
}
