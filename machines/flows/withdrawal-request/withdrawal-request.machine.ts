import { assign, emit, setup, type Actor, type SnapshotFrom } from 'xstate'
import { isIbanDoubtful } from '#domain/withdrawal.ts'
import type { Schemas } from '#machines/api/client.ts'
import { failureIn, isUncertain, type Failure } from '#machines/kernel/problem.ts'
import { required } from '#machines/kernel/required.ts'
import { sameSubmission } from '#machines/kernel/same-submission.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'

type Withdrawal = Schemas['Withdrawal']

export type WithdrawalCall = {
  /** Tomans. */
  amount: number
  /** 24 digits, without IR. */
  iban: string
  /** `Idempotency-Key` of the request: repeated, it holds the amount once. */
  attemptKey: string
}

export type WithdrawalRequestContext = {
  /** What was submitted last. */
  request: WithdrawalCall | null
  /** Requests that may have been received: the same, submitted again, goes out under its key. */
  unsettled: readonly WithdrawalCall[]
  withdrawal: Withdrawal | null
  failure: Failure | null
}

export type WithdrawalRequestEvent =
  | { type: 'withdrawal.requested' }
  | { type: 'form.submitted'; request: WithdrawalCall }
  /** The customer wants the transfer although the check digits of the IBAN are wrong. */
  | { type: 'iban.confirmed' }
  | { type: 'form.edited' }
  | { type: 'retry.requested' }
  | { type: 'dialog.dismissed' }

/** Balance and history are not as the page shows them. */
export type WithdrawalRequestEmitted = { type: 'wallet.changed' }

const request = ({ event }: { event: { request: WithdrawalCall } }) => event.request

/** Sends the request, or asks first about a doubtful IBAN. */
const submission = [
  {
    guard: { type: 'isIbanDoubtful', params: request },
    target: 'doubted',
    actions: { type: 'keepRequest', params: request },
  },
  { target: 'sending', actions: { type: 'keepRequest', params: request } },
] as const

/**
 * Asking for money of the wallet to be transferred to a bank account. Any 24 digits are accepted
 * (WAL-36), but numbers that no bank could have issued only after a confirmation.
 */
export const withdrawalRequestMachine = setup({
  types: {
    context: {} as WithdrawalRequestContext,
    events: {} as WithdrawalRequestEvent,
    emitted: {} as WithdrawalRequestEmitted,
    tags: {} as 'busy' | 'error' | 'form',
  },
  actors: { requestWithdrawal: unprovided<Withdrawal, WithdrawalCall>() },
  guards: {
    isUncertain: ({ event }) => isUncertain(failureIn(event)),
    isIbanDoubtful: (_, { iban }: WithdrawalCall) => isIbanDoubtful(iban),
  },
  actions: {
    keepRequest: assign(({ context }, request: WithdrawalCall) => ({
      request: sameSubmission(context.unsettled, request, ({ amount, iban }) => [amount, iban]),
    })),
    keepUnsettled: assign(({ context }) => ({
      unsettled: [...othersUnsettled(context), required(context.request)],
    })),
    keepWithdrawal: assign(({ context }, withdrawal: Withdrawal) => ({
      withdrawal,
      unsettled: othersUnsettled(context),
    })),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    announceChange: emit({ type: 'wallet.changed' }),
  },
}).createMachine({
  id: 'withdrawalRequest',
  context: { request: null, unsettled: [], withdrawal: null, failure: null },
  initial: 'closed',
  states: {
    closed: { on: { 'withdrawal.requested': 'editing' } },
    editing: {
      tags: 'form',
      on: {
        'form.submitted': submission,
        'dialog.dismissed': 'closed',
      },
    },
    doubted: {
      tags: 'form',
      on: { 'iban.confirmed': 'sending', 'form.edited': 'editing', 'dialog.dismissed': 'closed' },
    },
    sending: {
      tags: ['busy', 'form'],
      invoke: {
        id: 'requestWithdrawal',
        src: 'requestWithdrawal',
        input: ({ context }) => required(context.request),
        onDone: {
          target: 'requested',
          actions: [
            { type: 'keepWithdrawal', params: ({ event }) => event.output },
            'announceChange',
          ],
        },
        onError: [
          {
            guard: 'isUncertain',
            target: 'failed',
            actions: ['keepFailure', 'keepUnsettled', 'announceChange'],
          },
          { target: 'refused', actions: ['keepFailure', 'announceChange'] },
        ],
      },
    },
    failed: {
      tags: ['error', 'form'],
      on: { 'retry.requested': 'sending', 'dialog.dismissed': 'closed' },
    },
    refused: {
      tags: ['error', 'form'],
      on: {
        'form.submitted': submission,
        'dialog.dismissed': 'closed',
      },
    },
    requested: { on: { 'dialog.dismissed': 'closed' } },
  },
})

/** The unsettled requests besides the last one. */
const othersUnsettled = ({ request, unsettled }: WithdrawalRequestContext) =>
  unsettled.filter(({ attemptKey }) => attemptKey !== request?.attemptKey)

type Snapshot = SnapshotFrom<typeof withdrawalRequestMachine>
export type WithdrawalRequestActor = Actor<typeof withdrawalRequestMachine>

export const withdrawalRequestSelectors = {
  isForm: (snapshot: Snapshot) => snapshot.hasTag('form'),
  isBusy: (snapshot: Snapshot) => snapshot.hasTag('busy'),
  isFailed: (snapshot: Snapshot) => snapshot.matches('failed'),
  /** Whether the customer is asked for a confirmation of the IBAN. */
  needsIbanConfirmation: (snapshot: Snapshot) => snapshot.matches('doubted'),
  /** The accepted request while its confirmation is shown. */
  requested: (snapshot: Snapshot) =>
    snapshot.matches('requested') ? snapshot.context.withdrawal : null,
  /** The failure to show; null if there is none. */
  failure: (snapshot: Snapshot) => (snapshot.hasTag('error') ? snapshot.context.failure : null),
}
