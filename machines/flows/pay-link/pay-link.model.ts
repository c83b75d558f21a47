import { bankLink, gateways, lostNetwork, noGateways } from '#machines/testing/fixtures.ts'
import type { FlowModel } from '#machines/testing/model.ts'
import { payLinkMachine } from './pay-link.machine.ts'

export const payLinkModel: FlowModel<typeof payLinkMachine> = {
  machine: payLinkMachine,
  starts: {
    loaded: { gateways },
    closed: { gateways: noGateways },
    notLoaded: { gateways: null },
  },
  events: [{ type: 'retry.requested' }],
  outcomes: { listGateways: { done: [gateways, noGateways], errors: [lostNetwork] } },
  facts: ({ gatewayLink }) => gatewayLink,
  invariants: {
    'the link leads to an active bank gateway': ({ snapshot }) =>
      snapshot.matches('ready') === (snapshot.context.gatewayLink === bankLink),
  },
}
