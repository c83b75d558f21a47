import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { authenticationPersistence } from '#machines/flows/authentication/authentication.persistence.ts'
import { mobile } from '#machines/testing/fixtures.ts'
import { forgetFlow, restoreFlow, saveFlow } from '#machines/kernel/snapshot.ts'
import { startFlow } from '#machines/kernel/start.ts'
import { memoryStorage } from '#machines/testing/memory-storage.ts'

const { machine } = authenticationPersistence
const input = { signedIn: false, redirectUrl: null, action: null }
const key = 'flow:authentication'
const saved = { version: 2, savedAt: 0, value: { password: 'editing' }, context: { mobile } }

describe('a saved flow', () => {
  it('is restored to its state with what was kept, on top of the new input', () => {
    const storage = memoryStorage()
    const actor = startFlow(machine, { input })
    actor.send({ type: 'password.chosen', mobile })
    saveFlow(authenticationPersistence, actor, storage, 0)
    const next = { ...input, redirectUrl: 'wallet' }
    const snapshot = restoreFlow(authenticationPersistence, next, storage, 1000)
    const restored = startFlow(machine, { input: next, snapshot }).getSnapshot()
    expect(restored.value).toEqual({ password: 'editing' })
    expect(restored.context).toMatchObject({ mobile, redirectUrl: 'wallet' })
  })

  it('is not replaced while something is under way', () => {
    const storage = memoryStorage()
    const actor = startFlow(machine, { input })
    saveFlow(authenticationPersistence, actor, storage, 0)
    const before = storage.getItem(key)
    actor.send({ type: 'mobile.submitted', mobile })
    saveFlow(authenticationPersistence, actor, storage, 0)
    expect(storage.getItem(key)).toBe(before)
  })

  it('is forgotten when the flow has ended', () => {
    const storage = memoryStorage()
    storage.setItem(key, JSON.stringify(saved))
    const actor = startFlow(machine, { input: { ...input, signedIn: true } })
    saveFlow(authenticationPersistence, actor, storage, 0)
    expect(storage.getItem(key)).toBeNull()
  })

  it('can be forgotten', () => {
    const storage = memoryStorage()
    storage.setItem(key, JSON.stringify(saved))
    forgetFlow(machine, storage)
    expect(restoreFlow(authenticationPersistence, input, storage, 0)).toBeNull()
  })

  it('can be restored as long as it is not too old', () => {
    expect(restored(saved, 600_000)).not.toBeNull()
    expect(restored(saved, 600_001)).toBeNull()
  })

  it.each([
    ['of another version', { ...saved, version: 1 }],
    ['of a state that does not exist', { ...saved, value: 'gone' }],
    ['of a child state that does not exist', { ...saved, value: { password: 'gone' } }],
    ['of a state that is not stable', { ...saved, value: { password: 'submitting' } }],
    ['without a context', { ...saved, context: undefined }],
    ['of nothing', null],
    ['of something else', 'text'],
  ])('starts from the beginning when it is %s', (_, other) => {
    expect(restored(other, 0)).toBeNull()
  })

  it('starts from the beginning when it cannot be read', () => {
    const storage = memoryStorage()
    storage.setItem(key, '{')
    expect(restoreFlow(authenticationPersistence, input, storage, 0)).toBeNull()
  })

  it('is one that XState takes', () => {
    const snapshot = restored(saved, 0)
    expect(snapshot && createActor(machine, { input, snapshot }).getSnapshot().status).toBe(
      'active',
    )
  })
})

function restored(entry: unknown, now: number) {
  const storage = memoryStorage()
  storage.setItem(key, JSON.stringify(entry))
  return restoreFlow(authenticationPersistence, input, storage, now)
}
