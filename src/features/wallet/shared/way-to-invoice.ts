import { useSyncExternalStore } from 'react'

const key = 'wallet-for-invoice'

/** Whether the customer came from the invoice (`walletForInvoice` of `paths`). */
export const isFromInvoice = (query: URLSearchParams): boolean => query.get('from') === 'invoice'

/**
 * Remembers whether a charge is for an invoice. The tab of the bank begins with a copy of this tab's session storage; the
 * address to which the bank returns has no place for it (WAL-43).
 */
export function rememberWayToInvoice(isForInvoice: boolean): void {
  if (isForInvoice) sessionStorage.setItem(key, '1')
  else sessionStorage.removeItem(key)
}

/** Whether the charge whose result is shown was for an invoice; false until hydration. */
export const useWayToInvoice = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => sessionStorage.getItem(key) !== null,
    () => false,
  )

const neverChanges = () => () => undefined
