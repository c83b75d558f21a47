import { once } from 'node:events'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  createInboxStreams,
  endInboxStreams,
  openInboxStream,
} from '#server/features/inbox/inbox.service.ts'

const lifetimeMs = 900_000
const [customer, other] = [7, 8]

/** The streams of a process, with the customers that its feed tells. */
function start() {
  const followed: number[] = []
  let tell = () => {}
  const subscribe = (userId: number, onNews: () => void) => {
    followed.push(userId)
    tell = onNews
    return () => void followed.splice(followed.indexOf(userId), 1)
  }
  const streams = createInboxStreams({ subscribe, close: async () => {} }, lifetimeMs)
  return {
    streams,
    followed,
    tell: () => tell(),
    open: (userId = customer) => openInboxStream(streams, userId),
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a stream of ticket events', () => {
  it('is never silent for half a minute, as proxies close a silent connection', () => {
    const stream = start().open()
    expect(String(stream.read())).toBe('retry: 5000\n\n')
    vi.advanceTimersByTime(30_000)
    expect(String(stream.read())).toBe(':\n\n')
    stream.destroy()
  })

  it('ends with the access token, and is no longer followed or counted', async () => {
    const { streams, followed, open } = start()
    const stream = open()
    const closed = once(stream, 'close')
    expect(followed).toEqual([customer])
    stream.resume()
    vi.advanceTimersByTime(lifetimeMs)
    await closed
    expect([followed, streams.open.size, vi.getTimerCount()]).toEqual([[], 0, 0])
  })

  it('has no more news once it has ended, though a slow reader has not taken the rest', async () => {
    const { streams, open, tell } = start()
    const stream = open()
    endInboxStreams(streams)
    tell()
    vi.advanceTimersByTime(30_000)
    const rest = await stream.toArray()
    expect(rest.map(String)).toEqual(['retry: 5000\n\n'])
  })

  it('is refused to a customer who has ten, whatever others have', () => {
    const { streams, open } = start()
    const opened = Array.from({ length: 10 }, () => open())
    expect(() => open()).toThrow(expect.objectContaining({ code: 'too_many_requests' }))
    opened.push(open(other))
    expect(streams.open.get(other)?.size).toBe(1)
    for (const stream of opened) stream.destroy()
  })

  it('ends when the server stops', async () => {
    const { streams, open } = start()
    const opened = [open(), open(other)]
    const closed = Promise.all(opened.map((stream) => once(stream.resume(), 'close')))
    endInboxStreams(streams)
    await closed
    expect(streams.open.size).toBe(0)
  })
})
