import { useEffect } from 'react'
import { useLocation } from 'wouter'
import type { Actor } from 'xstate'
import { createNoticesActors } from '#machines/flows/stock-alerts/stock-alerts.actors.ts'
import { noticesMachine } from '#machines/flows/stock-alerts/stock-alerts.machine.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { followNotices } from './connect-stock-alerts.ts'
import { useFlow } from '#src/lib/flows/use-flow.ts'
import { useSignedIn } from '#src/lib/session.ts'

export type NoticesFlow = Actor<typeof noticesMachine>

/** The notices of a product, for the buttons and the dialog of its page. */
export function useNotices(slug: string): NoticesFlow {
  const api = useApi()
  const signedIn = useSignedIn()
  const [, navigate] = useLocation()
  const flow = useFlow(() => ({
    machine: noticesMachine,
    live: () => noticesMachine.provide({ actors: createNoticesActors(api) }),
    input: (signedIn) => ({ signedIn, slug }),
    listen: (actor) => followNotices(actor, { slug, navigate }),
  }))
  useEffect(() => flow.send({ type: 'session.changed', signedIn }), [flow, signedIn])
  return flow
}
