/** What `npm run paths` writes to `reports/paths.json`, and the studio and the HTML report show. */
export type PathsReport = { machines: MachinePaths[] }

/** What the walks showed of one machine. */
export type MachinePaths = {
  id: string
  /** A flow runs in the browser, a lifecycle on the server. */
  kind: 'flow' | 'lifecycle'
  states: number
  transitions: number
  /** How many transitions a generated walk took. */
  covered: number
  /** How many walks were generated and run. */
  walks: number
  /** Ids of transitions that no walk took. */
  missed: string[]
  /** Ids of states that no walk reached. */
  unreached: string[]
  violations: string[]
  /** In how many states each invariant of the model was put to the test. */
  invariants: Record<string, number>
  /** Every transition of the chart, in its order. */
  taken: TransitionPaths[]
  /** Short walks that together take every transition. */
  examples: WalkPath[]
}

/** One transition, and what takes it. */
export type TransitionPaths = {
  /** As `transitionId` makes it. */
  id: string
  source: string
  /** Type of the event; `always` for an eventless transition. */
  event: string
  /** The guard in words; null without one. */
  guard: string | null
  /** Ids of states; none where the transition only acts. */
  targets: string[]
  unit: {
    /** How often the walks took it. */
    count: number
    /** Ids of the examples that take it. */
    walks: number[]
  }
  /** Null for a lifecycle, and while no walk in the browser has counted the machine. */
  browser: {
    count: number
    /** Names of the stories that take it. */
    walks: string[]
    /** Why no browser can take it; null where one can. */
    unreachable: string | null
  } | null
}

/** A walk from a start of the machine. */
export type WalkPath = {
  /** Its place among all walks of the machine. */
  id: number
  start: string
  /** The state at the start, as `statePath` writes it. */
  state: string
  /** Ids of the transitions that the start itself takes. */
  transitions: string[]
  steps: WalkStep[]
}

export type WalkStep = {
  /** Type of the event that is sent or answered. */
  event: string
  /** Its payload in short; empty without one. */
  payload: string
  /** The state that it leads to. */
  state: string
  /** Ids of the transitions that it takes. */
  transitions: string[]
}
