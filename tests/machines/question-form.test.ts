import { describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { createQuestionFormActors } from '#machines/flows/question-form/question-form.actors.ts'
import { questionFormMachine } from '#machines/flows/question-form/question-form.machine.ts'
import { questionFormPersistence } from '#machines/flows/question-form/question-form.persistence.ts'
import { questionFormSelectors } from '#machines/flows/question-form/question-form.selectors.ts'
import type { QuestionFormEmitted } from '#machines/flows/question-form/question-form.types.ts'
import { newKey } from '#machines/kernel/key.ts'
import { restoreFlow, saveFlow, type SavedSnapshot } from '#machines/kernel/snapshot.ts'
import { startFlow } from '#machines/kernel/start.ts'
import { memoryStorage } from '#machines/testing/memory-storage.ts'
import { recordedClient, type CannedReply } from '#tests/support/machines/recorded-client.ts'

const question = { id: 31, text: 'گارانتی دارد؟' }
const input = { signedIn: true, productId: 7 }
const sentAs = (status: string) => ({ status: 201, body: { status } })

function start(
  replies: Record<string, CannedReply> = {},
  {
    signedIn = true,
    snapshot = null,
  }: { signedIn?: boolean; snapshot?: SavedSnapshot | null } = {},
) {
  const { client, sent } = recordedClient(replies)
  const emitted: QuestionFormEmitted[] = []
  const machine = questionFormMachine.provide({ actors: createQuestionFormActors(client) })
  const actor = startFlow(machine, { input: { ...input, signedIn }, snapshot })
  actor.on('*', (event) => void emitted.push(event))
  return { actor, sent, emitted }
}

type Flow = ReturnType<typeof start>['actor']

const open = (actor: Flow, about: typeof question | null = null) =>
  actor.send({ type: 'form.opened', question: about })
const type = (actor: Flow, text: string) => actor.send({ type: 'text.changed', text })
const submit = (actor: Flow, key: string = newKey()) => actor.send({ type: 'text.submitted', key })
const textIn = (actor: Flow) => questionFormSelectors.text(actor.getSnapshot())
const reach = (actor: Flow, value: Parameters<ReturnType<Flow['getSnapshot']>['matches']>[0]) =>
  waitFor(actor, (snapshot) => snapshot.matches(value))

describe('the form for questions and answers', () => {
  it('sends a question about the product, which waits, and an answer of the shop, which does not', async () => {
    const { actor, sent, emitted } = start({
      'POST /product/v1/question/': sentAs('pending'),
      'POST /product/v1/question/31/answer/': sentAs('approved'),
    })
    open(actor)
    type(actor, 'رجیستر شده است؟')
    submit(actor, 'key-of-a-question')
    await reach(actor, { sent: 'waiting' })
    actor.send({ type: 'dialog.dismissed' })
    open(actor, question)
    type(actor, 'بله، هجده ماه.')
    submit(actor, 'key-of-an-answer')
    await reach(actor, { sent: 'published' })
    expect(sent.map(({ body, idempotencyKey }) => [body, idempotencyKey])).toEqual([
      [{ product_id: 7, text: 'رجیستر شده است؟' }, 'key-of-a-question'],
      [{ text: 'بله، هجده ماه.' }, 'key-of-an-answer'],
    ])
    expect(emitted).toEqual([
      { type: 'text.sent', isAnswer: false, isPublished: false },
      { type: 'text.sent', isAnswer: true, isPublished: true },
    ])
  })

  it('sends the same text under the same key, and a changed one under another', async () => {
    const { actor, sent } = start()
    open(actor)
    type(actor, 'رجیستر شده است؟')
    for (const isChanged of [false, false, true]) {
      if (isChanged) type(actor, 'رجیستر شده؟')
      submit(actor)
      await reach(actor, { editing: 'failed' })
    }
    const [first, second, third] = sent.map(({ idempotencyKey }) => idempotencyKey)
    expect(first).toHaveLength(36)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('sends a text under the key of its first try, whatever was opened in between', async () => {
    const { actor, sent } = start()
    open(actor)
    type(actor, 'رجیستر شده است؟')
    submit(actor, 'key-of-the-first-try')
    await reach(actor, { editing: 'failed' })
    actor.send({ type: 'dialog.dismissed' })
    open(actor, question)
    actor.send({ type: 'dialog.dismissed' })
    open(actor)
    submit(actor)
    await reach(actor, { editing: 'failed' })
    expect(sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
      'key-of-the-first-try',
      'key-of-the-first-try',
    ])
  })

  it.each(['', '   \n', 'آ'.repeat(1_001)])('does not send %j', (text) => {
    for (const signedIn of [true, false]) {
      const { actor } = start({}, { signedIn })
      open(actor)
      type(actor, text)
      expect(actor.getSnapshot().can({ type: 'text.submitted', key: newKey() })).toBe(false)
    }
  })

  it('keeps the text about each question, whatever else is opened', () => {
    const { actor } = start()
    open(actor)
    type(actor, 'یک پرسش')
    actor.send({ type: 'dialog.dismissed' })
    open(actor, question)
    expect(textIn(actor)).toBe('')
    type(actor, 'یک پاسخ')
    actor.send({ type: 'dialog.dismissed' })
    open(actor)
    expect(textIn(actor)).toBe('یک پرسش')
    actor.send({ type: 'dialog.dismissed' })
    open(actor, question)
    expect(textIn(actor)).toBe('یک پاسخ')
  })

  it('leads a guest to sign in, and continues with the text afterwards', async () => {
    const storage = memoryStorage()
    const { actor, sent } = start({}, { signedIn: false })
    open(actor, question)
    type(actor, 'بله، هجده ماه.')
    submit(actor)
    expect(actor.getSnapshot().matches('signInNeeded')).toBe(true)
    expect(sent).toEqual([])
    saveFlow(questionFormPersistence(7), actor, storage)
    const snapshot = restoreFlow(questionFormPersistence(7), input, storage)
    const { actor: restored } = start({}, { snapshot })
    restored.send({ type: 'session.changed', signedIn: true })
    expect(restored.getSnapshot().value).toEqual({ editing: 'resting' })
    expect(restored.getSnapshot().context).toMatchObject({ question, signedIn: true })
    expect(textIn(restored)).toBe('بله، هجده ماه.')
    expect(restoreFlow(questionFormPersistence(8), { ...input, productId: 8 }, storage)).toBeNull()
  })

  it('asks a customer to sign in whose session ended, and keeps the text', async () => {
    const { actor } = start({
      'POST /product/v1/question/': { status: 401, body: { code: 'session_expired' } },
    })
    open(actor)
    type(actor, 'رجیستر شده است؟')
    submit(actor)
    await reach(actor, 'signInNeeded')
    expect(actor.getSnapshot().context.signedIn).toBe(false)
    actor.send({ type: 'text.reopened' })
    expect(textIn(actor)).toBe('رجیستر شده است؟')
  })

  it('says why an answer was not taken whose question the shop withdrew', async () => {
    const { actor } = start({
      'POST /product/v1/question/31/answer/': { status: 404, body: { code: 'question_not_found' } },
    })
    open(actor, question)
    type(actor, 'بله')
    submit(actor)
    await reach(actor, { editing: 'failed' })
    expect(questionFormSelectors.failure(actor.getSnapshot())?.code).toBe('question_not_found')
  })
})
