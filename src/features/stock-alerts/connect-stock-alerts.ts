import type { Actor } from 'xstate'
import { stockAlerts as words } from '#i18n/fa/stock-alerts.ts'
import type {
  stockAlertsMachine,
  StockAlertType,
  Wish,
} from '#machines/flows/stock-alerts/stock-alerts.machine.ts'
import { stockAlertActions, stockAlertAddress } from './alert-address.ts'
import { consumePageAction } from '#src/lib/page-action.ts'
import { toast } from '#src/ui/toast.ts'

type Flow = Actor<typeof stockAlertsMachine>
type Ways = { slug: string; navigate: (to: string) => void }

const types = ['discount', 'availability'] as const satisfies StockAlertType[]

/** Resumes an alert that waited for the sign-in, and handles the events that the flow emits. @returns unsubscribes */
export function connectStockAlerts(flow: Flow, { slug, navigate }: Ways): () => void {
  const subscriptions = [
    flow.on('login.requested', ({ wish }) => {
      if (wish !== null) navigate(stockAlertAddress(slug, wish))
    }),
    flow.on('alert.set', () => toast({ text: words.done })),
    flow.on('alert.removed', ({ wish }) => {
      if (wish !== null) toast({ text: words[wish.type].removed })
    }),
    flow.on('removal.failed', () => toast({ text: words.removalFailed, tone: 'error' })),
  ]
  const wish = awaitedWish()
  if (wish !== null) flow.send({ type: 'alert.resumed', wish })
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe()
  }
}

/** The alert that the URL requests, which also identifies its variant. */
function awaitedWish(): Wish | null {
  const type = types.find((each) => consumePageAction(stockAlertActions[each]))
  const priceId = Number(new URLSearchParams(location.search).get('price_id'))
  return type !== undefined && Number.isSafeInteger(priceId) && priceId > 0
    ? { type, priceId }
    : null
}
