/** An event that a control of the shop raises, as a recorded view writes it. */
export type Lead = {
  /** The id of the machine that receives it. */
  machine: string
  event: string
  /** What it carries, as written; empty for nothing. */
  payload: string
  /** Whether the machine ignores it there. */
  isIgnored: boolean
}

const written =
  /^(?<machine>\w+) (?<event>\S+?)(?: (?!\(ignored\)$)(?<payload>.+?))?(?<ignored> \(ignored\))?$/

/** Reads the event in a lead of a view: `stockAlerts channel.toggled {channel: "sms"} (ignored)`; null for a URL. */
export function leadOf(text: string): Lead | null {
  const { machine, event, payload = '', ignored } = written.exec(text)?.groups ?? {}
  if (machine === undefined || event === undefined) return null
  return { machine, event, payload, isIgnored: ignored !== undefined }
}
