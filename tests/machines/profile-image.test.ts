import { describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import {
  profileImageMachine,
  profileImageSelectors,
} from '#machines/flows/profile-image/profile-image.machine.ts'
import type { Schemas } from '#machines/api/client.ts'
import { startFlow } from '#machines/kernel/start.ts'
import { lostNetwork, profile } from '#machines/testing/fixtures.ts'
import { held } from '#tests/support/machines/held.ts'

const picture = new Blob(['picture'], { type: 'image/jpeg' })

describe('the picture of the profile', () => {
  it('shows the failure until the upload is retried', async () => {
    const { actor, preparePicture, updateProfileImage } = start()
    actor.send({ type: 'file.chosen', file: picture })
    await preparePicture.answer(picture)
    await updateProfileImage.refuse(lostNetwork)
    expect(profileImageSelectors.failure(actor.getSnapshot())?.code).toBe('network')
    actor.send({ type: 'retry.requested' })
    expect(profileImageSelectors.isBusy(actor.getSnapshot())).toBe(true)
    expect(profileImageSelectors.failure(actor.getSnapshot())).toBeNull()
    await updateProfileImage.answer(profile)
    await waitFor(actor, (snapshot) => snapshot.matches('idle'))
  })

  it('ignores a picture that was opened after the shopper had cancelled', async () => {
    const { actor, preparePicture, updateProfileImage } = start()
    actor.send({ type: 'file.chosen', file: picture })
    actor.send({ type: 'dialog.dismissed' })
    await preparePicture.answer(picture)
    expect(actor.getSnapshot().matches('idle')).toBe(true)
    expect(updateProfileImage.inputs()).toEqual([])
  })

  it('aborts the upload when the shopper cancels', async () => {
    const { actor, preparePicture, updateProfileImage, changes } = start()
    actor.send({ type: 'file.chosen', file: picture })
    await preparePicture.answer(picture)
    actor.send({ type: 'dialog.dismissed' })
    expect(updateProfileImage.isAborted()).toBe(true)
    await updateProfileImage.answer(profile)
    expect(actor.getSnapshot().matches('idle')).toBe(true)
    expect(changes).toEqual([])
  })
})

describe('removing the picture of the profile', () => {
  it('asks first, and keeps the picture if the customer cancels', async () => {
    const { actor, removeProfileImage } = start()
    actor.send({ type: 'removal.requested' })
    expect(profileImageSelectors.isAsking(actor.getSnapshot())).toBe(true)
    actor.send({ type: 'dialog.dismissed' })
    await waitFor(actor, (snapshot) => snapshot.matches('idle'))
    expect(removeProfileImage.inputs()).toEqual([])
  })

  it('is repeated after a failure, and announced once', async () => {
    const { actor, removeProfileImage, removals, changes } = start()
    actor.send({ type: 'removal.requested' })
    actor.send({ type: 'removal.confirmed' })
    actor.send({ type: 'removal.confirmed' })
    await removeProfileImage.refuse(lostNetwork)
    expect(profileImageSelectors.failure(actor.getSnapshot())?.code).toBe('network')
    expect(profileImageSelectors.hasRemovalFailed(actor.getSnapshot())).toBe(true)
    actor.send({ type: 'retry.requested' })
    await removeProfileImage.answer(profile)
    await waitFor(actor, (snapshot) => snapshot.matches('idle'))
    expect([removals, changes]).toEqual([[profile], []])
  })
})

function start() {
  const preparePicture = held<Blob, { file: Blob }>()
  const updateProfileImage = held<Schemas['Profile'], { picture: Blob }>()
  const removeProfileImage = held<Schemas['Profile']>()
  const actors = {
    preparePicture: preparePicture.logic,
    updateProfileImage: updateProfileImage.logic,
    removeProfileImage: removeProfileImage.logic,
  }
  const actor = startFlow(profileImageMachine.provide({ actors }), { input: undefined })
  const changes: Schemas['Profile'][] = []
  actor.on('image.changed', ({ profile }) => void changes.push(profile))
  const removals: Schemas['Profile'][] = []
  actor.on('image.removed', ({ profile }) => void removals.push(profile))
  return { actor, preparePicture, updateProfileImage, removeProfileImage, changes, removals }
}
