import { describe, expect, it } from 'vitest'
import { SharedReplies } from '#server/http/pages/shared-replies.ts'
import type { InnerReply } from '#server/http/security/inner.ts'

const replyOf = (body: string): InnerReply => ({
  status: 200,
  contentType: 'application/json',
  body,
})

function counted(status = 200) {
  const replies = new SharedReplies()
  let calls = 0
  const send = replies.keeping(async () => {
    calls += 1
    return { ...replyOf(String(calls)), status }
  })
  return { replies, bodyOf: async (url: string) => (await send(url)).body }
}

describe('the replies that every page shares', () => {
  it('are asked for once', async () => {
    const { bodyOf } = counted()
    expect(await bodyOf('/api/home-page/menu/')).toBe('1')
    expect(await bodyOf('http://shop.example/api/home-page/menu/')).toBe('1')
    expect(await bodyOf('/api/product/v2/category/mobile/')).toBe('2')
    expect(await bodyOf('/api/product/v2/category/tablet/')).toBe('3')
    expect(await bodyOf('/api/product/v2/category/mobile/')).toBe('2')
  })

  it('are asked for again after a change of anything, not after that of a product', async () => {
    const { bodyOf, replies } = counted()
    expect(await bodyOf('/api/site/front/')).toBe('1')
    replies.forget({ slugs: ['a'], repriced: ['a'] })
    expect(await bodyOf('/api/site/front/')).toBe('1')
    replies.forget(null)
    expect(await bodyOf('/api/site/front/')).toBe('2')
  })

  it('are not kept when a change came before the reply', async () => {
    const shared = new SharedReplies()
    const first = Promise.withResolvers<InnerReply>()
    const replies = [first.promise, Promise.resolve(replyOf('new'))]
    const send = shared.keeping(() => replies.shift() ?? Promise.reject(new Error('no reply')))
    const old = send('/api/site/front/')
    shared.forget(null)
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
