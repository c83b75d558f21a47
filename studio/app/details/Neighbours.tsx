import { css } from '#styled/css/index.js'
import { relationWords } from '#studio/words/relations.ts'
import type { Place } from '#studio/shop/machines.ts'
import { Code } from '#studio/app/Code.tsx'
import { studioMachines } from '#studio/app/machines.ts'
import type { Neighbour } from '#studio/app/neighbours.ts'
import { Fact } from './Fact.tsx'
import { Link } from './links.tsx'

/** Opens the chart of a machine, with one of its states chosen where that is meant. */
export type OnChooseMachine = (id: string, state?: string) => void

type Props = { term: string; neighbours: readonly Neighbour[]; onChooseMachine: OnChooseMachine }

/** Other flows that come before or after, each with a sentence on how, and the way to its chart. */
export function Neighbours({ term, neighbours, onChooseMachine }: Props) {
  if (neighbours.length === 0) return null
  return (
    <Fact term={term}>
      <ul>
        {neighbours.map(({ name, place }) => (
          <li key={name} className={row}>
            <PlaceLink place={place} onChooseMachine={onChooseMachine} />
            <span>{relationWords[name]}</span>
          </li>
        ))}
      </ul>
    </Fact>
  )
}

type PlaceProps = { place: Place; onChooseMachine: OnChooseMachine }

/** Leads to a machine, or to a state of it. */
export function PlaceLink({ place: { machine, state }, onChooseMachine }: PlaceProps) {
  const names = studioMachines.find(({ id }) => id === machine)?.names
  const text = state === undefined ? machine : `${machine} · ${names?.get(state) ?? state}`
  return (
    <Link onPress={() => onChooseMachine(machine, state)}>
      <Code>{text}</Code>
    </Link>
  )
}

const row = css({ display: 'flex', flexWrap: 'wrap', columnGap: '3', alignItems: 'baseline' })
