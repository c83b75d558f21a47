import { setup } from 'xstate'
import type { components } from '#api/schema.d.ts'

export type RequestStatus = components['schemas']['RequestStatus']

/** What can happen to a request. Only the server sends these, through `server/platform/lifecycle/lifecycle.service.ts`. */
export type RequestEvent =
  | { type: components['schemas']['RequestMoveEvent'] }
  /** Staff answered by SMS and message. */
  | { type: 'staff.answered' }

/**
 * The life of what a visitor asked the shop for, whatever its kind: somebody takes it, works on it and ends it. What was
 * ended can be taken up again, and has to be before it is answered.
 */
export const requestMachine = setup({
  types: { events: {} as RequestEvent, tags: {} as 'open' },
}).createMachine({
  id: 'request',
  initial: 'NEW',
  states: {
    NEW: {
      tags: 'open',
      on: {
        'staff.started': 'IN_PROGRESS',
        'staff.answered': 'IN_PROGRESS',
        'staff.finished': 'DONE',
        'staff.declined': 'DECLINED',
      },
    },
    IN_PROGRESS: {
      tags: 'open',
      on: {
        'staff.answered': 'IN_PROGRESS',
        'staff.finished': 'DONE',
        'staff.declined': 'DECLINED',
      },
    },
    DONE: { on: { 'staff.reopened': 'IN_PROGRESS' } },
    DECLINED: { on: { 'staff.reopened': 'IN_PROGRESS' } },
  },
})
