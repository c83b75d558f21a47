import type { ReactNode } from 'react'
import { toPersianDigits } from '#domain/digits.ts'
import { maximumMonths, type InstallmentOffer } from '#domain/installment.ts'
import { checkout } from '#i18n/fa/checkout.ts'
import { boughtUnits, type Cart } from '#machines/flows/cart/cart.ts'
import { toman } from '#src/lib/format.ts'
import { Amount } from '#src/goods/Price.tsx'
import { SummaryPanel, type SummaryRow } from '#src/goods/SummaryPanel.tsx'

type Props = {
  title: string
  cart: Pick<Cart, 'totals' | 'products' | 'delivery_method' | 'discount'>
  /** The shipping row belongs to the steps after the first (CART-27). */
  withShipping: boolean
  total: { label: string; value: number }
  /** What the lender asks for the total, if it is to be paid by installments. */
  installment: InstallmentOffer | null
  /** Tomans paid from the wallet. */
  fromWallet?: number
  action: ReactNode
  foot?: ReactNode
}

const words = checkout.summary

/** The sums of a cart, without rows that are zero, in the order in which they add up: the wallet pays the shipping, too. */
export function Summary(props: Props) {
  const { title, cart, withShipping, total, installment, fromWallet = 0, ...rest } = props
  const { totals } = cart
  const isShippingAdded = withShipping && cart.delivery_method !== null
  const count = boughtUnits(cart)
  const savings = totals.total_discount_amount - totals.code_discount_amount
  const rows: (SummaryRow | false)[] = [
    { label: words.products(toPersianDigits(count)), value: totals.total_products_amount },
    totals.total_insurance_amount > 0 && {
      label: words.insurance,
      value: totals.total_insurance_amount,
    },
    savings > 0 && { label: words.savings, value: savings, tone: 'saving' },
    cart.discount !== null && {
      label: words.code(cart.discount.code),
      value: cart.discount.amount,
      tone: 'saving',
    },
    withShipping &&
      cart.delivery_method !== null && {
        label: words.shipping,
        value: shippingValue(cart.delivery_method),
      },
    fromWallet > 0 && { label: words.wallet, value: fromWallet, tone: 'saving' },
  ]
  return (
    <SummaryPanel
      title={title}
      rows={rows.filter((row) => row !== false)}
      total={total}
      aside={
        installment === null
          ? undefined
          : {
              label: words.monthly,
              value: installment.monthlyDue,
              text: termsText(installment, isShippingAdded),
            }
      }
      {...rest}
    />
  )
}

function termsText({ downPayment }: InstallmentOffer, isShippingAdded: boolean): string {
  const terms = words.terms(toPersianDigits(maximumMonths), toman(downPayment))
  return isShippingAdded ? terms : `${terms} ${words.termsWithoutShipping}`
}

type Delivery = { price: number; is_in_person: boolean }

/** The price of the delivery as text (CART-28, CART-29). */
export function shippingText(method: Delivery): string {
  const value = shippingValue(method)
  return typeof value === 'number' ? toman(value) : value
}

/** The price of the delivery as a price, or as text where it is free. */
export function ShippingPrice({ method }: { method: Delivery }) {
  const value = shippingValue(method)
  return typeof value === 'number' ? <Amount value={value} size="sm" /> : value
}

function shippingValue({ price, is_in_person: isInPerson }: Delivery): number | string {
  if (isInPerson) return words.freePickup
  return price === 0 ? words.free : price
}
