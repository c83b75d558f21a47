import { assign, setup, type Actor, type SnapshotFrom } from 'xstate'
import { heldFromWallet, isCancelled } from '#domain/order.ts'
import { firstBankGateway, gatewayForOrder } from '#machines/flows/checkout/checkout.context.ts'
import type { GatewayOption, GatewayOptions } from '#machines/flows/checkout/checkout.types.ts'
import type { Schemas } from '#machines/api/client.ts'
import type { LeavingInput } from '#machines/flows/place-order/place-order.machine.ts'
import { failureIn, ProblemError, type Failure } from '#machines/kernel/problem.ts'
import { required } from '#machines/kernel/required.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'
import { waitUntil } from '#machines/kernel/wait-until.ts'

export type PaymentResultInput = {
  /** The query of payment/callback: 1 success, 0 failure, anything else unknown. */
  paid: string | null
  /** Whether the gateway says that the shopper canceled the payment. */
  wasCancelled: boolean
  /** Null when the query names no order. */
  orderId: number | null
  /** Of a return from a deposit to the wallet; null from any other payment. */
  deposit: { trackingCode: string | null } | null
  /** Origin of the shop, under which the gateway returns. */
  siteUrl: string
}

/** A deposit as the server lists it. */
export type KnownDeposit = Pick<Schemas['WalletTransaction'], 'status' | 'amount'>

type Credit = NonNullable<Schemas['Transaction']['credit']>

export type KnownOrder = {
  order: Schemas['Order']
  /** The bank's number of the payment that was received; null while there is none. */
  referenceNumber: string | null
  /** What is known of the lender's terms; null unless a credit gateway has paid the order. */
  credit: Credit | null
  /** Name of the gateway that was paid at, or else tried last; null before one, and for one that the shop no longer has. */
  gatewayName: string | null
  /** The gateways with which a waiting order can be paid; null for any other, and where they could not be loaded. */
  gateways: GatewayOptions | null
  /** On the clock of this device, milliseconds since the epoch. */
  expiresAt: number
  /** Whether that was past when the order was loaded. */
  lapsed: boolean
}

export type PaymentResultContext = PaymentResultInput & {
  /** What a deposit added or would have added, as the server has it, in tomans; null until it was found. */
  depositAmount: number | null
  /** Null until it was loaded. */
  order: Schemas['Order'] | null
  /** As in `KnownOrder`. */
  referenceNumber: string | null
  credit: Credit | null
  gatewayName: string | null
  gateways: GatewayOptions | null
  expiresAt: number | null
  /** Link of the gateway that the shopper wants to pay at; null if they left it to the shop. */
  wantedLink: string | null
  gatewayLink: string | null
  failure: Failure | null
}

export type PaymentResultEvent =
  /** `link` of the gateway; without one it is the gateway of the last try. */
  | { type: 'pay.pressed'; link?: string }
  | { type: 'retry.requested' }
  /** The page came back from the browser's back/forward cache (`pageshow` in `PaymentResult.tsx`). */
  | { type: 'page.restored' }

/**
 * The return from the bank. The server decides what is shown of an order and of a deposit that it lists; without them, the
 * query does, of which a deposit's success is only called reported (decision 0313). An order that still waits can be paid
 * again until it expires.
 */
export const paymentResultMachine = setup({
  types: {
    input: {} as PaymentResultInput,
    context: {} as PaymentResultContext,
    events: {} as PaymentResultEvent,
    tags: {} as 'busy' | 'error' | 'stable' | 'leaving',
  },
  actors: {
    /** Null for a deposit that the server does not list for the caller. */
    findDeposit: unprovided<KnownDeposit | null, { trackingCode: string }>(),
    loadOrder: unprovided<KnownOrder, { orderId: number }>(),
    listGateways: unprovided<GatewayOptions>(),
    leaveForGateway: unprovided<void, LeavingInput>(),
    reportPurchase: unprovided<void, { orderId: number }>(),
    waitUntil,
  },
  guards: {
    isOrderNamed: ({ context }) => context.orderId !== null,
    isDepositNamed: ({ context }) => (context.deposit?.trackingCode ?? null) !== null,
    isReportedDeposit: ({ context }) => context.deposit !== null && context.paid === '1',
    hasArrived: (_, found: KnownDeposit | null) => found?.status === 'SUCCESSFUL',
    hasFailed: (_, found: KnownDeposit | null) => found?.status === 'FAILED',
    isPending: (_, found: KnownDeposit | null) => found?.status === 'PENDING',
    isPaid: ({ context }) => context.paid === '1',
    isRefused: ({ context }) => context.paid === '0',
    /** The payment arrived after the order was closed, and was refunded to the wallet. */
    isRefunded: (_, { order }: KnownOrder) => order.refunded_to_wallet > 0,
    isWaiting: (_, { order }: KnownOrder) => order.text_status === 'WAITING_PAYMENT',
    /** The time to pay is over on this device, although the server has not canceled the order yet. */
    isLapsed: (_, { order, lapsed }: KnownOrder) =>
      order.text_status === 'WAITING_PAYMENT' && lapsed,
    isCancelled: (_, { order }: KnownOrder) => isCancelled(order.text_status),
    isGatewayKnown: ({ context }, gateways: GatewayOptions) =>
      retryGateway(context, gateways) !== null,
  },
  actions: {
    keepOrder: assign((_, known: KnownOrder) => {
      const { order, referenceNumber, credit, gatewayName, gateways, expiresAt } = known
      return { order, referenceNumber, credit, gatewayName, gateways, expiresAt }
    }),
    keepDeposit: assign({
      depositAmount: (_, found: KnownDeposit | null) => found?.amount ?? null,
    }),
    keepWanted: assign({ wantedLink: (_, link: string | null) => link }),
    keepGateway: assign(({ context }, gateways: GatewayOptions) => ({
      gateways,
      gatewayLink: retryGateway(context, gateways)?.link ?? null,
    })),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    missGateway: assign({ failure: new ProblemError('gateway_unavailable').failure }),
  },
}).createMachine({
  id: 'paymentResult',
  context: ({ input }) => ({
    ...input,
    depositAmount: null,
    order: null,
    referenceNumber: null,
    credit: null,
    gatewayName: null,
    gateways: null,
    expiresAt: null,
    wantedLink: null,
    gatewayLink: null,
    failure: null,
  }),
  initial: 'arriving',
  states: {
    arriving: {
      always: [
        { guard: 'isOrderNamed', target: 'checking' },
        { guard: 'isDepositNamed', target: 'findingDeposit' },
        { target: 'unchecked' },
      ],
    },
    findingDeposit: {
      tags: 'busy',
      invoke: {
        id: 'findDeposit',
        src: 'findDeposit',
        input: ({ context }) => ({ trackingCode: required(context.deposit?.trackingCode ?? null) }),
        onDone: [
          {
            guard: { type: 'hasArrived', params: ({ event }) => event.output },
            target: 'paid',
            actions: { type: 'keepDeposit', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'hasFailed', params: ({ event }) => event.output },
            target: 'refused',
            actions: { type: 'keepDeposit', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isPending', params: ({ event }) => event.output },
            target: 'unknown',
            actions: { type: 'keepDeposit', params: ({ event }) => event.output },
          },
          { target: 'unchecked' },
        ],
        onError: 'unchecked',
      },
    },
    /** The server was not asked, or knows nothing. */
    unchecked: {
      always: [
        { guard: 'isReportedDeposit', target: 'reported' },
        { guard: 'isPaid', target: 'paid' },
        { guard: 'isRefused', target: 'refused' },
        { target: 'unknown' },
      ],
    },
    checking: {
      tags: 'busy',
      invoke: {
        id: 'loadOrder',
        src: 'loadOrder',
        input: ({ context }) => ({ orderId: required(context.orderId) }),
        onDone: [
          {
            guard: { type: 'isRefunded', params: ({ event }) => event.output },
            target: 'refunded',
            actions: { type: 'keepOrder', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isLapsed', params: ({ event }) => event.output },
            target: 'lapsed',
            actions: { type: 'keepOrder', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isWaiting', params: ({ event }) => event.output },
            target: 'waiting',
            actions: { type: 'keepOrder', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isCancelled', params: ({ event }) => event.output },
            target: 'cancelled',
            actions: { type: 'keepOrder', params: ({ event }) => event.output },
          },
          {
            target: 'reporting',
            actions: { type: 'keepOrder', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'checkFailed', actions: 'keepFailure' },
      },
    },
    checkFailed: { tags: 'error', on: { 'retry.requested': 'checking' } },
    waiting: {
      initial: 'ready',
      invoke: {
        id: 'expiry',
        src: 'waitUntil',
        input: ({ context }) => ({ deadline: required(context.expiresAt) }),
        onDone: 'lapsed',
        onError: 'lapsed',
      },
      on: { 'retry.requested': 'checking' },
      states: {
        ready: {
          tags: 'stable',
          on: {
            'pay.pressed': {
              target: 'findingGateway',
              actions: { type: 'keepWanted', params: ({ event }) => event.link ?? null },
            },
          },
        },
        findingGateway: {
          tags: 'busy',
          invoke: {
            id: 'listGateways',
            src: 'listGateways',
            onDone: [
              {
                guard: { type: 'isGatewayKnown', params: ({ event }) => event.output },
                target: '#paymentResult.leaving',
                actions: { type: 'keepGateway', params: ({ event }) => event.output },
              },
              { target: 'payFailed', actions: 'missGateway' },
            ],
            onError: { target: 'payFailed', actions: 'keepFailure' },
          },
        },
        payFailed: {
          tags: 'error',
          on: {
            'pay.pressed': {
              target: 'findingGateway',
              actions: { type: 'keepWanted', params: ({ event }) => event.link ?? null },
            },
          },
        },
      },
    },
    /** The time to pay is over; the server cancels the order within moments. */
    lapsed: { tags: 'stable', on: { 'retry.requested': 'checking' } },
    leaving: {
      tags: ['busy', 'leaving'],
      invoke: {
        id: 'leaveForGateway',
        src: 'leaveForGateway',
        input: ({ context: { gatewayLink, orderId, siteUrl } }) => ({
          gatewayLink,
          orderId,
          siteUrl,
        }),
        onDone: 'left',
        onError: { target: 'checkFailed', actions: 'keepFailure' },
      },
    },
    left: { tags: 'leaving', on: { 'page.restored': 'checking' } },
    /** The order is paid and reported to the analytics; no view shows whether that succeeded. */
    reporting: {
      invoke: {
        id: 'reportPurchase',
        src: 'reportPurchase',
        input: ({ context }) => ({ orderId: required(context.orderId) }),
        onDone: 'paid',
        onError: 'paid',
      },
    },
    /** The query calls a deposit paid, which anybody can write into an address. */
    reported: { type: 'final' },
    paid: { type: 'final' },
    refused: { type: 'final' },
    unknown: { type: 'final' },
    refunded: { type: 'final' },
    cancelled: { type: 'final' },
  },
})

/** Where the order is paid: at the gateway that the shopper wants, or else at the one of the last try. */
function retryGateway(
  { order, wantedLink }: PaymentResultContext,
  gateways: GatewayOptions,
): GatewayOption | null {
  return gatewayForOrder(gateways, wantedLink ?? order?.last_gateway ?? null)
}

/** The gateway of the last try while it is offered, else a bank; null while the gateways are unknown. */
function lastGateway({ order, gateways }: PaymentResultContext): GatewayOption | null {
  return gateways && gatewayForOrder(gateways, order?.last_gateway ?? null)
}

export type PaymentResultSnapshot = SnapshotFrom<typeof paymentResultMachine>
export type PaymentResultActor = Actor<typeof paymentResultMachine>

export const paymentResultSelectors = {
  /** The query said that the payment failed; shown above an order that still waits. */
  wasRefused: (snapshot: PaymentResultSnapshot) => snapshot.context.paid === '0',
  wasCancelled: (snapshot: PaymentResultSnapshot) => snapshot.context.wasCancelled,
  /** The order is unpaid and no gateway reported a refusal or cancellation: a payment may still arrive, and paying again could charge twice. */
  isUnconfirmed: (snapshot: PaymentResultSnapshot) =>
    (snapshot.matches('waiting') || snapshot.hasTag('leaving')) &&
    snapshot.context.paid !== '0' &&
    !snapshot.context.wasCancelled,
  /** Whether money may have come to the wallet. */
  mayHaveCharged: (snapshot: PaymentResultSnapshot) =>
    snapshot.context.deposit !== null && (snapshot.matches('paid') || snapshot.matches('reported')),
  depositAmount: (snapshot: PaymentResultSnapshot) => snapshot.context.depositAmount,
  order: (snapshot: PaymentResultSnapshot) => snapshot.context.order,
  referenceNumber: (snapshot: PaymentResultSnapshot) => snapshot.context.referenceNumber,
  credit: (snapshot: PaymentResultSnapshot) => snapshot.context.credit,
  gatewayName: (snapshot: PaymentResultSnapshot) => snapshot.context.gatewayName,
  /** Name of the gateway at which a waiting order is paid again; null while none is known. */
  retryName: ({ context }: PaymentResultSnapshot): string | null =>
    lastGateway(context)?.name ?? null,
  /** The bank that can be paid at where the last try was at a lender; null where there is none. */
  bankInstead: ({ context }: PaymentResultSnapshot): GatewayOption | null => {
    const { gateways } = context
    const last = lastGateway(context)
    const isLender = last !== null && gateways?.credit_gateways.includes(last) === true
    return isLender ? firstBankGateway(gateways) : null
  },
  isPaid: (snapshot: PaymentResultSnapshot) =>
    snapshot.matches('paid') || snapshot.matches('reporting'),
  /** When a waiting order expires, milliseconds since the epoch; null otherwise. */
  expiresAt: (snapshot: PaymentResultSnapshot) =>
    snapshot.matches('waiting') ? snapshot.context.expiresAt : null,
  /** What the wallet holds for the unpaid order, in tomans. */
  heldFromWallet: ({ context: { order } }: PaymentResultSnapshot): number =>
    order === null ? 0 : heldFromWallet(order),
  canPay: (snapshot: PaymentResultSnapshot) => snapshot.can({ type: 'pay.pressed' }),
  isBusy: (snapshot: PaymentResultSnapshot) => snapshot.hasTag('busy'),
  failure: (snapshot: PaymentResultSnapshot) =>
    snapshot.hasTag('error') ? snapshot.context.failure : null,
}
