/** The coverage of one machine in the browser. */
export type MachineCoverage = {
  id: string
  transitions: number
  covered: number
  /** Transitions that no path took. */
  missed: string[]
  unreachable: Record<string, string>
  /** Transitions that were declared unreachable, but were taken or do not exist. */
  wronglyUnreachable: string[]
  /** How often each transition was taken. */
  counts: Record<string, number>
  /** The paths that took each transition, by their names. */
  takenBy: Record<string, string[]>
}

export type CoverageReport = {
  machines: MachineCoverage[]
  /** How many transitions each path was the first to take. */
  walks: { name: string; first: number }[]
}
