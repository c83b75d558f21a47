import type { ProblemCode, Schemas } from './schemas.ts'

type Details = Partial<
  Pick<
    Schemas['Problem'],
    'detail' | 'message' | 'retry_after_seconds' | 'tries_left' | 'errors' | 'price_ids'
  >
>

/** A refusal that the caller is told about. Services throw it; one error handler turns it into problem+json. */
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
    return statuses[this.code]
  }
}

const statuses: Record<ProblemCode, number> = {
  validation_failed: 400,
  malformed_body: 400,
  payload_too_large: 413,
  unsupported_media_type: 415,
  not_found: 404,
  method_not_allowed: 405,
  product_not_found: 404,
  category_not_found: 404,
  order_not_found: 404,
  address_not_found: 404,
  province_not_found: 404,
  city_not_in_province: 400,
  unauthenticated: 401,
  session_expired: 401,
  forbidden: 403,
  cross_site_refused: 403,
  too_many_requests: 429,
  code_too_soon: 429,
  code_limit_reached: 429,
  code_invalid: 400,
  code_expired: 400,
  code_exhausted: 400,
  password_incorrect: 400,
  password_locked: 429,
  passwords_do_not_match: 400,
  password_weak: 400,
  reset_token_invalid: 400,
  phone_mismatch: 400,
  profile_incomplete: 409,
  variant_not_found: 404,
  stock_limited: 409,
  line_not_in_cart: 404,
  insurance_not_offered: 400,
  installment_not_offered: 400,
  cart_empty: 409,
  cart_has_unavailable_items: 409,
  cart_changed: 409,
  price_changed: 409,
  shipping_method_not_found: 404,
  shipping_method_missing: 409,
  address_missing: 409,
  idempotency_key_reused: 409,
  gateway_not_found: 404,
  gateway_unavailable: 503,
  order_not_payable: 409,
  redirect_url_refused: 400,
  already_saved: 409,
  saved_product_not_found: 404,
  message_not_found: 404,
  comment_not_found: 404,
  move_impossible: 409,
  upload_not_found: 400,
  file_empty: 400,
  file_type_refused: 415,
  file_type_mismatch: 400,
  file_too_large: 413,
  picture_too_large: 400,
  picture_broken: 400,
  video_broken: 400,
  upload_limit_reached: 429,
  service_unavailable: 503,
  internal_error: 500,
}
