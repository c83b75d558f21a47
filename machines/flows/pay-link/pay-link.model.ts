import {
  bankLink,
  creditLink,
  gateways,
  lostNetwork,
  noGateways,
} from '#machines/testing/fixtures.ts'
import type { FlowModel } from '#machines/testing/model.ts'
import { payLinkMachine } from './pay-link.machine.ts'

export const payLinkModel: FlowModel<typeof payLinkMachine> = {
  machine: payLinkMachine,
  starts: {
    loaded: { gateways, lastGateway: null },
    tried: { gateways, lastGateway: creditLink },
    withdrawn: { gateways, lastGateway: '/api/payments/gateway/gone/start/' },
    closed: { gateways: noGateways, lastGateway: bankLink },
    notLoaded: { gateways: null, lastGateway: null },
  },
  events: [{ type: 'retry.requested' }],
  outcomes: { listGateways: { done: [gateways, noGateways], errors: [lostNetwork] } },
  facts: ({ gateway }) => gateway?.link,
  invariants: {
    'the link leads to the gateway of the last try, or to an active bank': ({ snapshot }) => {
      const { gateway, lastGateway } = snapshot.context
      if (!snapshot.matches('ready')) return gateway === null
      return gateway?.link === (lastGateway === creditLink ? creditLink : bankLink)
    },
  },
}
