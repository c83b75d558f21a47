import { assign, setup, type Actor, type SnapshotFrom } from 'xstate'
import { firstBankGateway } from '#machines/flows/checkout/checkout.context.ts'
import type { GatewayOptions } from '#machines/flows/checkout/checkout.types.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'

export type PayLinkInput = {
  /** Loaded with the page; null where that failed. */
  gateways: GatewayOptions | null
}

export type PayLinkContext = {
  /** The first active bank gateway; null while none is known. */
  gatewayLink: string | null
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
    isGatewayKnown: ({ context }) => context.gatewayLink !== null,
    isGatewayOffered: (_, gateways: GatewayOptions) => firstBankGateway(gateways) !== null,
  },
  actions: {
    keepGateway: assign({
      gatewayLink: (_, gateways: GatewayOptions) => firstBankGateway(gateways),
    }),
  },
}).createMachine({
  id: 'payLink',
  context: ({ input: { gateways } }) => ({ gatewayLink: gateways && firstBankGateway(gateways) }),
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
  gatewayLink: (snapshot: SnapshotFrom<typeof payLinkMachine>) => snapshot.context.gatewayLink,
  isUnavailable: (snapshot: SnapshotFrom<typeof payLinkMachine>) => snapshot.hasTag('error'),
}
