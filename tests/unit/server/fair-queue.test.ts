import { describe, expect, it } from 'vitest'
import { FairQueue, NoTurn, type Ask } from '#server/platform/fair-queue.ts'

const of = (key: string, more: Partial<Ask> = {}): Ask => ({
  key,
  atOnce: 2,
  mostWaiting: 10,
  ...more,
})

/** Asks for turns, and notes in which order they begin. */
function turns(queue: FairQueue) {
  const begun: string[] = []
  const ask = async (name: string, asked: Ask) => {
    const end = await queue.enter(asked)
    begun.push(name)
    return end
  }
  return { begun, ask }
}

describe('a queue', () => {
  it('lets the keys take turns, and each only as much at once as it may', async () => {
    const { begun, ask } = turns(new FairQueue({ running: 3 }))
    const first = await ask('a1', of('a'))
    const second = await ask('a2', of('a'))
    const later = ['a3', 'a4'].map((name) => ask(name, of('a')))
    const third = await ask('b1', of('b'))
    const others = [ask('b2', of('b')), ask('c1', of('c'))]
    expect(begun).toEqual(['a1', 'a2', 'b1'])
    first()
    await later[0]
    second()
    await others[0]
    third()
    await others[1]
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'c1'])
  })

  it('refuses what is too much of a key, or of all together', async () => {
    const { ask } = turns(new FairQueue({ running: 1, waiting: 2 }))
    const end = await ask('a1', of('a'))
    const waiting = [ask('a2', of('a', { mostWaiting: 1 }))]
    await expect(ask('a3', of('a', { mostWaiting: 1 }))).rejects.toBeInstanceOf(NoTurn)
    waiting.push(ask('b1', of('b')))
    await expect(ask('c1', of('c'))).rejects.toBeInstanceOf(NoTurn)
    end()
    ;(await waiting[0])?.()
    ;(await waiting[1])?.()
    await ask('c1', of('c'))
  })

  it('drops work for clients that have disconnected, and takes the next', async () => {
    const { begun, ask } = turns(new FairQueue({ running: 1 }))
    const end = await ask('a1', of('a'))
    const gone = ask('a2', of('a', { isGone: () => true }))
    const next = ask('a3', of('a'))
    end()
    end()
    await expect(gone).rejects.toBeInstanceOf(NoTurn)
    await next
    expect(begun).toEqual(['a1', 'a3'])
  })
})
