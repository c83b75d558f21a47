import { css } from '#styled/css/index.js'
import { studio } from '#i18n/fa/studio.ts'
import type { Selection } from '../chart/chart-context.ts'
import { statesIn, transitionsIn } from '../chart/graph.ts'
import type { StudioMachine } from '../machines.ts'
import type { OnSelect } from './links.tsx'
import { StateDetails } from './StateDetails.tsx'
import { TransitionDetails } from './TransitionDetails.tsx'

type Props = {
  machine: StudioMachine
  selected: Selection | null
  onSelect: OnSelect
  onChooseMachine: (id: string) => void
}

/** All that there is to say about the chosen state or transition. */
export function Details({ machine, selected, onSelect, onChooseMachine }: Props) {
  const { graph } = machine
  const transitions = transitionsIn(graph)
  const transition = transitions.find(
    ({ id }) => selected?.kind === 'transition' && id === selected.id,
  )
  const state = statesIn(graph.root).find(
    ({ id }) => selected?.kind === 'state' && id === selected.id,
  )
  if (transition !== undefined)
    return (
      <TransitionDetails
        key={transition.id}
        machine={machine}
        transition={transition}
        onSelect={onSelect}
      />
    )
  if (state === undefined) return <p className={hint}>{studio.selectHint}</p>
  return (
    <StateDetails
      key={state.id}
      machine={machine}
      {...{ state, transitions, onSelect, onChooseMachine }}
    />
  )
}

const hint = css({ textStyle: 'body', color: 'text-2' })
