/** What `npm run paths` writes to `reports/paths.json`; the studio and the HTML report show it. */
export type PathsReport = {
  machines: MachinePaths[]
  /** By machine, the digest of all sources of which its paths were made, as `digestsOf` returns it. */
  sources?: Record<string, string>
}

/** The results of one machine's paths. */
export type MachinePaths = {
  id: string
  /** A flow runs in the browser, a lifecycle on the server. */
  kind: 'flow' | 'lifecycle'
  states: number
  transitions: number
  /** How many transitions a generated path took. */
  covered: number
  /** How many paths were generated and run. */
  paths: number
  /** Ids of transitions that no path took. */
  missed: string[]
  /** Ids of states that no path reached. */
  unreached: string[]
  violations: string[]
  /** In how many states each invariant of the model was tested. */
  invariants: Record<string, number>
  /** Every transition of the chart, in its order. */
  taken: TransitionPaths[]
  /** Short paths that together take every transition. */
  examples: ExamplePath[]
}

/** Whether a test in the browser has counted the machine. */
export const isMeasured = ({ taken }: Pick<MachinePaths, 'taken'>): boolean =>
  taken.some(({ browser }) => browser !== null)

/** A transition, and the paths that take it. */
export type TransitionPaths = {
  /** As returned by `transitionId`. */
  id: string
  source: string
  /** The type of the event; `always` for an eventless transition. */
  event: string
  /** The guard as text; null if there is none. */
  guard: string | null
  /** Ids of states; empty if the transition only executes actions. */
  targets: string[]
  unit: {
    /** How often the paths took it. */
    count: number
    /** Ids of the examples that take it. */
    paths: number[]
  }
  /** Null for a lifecycle, and until a test in the browser has counted the machine. */
  browser: {
    count: number
    /** Names of the paths in the browser that take it. */
    paths: string[]
    /** Why no browser can take it; null if one can. */
    unreachable: string | null
  } | null
}

/** A path from a start of the machine. */
export type ExamplePath = {
  /** Its index among all paths of the machine. */
  id: number
  start: string
  /** The state at the start, as `statePath` writes it. */
  state: string
  /** Ids of the transitions that the start itself takes. */
  transitions: string[]
  steps: PathStep[]
}

export type PathStep = {
  /** The type of the event that is sent or returned. */
  event: string
  /** Its payload in short; empty if there is none. */
  payload: string
  /** Its whole payload, the reply of an actor or the failure of one, as JSON; left out if it carries nothing. */
  data?: unknown
  /** As in `KnownStep`, of a recorded step. */
  isDataUnknown?: boolean
  code?: string
  /** The state that it leads to. */
  state: string
  /** Ids of the transitions that it takes. */
  transitions: string[]
}
