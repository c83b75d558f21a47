import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { checkout } from '#i18n/fa/checkout.ts'
import { stepOf } from '#machines/flows/checkout/checkout.selectors.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { addNamedLine, namedLine } from '#src/features/add-to-cart/shared/add-named-line.ts'
import { Checkout } from './Checkout.tsx'
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx'
import type { PageDefinition } from '#src/lib/page.ts'
import { Head } from '#src/ui/Head.tsx'

/** The three URLs of the checkout are one page, so that its flow stays mounted across them. */
export const cartPage: PageDefinition = { Page: CartPage }

function CartPage() {
  const [path] = useLocation()
  const isAdding = useNamedLine()
  return (
    <>
      <Head title={checkout.titles[stepOf(path) ?? 'cart']} index={false} />
      {isAdding ? <CheckoutSkeleton step="cart" /> : <Checkout />}
    </>
  )
}

/** Adds the line that the URL names. Its query is removed first, so that a reload adds nothing. */
function useNamedLine(): boolean {
  const api = useApi()
  const queryClient = useQueryClient()
  const search = useSearch()
  const [line, setLine] = useState(() => namedLine(search))
  useEffect(() => {
    if (line === null) return
    history.replaceState(history.state, '', location.pathname)
    void addNamedLine(line, { api, queryClient }).finally(() => setLine(null))
  }, [api, queryClient, line])
  return line !== null
}
