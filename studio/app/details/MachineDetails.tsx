import sources from 'virtual:machine-sources'
import { css } from '#styled/css/index.js'
import { studio } from '#studio/words/studio.ts'
import { number } from '#studio/words/digits.ts'
import { Code } from '#studio/app/Code.tsx'
import type { StudioMachine } from '#studio/app/machines.ts'
import { beforeOf, invocations, nextOf } from '#studio/app/neighbors.ts'
import { Data } from './Data.tsx'
import { Fact, Facts } from './Fact.tsx'
import { FileLink } from './FileLink.tsx'
import { Neighbors, PlaceLink, type OnChooseMachine } from './Neighbors.tsx'
import { Doc } from './CodeBlock.tsx'

type Props = { machine: StudioMachine; onChooseMachine: OnChooseMachine }

/** The purpose of a machine, its file, and its related machines. */
export function MachineDetails({ machine, onChooseMachine }: Props) {
  const { id, states, transitions } = machine
  const source = sources.machines[id]
  return (
    <>
      <Facts>
        <Fact term={studio.fields.machine}>
          <Code>{id}</Code> ({studio.size(number(states), number(transitions))})
          {source !== undefined && source.doc !== null && <Doc text={source.doc} />}
        </Fact>
        {source !== undefined && (
          <Fact term={studio.fields.file}>
            <FileLink file={source.file} line={source.line} />
          </Fact>
        )}
        <Data machine={id} />
        <Callers of={machine} onChooseMachine={onChooseMachine} />
        <Called by={machine} onChooseMachine={onChooseMachine} />
        <Neighbors
          term={studio.fields.before}
          neighbors={beforeOf(id)}
          onChooseMachine={onChooseMachine}
        />
        <Neighbors
          term={studio.fields.next}
          neighbors={nextOf(id)}
          onChooseMachine={onChooseMachine}
        />
      </Facts>
      <p className={hint}>{studio.selectHint}</p>
    </>
  )
}

type CallersProps = { of: StudioMachine; onChooseMachine: OnChooseMachine }

function Callers({ of: called, onChooseMachine }: CallersProps) {
  const callers = invocations.filter((each) => each.called === called)
  if (callers.length === 0) return null
  return (
    <Fact term={studio.fields.calledBy}>
      {callers.map(({ caller, state }) => (
        <PlaceLink
          key={state}
          place={{ machine: caller.id, state }}
          onChooseMachine={onChooseMachine}
        />
      ))}
    </Fact>
  )
}

type CalledProps = { by: StudioMachine; onChooseMachine: OnChooseMachine }

function Called({ by: caller, onChooseMachine }: CalledProps) {
  const called = invocations.filter((each) => each.caller === caller)
  if (called.length === 0) return null
  return (
    <Fact term={studio.fields.calls}>
      <ul>
        {called.map((each) => (
          <li key={each.state}>
            <PlaceLink place={{ machine: each.called.id }} onChooseMachine={onChooseMachine} />{' '}
            {studio.inState} <Code>{caller.names.get(each.state) ?? each.state}</Code>
          </li>
        ))}
      </ul>
    </Fact>
  )
}

const hint = css({ textStyle: 'small', color: 'text-2' })
