import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { checkoutModel } from '#machines/flows/checkout/checkout.model.ts'
import type { CheckoutContext } from '#machines/flows/checkout/checkout.types.ts'
import { discountCodeModel } from '#machines/flows/discount-code/discount-code.model.ts'
import { courierCart, gateways, withFunds } from '#machines/testing/fixtures.ts'
import { Step } from '#src/features/checkout/Checkout.tsx'
import { paths } from '#src/lib/paths.ts'
import { actorInState } from '#stories/support/actor-in-state.ts'
import { openShop } from './support/open-page.tsx'
import { show } from './support/show.tsx'

const total = courierCart.totals.total_amount
const backToInvoice = 'link «بازگشت به پرداخت سفارش» → /cart/invoice'

describe('the ways to pay', () => {
  it('say who states the terms of a lender whose terms the shop does not know', async () => {
    const [lender] = gateways.credit_gateways
    if (lender === undefined) throw new Error('there is no lender')
    const other = { ...lender, link: '/api/payments/gateway/other/start/', name: 'اقساط مهرگان' }
    const place = await invoiceWith({
      gateways: { ...gateways, credit_gateways: [lender, other] },
    })
    const told = [...place.querySelectorAll('label')].map(({ textContent }) => textContent)
    const saying = told.filter((text) => text.includes('شرایط را شرکت اعتباردهنده اعلام می‌کند'))
    expect(saying.map((text) => text.includes(other.name))).toEqual([true])
  })

  it.each([
    ['is empty', 0, false, 1],
    ['pays a part', total - 1000, true, 1],
    ['could pay a part and is not used', total - 1000, false, 0],
    ['pays all', total, true, 0],
  ])(
    'offer to charge a wallet that lacks money: one that %s',
    async (_, funds, useWallet, links) => {
      const place = await invoiceWith({ cart: withFunds(courierCart, funds), useWallet })
      expect(place.querySelectorAll(`a[href="${paths.walletForInvoice}"]`)).toHaveLength(links)
    },
  )
})

describe('charging the wallet', () => {
  it('leads back to the invoice from which the customer came', async () => {
    const page = await openShop(paths.walletForInvoice, { signedIn: true })
    expect(page.read()).toContain(backToInvoice)
    await page.close()
    const other = await openShop(paths.wallet, { signedIn: true })
    expect(other.read()).not.toContain(backToInvoice)
  })

  it('leads back from the page to which the bank returns, in the tab that the charge opened', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null)
    onTestFinished(() => void vi.restoreAllMocks())
    const page = await openShop(paths.walletForInvoice, { signedIn: true })
    await page.press('۱۰۰٬۰۰۰')
    await page.press('افزایش موجودی')
    const copied = Object.entries(sessionStorage)
    await page.close()
    for (const [name, value] of copied) sessionStorage.setItem(name, String(value))
    const result = await openShop(`${paths.walletCallback}?paid=1`, { signedIn: true })
    expect(result.read()).toContain(backToInvoice)
    await result.close()
    const plain = await openShop(`${paths.walletCallback}?paid=1`, { signedIn: true })
    expect(plain.read()).not.toContain(backToInvoice)
  })

  it.each([
    ['1', ['cart']],
    ['0', []],
  ])('has an invoice in another tab loaded again once it is paid (paid=%s)', async (paid, told) => {
    const heard: unknown[] = []
    const otherTab = new BroadcastChannel('shop')
    onTestFinished(() => otherTab.close())
    otherTab.addEventListener('message', ({ data }) => heard.push(data))
    await openShop(`${paths.walletCallback}?paid=${paid}`, { signedIn: true })
    const end = new BroadcastChannel('shop')
    onTestFinished(() => end.close())
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
    end.postMessage('end')
    await vi.waitFor(() => expect(heard).toContain('end'))
    expect(heard).toEqual([...told, 'end'])
  })
})

async function invoiceWith(context: Partial<CheckoutContext>): Promise<HTMLElement> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  onTestFinished(() => void vi.unstubAllGlobals())
  const actor = actorInState(checkoutModel, {
    state: 'shopping.invoice.choosing',
    context: { cart: courierCart, gateways, ...context },
    children: { discount: { model: discountCodeModel, state: 'typing' } },
  })
  const { place } = await show(<Step actor={actor} />, { frame: 'checkout', path: '/cart/invoice' })
  return place
}
