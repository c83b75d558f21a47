import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { gatewayAddress } from '#domain/redirect.ts'
import { orders as words } from '#i18n/fa/orders.ts'
import { createPayLinkActors } from '#machines/flows/pay-link/pay-link.actors.ts'
import {
  payLinkMachine,
  payLinkSelectors,
  type PayLinkActor,
} from '#machines/flows/pay-link/pay-link.machine.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css, cx } from '#styled/css/index.js'
import { gatewaysQuery } from '#src/features/payments/shared/gateways.queries.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { useFlow } from '#src/lib/flows/use-flow.ts'
import { useSite } from '#src/lib/SiteContext.tsx'
import { button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Retry } from '#src/ui/Retry.tsx'

type Props = {
  order: Pick<Schemas['OrderSummary'], 'id' | 'last_gateway'>
  label?: string
}

/** Link to pay an order at the gateway of the last try, or a bank; a plain link, since it leaves the shop. */
export function PayLink(props: Props) {
  const query = gatewaysQuery(useApi())
  const queryClient = useQueryClient()
  const actor = useFlow(() => ({
    machine: payLinkMachine,
    live: () =>
      payLinkMachine.provide({
        actors: createPayLinkActors(() => queryClient.fetchQuery({ ...query, staleTime: 0 })),
      }),
    input: () => ({
      gateways: queryClient.getQueryData(query.queryKey) ?? null,
      lastGateway: props.order.last_gateway,
    }),
  }))
  return <PayLinkView actor={actor} {...props} />
}

/** Renders the current state of the flow. */
export function PayLinkView({ actor, order, label = words.pay }: Props & { actor: PayLinkActor }) {
  const { origin } = useSite()
  const gateway = useSelector(actor, payLinkSelectors.gateway)
  const isUnavailable = useSelector(actor, payLinkSelectors.isUnavailable)
  if (isUnavailable)
    return (
      <Retry text={words.payUnavailable} onRetry={() => actor.send({ type: 'retry.requested' })} />
    )
  if (gateway === null)
    return (
      <span aria-disabled role="link" className={cx(pay, waits)}>
        {label}
      </span>
    )
  return (
    <a href={gatewayAddress(gateway.link, order.id, origin)} rel="nofollow" className={pay}>
      <Icon name="lock" size={20} />
      {words.payWith(label, gateway.name)}
    </a>
  )
}

const pay = cx(button({ look: 'primary' }), css({ width: { base: 'full', sm: 'auto' } }))
const waits = css({ opacity: '.5' })
