import { createActor, fromPromise, waitFor } from 'xstate'
import { expect, it } from 'vitest'
import { staffMessageInputLimits } from '#api/limits.ts'
import {
  draftFaults,
  staffMessageMachine,
  type MessageDraft,
  type Readers,
  type SendMessageInput,
} from '#machines/flows/staff-message/staff-message.machine.ts'
import type { Schemas } from '#machines/api/client.ts'
import { lostNetwork } from '#machines/testing/fixtures.ts'

it('keeps the key of a message that may have been sent, until its text is changed', async () => {
  const keys: string[] = []
  const actor = createActor(
    staffMessageMachine.provide({
      actors: {
        findReaders: fromPromise<Readers, MessageDraft>(() =>
          Promise.resolve({ customer: null, readers: 9 }),
        ),
        sendStaffMessage: fromPromise<Schemas['StaffMessage'], SendMessageInput>(({ input }) => {
          keys.push(input.key)
          return Promise.reject(lostNetwork)
        }),
      },
    }),
  ).start()
  const send = async (key: string) => {
    actor.send({ type: 'preview.requested' })
    await waitFor(actor, (snapshot) => snapshot.matches('previewing'))
    actor.send({ type: 'message.confirmed', key })
    await waitFor(actor, (snapshot) => snapshot.matches('failed'))
    actor.send({ type: 'message.left' })
  }
  actor.send({
    type: 'draft.changed',
    change: { title: 'جشنواره', text: 'تا جمعه', audience: 'all' },
  })
  await send('first-key')
  await send('second-key')
  actor.send({ type: 'draft.changed', change: { text: 'تا شنبه' } })
  await send('third-key')
  expect(keys).toEqual(['first-key', 'first-key', 'third-key'])
})

it('does not show a message whose text is too long', () => {
  const { draft } = createActor(staffMessageMachine).getSnapshot().context
  const typed = (length: number) => draftFaults({ ...draft, text: ` ${'د'.repeat(length)} ` })
  expect(typed(staffMessageInputLimits.text).text).toBe(false)
  expect(typed(staffMessageInputLimits.text + 1).text).toBe(true)
})

it.each([
  ['', false],
  [' ', false],
  ['/products/phone', false],
  [' /products/phone ', false],
  ['/products/phone\n', false],
  ['/products/ phone', true],
  ['products/phone', true],
  ['//other.example', true],
  ['https://other.example/', true],
  [' https://other.example/ ', true],
])('the link %j of a message is faulty: %s', (link, isFaulty) => {
  const { draft } = createActor(staffMessageMachine).getSnapshot().context
  expect(draftFaults({ ...draft, link }).link).toBe(isFaulty)
})

it('lists the fields that a message lacks; one to all needs no customer', () => {
  const { draft } = createActor(staffMessageMachine).getSnapshot().context
  const blank = { ...draft, title: ' ', text: ' ', lookup: ' ' }
  const faults = { title: true, text: true, link: false, lookup: true }
  expect(draftFaults(draft)).toEqual(faults)
  expect(draftFaults(blank)).toEqual(faults)
  expect(draftFaults({ ...blank, audience: 'all' })).toEqual({ ...faults, lookup: false })
  expect(draftFaults({ ...draft, title: 'جشنواره', text: 'تا جمعه', lookup: '501' })).toEqual({
    title: false,
    text: false,
    link: false,
    lookup: false,
  })
})
