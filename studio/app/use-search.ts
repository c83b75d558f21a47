import sources from 'virtual:machine-sources'
import { useMemo, useState } from 'react'
import { findInChart, wantedInTexts, type Hit } from './find-in-chart.ts'
import { studioMachines, type StudioMachine } from './machines.ts'
import { useAddress } from './use-address.ts'

export type Search = {
  text: string
  setText: (text: string) => void
  /** The number of matching states and transitions, and the index of the shown one. */
  count: number
  place: number
  /** Moves to the next match, or to the previous one by -1; wraps around. */
  move: (by: 1 | -1) => void
  /** The shown match, and its id. */
  hit: Hit | undefined
  found: ReadonlySet<string>
  /** The other machines that match, with the number of matches. */
  elsewhere: readonly Elsewhere[]
}

/** Another machine, and the id of the first state or transition there. */
export type Elsewhere = { id: string; count: number; first: string }

const nothing: ReadonlySet<string> = new Set()

/**
 * Searches states and transitions of all charts by a part of their text or of the sources of their names. It steps
 * through those of the shown chart; for the others it counts them.
 * @param onFind called with the id of each match in the current chart
 */
export function useSearch(machine: StudioMachine, onFind: (id: string) => void): Search {
  const [inAddress, setInAddress] = useAddress('search')
  const text = inAddress ?? ''
  const of = `${machine.id} ${text}`
  const [at, setAt] = useState({ of, place: 0 })
  const place = at.of === of ? at.place : 0
  const hits = useMemo(() => findInChart(machine, text, sources), [machine, text])
  const hit = hits[place]
  return {
    text,
    setText: (next) => {
      setInAddress(next === '' ? null : next, 'passing')
      const [first] = findInChart(machine, next, sources)
      if (first !== undefined) onFind(first.id)
    },
    count: hits.length,
    place,
    hit,
    move: (by) => {
      const next = (place + by + hits.length) % Math.max(hits.length, 1)
      setAt({ of, place: next })
      const target = hits[next]
      if (target !== undefined) onFind(target.id)
    },
    found: useMemo(() => (hit === undefined ? nothing : new Set([hit.id])), [hit]),
    elsewhere: useMemo(() => othersWith(machine, text), [machine, text]),
  }
}

/** The current search for texts, in lower case; empty if there is none. */
export function useWanted(): string {
  const [text] = useAddress('search')
  return wantedInTexts(text ?? '')
}

function othersWith(machine: StudioMachine, text: string): Elsewhere[] {
  return studioMachines
    .filter((each) => each !== machine)
    .flatMap((each): Elsewhere[] => {
      const hits = findInChart(each, text, sources)
      const [first] = hits
      return first === undefined ? [] : [{ id: each.id, count: hits.length, first: first.id }]
    })
}
