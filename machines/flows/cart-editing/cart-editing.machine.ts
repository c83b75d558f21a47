import { assertEvent, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { stockLeft } from '#machines/flows/cart/cart.ts'
import { required } from '#machines/kernel/required.ts'
import { cartEditingSetup } from './cart-editing.setup.ts'

/**
 * Step 1: the lines of the cart, a guest's or a customer's. Coming back to it resets a chosen delivery method, once; the
 * server does so with each change of the cart. It ends when the customer may continue to delivery; for a guest the parent
 * is asked for the sign-in, after which the customer is led on as if they pressed "next" again.
 */
export const cartEditingMachine = cartEditingSetup.createMachine({
  id: 'cartEditing',
  context: ({ input }) => ({
    ...input,
    continuing: input.continuing ?? false,
    returning: input.returning ?? false,
    change: null,
    insurance: null,
    failure: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      always: [
        {
          guard: 'hasMethodToReset',
          target: 'changing',
          actions: { type: 'keepChange', params: { kind: 'methodReset' } },
        },
        { target: 'opened' },
      ],
    },
    opened: {
      always: [
        { guard: 'isEmpty', target: 'empty' },
        { guard: 'isContinuing', target: 'editing', actions: 'pressNext' },
        { target: 'editing' },
      ],
    },
    empty: {},
    editing: {
      entry: 'stopContinuing',
      initial: 'ready',
      on: {
        'quantity.changed': [
          { guard: 'exceedsStock', actions: 'announceStockLimit' },
          {
            guard: 'isQuantityOfLine',
            target: 'changing',
            actions: {
              type: 'keepChange',
              params: ({ event: { priceId, quantity } }) => ({
                kind: 'quantity',
                priceId,
                quantity,
              }),
            },
          },
        ],
        'insurance.opened': {
          guard: { type: 'isLine', params: ({ event }) => event.priceId },
          target: 'choosingInsurance',
          actions: { type: 'openInsurance', params: ({ event }) => event.priceId },
        },
        'installment.changed': {
          target: 'changing',
          actions: {
            type: 'keepChange',
            params: ({ event: { priceId, chosen } }) => ({ kind: 'installment', priceId, chosen }),
          },
        },
        'removal.requested': {
          target: 'confirming',
          actions: {
            type: 'keepChange',
            params: ({ event: { priceId } }) => ({ kind: 'removal', priceId }),
          },
        },
        'clearing.requested': {
          target: 'confirming',
          actions: { type: 'keepChange', params: { kind: 'clearing' } },
        },
        'next.pressed': [
          { guard: 'isUnavailable', target: 'outOfStock' },
          { guard: 'isGuest', actions: 'requestSignIn' },
          { guard: 'isProfileMissing', target: 'completingProfile' },
          { target: 'complete' },
        ],
      },
      states: {
        ready: {},
        changeFailed: {
          tags: 'error',
          on: { 'retry.requested': '#cartEditing.changing', 'failure.dismissed': 'ready' },
        },
      },
    },
    confirming: {
      tags: 'dialog',
      on: { 'change.confirmed': 'changing', 'dialog.dismissed': 'editing' },
    },
    choosingInsurance: {
      tags: 'dialog',
      on: {
        'insurance.picked': {
          actions: { type: 'pickInsurance', params: ({ event }) => event.insuranceId },
        },
        'insurance.saved': [
          {
            guard: 'isOtherInsurance',
            target: 'changing',
            actions: {
              type: 'keepChange',
              params: ({ context }) => ({ kind: 'insurance', ...required(context.insurance) }),
            },
          },
          { target: 'editing' },
        ],
        'dialog.dismissed': 'editing',
      },
    },
    changing: {
      tags: 'busy',
      invoke: {
        id: 'changeCart',
        src: 'changeCart',
        input: ({ context: { signedIn, change } }) => ({ signedIn, change: required(change) }),
        onDone: {
          target: 'changed',
          actions: [
            { type: 'keepCart', params: ({ event }) => event.output },
            'reportCart',
            'announceChange',
          ],
        },
        onError: [
          {
            guard: 'isSignedOut',
            target: 'editing.changeFailed',
            actions: ['keepFailure', 'reportSignedOut'],
          },
          { guard: 'isStockLimited', target: 'editing', actions: 'announceStockLimit' },
          { guard: 'isWorthRetrying', target: 'editing.changeFailed', actions: 'keepFailure' },
          { target: 'editing.changeFailed', actions: ['keepFailure', 'reportRefusal'] },
        ],
      },
      on: {
        'next.pressed': { guard: 'isMethodReset', actions: 'keepContinuing' },
      },
    },
    /** The reset is over even if the reply still has a method; otherwise it would repeat forever. */
    changed: {
      always: [{ guard: 'isUnavailableRemoval', target: 'advancing' }, { target: 'opened' }],
    },
    /** One press removed what cannot be bought: the shopper goes on with the rest. */
    advancing: {
      always: [
        { guard: 'isEmpty', target: 'empty' },
        { guard: 'isUnavailable', target: 'editing' },
        { guard: 'isGuest', target: 'editing', actions: 'requestSignIn' },
        { guard: 'isProfileMissing', target: 'completingProfile' },
        { target: 'complete' },
      ],
    },
    outOfStock: {
      tags: 'dialog',
      on: {
        'unavailable.removed': {
          target: 'changing',
          actions: {
            type: 'keepChange',
            params: ({ context }) => ({
              kind: 'unavailableRemoval',
              left: stockLeft(context.cart),
            }),
          },
        },
        'dialog.dismissed': 'editing',
      },
    },
    completingProfile: {
      tags: 'dialog',
      initial: 'editing',
      on: { 'dialog.dismissed': 'editing' },
      states: {
        editing: { on: { 'profile.submitted': 'saving' } },
        saving: {
          tags: 'busy',
          invoke: {
            id: 'saveProfile',
            src: 'saveProfile',
            input: ({ event }) => {
              assertEvent(event, 'profile.submitted')
              return event.profile
            },
            onDone: { target: '#cartEditing.complete', actions: 'completeProfile' },
            onError: [
              {
                guard: 'isSignedOut',
                target: 'failed',
                actions: ['keepFailure', 'reportSignedOut'],
              },
              { target: 'failed', actions: 'keepFailure' },
            ],
          },
        },
        failed: { tags: 'error', on: { 'profile.submitted': 'saving' } },
      },
    },
    complete: { type: 'final' },
  },
  output: ({ context: { cart, profileComplete } }) => ({ cart, profileComplete }),
})

export type CartEditingSnapshot = SnapshotFrom<typeof cartEditingMachine>
export type CartEditingRef = ActorRefFrom<typeof cartEditingMachine>
