import type { Sight, Sources } from './sources/machine-source.ts'

/** A control of the shop that raises an event, and the states in which it was seen. */
export type Raiser = {
  sight: Sight
  places: readonly { machine: string; state: string }[]
}

/**
 * The controls with which a shopper raises an event, as the views of the stories show them; none for one that only
 * actors, other tabs and the server raise.
 * @param machine id of the one that gets it
 */
export function raisersOf(
  { machines }: Pick<Sources, 'machines'>,
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

/** The event that a control raises which is off in one state, by the states of the machine in which it is on. */
export function eventOfOff(
  { machines }: Pick<Sources, 'machines'>,
  machine: string,
  off: Sight,
): string | null {
  const sights = Object.values(machines[machine]?.views ?? {}).flatMap((seen) =>
    seen.flatMap(({ sights }) => sights),
  )
  const on = sights.find(
    ({ kind, words, leads }) => kind === off.kind && words === off.words && leads.length > 0,
  )
  const lead = on?.leads.find((each) => each.startsWith(`${machine} `))
  return lead?.split(' ')[1] ?? null
}

/** A state in which the shop says something, and with the data of which story it was seen. */
export type Teller = { machine: string; state: string; story: string }

/** Where the views of the stories tell a sentence, such as that of a refusal; of a state the first of its stories. */
export function tellersOf({ machines }: Pick<Sources, 'machines'>, sentence: string): Teller[] {
  return Object.entries(machines).flatMap(([machine, { views }]) =>
    Object.entries(views).flatMap(([state, seen]) => {
      const view = seen.find(({ sights }) =>
        sights.some(({ kind, words }) => kind === 'alert' && words.includes(sentence)),
      )
      return view === undefined ? [] : [{ machine, state, story: view.story }]
    }),
  )
}
