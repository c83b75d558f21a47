import type { Schemas } from '#machines/api/client.ts'
import { countReconnects } from './reconnect.ts'
import { required } from './required.ts'

export type ProblemCode = Schemas['ProblemCode']

/** Why a call failed: a code of the contract, or no reply at all (`network`), or none in time (`timeout`). */
export type FailureCode = ProblemCode | 'network' | 'timeout'

/** A failure as a flow keeps it: plain data, ready for a view to put into words. */
export type Failure = {
  code: FailureCode
  /** When the limit that refused the call ends, in milliseconds since the epoch; null if there is none. */
  retryAt: number | null
  triesLeft: number | null
  fields: { field: string; rule: string }[]
  priceIds: number[]
  /** How often the browser had gone back online when the call began; only of a call without a reply. */
  reconnectsBefore?: number
  /** What a staff member still has to verify in this session, if that is the reason. */
  verification?: Verification
  savedBy?: SavedBy
  /** The payment that is recorded already, if that is the reason. */
  recorded?: RecordedPayment
}

/** The colleague who last saved what was changed meanwhile, and when. */
export type SavedBy = NonNullable<Schemas['Problem']['saved_by']>

/** A payment of a withdrawal that is recorded already. */
export type RecordedPayment = NonNullable<Schemas['Problem']['recorded_payment']>

type Verification = {
  missing: Schemas['StaffFactor'][]
  hasPassword: boolean
  /** When the password begins to count, in milliseconds since the epoch; null if it does already. */
  passwordCountsAt: number | null
  /** Whether it has to be given again because the roles were changed. */
  rolesChanged?: boolean
}

/** A call that did not succeed, with the code of the contract's problem. */
export class ProblemError extends Error {
  readonly failure: Failure
  /** The HTTP status of the problem; null if it is not from a reply. */
  readonly status: number | null

  constructor(
    code: FailureCode,
    details: Partial<Omit<Failure, 'code'>> = {},
    status: number | null = null,
  ) {
    super(code)
    this.name = 'ProblemError'
    this.status = status
    this.failure = {
      code,
      retryAt: null,
      triesLeft: null,
      fields: [],
      priceIds: [],
      ...details,
    }
  }
}

type Reply<Data> = { data?: Data; error?: unknown; response: Response }

/** The body of a successful reply; everything else is thrown as a `ProblemError`. */
export async function unwrap<Data>(call: Promise<Reply<Data>>): Promise<Data> {
  const reconnectsBefore = countReconnects()
  const reply = await call.catch((cause: unknown) => {
    throw unanswered(cause, reconnectsBefore)
  })
  if (!reply.response.ok) throw refused(reply)
  return reply.data as Data
}

/** Any thrown value as a failure. What is not a `ProblemError` is a fault of ours: `internal_error`. */
export function failureOf(error: unknown): Failure {
  return error instanceof ProblemError ? error.failure : new ProblemError('internal_error').failure
}

/** The failure that an `onError` event brings; null for any other event. */
export function failureIn(event: object): Failure | null {
  return 'error' in event ? failureOf(event.error) : null
}

/**
 * Whether the browser has gone back online since a call without a reply began. No further 'online' event will trigger
 * its retry.
 */
export function hasReconnectedSince({ reconnectsBefore }: Failure): boolean {
  return reconnectsBefore !== undefined && reconnectsBefore !== countReconnects()
}

/** When the limit of a refused call ends, in milliseconds since the epoch; for a failure that has one. */
export function limitEnd(failure: Failure | null): number {
  return required(failure?.retryAt ?? null)
}

/** Whether the call was refused by a limit that ends. */
export function isLimited(failure: Failure | null): boolean {
  return failure !== null && failure.retryAt !== null
}

/** Whether a code was refused because the last one, sent shortly before, is still valid and its countdown continues. */
export function isCodeStillValid(failure: Failure | null): boolean {
  return failure?.code === 'code_too_soon' && isLimited(failure)
}

/** How long a flow waits for a reply, in milliseconds. */
export const callLimit = 15_000

/**
 * Gives up a call after a time, so that a hanging one ends in an error state with a way out. Not built from
 * `AbortSignal.any`, which phones with Safari before 17.4 do not have.
 * @param signal ends the call early, when the flow has left the state that asked for it
 * @param milliseconds how long to wait for the reply
 */
export async function within<Data>(
  signal: AbortSignal,
  call: (signal: AbortSignal) => Promise<Data>,
  milliseconds = callLimit,
): Promise<Data> {
  signal.throwIfAborted()
  const controller = new AbortController()
  const abort = () => controller.abort(signal.reason)
  const timer = setTimeout(() => controller.abort(new ProblemError('timeout')), milliseconds)
  signal.addEventListener('abort', abort)
  try {
    return await call(controller.signal)
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', abort)
  }
}

function unanswered(cause: unknown, reconnectsBefore: number): ProblemError {
  const { failure } = cause instanceof ProblemError ? cause : new ProblemError('network')
  return new ProblemError(failure.code, { ...failure, reconnectsBefore })
}

function refused({ error, response }: Reply<unknown>): ProblemError {
  const listed = listedCode(error)
  if (listed !== null) return new ProblemError(listed)
  if (!isProblem(error)) {
    return new ProblemError(response.status >= 502 ? 'service_unavailable' : 'internal_error')
  }
  const details = {
    retryAt: instantAfter(error.retry_after_seconds),
    triesLeft: error.tries_left ?? null,
    fields: error.errors ?? [],
    priceIds: error.price_ids ?? [],
    ...(error.saved_by && { savedBy: error.saved_by }),
    ...(error.recorded_payment && { recorded: error.recorded_payment }),
    ...(error.missing && {
      verification: {
        missing: error.missing,
        hasPassword: error.has_password ?? true,
        passwordCountsAt: instantAfter(error.password_wait_seconds),
        ...(error.roles_changed === true && { rolesChanged: true }),
      },
    }),
  }
  return new ProblemError(error.code, details, response.status)
}

const instantAfter = (seconds: number | undefined) =>
  seconds === undefined ? null : Date.now() + seconds * 1000

/** The code of a problem that a call replies as a list, as the specification gives those of a discount code. */
function listedCode(body: unknown): ProblemCode | null {
  if (!Array.isArray(body)) return null
  const [code]: unknown[] = body
  return discountCodes.find((each) => each === code) ?? null
}

const discountCodes = [
  'discount_code_invalid',
  'discount_code_expired',
  'discount_code_used_up',
  'discount_code_already_used',
  'discount_code_below_minimum',
  'discount_code_wrong_category',
] as const satisfies readonly ProblemCode[]

function isProblem(body: unknown): body is Schemas['Problem'] {
  return (
    typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string'
  )
}

/** Whether the call was refused because there is no longer a session. */
export function isSignedOut(failure: Failure | null): boolean {
  return failure?.code === 'unauthenticated' || failure?.code === 'session_expired'
}

/** Whether more units were asked for than there are, or than one customer may have. */
export function isStockLimit(failure: Failure | null): boolean {
  return failure?.code === 'stock_limited' || failure?.code === 'purchase_limit_reached'
}

/** Whether no reply came because there is no network: the same call may succeed once it is back. */
export function isNetworkLost(failure: Failure | null): boolean {
  return failure?.code === 'network'
}

/** Whether the server may have done the work anyway, so that only the same call may be tried again. */
export function isUncertain(failure: Failure | null): boolean {
  return uncertain.has(failure?.code)
}

/** Whether the same call may be tried again: it may have been done, or the session had ended before it. */
export function isRepeatable(failure: Failure | null): boolean {
  return isUncertain(failure) || isSignedOut(failure)
}

const uncertain = new Set<FailureCode | undefined>([
  'network',
  'timeout',
  'service_unavailable',
  'internal_error',
  'too_many_requests',
])
