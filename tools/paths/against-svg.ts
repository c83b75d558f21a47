import { chartSvg, type Sign } from '#charts/svg.ts'
import type { ReportWords } from '#studio/words/paths-report.ts'
import type { ChartDifferences, Difference } from './against-charts.ts'
import type { Coverage, CoverageChange } from './against-coverage.ts'
import type { Drawn } from './drawn.ts'
import { pagePalette } from './html.ts'

export type SideName = 'before' | 'after'

export type Words = ReportWords['against']

/** A chart in the colors of its differences, with their signs; `noted` are the states whose recorded tables differ. */
export function differencesSvg(
  words: Words,
  { layout }: Drawn,
  side: SideName,
  differences: ChartDifferences | undefined,
  noted: ReadonlySet<string>,
): string {
  const colored = ([id, difference]: readonly [string, Difference]) =>
    [id, colors[difference]] as const
  const transitionColors = new Map([...(differences?.transitions ?? [])].map(colored))
  const stateColors = new Map([...(differences?.states ?? [])].map(colored))
  return chartSvg(layout, {
    palette: coloredPalette,
    colorOf: (transition) => transitionColors.get(transition),
    borderOf: (state) => stateColors.get(state) ?? (noted.has(state) ? recordedColor : undefined),
    signOf: (id): Sign | undefined => {
      const difference = differences?.states.get(id) ?? differences?.transitions.get(id)
      if (difference !== undefined)
        return {
          id: differenceId(side, id),
          text: differenceSigns[difference],
          title: words.differences[difference],
          color: colors[difference],
        }
      if (!noted.has(id)) return undefined
      const title = words.recorded.title
      return { id: differenceId(side, id), text: recordedSign, title, color: recordedColor }
    },
  })
}

/**
 * A chart in the colors of its coverage, with the signs of what changed. Without walks only transitions taken in the
 * browser are colored, since the others may be covered by a walk.
 */
export function coverageSvg(
  words: Words,
  { machine, layout }: Drawn,
  name: SideName,
  { walks, browser }: Coverage,
  changes: ReadonlyMap<string, CoverageChange>,
): string {
  const colorOf = (transition: string) => {
    if (browser?.has(transition)) return 'var(--browser)'
    if (walks === null) return undefined
    return walks.transitions.has(transition) ? 'var(--unit)' : 'var(--none)'
  }
  const isMissed = (state: string) =>
    walks !== null && state !== machine.id && !walks.states.has(state)
  return chartSvg(layout, {
    palette: coloredPalette,
    colorOf,
    borderOf: (state) => (isMissed(state) ? 'var(--none)' : undefined),
    signOf: (id): Sign | undefined => {
      const change = changes.get(id)
      if (change === undefined) return undefined
      const color = change === 'gained' ? 'var(--browser)' : 'var(--none)'
      const title = words.coverageChanges[change]
      return { id: signId(name, id), text: coverageSigns[change], title, color }
    },
  })
}

/** The id in the page of the sign of a difference, to which links lead. */
export const differenceId = (side: SideName, id: string) => `change-${signId(side, id)}`

/** The id in the page of the sign of a change of coverage. */
export const signId = (side: SideName, id: string) => `${side}-${id.replaceAll(/[^\w.-]/g, '_')}`

export const coverageSigns: Record<CoverageChange, string> = { gained: '+', lost: '−' }

export const differenceSigns: Record<Difference, string> = { added: '+', gone: '−', changed: '~' }

/** Of a state where the recorded tables differ, but not the charts. */
export const recordedSign = '!'
const recordedColor = 'var(--brand)'

const coloredPalette = { ...pagePalette, brand: 'var(--text)' }

const colors: Record<Difference, string> = {
  added: 'var(--browser)',
  gone: 'var(--none)',
  changed: 'var(--unit)',
}
