import type { MachineSource, Sight, Sources, View } from '#studio/sources/machine-source.ts'

/** A control of the shop that raises an event, and the states in which it was seen. */
export type Raiser = {
  sight: Sight
  places: readonly { machine: string; state: string }[]
}

/**
 * The controls with which a shopper raises an event, from the recorded views; empty for one that only actors, other
 * tabs and the server raise. @param machine id of the one that receives it
 */
export function raisersOf(
  { machines }: { machines: Record<string, Pick<MachineSource, 'views'>> },
  machine: string,
  event: string,
): Raiser[] {
  const lead = `${machine} ${event}`
  const raisers = new Map<string, { sight: Sight; places: Map<string, Raiser['places'][number]> }>()
  for (const [id, { views }] of Object.entries(machines))
    for (const [state, seen] of Object.entries(views))
      for (const sight of seen.flatMap(({ sights }) => sights)) {
        if (!sight.leads.includes(lead)) continue
        const key = `${sight.kind} ${sight.words}`
        const raiser = raisers.get(key) ?? { sight, places: new Map() }
        raiser.places.set(state, { machine: id, state })
        raisers.set(key, raiser)
      }
  return [...raisers.values()].map(({ sight, places }) => ({ sight, places: [...places.values()] }))
}

/**
 * The event that a disabled control raises: as the same control does elsewhere where it is enabled, or as all others of
 * its kind in that state, such as the gateways of an invoice.
 */
export function eventOfOff(
  { machines }: Pick<Sources, 'machines'>,
  machine: string,
  state: string,
  off: Sight,
): string | null {
  const views = machines[machine]?.views ?? {}
  const alike = (seen: readonly View[]) =>
    seen.flatMap(({ sights }) => sights).filter(({ kind }) => kind === off.kind)
  const same = Object.values(views)
    .flatMap(alike)
    .filter(({ words }) => words === off.words)
  const [event] = eventsTo(machine, same)
  if (event !== undefined) return event
  const others = eventsTo(machine, alike(views[state] ?? []))
  return others.length === 1 ? (others[0] ?? null) : null
}

/** The events that controls raise for a machine, each once. */
function eventsTo(machine: string, sights: readonly Sight[]): string[] {
  const leads = sights.flatMap((sight) => sight.leads.map((lead) => lead.split(' ')))
  return [...new Set(leads.flatMap(([to, event]) => (to === machine && event ? [event] : [])))]
}
