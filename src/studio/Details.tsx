import type { ReactNode } from 'react'
import { css } from '#styled/css/index.js'
import { studio } from '#i18n/fa/studio.ts'
import type { Selection } from './chart/chart-context.ts'
import { conditionOf, statesIn, transitionsIn, transitionText } from './chart/graph.ts'
import type { ChartGraph, ChartState, ChartTransition } from './chart/graph.ts'
import { Code } from './Code.tsx'
import { studioMachines } from './machines.ts'

type Props = {
  graph: ChartGraph
  selected: Selection | null
  onSelect: (selection: Selection) => void
  onChooseMachine: (id: string) => void
}

/** All that a chart says about the chosen state or transition. */
export function Details({ graph, selected, onSelect, onChooseMachine }: Props) {
  const transitions = transitionsIn(graph)
  const transition = transitions.find(
    ({ id }) => selected?.kind === 'transition' && id === selected.id,
  )
  const state = statesIn(graph.root).find(
    ({ id }) => selected?.kind === 'state' && id === selected.id,
  )
  if (transition !== undefined)
    return <TransitionDetails transition={transition} onSelect={onSelect} />
  if (state === undefined) return <p className={hint}>{studio.selectHint}</p>
  return <StateDetails {...{ state, transitions, onSelect, onChooseMachine }} />
}

type StateProps = Pick<Props, 'onSelect' | 'onChooseMachine'> & {
  state: ChartState
  transitions: readonly ChartTransition[]
}

function StateDetails({ state, transitions, onSelect, onChooseMachine }: StateProps) {
  const { id, kind, isInitial, tags, invokes, entry, exit, ignored } = state
  const out = transitions.filter(({ source }) => source === id)
  const into = transitions.filter(({ source, targets }) => source !== id && targets.includes(id))
  return (
    <dl className={facts}>
      <Fact term={studio.fields.state}>
        <Code>{id}</Code> ({studio.kinds[kind]}
        {isInitial && `، ${studio.initial}`})
      </Fact>
      <Names term={studio.fields.tags} names={tags} />
      <Invokes names={invokes} onChooseMachine={onChooseMachine} />
      <Names term={studio.fields.entry} names={entry} />
      <Names term={studio.fields.exit} names={exit} />
      <Names term={studio.fields.ignored} names={ignored} />
      <Transitions term={studio.fields.out} transitions={out} onSelect={onSelect} />
      <Transitions term={studio.fields.into} transitions={into} onSelect={onSelect} />
    </dl>
  )
}

type TransitionProps = { transition: ChartTransition; onSelect: Props['onSelect'] }

function TransitionDetails({ transition, onSelect }: TransitionProps) {
  const { id, source, event, actions, targets, reenter } = transition
  const condition = conditionOf(transition)
  return (
    <dl className={facts}>
      <Fact term={studio.fields.event}>
        <Code>{event}</Code>
      </Fact>
      <Fact term={studio.fields.from}>
        <StateLink id={source} onSelect={onSelect} />
      </Fact>
      <Fact term={studio.fields.to}>
        {targets.length === 0
          ? studio.stays
          : targets.map((target) => <StateLink key={target} id={target} onSelect={onSelect} />)}
        {reenter && ` (${studio.reenter})`}
      </Fact>
      <Names term={studio.fields.guard} names={condition === null ? [] : [condition]} />
      <Names term={studio.fields.actions} names={actions} />
      <Fact term={studio.fields.id}>
        <Code>{id}</Code>
      </Fact>
    </dl>
  )
}

function StateLink({ id, onSelect }: { id: string; onSelect: Props['onSelect'] }) {
  return (
    <button type="button" className={link} onClick={() => onSelect({ kind: 'state', id })}>
      <Code>{id}</Code>
    </button>
  )
}

type TransitionsProps = {
  term: string
  transitions: readonly ChartTransition[]
  onSelect: Props['onSelect']
}

function Transitions({ term, transitions, onSelect }: TransitionsProps) {
  if (transitions.length === 0) return null
  return (
    <Fact term={term}>
      <ul>
        {transitions.map((each) => (
          <li key={each.id}>
            <button
              type="button"
              className={link}
              onClick={() => onSelect({ kind: 'transition', id: each.id })}
            >
              <Code>{transitionText(each)}</Code>
            </button>
          </li>
        ))}
      </ul>
    </Fact>
  )
}

type InvokesProps = { names: readonly string[]; onChooseMachine: Props['onChooseMachine'] }

/** The actors of a state; one that is a machine itself leads to its chart. */
function Invokes({ names, onChooseMachine }: InvokesProps) {
  if (names.length === 0) return null
  return (
    <Fact term={studio.fields.invokes}>
      <ul>
        {names.map((name) => {
          const machine = studioMachines.find(({ id }) => name.split(': ').includes(id))
          return (
            <li key={name}>
              {machine === undefined ? (
                <Code>{name}</Code>
              ) : (
                <button type="button" className={link} onClick={() => onChooseMachine(machine.id)}>
                  <Code>{name}</Code>
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </Fact>
  )
}

function Names({ term, names }: { term: string; names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <Fact term={term}>
      <Code>{names.join(', ')}</Code>
    </Fact>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={fact}>
      <dt className={name}>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const hint = css({ textStyle: 'body', color: 'text-2' })
const facts = css({ display: 'grid', gap: '1', textStyle: 'ui' })
const fact = css({ display: 'grid', gridTemplateColumns: '120px minmax(0, 1fr)', gap: '3' })
const name = css({ color: 'text-2' })
const link = css({
  minHeight: '28px',
  cursor: 'pointer',
  color: 'brand-text',
  textAlign: 'start',
  _hover: { textDecoration: 'underline' },
})
