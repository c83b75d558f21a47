import { assign, setup, type Actor, type SnapshotFrom } from 'xstate'
import { gatewayForOrder } from '#machines/flows/checkout/checkout.context.ts'
import type { GatewayOption, GatewayOptions } from '#machines/flows/checkout/checkout.types.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'

export type PayLinkInput = {
  /** Loaded with the page; null where that failed. */
  gateways: GatewayOptions | null
  /** Link of the gateway at which the order was tried last; null before. */
  lastGateway: string | null
}

export type PayLinkContext = Pick<PayLinkInput, 'lastGateway'> & {
  /** The last gateway, or the first active one of a bank; null while none is known. */
  gateway: GatewayOption | null
}

export type PayLinkEvent = { type: 'retry.requested' }

/** The link that pays a waiting order from the list of orders and from its page. It needs the link of a gateway. */
export const payLinkMachine = setup({
  types: {
    input: {} as PayLinkInput,
    context: {} as PayLinkContext,
    events: {} as PayLinkEvent,
    tags: {} as 'busy' | 'error',
  },
  actors: { listGateways: unprovided<GatewayOptions>() },
  guards: {
    isGatewayKnown: ({ context }) => context.gateway !== null,
    isGatewayOffered: ({ context }, gateways: GatewayOptions) =>
      gatewayForOrder(gateways, context.lastGateway) !== null,
  },
  actions: {
    keepGateway: assign({
      gateway: ({ context }, gateways: GatewayOptions) =>
        gatewayForOrder(gateways, context.lastGateway),
    }),
  },
}).createMachine({
  id: 'payLink',
  context: ({ input: { gateways, lastGateway } }) => ({
    lastGateway,
    gateway: gateways && gatewayForOrder(gateways, lastGateway),
  }),
  initial: 'opening',
  states: {
    opening: {
      always: [{ guard: 'isGatewayKnown', target: 'ready' }, { target: 'loading' }],
    },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'listGateways',
        src: 'listGateways',
        onDone: [
          {
            guard: { type: 'isGatewayOffered', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'keepGateway', params: ({ event }) => event.output },
          },
          { target: 'unavailable' },
        ],
        onError: 'unavailable',
      },
    },
    ready: {},
    unavailable: { tags: 'error', on: { 'retry.requested': 'loading' } },
  },
})

export type PayLinkActor = Actor<typeof payLinkMachine>

export const payLinkSelectors = {
  /** Where the link leads; null while there is none. */
  gateway: (snapshot: SnapshotFrom<typeof payLinkMachine>) => snapshot.context.gateway,
  isUnavailable: (snapshot: SnapshotFrom<typeof payLinkMachine>) => snapshot.hasTag('error'),
}
