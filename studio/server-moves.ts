/** A row that the server has taken through a transition of its lifecycle. */
export type ServerMove = {
  /** Id of the lifecycle. */
  machine: string
  /** The number of the move in the log of its lifecycle. */
  id: number
  row: number
  event: string
  /** Null for a row that is new. */
  from: string | null
  to: string
  /** `user:12`, `guest`, `staff:3`, `gateway:sandbox` or `job:expiry`. */
  actor: string
  /** Milliseconds since the epoch, on the clock of the server, as is `now`. */
  at: number
}

/** What the server replies to the studio that follows it. */
export type ServerMoves = { now: number; moves: ServerMove[] }
