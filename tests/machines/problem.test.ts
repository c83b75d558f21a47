import { describe, expect, it, vi } from 'vitest'
import { failureOf, isUncertain, unwrap, within } from '#machines/kernel/problem.ts'
import { serverDeadline } from '#machines/kernel/server-time.ts'

const problem = {
  type: 'about:blank',
  title: '',
  status: 429,
  code: 'password_locked',
  retry_after_seconds: 90,
  tries_left: 0,
}

describe('a reply', () => {
  it('is its body when it succeeded', async () => {
    expect(await unwrap(reply(200, { data: { id: 7 } }))).toEqual({ id: 7 })
  })

  it('is a problem with its code, the end of its limit and its tries when it was refused', async () => {
    vi.useFakeTimers({ now: 10_000 })
    const error = await unwrap(reply(429, { error: problem })).catch((error: unknown) => error)
    expect(failureOf(error)).toEqual({
      code: 'password_locked',
      retryAt: 100_000,
      triesLeft: 0,
      fields: [],
      priceIds: [],
    })
    vi.useRealTimers()
  })

  it.each([
    [500, 'internal_error'],
    [502, 'service_unavailable'],
    [503, 'service_unavailable'],
    [404, 'internal_error'],
  ])('of a proxy with status %i is %s', async (status, code) => {
    const error = await unwrap(reply(status, { error: '<html>' })).catch((error: unknown) => error)
    expect(failureOf(error).code).toBe(code)
  })

  it('that never arrives is a lost network', async () => {
    const error = await unwrap(Promise.reject(new TypeError('Failed to fetch'))).catch(
      (error: unknown) => error,
    )
    expect(failureOf(error).code).toBe('network')
    expect(isUncertain(failureOf(error))).toBe(true)
  })
})

describe('a hanging call', () => {
  it('is given up after its time', async () => {
    vi.useFakeTimers()
    const call = within(new AbortController().signal, hang, 15_000).catch(failureOf)
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await call).toMatchObject({ code: 'timeout' })
    vi.useRealTimers()
  })

  it('ends at once when the flow has left it', async () => {
    const controller = new AbortController()
    const call = within(controller.signal, hang).catch((error: unknown) => error)
    controller.abort(new Error('left'))
    expect(await call).toEqual(new Error('left'))
  })
})

describe('a fault of ours', () => {
  it('is an internal error', () => {
    expect(failureOf(new RangeError('bug')).code).toBe('internal_error')
  })
})

describe('a deadline of the server', () => {
  it('is moved onto the clock of a device that is wrong', () => {
    const response = new Response(null, { headers: { date: 'Fri, 20 Nov 2026 10:00:00 GMT' } })
    expect(serverDeadline('2026-11-20T10:02:00Z', response, 5_000_000)).toBe(5_120_000)
  })

  it('is taken as it is from a reply without a date', () => {
    expect(serverDeadline('1970-01-01T00:02:00Z', new Response(null), 5)).toBe(120_000)
  })
})

function reply<Data>(status: number, content: { data?: Data; error?: unknown }) {
  return Promise.resolve({ ...content, response: new Response(null, { status }) })
}

function hang(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })
}
