import { setup } from 'xstate'
import type { components } from '#api/schema.d.ts'

export type CommentStatus = components['schemas']['CommentStatus']

/** What can happen to a comment. Only the server sends these, through `server/platform/lifecycle/lifecycle.service.ts`. */
export type CommentEvent = { type: 'staff.approved' } | { type: 'staff.refused' }

/**
 * The life of a comment. Nobody but its author's screen shows it before the shop approved it (CMT-09), and the shop
 * may think better of either answer.
 */
export const commentMachine = setup({
  types: {
    events: {} as CommentEvent,
    tags: {} as 'public',
  },
}).createMachine({
  id: 'comment',
  initial: 'pending',
  states: {
    pending: { on: { 'staff.approved': 'approved', 'staff.refused': 'refused' } },
    approved: { tags: ['public'], on: { 'staff.refused': 'refused' } },
    refused: { on: { 'staff.approved': 'approved' } },
  },
})
