import { createContext, use } from 'react'

/** The selected state or transition of a chart, by its id. */
export type Selection = { kind: 'state' | 'transition'; id: string }

/** How well a transition is covered; see the coverage view. */
export type Tone = 'unit' | 'browser' | 'none'

/** What a chart shows besides its definition. */
export type ChartView = {
  /** Ids of the current states of the flow. */
  active?: ReadonlySet<string>
  /** The id of the last transition. */
  last?: string | null
  selected?: Selection | null
  /** The ids of the states and transitions that match a search. */
  found?: ReadonlySet<string>
  /** The tone of a transition, by its id; undefined if nothing is known. */
  toneOf?: (transition: string) => Tone | undefined
  /** The id of the state whose neighbors alone are shown; null for the whole chart. */
  focus?: string | null
  onFocus?: (state: string | null) => void
  onSelect?: (selection: Selection | null) => void
}

export const ChartContext = createContext<ChartView>({})

export const useChartView = (): ChartView => use(ChartContext)
