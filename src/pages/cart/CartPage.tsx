import { useLocation } from 'wouter'
import { checkout } from '#i18n/fa/checkout.ts'
import { stepOf } from '#machines/checkout/checkout.selectors.ts'
import { Checkout } from '#src/flows/checkout/Checkout.tsx'
import type { PageDefinition } from '#src/lib/page.ts'
import { Head } from '#src/ui/Head.tsx'

/** The three addresses of the checkout are one page, so that its flow lives across them. */
export const cartPage: PageDefinition = { Page: CartPage }

function CartPage() {
  const [path] = useLocation()
  return (
    <>
      <Head title={checkout.titles[stepOf(path) ?? 'cart']} index={false} />
      <Checkout />
    </>
  )
}
