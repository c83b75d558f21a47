/**
 * What is to be sent: the earlier attempt that submits the same as `next`, with its idempotency key, else `next`.
 * @param earlier of which nobody knows whether they were carried out
 * @param submitted what of an attempt was submitted, without its key, as JSON can hold it
 */
export function sameSubmission<Attempt>(
  earlier: readonly Attempt[],
  next: Attempt,
  submitted: (attempt: Attempt) => readonly unknown[],
): Attempt {
  const wanted = JSON.stringify(submitted(next))
  return earlier.find((attempt) => JSON.stringify(submitted(attempt)) === wanted) ?? next
}
