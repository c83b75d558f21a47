import { statesIn, transitionsIn, transitionText, type ChartState } from '#charts/graph.ts'
import type { StudioMachine } from './machines.ts'
import type { Sources } from '#studio/sources/machine-source.ts'
import { smallTextsOf } from './pieces-below.ts'
import { textsBehind, type Rule, type Text } from './texts-behind.ts'

/** A state or transition that matches a text, itself or in the sources of its names. */
export type Hit = {
  id: string
  by: 'name' | 'text'
  /** The name whose source has the text; null if the chart itself or its description has it. */
  rule: Rule | null
}

/** Shorter texts occur in every source. */
const shortestInText = 3

/**
 * The states and transitions of a chart that match a text: first the ones that show it, then the ones with it in the
 * sources of their names, in everything that these use, or in their relations to other machines. Case-insensitive.
 */
export function findInChart(machine: StudioMachine, text: string, sources: Sources): Hit[] {
  const wanted = small(text)
  if (wanted === '') return []
  const isWanted = (words: readonly string[]) =>
    words.some((each) => each.toLowerCase().includes(wanted))
  const states = statesIn(machine.graph.root)
  const named = [
    ...states.filter((state) => isWanted(wordsOn(state))),
    ...transitionsIn(machine.graph).filter((each) => isWanted([transitionText(each)])),
  ].map(({ id }) => id)
  const hits = named.map((id): Hit => ({ id, by: 'name', rule: null }))
  if (wantedInTexts(text) === '') return hits
  const carries = searchFor(wanted, sources)
  const others = textsBehind(machine, sources).flatMap(({ id, texts }): Hit[] => {
    const carrying = named.includes(id) ? undefined : texts.find(carries)
    return carrying === undefined ? [] : [{ id, by: 'text', rule: carrying.rule }]
  })
  return [...hits, ...others]
}

/** The search for texts, in lower case; empty if it is too short. */
export function wantedInTexts(text: string): string {
  const wanted = small(text)
  return wanted.length < shortestInText ? '' : wanted
}

const small = (text: string): string => text.trim().toLowerCase()

/** Returns a function that checks whether something contains a text; each piece is searched only once. */
function searchFor(wanted: string, { pieces }: Sources): (text: Text) => boolean {
  const known = new Map<string, boolean>()
  const isIn = (key: string): boolean => {
    const piece = pieces[key]
    const is = known.get(key) ?? (piece !== undefined && smallTextsOf(piece).some(has))
    known.set(key, is)
    return is
  }
  const has = (text: string) => text.includes(wanted)
  return ({ own, below }) => own.some(has) || [...below].some(isIn)
}

const wordsOn = ({ key, tags, invokes, entry, exit }: ChartState): string[] => [
  key,
  ...tags,
  ...invokes,
  ...entry,
  ...exit,
]
