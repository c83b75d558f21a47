import { useState } from 'react'
import { statesIn, transitionsIn, transitionText } from './chart/graph.ts'
import type { ChartState } from './chart/graph.ts'
import type { StudioMachine } from './machines.ts'

export type Search = {
  text: string
  setText: (text: string) => void
  /** How many states and transitions carry the text, and which of them is shown, from 0. */
  count: number
  place: number
  /** Goes on, or back by -1; around the ends. */
  move: (by: 1 | -1) => void
  /** The id of the one that is shown. */
  found: ReadonlySet<string>
}

const nothing: ReadonlySet<string> = new Set()

/** Looks for states and transitions of a chart by a part of what stands on them: names, events, guards, actions, actors. */
export function useSearch(machine: StudioMachine | undefined): Search {
  const [text, setText] = useState('')
  const [place, setPlace] = useState(0)
  const [shown, setShown] = useState<ReadonlySet<string>>(nothing)
  const hits = machine === undefined ? [] : matches(machine, text)
  const show = (among: readonly string[], at: number) => {
    const hit = among[at]
    setPlace(at)
    setShown(hit === undefined ? nothing : new Set([hit]))
  }
  return {
    text,
    setText: (next) => {
      setText(next)
      show(machine === undefined ? [] : matches(machine, next), 0)
    },
    count: hits.length,
    place,
    move: (by) => show(hits, (place + by + hits.length) % Math.max(hits.length, 1)),
    found: shown,
  }
}

function matches({ graph }: StudioMachine, text: string): string[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return []
  const isWanted = (text: string) => text.toLowerCase().includes(wanted)
  const states = statesIn(graph.root).filter((state) => wordsOn(state).some(isWanted))
  const transitions = transitionsIn(graph).filter((each) => isWanted(transitionText(each)))
  return [...states, ...transitions].map(({ id }) => id)
}

const wordsOn = ({ key, tags, invokes, entry, exit }: ChartState): string[] => [
  key,
  ...tags,
  ...invokes,
  ...entry,
  ...exit,
]
