import sources from 'virtual:machine-sources'
import { useMemo, useState } from 'react'
import { findInChart } from './find-in-chart.ts'
import { studioMachines, type StudioMachine } from './machines.ts'
import { useAddress } from './use-address.ts'

export type Search = {
  text: string
  setText: (text: string) => void
  /** How many states and transitions carry the text, and which of them is shown, from 0. */
  count: number
  place: number
  /** Whether the shown one has the text not on itself, but in what stands behind its names. */
  isInText: boolean
  /** Goes on, or back by -1; around the ends. */
  move: (by: 1 | -1) => void
  /** The id of the one that is shown. */
  found: ReadonlySet<string>
  /** The other machines that carry the text, with how often each does. */
  elsewhere: readonly Elsewhere[]
}

export type Elsewhere = { id: string; count: number }

const nothing: ReadonlySet<string> = new Set()

/**
 * Looks for states and transitions of all charts by a part of what stands on them or behind their names. It walks through
 * those of the shown chart; of the others it says how many there are.
 */
export function useSearch(machine: StudioMachine): Search {
  const [inAddress, setInAddress] = useAddress('search')
  const text = inAddress ?? ''
  const of = `${machine.id} ${text}`
  const [at, setAt] = useState({ of, place: 0 })
  const place = at.of === of ? at.place : 0
  const hits = useMemo(() => findInChart(machine, text, sources), [machine, text])
  const hit = hits[place]
  return {
    text,
    setText: (next) => setInAddress(next === '' ? null : next),
    count: hits.length,
    place,
    isInText: hit?.by === 'text',
    move: (by) => setAt({ of, place: (place + by + hits.length) % Math.max(hits.length, 1) }),
    found: useMemo(() => (hit === undefined ? nothing : new Set([hit.id])), [hit]),
    elsewhere: useMemo(() => othersWith(machine, text), [machine, text]),
  }
}

function othersWith(machine: StudioMachine, text: string): Elsewhere[] {
  return studioMachines
    .filter((each) => each !== machine)
    .map((each) => ({ id: each.id, count: findInChart(each, text, sources).length }))
    .filter(({ count }) => count > 0)
}
