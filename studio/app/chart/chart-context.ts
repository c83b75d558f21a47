import { createContext, use } from 'react'

/** What of a chart is chosen: a state or a transition, by its id. */
export type Selection = { kind: 'state' | 'transition'; id: string }

/** How well a transition is covered; see the coverage view. */
export type Tone = 'unit' | 'browser' | 'none'

/** What a chart shows beyond its definition. */
export type ChartView = {
  /** Ids of the current states of the flow. */
  active?: ReadonlySet<string>
  /** Id of the transition that was taken last. */
  last?: string | null
  selected?: Selection | null
  /** Ids of the states and transitions that a search found. */
  found?: ReadonlySet<string>
  /** The tone of a transition, by its id; none where nothing is known. */
  toneOf?: (transition: string) => Tone | undefined
  onSelect?: (selection: Selection | null) => void
}

export const ChartContext = createContext<ChartView>({})

export const useChartView = (): ChartView => use(ChartContext)
