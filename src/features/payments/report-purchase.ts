import type { Schemas } from '#machines/api/client.ts'

declare global {
  interface Window {
    /** Read by the tag manager, if the page has one. */
    dataLayer?: object[]
  }
}

const key = 'reported-orders'
/** Orders that are remembered as reported. */
const remembered = 50

/** Hands a purchase to the tag manager, once for each order, however often its result is opened. */
export function reportPurchase(purchase: Schemas['PurchaseEvent']): void {
  const { transaction_id: id } = purchase.ecommerce
  const reported = readReported()
  if (reported.includes(id)) return
  window.dataLayer ??= []
  window.dataLayer.push(purchase)
  try {
    localStorage.setItem(key, JSON.stringify([...reported, id].slice(-remembered)))
  } catch {
    // A full or closed storage only means that a reload reports the order again.
  }
}

function readReported(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.map(String) : []
  } catch {
    return []
  }
}
