import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followInbox, isInboxLive } from '#src/lib/api/inbox.ts'

/** The streams that were opened, as the test makes them open, tell and end. */
class Stream extends EventTarget {
  static readonly CLOSED = 2
  readyState = 0
  readonly address: string
  constructor(address: string) {
    super()
    this.address = address
    streams.push(this)
  }
  close() {
    this.readyState = Stream.CLOSED
  }
  happens(event: 'open' | 'inbox' | 'error') {
    this.dispatchEvent(new Event(event))
  }
}

let streams: Stream[] = []

beforeEach(() => {
  streams = []
  vi.stubGlobal('EventSource', Stream)
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('the stream of news for a customer', () => {
  it('is news when it opens, as earlier changes were not reported, and at each change', () => {
    const onNews = vi.fn<() => void>()
    const leave = followInbox(onNews)
    const [stream] = streams
    expect([stream?.address, onNews.mock.calls.length]).toEqual(['/api/ticket/events/', 0])
    stream?.happens('open')
    expect([isInboxLive(), onNews.mock.calls.length]).toEqual([true, 1])
    stream?.happens('inbox')
    expect(onNews).toHaveBeenCalledTimes(2)
    leave()
    expect(isInboxLive()).toBe(false)
  })

  it('is news when it ends, but not again while it cannot be opened', () => {
    const onNews = vi.fn<() => void>()
    const leave = followInbox(onNews)
    streams[0]?.happens('open')
    streams[0]?.happens('error')
    expect([isInboxLive(), onNews.mock.calls.length]).toEqual([false, 2])
    streams[0]?.happens('error')
    expect(onNews).toHaveBeenCalledTimes(2)
    leave()
  })

  it('is opened again a minute after the browser has given up', () => {
    vi.useFakeTimers()
    const leave = followInbox(() => undefined)
    streams[0]?.close()
    streams[0]?.happens('error')
    vi.advanceTimersByTime(59_999)
    expect(streams).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(streams).toHaveLength(2)
    leave()
  })

  it('is closed while the page is hidden, and opened again with it', () => {
    const onNews = vi.fn<() => void>()
    const leave = followInbox(onNews)
    const show = (isHidden: boolean) => {
      Object.assign(document, { hidden: isHidden })
      document.dispatchEvent(new Event('visibilitychange'))
    }
    streams[0]?.happens('open')
    show(true)
    expect([isInboxLive(), streams[0]?.readyState]).toEqual([false, Stream.CLOSED])
    show(false)
    streams[1]?.happens('open')
    expect([isInboxLive(), onNews.mock.calls.length]).toEqual([true, 2])
    leave()
  })
})
