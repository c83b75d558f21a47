import type { PriceSchedule, Repricing } from '#domain/repricing.ts'
import type { Schemas } from '#machines/api/client.ts'
import type { Failure } from '#machines/kernel/problem.ts'

/** Whose prices change: the variants of the products that were chosen, or of all that a list finds. */
export type PriceChoice =
  | { kind: 'products'; ids: readonly number[] }
  | {
      kind: 'found'
      total: number
      filter: {
        search?: string
        brand?: number
        category?: number
        stock?: Schemas['StaffStockLevel']
        is_active?: boolean
      }
    }

export type PreviewedVariant = Schemas['PricePreview']['results'][number]
export type PriceChangeResult = Schemas['PriceChangeResult']

export type PreviewInput = {
  choice: PriceChoice
  repricing: Repricing
  schedule: PriceSchedule | null
}
export type ChangeInput = {
  repricing: Repricing
  /** Null for an immediate change. */
  schedule: PriceSchedule | null
  /** Idempotency key of the change, however often it is sent. */
  key: string
  variants: readonly Schemas['ShownPrices'][]
  reason: string
}

/** How prices are to change, at an instant in milliseconds since 1970. */
export type Submission = {
  repricing: Repricing
  /** Null for an immediate change. */
  schedule: PriceSchedule | null
  reason: string
  at: number
}
export type SubmissionFault = 'percent' | 'starts_at' | 'ends_at'

export type StaffPriceChangeContext = {
  choice: PriceChoice | null
  repricing: Repricing | null
  schedule: PriceSchedule | null
  fault: SubmissionFault | null
  key: string | null
  reason: string | null
  /** What the change would lead to. */
  preview: readonly PreviewedVariant[]
  /** Ids of the variants that the member leaves as they are. */
  spared: readonly number[]
  result: PriceChangeResult | null
  failure: Failure | null
}

export type StaffPriceChangeEvent =
  | { type: 'change.chosen'; choice: PriceChoice }
  /** The percentage is 0 if none was typed. */
  | ({ type: 'repricing.submitted' } & Submission)
  | { type: 'variant.toggled'; id: number }
  | { type: 'repricing.reconsidered' }
  | { type: 'change.confirmed'; key: string }
  | { type: 'retry.requested' }
  | { type: 'dialog.dismissed' }

/** `prices.outdated`: nobody knows whether the prices have changed, so the page may be out of date. */
export type StaffPriceChangeEmitted =
  | { type: 'prices.changed'; result: PriceChangeResult; isPlanned: boolean }
  | { type: 'prices.outdated' }
