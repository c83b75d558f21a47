/**
 * What a flow does when the server rejects a call: it keeps the failure and, where the session is over, reports that to
 * its parent. A call whose end is not known may be retried; one that was rejected cannot succeed again.
 * @param failed state that offers the retry
 * @param rejected what follows a rejection
 */
export function refusals<const Failed extends string, const Rejected extends object>(
  failed: Failed,
  rejected: Rejected,
) {
  return [
    { guard: 'isSignedOut', target: failed, actions: ['keepFailure', 'reportSignedOut'] },
    { guard: 'isUncertain', target: failed, actions: 'keepFailure' },
    rejected,
  ] as const
}
