import type { ReactNode } from 'react'
import { css } from '#styled/css/index.js'
import { transitionText, type ChartTransition } from '#charts/graph.ts'
import type { Selection } from '#studio/app/chart/chart-context.ts'
import { Code } from '#studio/app/Code.tsx'
import type { StudioMachine } from '#studio/app/machines.ts'
import { panelsId } from '#studio/app/panels-id.ts'
import { Fact } from './Fact.tsx'

export type OnSelect = (selection: Selection | null) => void

/** A link to another place of the studio. It yields to the panel that opens there, and so does the focus. */
export function Link({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      className={link}
      onClick={({ currentTarget }) => {
        currentTarget.closest<HTMLElement>(`#${panelsId}`)?.focus()
        onPress()
      }}
    >
      {children}
    </button>
  )
}

type StateProps = { id: string; names: StudioMachine['names']; onSelect: OnSelect }

/** Links to a state of the shown chart. */
export function StateLink({ id, names, onSelect }: StateProps) {
  return (
    <Link onPress={() => onSelect({ kind: 'state', id })}>
      <Code>{names.get(id) ?? id}</Code>
    </Link>
  )
}

type Props = { term: string; transitions: readonly ChartTransition[]; onSelect: OnSelect }

/** The transitions of a state, each of which links to itself in the chart. */
export function Transitions({ term, transitions, onSelect }: Props) {
  if (transitions.length === 0) return null
  return (
    <Fact term={term}>
      <ul>
        {transitions.map((each) => (
          <li key={each.id}>
            <Link onPress={() => onSelect({ kind: 'transition', id: each.id })}>
              <Code>{transitionText(each)}</Code>
            </Link>
          </li>
        ))}
      </ul>
    </Fact>
  )
}

const link = css({
  minHeight: '28px',
  cursor: 'pointer',
  color: 'brand-text',
  textAlign: 'start',
  _hover: { textDecoration: 'underline' },
})
