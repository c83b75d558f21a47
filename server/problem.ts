import { problemStatuses } from '#api/problem-statuses.ts'
import type { ProblemCode, Schemas } from './schemas.ts'

type Details = Partial<
  Pick<
    Schemas['Problem'],
    | 'detail'
    | 'message'
    | 'retry_after_seconds'
    | 'tries_left'
    | 'errors'
    | 'price_ids'
    | 'missing'
    | 'has_password'
    | 'roles_changed'
    | 'password_wait_seconds'
    | 'saved_by'
    | 'recorded_payment'
  >
>

/** A problem to return to the caller. Services throw it; one error handler turns it into problem+json. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly details: Details

  constructor(code: ProblemCode, details: Details = {}) {
    super(code)
    this.name = 'Problem'
    this.code = code
    this.details = details
  }

  get status(): number {
    return problemStatuses[this.code]
  }
}
