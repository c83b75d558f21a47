import { act, type ReactElement } from 'react'
import { useForm } from 'react-hook-form'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { AnyActor, AnyMachineSnapshot } from 'xstate'
import { cartEditingModel } from '#machines/flows/cart-editing/cart-editing.model.ts'
import type { CheckoutActor } from '#machines/flows/checkout/checkout.machine.ts'
import { checkoutModel } from '#machines/flows/checkout/checkout.model.ts'
import { checkoutSelectors } from '#machines/flows/checkout/checkout.selectors.ts'
import { discountCodeModel } from '#machines/flows/discount-code/discount-code.model.ts'
import { giftCardPurchaseModel } from '#machines/flows/gift-card-purchase/gift-card-purchase.model.ts'
import { orderCancellationModel } from '#machines/flows/order-cancellation/order-cancellation.model.ts'
import { orderReturnModel } from '#machines/flows/order-return/order-return.model.ts'
import { paymentResultModel } from '#machines/flows/payment-result/payment-result.model.ts'
import { returnCancellationModel } from '#machines/flows/return-cancellation/return-cancellation.model.ts'
import { stockAlertsModel } from '#machines/flows/stock-alerts/stock-alerts.model.ts'
import { ticketFormModel } from '#machines/flows/ticket-form/ticket-form.model.ts'
import { withdrawalRequestModel } from '#machines/flows/withdrawal-request/withdrawal-request.model.ts'
import { failureOf, ProblemError, unwrap, type FailureCode } from '#machines/kernel/problem.ts'
import {
  courierCart,
  deliveredOrder,
  phoneLine,
  returnedOrder,
} from '#machines/testing/fixtures.ts'
import { ChangeFailed } from '#src/features/checkout/cart/ChangeFailed.tsx'
import { DiscountCode } from '#src/features/checkout/invoice/DiscountCode.tsx'
import { LoadFailed } from '#src/features/checkout/LoadFailed.tsx'
import { CancellationView } from '#src/features/orders/Cancellation.tsx'
import { OrderReturnView } from '#src/features/orders/OrderReturn.tsx'
import { ReturnsView } from '#src/features/orders/Returns.tsx'
import { Result } from '#src/features/payments/PaymentResult.tsx'
import { readReturn } from '#src/features/payments/bank-return.ts'
import { StockAlertDialog } from '#src/features/stock-alerts/shared/AlertDialog.tsx'
import { TicketSend } from '#src/features/tickets/TicketSend.tsx'
import { GiftCardPurchaseView } from '#src/features/wallet/GiftCardPurchase.tsx'
import { WithdrawalRequestView } from '#src/features/wallet/WithdrawalRequest.tsx'
import { createQueryClient } from '#src/lib/api/query-client.ts'
import { lazyPart } from '#src/ui/LazyPart.tsx'
import { actorInState } from '#stories/support/actor-in-state.ts'
import { showPart } from './support/open-page.tsx'

type Context = { failure: ProblemError['failure'] }
type Shown = { actor: AnyActor; view: ReactElement }

const request = {
  items: [{ price_id: 11, quantity: 1 }],
  reason: 'defective' as const,
  description: '',
}

const flows: Record<string, { calls: string; show: (context: Context) => Shown }> = {
  'the cancellation of an order': {
    calls: 'cancelling',
    show: (context) => {
      const actor = actorInState(orderCancellationModel, { state: 'failed', context })
      return { actor, view: <CancellationView actor={actor} isOffered refund={0} lender={null} /> }
    },
  },
  'the cancellation of a return': {
    calls: 'cancelling',
    show: (context) => {
      const at = { state: 'failed', context: { ...context, returnId: 31 } }
      const actor = actorInState(returnCancellationModel, at)
      return { actor, view: <ReturnsView actor={actor} order={returnedOrder} /> }
    },
  },
  'the result of a payment': {
    calls: 'checking',
    show: (context) => {
      const actor = actorInState(paymentResultModel, { state: 'checkFailed', context })
      const back = readReturn(new URLSearchParams('paid=1&order_id=501'), 'order')
      return { actor, view: <Result actor={actor} back={back} /> }
    },
  },
  'a change of the cart': {
    calls: 'changing',
    show: (context) => {
      const change = { kind: 'quantity' as const, priceId: phoneLine.price_id, quantity: 2 }
      const at = { state: 'editing.changeFailed', context: { ...context, change } }
      const actor = actorInState(cartEditingModel, at)
      return { actor, view: <ChangeFailed editing={actor} /> }
    },
  },
  'a return': {
    calls: 'sending',
    show: (context) => {
      const submitted = { request, attemptKey: 'key' }
      const at = { state: 'failed', context: { ...context, submitted } }
      const actor = actorInState(orderReturnModel, at)
      return { actor, view: <OrderReturnView actor={actor} order={deliveredOrder} /> }
    },
  },
  'the purchase of a gift card': {
    calls: 'buying',
    show: (context) => {
      const actor = actorInState(giftCardPurchaseModel, { state: 'failed', context })
      return {
        actor,
        view: <GiftCardPurchaseView actor={actor} owner={null} balance={1_250_000} />,
      }
    },
  },
  'a withdrawal': {
    calls: 'sending',
    show: (context) => {
      const actor = actorInState(withdrawalRequestModel, { state: 'failed', context })
      return {
        actor,
        view: (
          <WithdrawalRequestView
            actor={actor}
            owner={null}
            profileIban={null}
            balance={5_000_000}
          />
        ),
      }
    },
  },
  'a ticket': {
    calls: 'sending',
    show: (context) => {
      const draft = { title: 'فاکتور', category: 1, text: 'فاکتور رسمی', report: null }
      const at = { state: 'open.failed', context: { ...context, draft, key: 'key' } }
      const actor = actorInState(ticketFormModel, at)
      const errors = { touch: () => {}, touchAll: () => {}, errorOf: () => undefined }
      return {
        actor,
        view: <TicketSend flow={actor} form={{ current: null }} errors={errors} />,
      }
    },
  },
  'a stock alert': {
    calls: 'setting',
    show: (context) => {
      const wish = { type: 'availability' as const, priceId: 11 }
      const at = { state: 'settingFailed', context: { ...context, wish } }
      const flow = actorInState(stockAlertsModel, at)
      const variants = [{ id: 11, color_name: 'آبی' }]
      return { actor: flow, view: <StockAlertDialog flow={flow} variants={variants} /> }
    },
  },
}

/** The text of a flow whose call has failed, and the steps that it takes once the network is back. */
async function whenOnline({ actor, view }: Shown) {
  const steps: string[] = []
  setOnline(false)
  actor.start()
  actor.subscribe(({ value }: AnyMachineSnapshot) =>
    steps.push(typeof value === 'string' ? value : (Object.keys(value)[0] ?? '')),
  )
  await showPart(view)
  const text = document.body.textContent
  await act(async () => setOnline(true))
  return { text, steps }
}

function setOnline(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

afterEach(() => vi.restoreAllMocks())

const contextOf = (code: FailureCode) => ({ failure: new ProblemError(code).failure })
const said = 'خودکار از سر گرفته می‌شود'

describe.each(Object.entries(flows))('%s that the network has lost', (_, { show, calls }) => {
  it('is repeated by itself once it is back, and says so', async () => {
    const { text, steps } = await whenOnline(show(contextOf('network')))
    expect(text).toContain(said)
    expect(steps[0]).toBe(calls)
  })

  it('is not repeated if a reply has refused it', async () => {
    const { text, steps } = await whenOnline(show(contextOf('too_many_requests')))
    expect(text).not.toContain(said)
    expect(steps).toEqual([])
  })

  it('promises nothing while only the server is out of reach', async () => {
    const { actor, view } = show(contextOf('network'))
    actor.start()
    await showPart(view)
    expect(document.body.textContent).not.toContain(said)
    await act(async () => setOnline(false))
    expect(document.body.textContent).toContain(said)
  })
})

/** The failure of a call that was pending when the browser went back online. */
async function overtaken() {
  const { promise, reject } = Promise.withResolvers<never>()
  const call: Promise<Context['failure']> = unwrap<never>(promise).catch(failureOf)
  window.dispatchEvent(new Event('online'))
  reject(new TypeError('Failed to fetch'))
  return call
}

describe('a call that failed after the network had come back', () => {
  it.each(Object.entries(flows))('is repeated at once in %s', async (_, { show, calls }) => {
    const { actor, view } = show({ failure: await overtaken() })
    const steps: unknown[] = []
    actor.start()
    actor.subscribe(({ value }: AnyMachineSnapshot) =>
      steps.push(typeof value === 'string' ? value : Object.keys(value)[0]),
    )
    await showPart(view)
    expect(steps[0]).toBe(calls)
  })

  it('loads the cart at once, but not after another failure', async () => {
    const lost = contextOf('network')
    expect(await firstStateOf({ failure: await overtaken() })).toEqual({ shopping: 'loading' })
    expect(await firstStateOf(lost)).toBeUndefined()
  })

  it('repeats once what the cache gave up at that moment', async () => {
    const { retry } = createQueryClient().getDefaultOptions().queries ?? {}
    const mayRetry = (error: Error) => typeof retry === 'function' && retry(2, error)
    const { code, ...details } = await overtaken()
    expect(mayRetry(new ProblemError(code, details))).toBe(true)
    expect(mayRetry(new ProblemError('network'))).toBe(false)
  })

  it('is repeated by a view whose own script came after that', async () => {
    const lost = await unwrap<never>(Promise.reject(new TypeError('Failed to fetch'))).catch(
      failureOf,
    )
    window.dispatchEvent(new Event('online'))
    expect(await firstStateOf({ failure: lost })).toEqual({ shopping: 'loading' })
  })

  it('fetches the script of a part at once', async () => {
    const { promise, reject } = Promise.withResolvers<never>()
    const scripts = [promise, Promise.resolve(() => <p>بخش</p>)]
    const load = vi.fn<() => Promise<() => ReactElement>>(() => scripts.shift() ?? promise)
    const Part = lazyPart(load)
    await showPart(<Part />)
    await act(async () => {
      window.dispatchEvent(new Event('online'))
      reject(new TypeError('Failed to fetch'))
    })
    expect(document.body.textContent).toBe('بخش')
    expect(load).toHaveBeenCalledTimes(2)
  })
})

/** The first state after the failed load of the cart is shown. */
async function firstStateOf(context: Context) {
  const actor = actorInState(checkoutModel, { state: 'shopping.loadFailed', context })
  const states: unknown[] = []
  actor.start()
  actor.subscribe(({ value }) => states.push(value))
  await showPart(<LoadFailed actor={actor} />)
  return states[0]
}

it('checks a discount code by itself once the network is back', async () => {
  const context = { ...contextOf('network'), sent: 'SALAM' }
  const actor = actorInState(checkoutModel, {
    state: 'shopping.invoice.choosing',
    context: { cart: courierCart },
    children: { discount: { model: discountCodeModel, state: 'checkFailed', context } },
  })
  const states: unknown[] = []
  actor.start()
  const discount = checkoutSelectors.discountCode(actor.getSnapshot())
  discount?.subscribe(({ value }) => states.push(value))
  setOnline(false)
  await showPart(<Discount actor={actor} />)
  expect(document.body.textContent).toContain(said)
  await act(async () => setOnline(true))
  expect(states).toContain('checking')
})

function Discount({ actor }: { actor: CheckoutActor }) {
  return <DiscountCode actor={actor} form={useForm({ defaultValues: { code: 'SALAM' } })} />
}
