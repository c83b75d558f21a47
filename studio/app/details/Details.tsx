import { css } from '#styled/css/index.js'
import { studio } from '#studio/words/studio.ts'
import type { Selection } from '#studio/app/chart/chart-context.ts'
import { statesIn, transitionsIn } from '#charts/graph.ts'
import type { StudioMachine } from '#studio/app/machines.ts'
import { scrollToTop } from '#studio/app/scroll-to-top.ts'
import { useWanted } from '#studio/app/use-search.ts'
import { Link, type OnSelect } from './links.tsx'
import { MachineDetails } from './MachineDetails.tsx'
import type { OnChooseMachine } from './Neighbors.tsx'
import { StateDetails } from './StateDetails.tsx'
import { TransitionDetails } from './TransitionDetails.tsx'

type Props = {
  machine: StudioMachine
  selected: Selection | null
  onSelect: OnSelect
  onChooseMachine: OnChooseMachine
}

/** The details of the selected state or transition; without one, of the machine. */
export function Details({ machine, selected, onSelect, onChooseMachine }: Props) {
  const wanted = useWanted()
  const transitions = transitionsIn(machine.graph)
  const transition = transitions.find(
    ({ id }) => selected?.kind === 'transition' && id === selected.id,
  )
  const state = statesIn(machine.graph.root).find(
    ({ id }) => selected?.kind === 'state' && id === selected.id,
  )
  return (
    <div key={`${machine.id} ${selected?.id} ${wanted}`} ref={readFromTheTop}>
      {transition !== undefined && (
        <TransitionDetails {...{ machine, transition, onSelect, onChooseMachine }} />
      )}
      {state !== undefined && (
        <StateDetails {...{ machine, state, transitions, onSelect, onChooseMachine }} />
      )}
      {transition === undefined && state === undefined ? (
        <MachineDetails machine={machine} onChooseMachine={onChooseMachine} />
      ) : (
        <p className={foot}>
          <Link onPress={() => onSelect(null)}>{studio.aboutMachine(machine.id)}</Link>
        </p>
      )}
    </div>
  )
}

/**
 * The panel may still be scrolled to something else: it starts at the top, or at the searched text. Switching between
 * open panels keeps the position.
 */
function readFromTheTop(details: HTMLElement | null): void {
  if (!details?.checkVisibility()) return
  scrollToTop(details)
  details.querySelector('[data-wanted]')?.scrollIntoView({ block: 'nearest' })
}

const foot = css({ textStyle: 'ui', paddingBlockEnd: '4' })
