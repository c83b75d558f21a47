import { useSyncExternalStore } from 'react'

/** The current state of a flow, or its last one if it has ended. */
export type FlowPosition = {
  /** Id of its machine. */
  machine: string
  /** Ids of its current states. */
  active: ReadonlySet<string>
  /** The id of its last transition, as in `transitionId`. */
  last: string | null
  /** The final state in one line; null while it runs, and for a past moment. */
  endedIn: string | null
  /** Whether it belongs to a recording, which the shop next to the chart does not follow. */
  ofRecording: boolean
}

export type Following = {
  /** Shows a flow in the chart of its machine; null to stop following. */
  show: (position: FlowPosition | null) => void
  /** The current value, for a view. */
  use: () => FlowPosition | null
}

/** What the live panel passes to the chart, separate from the page's state: only the chart is rendered again. */
export function createFollowing(): Following {
  let shown: FlowPosition | null = null
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }
  return {
    show: (position) => {
      shown = position
      for (const listener of listeners) listener()
    },
    use: () => useSyncExternalStore(subscribe, () => shown),
  }
}
