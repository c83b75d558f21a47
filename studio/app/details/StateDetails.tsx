import sources from 'virtual:machine-sources'
import { separator } from '#studio/words/digits.ts'
import { studio } from '#studio/words/studio.ts'
import { invocationId, type ChartState, type ChartTransition } from '#charts/graph.ts'
import { Code } from '#studio/app/Code.tsx'
import type { StudioMachine } from '#studio/app/machines.ts'
import { beforeOf, machineBehind, nextOf } from '#studio/app/neighbors.ts'
import { inputKey } from '#studio/sources/machine-source.ts'
import { Calls } from './Calls.tsx'
import { Data, Output } from './Data.tsx'
import { Fact, Facts } from './Fact.tsx'
import { inheritedBy, pathBelow, pathTo } from './inherited.ts'
import { Link, Transitions, type OnSelect } from './links.tsx'
import { Neighbors, type OnChooseMachine } from './Neighbors.tsx'
import { Shown } from './Shown.tsx'
import { Doc } from './CodeBlock.tsx'
import { Source } from './Source.tsx'

type Props = {
  machine: StudioMachine
  state: ChartState
  transitions: readonly ChartTransition[]
  onSelect: OnSelect
  onChooseMachine: OnChooseMachine
}

/** A state, its actions, and the transitions from and to it. */
export function StateDetails({ machine, state, transitions, onSelect, onChooseMachine }: Props) {
  const { id, kind, isInitial, tags, invokes, entry, exit, ignored } = state
  const out = transitions.filter(({ source }) => source === id)
  const into = transitions.filter(({ targets }) => targets.includes(id))
  const inherited = inheritedBy(machine.graph, id)
  return (
    <Facts>
      <Fact term={studio.fields.state}>
        <Code>{machine.names.get(id) ?? id}</Code> ({studio.kinds[kind]}
        {isInitial && `${separator()}${studio.initial}`})
      </Fact>
      <Words term={studio.fields.tags} words={tags} />
      <InAndOut machine={machine} state={state} />
      <Shown
        machine={machine}
        state={id}
        transitions={[...out, ...inherited.flatMap((each) => each.transitions)]}
        onSelect={onSelect}
        onChooseMachine={onChooseMachine}
      />
      {invokes.length > 0 && (
        <Fact term={studio.fields.invokes}>
          {invokes.map((name) => (
            <div key={name}>
              <Actor {...{ machine, name, onChooseMachine }} />
              <Input machine={machine} state={id} actor={name} />
              <Calls state={id} actor={name} {...{ machine, onSelect, onChooseMachine }} />
            </div>
          ))}
        </Fact>
      )}
      <Actions term={studio.fields.entry} machine={machine.id} names={entry} />
      <Actions term={studio.fields.exit} machine={machine.id} names={exit} />
      <Words term={studio.fields.ignored} words={ignored} />
      <Transitions term={studio.fields.out} transitions={out} onSelect={onSelect} />
      {inherited.map(({ from, transitions }) => (
        <Transitions
          key={from.id}
          term={studio.fields.inherited(machine.names.get(from.id) ?? from.id)}
          transitions={transitions}
          onSelect={onSelect}
        />
      ))}
      <Transitions term={studio.fields.into} transitions={into} onSelect={onSelect} />
      <Neighbors
        term={studio.fields.before}
        neighbors={beforeOf(machine.id, id)}
        onChooseMachine={onChooseMachine}
      />
      <Neighbors
        term={studio.fields.next}
        neighbors={nextOf(machine.id, id)}
        onChooseMachine={onChooseMachine}
      />
      <Fact term={studio.fields.stateId}>
        <Code>{fullName(machine, id)}</Code>
      </Fact>
    </Facts>
  )
}

/** The path from the root, and the id if the state has its own. */
function fullName({ graph }: StudioMachine, id: string): string {
  const way = pathTo(graph.root, id)
    .map(({ key }) => key)
    .join('.')
  return way === id ? way : `${way} (#${id})`
}

type ActorProps = Pick<Props, 'machine' | 'onChooseMachine'> & { name: string }

/** An actor of a state; one that is a machine itself links to its chart. */
function Actor({ machine, name, onChooseMachine }: ActorProps) {
  const invoked = machineBehind(machine, name)
  if (invoked === undefined) return <Source machine={machine.id} kind="actors" name={name} />
  const doc = sources.machines[invoked.id]?.doc ?? null
  return (
    <div>
      <Link onPress={() => onChooseMachine(invoked.id)}>
        <Code>{name}</Code>
      </Link>
      {doc !== null && <Doc text={doc} />}
    </div>
  )
}

/** Input and output of the machine at its initial or final state, and of a final state. */
function InAndOut({ machine: { id, graph }, state }: Pick<Props, 'machine' | 'state'>) {
  const { root } = graph
  if (state.id === root.id) return <Data machine={id} />
  const endsAll = state.kind === 'final' && root.states.includes(state)
  return (
    <>
      <Output machine={id} way={pathBelow(root, state.id)} term={studio.fields.stateOutput} />
      {endsAll && <Output machine={id} way="" term={studio.fields.output} />}
    </>
  )
}

type InputProps = Pick<Props, 'machine'> & { state: string; actor: string }

/** The input of a state's actor, if there is one. */
function Input({ machine: { id, graph }, state, actor }: InputProps) {
  const key = inputKey(pathBelow(graph.root, state), invocationId(actor))
  if (sources.machines[id]?.inputs[key] === undefined) return null
  return <Source machine={id} kind="inputs" name={key} label={studio.input} />
}

type ActionsProps = { term: string; machine: string; names: readonly string[] }

function Actions({ term, machine, names }: ActionsProps) {
  if (names.length === 0) return null
  return (
    <Fact term={term}>
      {names.map((name) => (
        <Source key={name} machine={machine} kind="actions" name={name} />
      ))}
    </Fact>
  )
}

function Words({ term, words }: { term: string; words: readonly string[] }) {
  if (words.length === 0) return null
  return (
    <Fact term={term}>
      <Code>{words.join(', ')}</Code>
    </Fact>
  )
}
