import { fromPromise, waitFor } from 'xstate'
import { describe, expect, it } from 'vitest'
import {
  ticketFormMachine,
  ticketFormSelectors as selectors,
} from '#machines/flows/ticket-form/ticket-form.machine.ts'
import { ticketFormPersistence } from '#machines/flows/ticket-form/ticket-form.persistence.ts'
import type {
  TicketDraft,
  WriteInput,
  Written,
} from '#machines/flows/ticket-form/ticket-form.types.ts'
import type { ChosenFile, Upload, UploadInput } from '#machines/kernel/attachments.ts'
import { restoreFlow, saveFlow } from '#machines/kernel/snapshot.ts'
import { ProblemError, type FailureCode } from '#machines/kernel/problem.ts'
import { startFlow } from '#machines/kernel/start.ts'
import { lostNetwork } from '#machines/testing/fixtures.ts'
import { memoryStorage } from '#machines/testing/memory-storage.ts'

const input = { ticketId: null }
const persistence = ticketFormPersistence(null)
const picture: ChosenFile = { key: 'a', name: 'a.jpg', kind: 'image', bytes: 1_000 }

describe('a ticket after a reload', () => {
  it('still has the report of what happened', () => {
    const storage = memoryStorage()
    const before = startFlow(ticketFormMachine, { input, snapshot: null })
    const change = { text: 'فاکتور را کجا می‌بینم؟', report: '{"format":"flow-recording"}' }
    before.send({ type: 'form.opened' })
    before.send({ type: 'draft.changed', change })
    saveFlow(persistence, before, storage)
    const snapshot = restoreFlow(persistence, input, storage)
    const after = startFlow(ticketFormMachine, { input, snapshot })
    expect(selectors.draft(after.getSnapshot())).toMatchObject(change)
  })

  it('still names the picture that was chosen, and says that it is to be chosen again', () => {
    const storage = memoryStorage()
    const before = startFlow(ticketFormMachine, { input, snapshot: null })
    const change = { title: 'فاکتور', category: 1, text: 'فاکتور را کجا می‌بینم؟' }
    before.send({ type: 'form.opened' })
    before.send({ type: 'draft.changed', change })
    before.send({ type: 'files.added', files: [picture] })
    expect(selectors.isSendable(before.getSnapshot())).toBe(true)
    saveFlow(persistence, before, storage)

    const snapshot = restoreFlow(persistence, input, storage)
    const after = startFlow(ticketFormMachine, { input, snapshot })
    expect(selectors.draft(after.getSnapshot())).toEqual({ ...change, report: null })
    expect(selectors.files(after.getSnapshot())).toEqual([
      { ...picture, upload: null, failure: expect.objectContaining({ code: 'upload_not_found' }) },
    ])
    expect(selectors.isSendable(after.getSnapshot())).toBe(false)

    after.send({ type: 'file.removed', key: 'a' })
    after.send({ type: 'files.added', files: [{ ...picture, key: 'b' }] })
    expect(selectors.isSendable(after.getSnapshot())).toBe(true)
  })
})

describe('a message whose reply was lost', () => {
  const submitted = async (after: Partial<TicketDraft>[]) => {
    const keys: string[] = []
    const writeMessage = fromPromise<Written, WriteInput>(async ({ input }) => {
      keys.push(input.key)
      if (keys.length === 1) throw lostNetwork
      return { ticket: null }
    })
    const flow = startFlow(ticketFormMachine.provide({ actors: { writeMessage } }), {
      input: { ticketId: 1 },
    })
    const submit = async (key: string) => {
      flow.send({ type: 'message.submitted', key })
      await waitFor(flow, (snapshot) => !selectors.isSending(snapshot))
    }
    flow.send({ type: 'draft.changed', change: { text: 'سلام' } })
    await submit('first')
    for (const change of after) flow.send({ type: 'draft.changed', change })
    await submit('second')
    return keys
  }

  it.each([
    ['unchanged', []],
    ['with what was typed and deleted in between', [{ text: 'سلام!' }, { text: 'سلام' }]],
    ['with a space at its end', [{ text: 'سلام ' }]],
  ])('goes out under its key again: %s', async (_, after) => {
    expect(await submitted(after)).toEqual(['first', 'first'])
  })

  it('goes out under another key with another text', async () => {
    expect(await submitted([{ text: 'سلام!' }])).toEqual(['first', 'second'])
  })
})

describe('a file that did not arrive', () => {
  it.each<[FailureCode, object]>([
    ...(
      [
        'upload_not_found',
        'file_empty',
        'file_type_refused',
        'file_type_mismatch',
        'file_too_large',
        'picture_too_large',
        'picture_broken',
        'video_broken',
      ] as const
    ).map((code): [FailureCode, object] => [code, { isMarked: true, isSendable: false }]),
    ['network', { isMarked: false, isSendable: true }],
    ['service_unavailable', { isMarked: false, isSendable: true }],
  ])('is marked if it was refused: %s', async (code, expected) => {
    const uploadFile = fromPromise<Upload, UploadInput>(() =>
      Promise.reject(new ProblemError(code)),
    )
    const flow = startFlow(ticketFormMachine.provide({ actors: { uploadFile } }), {
      input: { ticketId: 1 },
    })
    flow.send({ type: 'draft.changed', change: { text: 'عکس پیوست است' } })
    flow.send({ type: 'files.added', files: [picture] })
    flow.send({ type: 'message.submitted', key: 'key' })
    const failed = await waitFor(flow, (snapshot) => snapshot.matches({ open: 'failed' }))
    const [file] = selectors.files(failed)
    const isSendable = selectors.isSendable(failed)
    expect({ isMarked: file?.failure?.code === code, isSendable }).toEqual(expected)
  })
})
