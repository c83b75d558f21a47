import { Fragment } from 'react'
import sources from 'virtual:machine-sources'
import { studio } from '#studio/words/studio.ts'
import { number, separator } from '#studio/words/digits.ts'
import { conditionOf, type ChartTransition } from '#charts/graph.ts'
import { Code } from '#studio/app/Code.tsx'
import { controlsOf, type EventControl } from '#studio/app/event-controls.ts'
import type { StudioMachine } from '#studio/app/machines.ts'
import { codesMadeBy, onwardOf } from '#studio/app/refusal-ways.ts'
import { ShopText } from '#studio/app/ShopText.tsx'
import { Fact, Facts } from './Fact.tsx'
import { StateLink, type OnSelect } from './links.tsx'
import type { OnChooseMachine } from './Neighbors.tsx'
import { Consequences, Sentence, PlacesShowing } from './Refusals.tsx'
import { Doc } from './CodeBlock.tsx'
import { Source } from './Source.tsx'

type Props = {
  machine: StudioMachine
  transition: ChartTransition
  onSelect: OnSelect
  onChooseMachine: OnChooseMachine
}

/** A transition: its event, source, targets and condition. */
export function TransitionDetails({ machine, transition, onSelect, onChooseMachine }: Props) {
  const { id, source, event, actions, targets, reenter } = transition
  const { names } = machine
  const onward = onwardOf(sources, machine, transition)
  return (
    <Facts>
      <Fact term={studio.fields.event}>
        <Code>{event}</Code>
        <Said machine={machine.id} event={event} />
      </Fact>
      <Payload machine={machine.id} event={event} />
      <EventControls machine={machine} event={event} onSelect={onSelect} />
      <Fact term={studio.fields.from}>
        <StateLink id={source} names={names} onSelect={onSelect} />
      </Fact>
      <Fact term={studio.fields.to}>
        {targets.length === 0
          ? studio.stays
          : targets.map((target) => (
              <StateLink key={target} id={target} names={names} onSelect={onSelect} />
            ))}
        {reenter && ` (${studio.reenter})`}
      </Fact>
      <Condition machine={machine} transition={transition} />
      {actions.length > 0 && (
        <Fact term={studio.fields.actions}>
          {actions.map((name) => (
            <Source key={name} machine={machine.id} kind="actions" name={name} />
          ))}
        </Fact>
      )}
      <Made way={transition} {...{ machine, onChooseMachine }} />
      {onward.length > 0 && (
        <Fact term={studio.fields.onward}>
          <Consequences onward={onward} onChooseMachine={onChooseMachine} />
        </Fact>
      )}
      <Fact term={studio.fields.id}>
        <Code>{id}</Code>
      </Fact>
    </Facts>
  )
}

type MadeProps = Pick<Props, 'machine' | 'onChooseMachine'> & { way: ChartTransition }

/** The failures that the actions of a transition create themselves, and where their sentences are shown. */
function Made({ machine, way, onChooseMachine }: MadeProps) {
  const made = codesMadeBy(sources, machine, way)
  if (made.length === 0) return null
  return (
    <Fact term={studio.fields.made}>
      <ul>
        {made.map((code) => (
          <li key={code}>
            <Sentence code={code} /> <PlacesShowing {...{ machine, way, code, onChooseMachine }} />
          </li>
        ))}
      </ul>
    </Fact>
  )
}

/** Who sends an event, and when, if it is documented. */
function Said({ machine, event }: { machine: string; event: string }) {
  const text = sources.machines[machine]?.events[event]
  return text === undefined ? null : <Doc text={text} />
}

/** The payload of an event. */
function Payload({ machine, event }: { machine: string; event: string }) {
  const payload = sources.machines[machine]?.payloads[event]
  if (payload === undefined) return null
  return (
    <Fact term={studio.fields.payload}>
      <Source machine={machine} kind="payloads" name={event} label={payload.source} />
    </Fact>
  )
}

/** How many similar controls are listed, such as the addresses of a list. */
const namedControls = 6

/** The controls with which a shopper raises an event, and in which states. */
function EventControls({
  machine,
  event,
  onSelect,
}: Pick<Props, 'machine' | 'onSelect'> & { event: string }) {
  const controls = controlsOf(sources, machine.id, event)
  if (controls.length === 0) return null
  return (
    <Fact term={studio.fields.raisedBy}>
      <ul>
        {controls.slice(0, namedControls).map(({ line: { kind, words }, places }) => (
          <li key={`${kind} ${words}`}>
            {studio.lines[kind]} <ShopText isQuoted>{words}</ShopText> {studio.seenIn}{' '}
            {places.map((place, index) => (
              <Fragment key={place.state}>
                {index > 0 && separator()}
                <Place machine={machine} place={place} onSelect={onSelect} />
              </Fragment>
            ))}
          </li>
        ))}
        {controls.length > namedControls && (
          <li>{studio.andMore(number(controls.length - namedControls))}</li>
        )}
      </ul>
    </Fact>
  )
}

type PlaceProps = Pick<Props, 'machine' | 'onSelect'> & { place: EventControl['places'][number] }

function Place({ machine, place: { machine: owner, state }, onSelect }: PlaceProps) {
  if (owner !== machine.id) return <Code>{state}</Code>
  return <StateLink id={state} names={machine.names} onSelect={onSelect} />
}

/** A single guard expands directly; combined ones expand one by one. */
function Condition({ machine, transition }: Pick<Props, 'machine' | 'transition'>) {
  const condition = conditionOf(transition)
  if (condition === null) return null
  const { guards } = transition
  const [only] = guards.length === 1 ? guards : []
  return (
    <Fact term={studio.fields.guard}>
      {only === undefined ? (
        <Code>{condition}</Code>
      ) : (
        <Source machine={machine.id} kind="guards" name={only} label={condition} />
      )}
      {only === undefined &&
        guards.map((name) => <Source key={name} machine={machine.id} kind="guards" name={name} />)}
    </Fact>
  )
}
