import { ProblemError } from '#machines/kernel/problem.ts'
import { lostNetwork, mobile, usedPhoneModel as phone } from '#machines/testing/fixtures.ts'
import { everyCall, type FlowModel } from '#machines/testing/model.ts'
import { onDone } from '#machines/testing/says.ts'
import { usedPhoneMachine } from './used-phone.machine.ts'
import { usedPhonePersistence } from './used-phone.persistence.ts'

export const usedPhoneModel: FlowModel<typeof usedPhoneMachine> = {
  machine: usedPhoneMachine,
  starts: { visitor: undefined },
  events: [
    { type: 'model.chosen', modelId: phone.id },
    { type: 'option.chosen', optionId: 42 },
    { type: 'option.chosen', optionId: 44 },
    { type: 'contact.changed', change: { name: 'نگار رستمی' } },
    { type: 'request.submitted', contact: { name: 'نگار رستمی', phone: mobile } },
    { type: 'request.submitted', contact: { name: ' ', phone: mobile } },
    { type: 'back.requested' },
    { type: 'retry.requested' },
    { type: 'restart.requested' },
  ],
  outcomes: {
    loadModel: { done: [phone], errors: [lostNetwork] },
    requestSale: {
      done: [{ id: 9, estimated_price: 28_400_000 }],
      errors: [new ProblemError('used_phone_options_mismatch'), lostNetwork],
    },
  },
  facts: ({ model, question, optionIds, contact }) => [
    model !== null,
    question,
    optionIds,
    contact.name,
  ],
  says: {
    'sale.requested': onDone('requestSale'),
  },
  invariants: {
    'an answer that is given again keeps those after it': ({
      snapshot,
      step: { event, before },
    }) =>
      event.type === 'option.chosen'
        ? snapshot.context.optionIds.length >= (before?.context.optionIds.length ?? 0)
        : null,
    'a new request starts without the answers of the last one': ({
      snapshot: { context },
      events,
    }) => (events.at(-1) === 'restart.requested' ? context.optionIds.length === 0 : null),
    'a request has one answer for each question': ({ calls }) =>
      everyCall(calls, 'requestSale', (input) => JSON.stringify(input).includes('[42,44]')),
    'a question is asked about a known model': ({ snapshot }) =>
      snapshot.matches('answering') ? snapshot.context.model !== null : null,
    'nobody is asked for a number before the last question is answered': ({ snapshot }) =>
      snapshot.matches('contact') ? snapshot.context.optionIds.length === 2 : null,
    'a sent request shows the estimate of the server': ({ snapshot }) =>
      snapshot.matches('sent') ? snapshot.context.registered !== null : null,
  },
  saved: { persistence: usedPhonePersistence, secrets: [] },
}
