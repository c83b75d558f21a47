import { setup } from 'xstate'
import type { components } from '#api/schema.d.ts'

export type QuestionStatus = components['schemas']['QuestionStatus']

/** What can happen to a question. Only the server sends these, through `server/platform/lifecycle/lifecycle.service.ts`. */
export type QuestionEvent = { type: 'staff.approved' } | { type: 'staff.refused' }

/**
 * The life of a question about a product, and of an answer to one. Nobody sees it before the shop approved it, and the
 * shop may think better of either decision. An answer of the shop itself begins approved.
 */
export const questionMachine = setup({
  types: {
    events: {} as QuestionEvent,
    tags: {} as 'public',
  },
}).createMachine({
  id: 'question',
  initial: 'pending',
  states: {
    pending: { on: { 'staff.approved': 'approved', 'staff.refused': 'refused' } },
    approved: { tags: ['public'], on: { 'staff.refused': 'refused' } },
    refused: { on: { 'staff.approved': 'approved' } },
  },
})
