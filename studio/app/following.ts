import { useSyncExternalStore } from 'react'

/** The current state of a running flow. */
export type Standing = {
  /** Id of its machine. */
  machine: string
  /** Ids of the states it is in. */
  active: ReadonlySet<string>
  /** Id of the transition it took last, as of `transitionId`. */
  last: string | null
  /** The state, in one line, in which it ended; null while it runs, and of a moment that is looked back at. */
  endedIn: string | null
  /** Whether it is one of a recording, which the shop next to the chart does not follow. */
  ofRecording: boolean
}

export type Following = {
  /** Shows a flow in the chart of its machine; null when none is followed any more. */
  show: (standing: Standing | null) => void
  /** The shown one, in a view. */
  use: () => Standing | null
}

/** What the live panel passes to the chart, apart from the page's state: only the chart is drawn again. */
export function createFollowing(): Following {
  let shown: Standing | null = null
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }
  return {
    show: (standing) => {
      shown = standing
      for (const listener of listeners) listener()
    },
    use: () => useSyncExternalStore(subscribe, () => shown),
  }
}
