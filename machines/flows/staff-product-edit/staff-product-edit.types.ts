import type { Schemas } from '#machines/api/client.ts'
import type { Failure, SavedBy } from '#machines/kernel/problem.ts'

export type StaffProduct = Pick<Schemas['StaffProduct'], 'id' | 'content' | 'similar'>
/** What staff edit of a product. */
export type ProductContent = Schemas['ProductContent']
export type ContentField = keyof ProductContent

/** What only a new product is given, and its first variant. */
export type FirstFacts = Pick<Schemas['NewProduct'], 'sku' | 'slug' | 'variant'>

export type CreateProductInput = {
  content: ProductContent
  first: FirstFacts
  /** Idempotency key of this input, however often it is sent. */
  key: string
}
export type UpdateProductInput = {
  id: number
  content: ProductContent
  expected: ProductContent
  reason: string
}

export type StaffProductEditContext = {
  /** The product as it was shown when it was edited; null for a new one. */
  product: StaffProduct | null
  /** The input; null before there is any. */
  content: ProductContent | null
  first: FirstFacts | null
  /** Text in number fields that is not a number, by field name. */
  invalidNumbers: Readonly<Record<string, string>>
  /** The names of similar products that were chosen. */
  named: readonly Schemas['StaffNamed'][]
  /** Of what was last submitted. */
  key: string | null
  /** Why it changes; blank for no reason. */
  reason: string
  /** The product as a colleague has left it. */
  current: StaffProduct | null
  /** The colleague whose changes are compared, and when they were saved; null if that is not known. */
  savedBy: SavedBy | null
  failure: Failure | null
}

export type Typed = {
  content: ProductContent
  /** Of a new product. */
  first: FirstFacts | null
  reason: string
}
export type Submitted = Typed & { key: string }
export type Draft = Typed & Pick<StaffProductEditContext, 'named' | 'invalidNumbers'>

export type StaffProductEditEvent =
  | ({ type: 'draft.changed' } & Draft)
  | ({ type: 'content.submitted' } & Submitted)
  /** The numbers of the first variant were read again. */
  | { type: 'variant.confirmed' }
  | { type: 'dialog.dismissed' }
  /**
   * For each difference it was decided whose value counts; `mine` names the fields in which the member keeps theirs.
   */
  | { type: 'difference.settled'; mine: readonly ContentField[] }
  | { type: 'difference.dismissed' }
  /** Saved input for a new product is there again, after a reload or a sign-in (`startFlow`). */
  | { type: 'flow.resumed' }
  | { type: 'retry.requested' }
  | { type: 'failure.dismissed' }

export type StaffProductEditEmitted =
  | { type: 'product.saved'; product: StaffProduct }
  /** A colleague has changed the product, so the pages with it are out of date. */
  | { type: 'product.outdated' }
