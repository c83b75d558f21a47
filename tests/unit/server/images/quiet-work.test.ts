import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQuietWork } from '#server/platform/images/quiet-work.ts'

let done: string[]
let faults: unknown[]
let work: ReturnType<typeof createQuietWork>

beforeEach(() => {
  vi.useFakeTimers()
  done = []
  faults = []
  work = createQuietWork({
    quietMs: 3_000,
    patienceMs: 10_000,
    onError: (fault) => faults.push(fault),
  })
})
afterEach(() => {
  work.close()
  vi.useRealTimers()
})

const add = (key: string) => work.add(key, async () => done.push(key))

describe('work that can wait', () => {
  it('is done one after the other once it is quiet', async () => {
    for (const key of ['one', 'two', 'one']) {
      work.disturb()
      add(key)
    }
    await vi.advanceTimersByTimeAsync(2_000)
    work.disturb()
    await vi.advanceTimersByTimeAsync(2_900)
    expect(done).toEqual([])
    await vi.advanceTimersByTimeAsync(200)
    expect(done).toEqual(['one', 'two'])
  })

  it('stops while it is disturbed', async () => {
    work.add('one', async () => {
      done.push('one')
      work.disturb()
    })
    add('two')
    await vi.advanceTimersByTimeAsync(2_900)
    expect(done).toEqual(['one'])
    await vi.advanceTimersByTimeAsync(200)
    expect(done).toEqual(['one', 'two'])
  })

  it('is done one by one where it never is quiet', async () => {
    add('one')
    add('two')
    for (let second = 0; second < 21; second += 1) {
      work.disturb()
      await vi.advanceTimersByTimeAsync(1_000)
      expect(done).toHaveLength(Math.floor((second + 1) / 10))
    }
  })

  it('continues after a failure, which is reported', async () => {
    work.add('broken', () => Promise.reject(new Error('full')))
    add('next')
    await vi.advanceTimersByTimeAsync(100)
    expect([done, faults]).toEqual([['next'], [new Error('full')]])
  })

  it('is dropped at the end', async () => {
    add('late')
    work.close()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(done).toEqual([])
  })
})
