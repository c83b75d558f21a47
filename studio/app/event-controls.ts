import { leadOf } from './lead.ts'
import type { MachineSource, ViewLine, Sources, View } from '#studio/sources/machine-source.ts'

/** A control of the shop that raises an event, and the states in which it was seen. */
export type EventControl = {
  line: ViewLine
  /** `payloads` has what the event carried there, as the views write it; empty texts for nothing. */
  places: readonly { machine: string; state: string; payloads: readonly string[] }[]
}

/**
 * The controls with which a shopper raises an event, from the recorded views; empty for one that only actors, other
 * tabs and the server raise.
 * @param machine id of the one that receives it
 */
export function controlsOf(
  { machines }: { machines: Record<string, Pick<MachineSource, 'views'>> },
  machine: string,
  event: string,
): EventControl[] {
  const controls = new Map<
    string,
    {
      line: ViewLine
      places: Map<string, { machine: string; state: string; payloads: Set<string> }>
    }
  >()
  for (const [id, { views }] of Object.entries(machines))
    for (const [state, seen] of Object.entries(views))
      for (const line of seen.flatMap(({ lines }) => lines)) {
        const payloads = line.leads.flatMap((each) => payloadOf(each, machine, event) ?? [])
        if (payloads.length === 0) continue
        const key = `${line.kind} ${line.words}`
        const control = controls.get(key) ?? { line, places: new Map() }
        const place = control.places.get(state) ?? {
          machine: id,
          state,
          payloads: new Set<string>(),
        }
        for (const payload of payloads) place.payloads.add(payload)
        control.places.set(state, place)
        controls.set(key, control)
      }
  return [...controls.values()].map(({ line, places }) => ({
    line,
    places: [...places.values()].map((place) => ({ ...place, payloads: [...place.payloads] })),
  }))
}

/** Null if it is another event, or one that the machine ignores there. */
function payloadOf(lead: string, machine: string, event: string): string | null {
  const read = leadOf(lead)
  const isIt = read?.machine === machine && read.event === event && !read.isIgnored
  return isIt ? read.payload : null
}

/**
 * The event that a disabled control raises: as the same control does elsewhere where it is enabled, or as the other
 * choices of its state, such as the gateways of an invoice; null if that is not one event of the machine.
 */
export function eventOfDisabled(
  { machines }: Pick<Sources, 'machines'>,
  machine: string,
  state: string,
  off: ViewLine,
): string | null {
  const views = machines[machine]?.views ?? {}
  const alike = (seen: readonly View[]) =>
    seen.flatMap(({ lines }) => lines).filter(({ kind }) => kind === off.kind)
  const same = Object.values(views)
    .flatMap(alike)
    .filter(({ words }) => withoutNumbers(words) === withoutNumbers(off.words))
  // Only the choices of a state do the same: one button beside another does something else.
  const others = off.kind === 'radio' ? alike(views[state] ?? []) : []
  const events = same.some(({ leads }) => leads.length > 0) ? same : others
  const [event, ...more] = eventsTo(machine, events)
  return event === undefined || more.length > 0 ? null : event
}

/** A control may say an amount, such as the balance of the wallet. */
const withoutNumbers = (words: string): string => words.replaceAll(/[\d۰-۹٬]+/g, '')

/** The events that controls raise for a machine, each once. */
function eventsTo(machine: string, lines: readonly ViewLine[]): string[] {
  const leads = lines.flatMap((line) => line.leads.map(leadOf))
  return [...new Set(leads.flatMap((lead) => (lead?.machine === machine ? [lead.event] : [])))]
}
