import { css } from '#styled/css/index.js'
import { relationWords } from '#studio/shop/relation-words.ts'
import type { Place } from '#studio/shop/machines.ts'
import { Code } from '#studio/app/Code.tsx'
import { studioMachines } from '#studio/app/machines.ts'
import type { Neighbor } from '#studio/app/neighbors.ts'
import { Fact } from './Fact.tsx'
import { Link } from './links.tsx'

/** Opens the chart of a machine, with one of its states selected if given. */
export type OnChooseMachine = (id: string, state?: string) => void

type Props = { term: string; neighbors: readonly Neighbor[]; onChooseMachine: OnChooseMachine }

/** Other flows that precede or follow, each with a sentence on how, and a link to its chart. */
export function Neighbors({ term, neighbors, onChooseMachine }: Props) {
  if (neighbors.length === 0) return null
  return (
    <Fact term={term}>
      <ul>
        {neighbors.map(({ name, place }) => (
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

/** Links to a machine, or to a state of it. */
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
