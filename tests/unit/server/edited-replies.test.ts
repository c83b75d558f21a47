import { describe, expect, it } from 'vitest'
import { EditedReplies } from '#server/http/pages/edited.ts'
import type { InnerReply } from '#server/http/security/inner.ts'

const replyOf = (body: string): InnerReply => ({
  status: 200,
  contentType: 'application/json',
  body,
})

function counted(status = 200) {
  const edited = new EditedReplies()
  let calls = 0
  const send = edited.keeping(async () => {
    calls += 1
    return { ...replyOf(String(calls)), status }
  })
  return { edited, bodyOf: async (url: string) => (await send(url)).body }
}

describe('the replies that every page shares', () => {
  it('are asked for once', async () => {
    const { bodyOf } = counted()
    expect(await bodyOf('/api/home-page/menu/')).toBe('1')
    expect(await bodyOf('http://shop.example/api/home-page/menu/')).toBe('2')
    expect(await bodyOf('/api/home-page/menu/')).toBe('1')
  })

  it('are asked for again after a change of anything, not after that of a product', async () => {
    const { bodyOf, edited } = counted()
    expect(await bodyOf('/api/site/front/')).toBe('1')
    edited.forget({ slugs: ['a'], repriced: ['a'] })
    expect(await bodyOf('/api/site/front/')).toBe('1')
    edited.forget(null)
    expect(await bodyOf('/api/site/front/')).toBe('2')
  })

  it('are not kept when a change came before the reply', async () => {
    const edited = new EditedReplies()
    const first = Promise.withResolvers<InnerReply>()
    const replies = [first.promise, Promise.resolve(replyOf('new'))]
    const send = edited.keeping(() => replies.shift() ?? Promise.reject(new Error('no reply')))
    const old = send('/api/site/front/')
    edited.forget(null)
    first.resolve(replyOf('old'))
    expect((await old).body).toBe('old')
    expect((await send('/api/site/front/')).body).toBe('new')
  })

  it('do not include what depends on the visitor, on products or failed', async () => {
    const { bodyOf } = counted()
    expect(await bodyOf('/api/product/v2/product/a/')).toBe('1')
    expect(await bodyOf('/api/product/v2/product/a/')).toBe('2')
    const failing = counted(500)
    expect(await failing.bodyOf('/api/home-page/menu/')).toBe('1')
    expect(await failing.bodyOf('/api/home-page/menu/')).toBe('2')
  })
})
