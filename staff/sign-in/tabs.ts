import type { StaffSignInActor } from '#machines/flows/staff-sign-in/staff-sign-in.machine.ts'

/**
 * Notifies the flow when another tab has verified what the session lacked, and the other tabs when this one has.
 * Returns what stops it.
 */
export function followTabs(actor: StaffSignInActor): () => void {
  const tabs = new BroadcastChannel('staff-sign-in')
  let isToldByOther = false
  tabs.addEventListener('message', () => {
    isToldByOther = true
    actor.send({ type: 'session.verifiedElsewhere' })
  })
  const subscription = actor.subscribe({
    complete: () => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
      if (!isToldByOther) tabs.postMessage('verified')
    },
  })
  return () => {
    subscription.unsubscribe()
    tabs.close()
  }
}
