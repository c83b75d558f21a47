import { fitsStock, maximumLines, maximumQuantity, mergedQuantity } from '#domain/cart.ts'
import type { CartLine, CartVariant } from './cart.queries.ts'
import { Problem } from '#server/problem.ts'
import { refusedField } from '#server/platform/fields.ts'
import { offerFor, orderable } from './cart-pricing.ts'

/** What a change does to the lines of a cart. */
export type Change = { put: CartLine[]; removed: number[] }

/** Decides a change from the current variants of the cart and those it asks for. */
export type Decide = (variants: readonly CartVariant[], now: number) => Change

type Addition = { price_id: number; quantity?: number; insurance_id?: number | null }
type Update = {
  price_id: number
  quantity?: number
  insurance_id?: number | null
  is_installment_purchase?: boolean
}
export type MergedLine = CartLine

/**
 * Adds units of a variant. A given insurance applies to the whole line; without one, the line keeps its own. Throws
 * variant_not_found, stock_limited, purchase_limit_reached, insurance_not_offered.
 */
export function addition(input: Addition): Decide {
  return (variants) => {
    const variant = variants.find((each) => each.variantId === input.price_id)
    if (variant === undefined || !variant.isActive) throw new Problem('variant_not_found')
    const line = variant.line ?? newLine(variant.variantId)
    if (variant.line === null) refuseMoreLines(variants)
    const quantity = line.quantity + (input.quantity ?? 1)
    refuseBeyondStock(variant, quantity)
    const insuranceId = input.insurance_id ?? line.insuranceId
    if (input.insurance_id) refuseForeignInsurance(variant, input.insurance_id)
    return { put: [{ ...line, quantity, insuranceId }], removed: [] }
  }
}

/**
 * Changes a line. Reducing the quantity is always allowed, even if the stock is lower still. Throws line_not_in_cart,
 * stock_limited, purchase_limit_reached, insurance_not_offered, installment_not_offered.
 */
export function update(input: Update): Decide {
  return (variants, now) => {
    const { variant, line } = lineOf(variants, input.price_id)
    const quantity = input.quantity ?? line.quantity
    if (quantity > line.quantity) refuseBeyondStock(variant, quantity)
    const insuranceId = input.insurance_id === undefined ? line.insuranceId : input.insurance_id
    if (input.insurance_id) refuseForeignInsurance(variant, input.insurance_id)
    const isInstallment = input.is_installment_purchase ?? line.isInstallment
    if (input.is_installment_purchase && offerFor(variant, now) === null) {
      throw new Problem('installment_not_offered', { price_ids: [variant.variantId] })
    }
    return {
      put: [{ variantId: line.variantId, quantity, insuranceId, isInstallment }],
      removed: [],
    }
  }
}

/** Removes a line. Throws line_not_in_cart. */
export function removal(variantId: number): Decide {
  return (variants) => ({ put: [], removed: [lineOf(variants, variantId).line.variantId] })
}

/** Removes the lines that are sold out, and lowers those above the stock to it. */
export const removingUnavailable: Decide = (variants) => {
  const lines = variants.flatMap((variant) =>
    variant.line === null
      ? []
      : [{ line: variant.line, left: variant.isActive ? variant.stock : 0 }],
  )
  return {
    put: lines
      .filter(({ line, left }) => left > 0 && !fitsStock(line.quantity, left))
      .map(({ line, left }) => ({ ...line, quantity: Math.min(left, maximumQuantity) })),
    removed: lines.filter(({ left }) => left === 0).map(({ line }) => line.variantId),
  }
}

/** Removes every line. */
export const clearing: Decide = (variants) => ({
  put: [],
  removed: variants.flatMap((variant) => (variant.line === null ? [] : [variant.variantId])),
})

/**
 * Adds lines from elsewhere (a guest's cart, an expired order) to the cart, each reduced to the stock. `capped` lists
 * the lines that were reduced or dropped. An insurance is kept if it is offered and the cart's own line has none;
 * variants that are no longer sold are left out.
 */
export function merge(
  variants: readonly CartVariant[],
  incoming: readonly MergedLine[],
): Change & { capped: number[] } {
  const known = new Map(variants.map((variant) => [variant.variantId, variant]))
  let room = maximumLines - variants.filter((variant) => variant.line !== null).length
  const put: CartLine[] = []
  const capped: number[] = []
  for (const wanted of combined(incoming)) {
    const variant = known.get(wanted.variantId)
    if (variant === undefined) continue
    const line = variant.line ?? newLine(variant.variantId)
    const quantity = mergedQuantity(line.quantity, wanted.quantity, orderable(variant))
    if (quantity < line.quantity + wanted.quantity) capped.push(variant.variantId)
    if (quantity === line.quantity) continue
    if (variant.line === null && room === 0) {
      if (!capped.includes(variant.variantId)) capped.push(variant.variantId)
      continue
    }
    if (variant.line === null) room -= 1
    put.push({
      ...line,
      quantity,
      insuranceId: line.insuranceId ?? offeredOrNone(variant, wanted.insuranceId),
      isInstallment: line.isInstallment || wanted.isInstallment,
    })
  }
  return { put, removed: [], capped }
}

/** The variants with their lines after a change, in cart order; new lines come last. */
export function applied(variants: readonly CartVariant[], change: Change): CartVariant[] {
  const put = new Map(change.put.map((line) => [line.variantId, line]))
  const removed = new Set(change.removed)
  const after = variants.map((variant) =>
    removed.has(variant.variantId)
      ? { ...variant, line: null }
      : { ...variant, line: put.get(variant.variantId) ?? variant.line },
  )
  return after
}

/** Merges lines of the same variant. */
export function combined(lines: readonly MergedLine[]): MergedLine[] {
  const byVariant = new Map<number, MergedLine>()
  for (const line of lines) {
    const before = byVariant.get(line.variantId)
    byVariant.set(line.variantId, {
      ...line,
      quantity: line.quantity + (before?.quantity ?? 0),
      insuranceId: before?.insuranceId ?? line.insuranceId,
      isInstallment: line.isInstallment || (before?.isInstallment ?? false),
    })
  }
  return [...byVariant.values()]
}

function newLine(variantId: number): CartLine {
  return { variantId, quantity: 0, insuranceId: null, isInstallment: false }
}

function lineOf(variants: readonly CartVariant[], variantId: number) {
  const variant = variants.find((each) => each.variantId === variantId)
  if (variant?.line == null) throw new Problem('line_not_in_cart')
  return { variant, line: variant.line }
}

function refuseBeyondStock(variant: CartVariant, quantity: number): void {
  if (fitsStock(quantity, orderable(variant))) return
  const details = { price_ids: [variant.variantId] }
  const isInStock = variant.isActive && fitsStock(quantity, variant.stock)
  throw new Problem(isInStock ? 'purchase_limit_reached' : 'stock_limited', details)
}

function refuseForeignInsurance(variant: CartVariant, insuranceId: number): void {
  if (offeredOrNone(variant, insuranceId) !== null) return
  throw new Problem('insurance_not_offered', { price_ids: [variant.variantId] })
}

function refuseMoreLines(variants: readonly CartVariant[]): void {
  if (variants.filter((variant) => variant.line !== null).length < maximumLines) return
  throw refusedField('price_id', 'maxItems')
}

function offeredOrNone(variant: CartVariant, insuranceId: number | null): number | null {
  return variant.insurances.some((insurance) => insurance.id === insuranceId) ? insuranceId : null
}
