import { describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { createCommentFormActors } from '#machines/flows/comment-form/comment-form.actors.ts'
import { commentFormMachine } from '#machines/flows/comment-form/comment-form.machine.ts'
import { commentFormPersistence } from '#machines/flows/comment-form/comment-form.persistence.ts'
import type { CommentFormEmitted } from '#machines/flows/comment-form/comment-form.types.ts'
import { upload } from '#machines/testing/fixtures.ts'
import { newKey } from '#machines/kernel/key.ts'
import { ProblemError } from '#machines/kernel/problem.ts'
import type { Upload, UploadInput } from '#machines/kernel/attachments.ts'
import { restoreFlow, saveFlow, type SavedSnapshot } from '#machines/kernel/snapshot.ts'
import { startFlow } from '#machines/kernel/start.ts'
import { memoryStorage } from '#machines/testing/memory-storage.ts'
import { recordedClient, type CannedReply } from '#tests/support/machines/recorded-client.ts'

const anonymousName = 'کاربر سایت'
const picture = { key: 'a', name: 'a.jpg', kind: 'image', bytes: 1_000 } as const
const input = { signedIn: false, productId: 7 }

function start(
  replies: Record<string, CannedReply> = {},
  signedIn = false,
  snapshot: SavedSnapshot | null = null,
) {
  const { client, sent } = recordedClient(replies)
  const emitted: CommentFormEmitted['type'][] = []
  const files = { fail: false }
  const sendFile = async () => {
    if (files.fail) throw new ProblemError('picture_broken')
    return upload
  }
  const actors = createCommentFormActors(client, { sendFile, anonymousName })
  const machine = commentFormMachine.provide({ actors })
  const actor = startFlow(machine, { input: { ...input, signedIn }, snapshot })
  actor.on('*', ({ type }) => void emitted.push(type))
  actor.send({ type: 'form.opened' })
  return { actor, sent, emitted, files }
}

type Flow = ReturnType<typeof start>['actor']

const reach = (actor: Flow, value: Parameters<ReturnType<Flow['getSnapshot']>['matches']>[0]) =>
  waitFor(actor, (snapshot) => snapshot.matches(value))

const fill = (actor: Flow, name = '') =>
  actor.send({ type: 'draft.changed', change: { stars: 4, text: 'خوب است', name } })

describe('the comment form', () => {
  it('sends the same draft under the same key, and a changed one under another', async () => {
    const { actor, sent, emitted } = start()
    fill(actor)
    const keys = []
    for (const isChanged of [false, false, true]) {
      if (isChanged) actor.send({ type: 'draft.changed', change: { text: 'خیلی خوب است' } })
      actor.send({ type: 'comment.submitted', key: newKey() })
      await reach(actor, { editing: 'failed' })
      keys.push(sent.at(-1)?.idempotencyKey)
    }
    expect(keys[0]).toHaveLength(36)
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
    expect(emitted).toEqual(['comment.failed', 'comment.failed', 'comment.failed'])
  })

  it.each([
    [false, '', false, anonymousName],
    [false, ' نیما ', false, 'نیما'],
    [true, '', false, ''],
    [true, '', true, anonymousName],
  ])(
    'names its author (signed in: %s, name: %j, anonymous: %s): %j',
    async (signedIn, name, isAnonymous, shown) => {
      const { actor, sent, emitted } = start(
        {
          'GET /profile/has_all_information/': { status: 200, body: { has_all_information: true } },
          'POST /product/v3/comment/': { status: 201, body: {} },
        },
        signedIn,
      )
      await reach(actor, 'editing')
      fill(actor, name)
      actor.send({ type: 'draft.changed', change: { isAnonymous } })
      actor.send({ type: 'comment.submitted', key: newKey() })
      await reach(actor, 'sent')
      expect(sent.at(-1)?.body).toEqual({
        stars: 4,
        text: 'خوب است',
        display_name: shown,
        product_id: 7,
        files_ids: [],
      })
      expect(emitted).toEqual(['comment.sent'])
    },
  )

  it('sends files while the text is typed, and waits for failed ones until they are sent or removed', async () => {
    const { actor, files, emitted } = start()
    fill(actor)
    files.fail = true
    actor.send({ type: 'files.added', files: [picture] })
    expect(actor.getSnapshot().can({ type: 'comment.submitted', key: newKey() })).toBe(false)
    await reach(actor, { editing: 'resting' })
    expect(actor.getSnapshot().context.files).toMatchObject([
      { failure: { code: 'picture_broken' } },
    ])
    expect(actor.getSnapshot().can({ type: 'comment.submitted', key: newKey() })).toBe(false)
    files.fail = false
    actor.send({ type: 'file.retried', key: 'a' })
    await reach(actor, { editing: 'resting' })
    expect(emitted).toEqual(['file.uploaded'])
    expect(actor.getSnapshot().can({ type: 'comment.submitted', key: newKey() })).toBe(true)
  })

  it('stores an upload with its own file when an earlier one is retried meanwhile', async () => {
    const uploads = new Map<string, ReturnType<typeof Promise.withResolvers<Upload>>>()
    const sendFile = ({ key }: UploadInput) => {
      const pending = Promise.withResolvers<Upload>()
      uploads.set(key, pending)
      return pending.promise
    }
    const actors = createCommentFormActors(recordedClient({}).client, { sendFile, anonymousName })
    const machine = commentFormMachine.provide({ actors })
    const actor = startFlow(machine, { input, snapshot: null })
    const uploaded: string[] = []
    actor.on('file.uploaded', ({ key }) => void uploaded.push(key))
    const fileIds = () => actor.getSnapshot().context.files.map(({ upload: sent }) => sent?.id)
    actor.send({ type: 'form.opened' })
    actor.send({ type: 'files.added', files: [picture, { ...picture, key: 'b' }] })
    uploads.get('a')?.reject(new ProblemError('picture_broken'))
    await expect.poll(() => uploads.has('b')).toBe(true)
    actor.send({ type: 'file.retried', key: 'a' })
    uploads.get('b')?.resolve({ ...upload, id: 'id-b' })
    await expect.poll(fileIds).toEqual([undefined, 'id-b'])
    uploads.get('a')?.resolve({ ...upload, id: 'id-a' })
    await expect.poll(fileIds).toEqual(['id-a', 'id-b'])
    expect(uploaded).toEqual(['b', 'a'])
  })

  it('takes eight pictures and one video, of a kind that the shop takes and no larger than it may be', async () => {
    const { actor, emitted } = start()
    const chosen = Array.from({ length: 9 }, (_, index) => ({ ...picture, key: `p${index}` }))
    actor.send({ type: 'files.added', files: chosen })
    actor.send({ type: 'files.added', files: [{ ...picture, key: 'x', kind: null }] })
    actor.send({
      type: 'files.added',
      files: [{ key: 'v', name: 'v.mp4', kind: 'video', bytes: 50_000_000 }],
    })
    await reach(actor, { editing: 'resting' })
    const { files } = actor.getSnapshot().context
    expect(files).toHaveLength(9)
    expect(files.at(-1)?.failure?.code).toBe('file_too_large')
    expect(emitted.filter((type) => type === 'files.refused')).toHaveLength(2)
  })

  it('keeps the draft over a reload, each product its own, and names the files that are to be chosen again', async () => {
    const storage = memoryStorage()
    const { actor, files } = start()
    fill(actor, 'نیما')
    actor.send({ type: 'files.added', files: [picture] })
    await reach(actor, { editing: 'resting' })
    files.fail = true
    actor.send({ type: 'files.added', files: [{ ...picture, key: 'b' }] })
    await reach(actor, { editing: 'resting' })
    actor.send({ type: 'files.added', files: [{ ...picture, key: 'c' }] })
    actor.send({ type: 'draft.changed', change: { text: 'هنوز می‌نویسم' } })
    expect(actor.getSnapshot().matches({ editing: 'uploading' })).toBe(true)
    saveFlow(commentFormPersistence(7), actor, storage)
    const snapshot = restoreFlow(commentFormPersistence(7), input, storage)
    const restored = startFlow(commentFormMachine, { input, snapshot })
    expect(restored.getSnapshot().context).toMatchObject({
      draft: { stars: 4, text: 'هنوز می‌نویسم', name: 'نیما' },
      files: [
        { key: 'a', upload, failure: null },
        { key: 'b', upload: null, failure: { code: 'picture_broken' } },
        { key: 'c', upload: null, failure: { code: 'upload_not_found' } },
      ],
      key: actor.getSnapshot().context.key,
    })
    expect(restored.getSnapshot().value).toEqual({ editing: 'resting' })
    expect(restoreFlow(commentFormPersistence(8), { ...input, productId: 8 }, storage)).toBeNull()
  })

  it('sends a draft after a reload under the key of the try before', async () => {
    const storage = memoryStorage()
    const { actor, sent } = start()
    fill(actor)
    actor.send({ type: 'comment.submitted', key: 'first' })
    await reach(actor, { editing: 'failed' })
    saveFlow(commentFormPersistence(7), actor, storage)
    const again = start({}, false, restoreFlow(commentFormPersistence(7), input, storage))
    again.actor.send({ type: 'comment.submitted', key: 'second' })
    await reach(again.actor, { editing: 'failed' })
    const keys = [...sent, ...again.sent].map(({ idempotencyKey }) => idempotencyKey)
    expect(keys).toEqual(['first', 'first'])
  })

  it('sends a draft under its key after a reload that came while it was sent', async () => {
    const storage = memoryStorage()
    const { actor } = start()
    fill(actor)
    saveFlow(commentFormPersistence(7), actor, storage)
    actor.send({ type: 'comment.submitted', key: 'first' })
    expect(actor.getSnapshot().matches('sending')).toBe(true)
    saveFlow(commentFormPersistence(7), actor, storage)
    const again = start({}, false, restoreFlow(commentFormPersistence(7), input, storage))
    again.actor.send({ type: 'comment.submitted', key: 'second' })
    await reach(again.actor, { editing: 'failed' })
    expect(again.sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['first'])
  })

  it('looks at the profile of a guest who signed in meanwhile, and lets one write on whose session ended', async () => {
    const { actor } = start({
      'GET /profile/has_all_information/': { status: 200, body: { has_all_information: true } },
    })
    fill(actor)
    actor.send({ type: 'session.changed', signedIn: true })
    expect(actor.getSnapshot().matches({ profile: 'checking' })).toBe(true)
    await reach(actor, { editing: 'resting' })
    expect(actor.getSnapshot().context.draft.text).toBe('خوب است')
    actor.send({ type: 'session.changed', signedIn: false })
    expect(actor.getSnapshot().matches('editing')).toBe(true)
  })
})
