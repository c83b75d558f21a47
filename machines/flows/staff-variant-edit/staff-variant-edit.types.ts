import type { Schemas } from '#machines/api/client.ts'
import type { Failure, SavedBy } from '#machines/kernel/problem.ts'
import type { WholeFault } from '#domain/digits.ts'
import type { PriceFault } from '#domain/price.ts'

export type StaffVariant = Schemas['StaffVariant']
/** What staff set of a variant. */
export type Terms = Schemas['VariantTerms']
export type Term = keyof Terms

export type SaveVariantInput = { id: number; terms: Terms; expected: Terms; reason: string }
export type LoadVariantInput = { id: number; productId: number }

/** What is wrong with a term. */
export type TermFault = PriceFault | WholeFault<'price' | 'new_price' | 'low_stock'>

export type StaffVariantEditContext = {
  /** The variant as it was shown when the terms were typed. */
  variant: StaffVariant | null
  terms: Terms | null
  /** Why they change; blank for no reason. */
  reason: string | null
  faults: TermFault[]
  /** The variant as a colleague has left it. */
  current: StaffVariant | null
  /** The colleague whose changes are compared, and when they were saved; null if that is not known. */
  savedBy: SavedBy | null
  failure: Failure | null
}

export type StaffVariantEditEvent =
  | { type: 'edit.chosen'; variant: StaffVariant }
  | { type: 'terms.submitted'; terms: Terms; reason: string; at: number }
  /** The warned price was edited. */
  | { type: 'terms.edited' }
  /**
   * For each difference it was decided whose value counts; `mine` names the fields in which the member keeps theirs.
   */
  | { type: 'difference.settled'; mine: readonly Term[]; at: number }
  | { type: 'retry.requested' }
  | { type: 'dialog.dismissed' }

export type StaffVariantEditEmitted =
  | { type: 'variant.saved'; variant: StaffVariant }
  /** A colleague has changed the variant, so the page is out of date. */
  | { type: 'variant.outdated' }
