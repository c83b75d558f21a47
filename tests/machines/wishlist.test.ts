import { describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { createWishlistActors } from '#machines/flows/wishlist/wishlist.actors.ts'
import { wishlistMachine, wishlistSelectors } from '#machines/flows/wishlist/wishlist.machine.ts'
import { startFlow } from '#machines/kernel/start.ts'
import { recordedClient, type CannedReply } from '#tests/support/machines/recorded-client.ts'

const read = 'GET /product/v2/product/iphone-16/saved/'
const write = 'POST /product/v2/iphone-16/update_save_status/'

describe('the heart', () => {
  it('sends nothing for a guest but asks to sign in', { tags: ['PDP-38', 'ROLE-21'] }, async () => {
    const { actor, sent, emitted } = start(false, {})
    actor.send({ type: 'toggle.pressed' })
    await waitFor(actor, (snapshot) => snapshot.matches('guest'))
    expect([sent, emitted]).toEqual([[], [{ type: 'login.requested' }]])
  })

  it(
    'saves once after the sign-in, without another question',
    { tags: ['PDP-28', 'PDP-65'] },
    async () => {
      const { actor, sent, emitted } = start(true, {
        [write]: { status: 200, body: { saved: true } },
      })
      actor.send({ type: 'save.resumed' })
      await idle(actor)
      expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
        { save_status: true },
      ])
      expect(wishlistSelectors.isSaved(actor.getSnapshot())).toBe(true)
      expect(emitted).toEqual([{ type: 'saved.changed', saved: true }])
    },
  )

  it('takes a press before it knows whether the product is saved', async () => {
    const problem = { type: 'about:blank', title: '', status: 409, code: 'already_saved' }
    const { actor, emitted } = start(true, { [write]: { status: 409, body: problem } })
    actor.send({ type: 'toggle.pressed' })
    await idle(actor)
    expect(wishlistSelectors.isSaved(actor.getSnapshot())).toBe(true)
    expect(emitted).toEqual([{ type: 'already.saved' }])
  })

  it('is as it was when the network fails, and can be pressed again', async () => {
    const replies: Record<string, CannedReply> = { [read]: { status: 200, body: { saved: true } } }
    const { actor, emitted } = start(true, replies)
    await idle(actor)
    actor.send({ type: 'toggle.pressed' })
    await idle(actor)
    expect(wishlistSelectors.isSaved(actor.getSnapshot())).toBe(true)
    expect(emitted).toMatchObject([{ type: 'save.failed', failure: { code: 'network' } }])
    replies[write] = { status: 200, body: { saved: false } }
    actor.send({ type: 'toggle.pressed' })
    await idle(actor)
    expect(wishlistSelectors.isSaved(actor.getSnapshot())).toBe(false)
  })

  it('follows a sign-in and a sign-out in another tab', async () => {
    const { actor } = start(false, { [read]: { status: 200, body: { saved: true } } })
    actor.send({ type: 'session.changed', signedIn: true })
    await idle(actor)
    expect(wishlistSelectors.isSaved(actor.getSnapshot())).toBe(true)
    actor.send({ type: 'session.changed', signedIn: false })
    expect(wishlistSelectors.isSaved(actor.getSnapshot())).toBe(false)
  })
})

function start(signedIn: boolean, replies: Record<string, CannedReply>) {
  const { client, sent } = recordedClient(replies)
  const machine = wishlistMachine.provide({ actors: createWishlistActors(client) })
  const actor = startFlow(machine, { input: { signedIn, slug: 'iphone-16' } })
  const emitted: unknown[] = []
  actor.on('*', (event) => emitted.push(event))
  return { actor, sent, emitted }
}

function idle(actor: ReturnType<typeof start>['actor']) {
  return waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
}
