import { assign, emit, setup, type Actor, type SnapshotFrom } from 'xstate'
import { isBlank } from '#domain/persian.ts'
import { withDraft, type Drafts } from '#machines/kernel/drafts.ts'
import {
  failureIn,
  isRepeatable,
  type Failure,
  type RecordedPayment,
} from '#machines/kernel/problem.ts'
import { required } from '#machines/kernel/required.ts'
import { sameSubmission } from '#machines/kernel/same-submission.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'
import {
  invalidFields,
  needsTotal,
  ownFields,
  isLimitedByBalance,
  isOfSameTransfer,
  type EarlierRefunds,
  type MoneyFields,
  type MoneyMove,
} from './money-moves.ts'

export type MoveMoneyInput = {
  move: MoneyMove
  fields: MoneyFields
  /** Idempotency key of the move, however often it is tried. */
  key: string
  /** The withdrawal that has the same code of a bank, as the staff member knows. */
  sharesCodeWith?: number
}

/** The codes of gift cards that were issued, which can be read this once. */
export type MoneyMoved = { giftCodes: readonly string[] }

export type GetRemainingAmountInput = { move: MoneyMove }

/**
 * `openReturns` and `refunded`, of a refund: what the open returns of the order come to, and what was given back of it in
 * all; `earlier`, of a return: as `EarlierRefunds`. In tomans.
 */
export type RemainingAmount = {
  amount: number
  openReturns?: number
  refunded?: number
  earlier?: Omit<EarlierRefunds, 'orderId'>
}

export type StaffMoneyMoveContext = {
  move: MoneyMove | null
  /** Input of the current move; empty after it succeeds. */
  fields: MoneyFields
  /** Unsent input of other moves. */
  drafts: Drafts<MoneyFields>
  /** What was confirmed last. */
  attempt: MoveMoneyInput | null
  /** Of this and other moves, what was sent without anyone knowing whether it was done, the oldest first. */
  unsettled: readonly MoveMoneyInput[]
  giftCodes: readonly string[]
  failure: Failure | null
}

export type StaffMoneyMoveEvent =
  | { type: 'move.chosen'; move: MoneyMove }
  /** `key` is a new one, for what has none yet. */
  | { type: 'move.confirmed'; fields: MoneyFields; key: string }
  /** What the move costs in all was read. */
  | { type: 'total.accepted' }
  | { type: 'total.declined' }
  /** The bank gave one code for this withdrawal and the one that has it already. `key` is a new one. */
  | { type: 'sharing.accepted'; key: string }
  | { type: 'sharing.declined' }
  | { type: 'retry.requested' }
  /** `fields` of a form that is open. */
  | { type: 'dialog.dismissed'; fields?: MoneyFields }
  /** The staff member says that the codes are kept elsewhere. */
  | { type: 'codes.kept' }

/** `money.outdated`: it was refused, or nobody knows whether it was moved, so the page may be out of date. */
export type StaffMoneyMoveEmitted =
  { type: 'money.moved'; move: MoneyMove } | { type: 'money.outdated' }

/**
 * A staff member moves a customer's money and records why. Input survives closing the dialog until the move succeeds. If a
 * colleague has used part of the balance, also of the order of a return, or the open returns of the order have changed, they
 * are loaded again.
 */
export const staffMoneyMoveMachine = setup({
  types: {
    context: {} as StaffMoneyMoveContext,
    events: {} as StaffMoneyMoveEvent,
    emitted: {} as StaffMoneyMoveEmitted,
    tags: {} as 'busy' | 'error',
  },
  actors: {
    moveMoney: unprovided<MoneyMoved, MoveMoneyInput>(),
    getRemainingAmount: unprovided<RemainingAmount, GetRemainingAmountInput>(),
  },
  guards: {
    isBalanceChanged: ({ context, event }) =>
      isOfBalance(failureIn(event)) && isLimitedByBalance(required(context.move)),
    isCodeRecorded: ({ event }) => {
      const failure = failureIn(event)
      return failure?.code === 'bank_code_recorded' && failure.recorded !== undefined
    },
    isNothingLeft: (_, { amount }: RemainingAmount) => amount === 0,
    areReturnsUnchanged: ({ context }, { amount, openReturns, refunded }: RemainingAmount) => {
      const move = required(context.move)
      const isRefunded = amount < move.amount || refunded !== move.refunded
      return move.earlier !== undefined || (isRefunded && openReturns === move.openReturns?.amount)
    },
    isRepeatable: ({ event }) => isRepeatable(failureIn(event)),
    hasCodes: (_, codes: readonly string[]) => codes.length > 0,
    isIncomplete: ({ context }, fields: MoneyFields) =>
      invalidFields(required(context.move), fields).length > 0,
    needsTotal: ({ context }) => needsTotal(required(context.move)),
  },
  actions: {
    keepMove: assign(({ context }, move: MoneyMove) => {
      const drafts = withDraft(
        context.drafts,
        context.move && draftKey(context.move),
        context.fields,
      )
      // Only the same input is sent under the key of an unsettled attempt; what was typed after it counts more.
      const unsettled = context.unsettled.findLast((attempt) => isOf(attempt, move))
      return { move, drafts, fields: { ...unsettled?.fields, ...drafts[draftKey(move)] } }
    }),
    keepLeft: assign(({ context }, read: RemainingAmount) => {
      const { amount, openReturns = 0, refunded = 0, earlier } = read
      const move = required(context.move)
      return {
        move: {
          ...move,
          amount,
          ...(move.openReturns && { openReturns: { ...move.openReturns, amount: openReturns } }),
          ...(move.refunded !== undefined && { refunded }),
          ...(move.earlier && { earlier: { ...move.earlier, ...earlier } }),
        },
      }
    }),
    keepFields: assign(({ context }, fields: MoneyFields | undefined) => ({
      fields: fields ?? context.fields,
    })),
    forgetFields: assign({ fields: {} }),
    keepAttempt: assign(({ context }, confirmed: Confirmed) => {
      const move = required(context.move)
      const attempt = { move, fields: ownFields(move, confirmed.fields), key: confirmed.key }
      // A repeated submission keeps its key, but sends what the member has read since.
      return { attempt: { ...sameSubmission(context.unsettled, attempt, submitted), move } }
    }),
    keepSharing: assign(({ context: { attempt, failure } }, key: string) => ({
      attempt: {
        ...required(attempt),
        key,
        sharesCodeWith: required(failure?.recorded ?? null).withdrawal_id,
      },
    })),
    keepUnsettled: assign(({ context }) => ({
      unsettled: [...othersUnsettled(context), required(context.attempt)],
    })),
    forgetAttempt: assign(({ context }) => ({
      attempt: null,
      unsettled: othersUnsettled(context),
    })),
    // A reply says who transfers the withdrawal; the key of an earlier attempt would no longer change that.
    forgetTransfers: assign(({ context: { attempt, unsettled } }) => ({
      unsettled: unsettled.filter(({ move }) => !isOfSameTransfer(move, required(attempt).move)),
    })),
    keepCodes: assign((_, giftCodes: readonly string[]) => ({ giftCodes })),
    forgetCodes: assign({ giftCodes: [] }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    announceMove: emit(({ context }) => ({
      type: 'money.moved' as const,
      move: required(context.move),
    })),
    announceOutdated: emit({ type: 'money.outdated' }),
  },
}).createMachine({
  id: 'staffMoneyMove',
  context: {
    move: null,
    fields: {},
    drafts: {},
    attempt: null,
    unsettled: [],
    giftCodes: [],
    failure: null,
  },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'move.chosen': {
          target: 'asking',
          actions: { type: 'keepMove', params: ({ event }) => event.move },
        },
      },
    },
    asking: {
      initial: 'asked',
      on: {
        'move.confirmed': [
          {
            guard: { type: 'isIncomplete', params: ({ event }) => event.fields },
            target: '.incomplete',
            actions: { type: 'keepFields', params: ({ event }) => event.fields },
          },
          {
            guard: 'needsTotal',
            target: 'totalling',
            actions: [
              { type: 'keepFields', params: ({ event }) => event.fields },
              { type: 'keepAttempt', params: ({ event }) => event },
            ],
          },
          {
            target: 'moving',
            actions: [
              { type: 'keepFields', params: ({ event }) => event.fields },
              { type: 'keepAttempt', params: ({ event }) => event },
            ],
          },
        ],
        'dialog.dismissed': {
          target: 'closed',
          actions: { type: 'keepFields', params: ({ event }) => event.fields },
        },
      },
      states: {
        asked: {},
        incomplete: {},
        // What is left of the order has changed since it was asked.
        renewed: {},
        // The open returns of the order have changed, too.
        returnsChanged: {},
      },
    },
    // One slip of a digit is multiplied by the number of cards.
    totalling: {
      on: {
        'total.accepted': 'moving',
        'total.declined': 'asking',
        'dialog.dismissed': 'closed',
      },
    },
    moving: {
      tags: 'busy',
      invoke: {
        id: 'moveMoney',
        src: 'moveMoney',
        input: ({ context }) => required(context.attempt),
        onDone: [
          {
            guard: { type: 'hasCodes', params: ({ event }) => event.output.giftCodes },
            target: 'issued',
            actions: [
              { type: 'keepCodes', params: ({ event }) => event.output.giftCodes },
              'forgetAttempt',
              'announceMove',
            ],
          },
          {
            target: 'closed',
            actions: ['forgetTransfers', 'forgetAttempt', 'forgetFields', 'announceMove'],
          },
        ],
        onError: [
          { guard: 'isRepeatable', target: 'failed', actions: ['keepFailure', 'keepUnsettled'] },
          { guard: 'isBalanceChanged', target: 'renewing', actions: 'announceOutdated' },
          {
            guard: 'isCodeRecorded',
            target: 'sharing',
            actions: ['keepFailure', 'announceOutdated'],
          },
          { target: 'refused', actions: ['forgetTransfers', 'keepFailure', 'announceOutdated'] },
        ],
      },
    },
    // A code that was recorded twice by mistake leaves one of the withdrawals unpaid.
    sharing: {
      on: {
        'sharing.accepted': {
          target: 'moving',
          actions: { type: 'keepSharing', params: ({ event }) => event.key },
        },
        'sharing.declined': 'asking',
        'dialog.dismissed': 'closed',
      },
    },
    renewing: {
      initial: 'loading',
      states: {
        loading: {
          tags: 'busy',
          invoke: {
            id: 'getRemainingAmount',
            src: 'getRemainingAmount',
            input: ({ context }) => ({ move: required(context.move) }),
            onDone: [
              {
                guard: { type: 'isNothingLeft', params: ({ event }) => event.output },
                target: '#staffMoneyMove.nothingLeft',
                actions: { type: 'keepLeft', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'areReturnsUnchanged', params: ({ event }) => event.output },
                target: '#staffMoneyMove.asking.renewed',
                actions: { type: 'keepLeft', params: ({ event }) => event.output },
              },
              {
                target: '#staffMoneyMove.asking.returnsChanged',
                actions: { type: 'keepLeft', params: ({ event }) => event.output },
              },
            ],
            onError: { target: 'loadFailed', actions: 'keepFailure' },
          },
        },
        loadFailed: {
          tags: 'error',
          on: { 'retry.requested': 'loading', 'dialog.dismissed': '#staffMoneyMove.closed' },
        },
      },
    },
    nothingLeft: { on: { 'dialog.dismissed': 'closed' } },
    failed: {
      tags: 'error',
      on: {
        'retry.requested': 'moving',
        'dialog.dismissed': { target: 'closed', actions: 'announceOutdated' },
      },
    },
    issued: {
      initial: 'shown',
      on: {
        'codes.kept': { target: 'closed', actions: ['forgetCodes', 'forgetFields'] },
        'dialog.dismissed': '.warned',
      },
      states: { shown: {}, warned: {} },
    },
    refused: { tags: 'error', on: { 'dialog.dismissed': 'closed' } },
  },
})

type Confirmed = Pick<MoveMoneyInput, 'fields' | 'key'>

const isOfBalance = (failure: Failure | null): boolean =>
  failure?.code === 'refund_exceeded' || failure?.code === 'changed_meanwhile'

const draftKey = ({ kind, id }: MoneyMove): string => `${kind} ${id}`

const isOf = (attempt: MoveMoneyInput, move: MoneyMove): boolean =>
  draftKey(attempt.move) === draftKey(move)

const submitted = ({ move: { kind, id, returnStatus, transferrer }, fields }: MoveMoneyInput) => [
  kind,
  id,
  returnStatus,
  transferrer,
  fields,
]

/** The unsettled attempts besides the last one. */
const othersUnsettled = ({ attempt, unsettled }: StaffMoneyMoveContext) =>
  unsettled.filter(({ key }) => key !== attempt?.key)

type Snapshot = SnapshotFrom<typeof staffMoneyMoveMachine>
const isReadAgain = (snapshot: Snapshot): boolean =>
  snapshot.matches({ asking: 'renewed' }) || snapshot.matches({ asking: 'returnsChanged' })

export type StaffMoneyMoveActor = Actor<typeof staffMoneyMoveMachine>

export const staffMoneyMoveSelectors = {
  isOpen: (snapshot: Snapshot) => !snapshot.matches('closed'),
  isBusy: (snapshot: Snapshot) => snapshot.hasTag('busy'),
  canConfirm: (snapshot: Snapshot) => snapshot.matches('asking'),
  /** Whether what the move costs in all is shown, to be accepted. */
  isTotalling: (snapshot: Snapshot) => snapshot.matches('totalling'),
  /** The payment that has the same code of a bank, while it is asked whether both share it; otherwise null. */
  sharing: (snapshot: Snapshot): RecordedPayment | null =>
    snapshot.matches('sharing') ? (snapshot.context.failure?.recorded ?? null) : null,
  canRetry: (snapshot: Snapshot) => snapshot.can({ type: 'retry.requested' }),
  /** Whether what is wrong with the input is shown. */
  isIncomplete: (snapshot: Snapshot) =>
    snapshot.matches({ asking: 'incomplete' }) || isReadAgain(snapshot),
  /** Whether what the move is limited by has changed since it was confirmed, and was read again. */
  isRenewed: isReadAgain,
  /** Whether the open returns of the order have changed since the refund was confirmed. */
  areReturnsChanged: (snapshot: Snapshot) => snapshot.matches({ asking: 'returnsChanged' }),
  isNothingLeft: (snapshot: Snapshot) => snapshot.matches('nothingLeft'),
  /** Whether the move was sent before and nobody knows whether it was done. */
  isUnsettled: ({ context: { unsettled, move } }: Snapshot) =>
    move !== null && unsettled.some((attempt) => isOf(attempt, move)),
  isIssued: (snapshot: Snapshot) => snapshot.matches('issued'),
  /** Whether somebody wanted to close the codes without saying that they are kept. */
  isWarned: (snapshot: Snapshot) => snapshot.matches({ issued: 'warned' }),
  giftCodes: (snapshot: Snapshot) => snapshot.context.giftCodes,
  move: (snapshot: Snapshot) => snapshot.context.move,
  fields: (snapshot: Snapshot) => snapshot.context.fields,
  /** Whether a failure left input that is not sent, or a call that may be repeated: leaving would lose it. */
  isUnsent: (snapshot: Snapshot) =>
    snapshot.matches('sharing') ||
    (snapshot.hasTag('error') &&
      (snapshot.can({ type: 'retry.requested' }) ||
        Object.values(snapshot.context.fields).some((text) => !isBlank(text)))),
  /** The failure to show; null if there is none. */
  failure: (snapshot: Snapshot) => (snapshot.hasTag('error') ? snapshot.context.failure : null),
}
