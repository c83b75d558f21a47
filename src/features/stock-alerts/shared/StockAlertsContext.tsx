import { createContext, use, type ReactNode } from 'react'
import { useNotices, type NoticesFlow } from '#src/features/stock-alerts/use-stock-alerts.ts'

const NoticesContext = createContext<NoticesFlow | null>(null)

/**
 * Runs the notices of a product for the buttons and the dialog inside. Holds as little as it can: when the flow starts
 * the page around is not drawn anew, but every `Below` inside would be taken over at once.
 */
export function NoticesProvider({ slug, children }: { slug: string; children: ReactNode }) {
  const flow = useNotices(slug)
  return <NoticesContext value={flow}>{children}</NoticesContext>
}

/** The notices of the product around. Throws outside of `NoticesProvider`. */
export function useNoticesFlow(): NoticesFlow {
  const flow = use(NoticesContext)
  if (flow === null) throw new Error('useNoticesFlow needs NoticesProvider around it')
  return flow
}
