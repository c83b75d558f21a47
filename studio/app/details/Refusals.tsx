import { Fragment } from 'react'
import sources from 'virtual:machine-sources'
import { css } from '#styled/css/index.js'
import { separator } from '#studio/words/digits.ts'
import { studio } from '#studio/words/studio.ts'
import type { FailureCode } from '#studio/shop/machines.ts'
import { failureText } from '#studio/shop/texts.ts'
import { conditionOf, type ChartTransition } from '#charts/graph.ts'
import { Code } from '#studio/app/Code.tsx'
import type { StudioMachine } from '#studio/app/machines.ts'
import { ShopText } from '#studio/app/ShopText.tsx'
import {
  onwardOf,
  placesShowing,
  transitionOfFailure,
  type Onward,
} from '#studio/app/refusal-ways.ts'
import { Link, type OnSelect } from './links.tsx'
import { PlaceLink, type OnChooseMachine } from './Neighbors.tsx'

/** An actor of a state, and the links to other places of the studio. */
export type InvokedProps = {
  machine: StudioMachine
  /** The id of the state that invokes it. */
  state: string
  actor: string
  onSelect: OnSelect
  onChooseMachine: OnChooseMachine
}

type Props = InvokedProps & { label: string; codes: readonly FailureCode[] }

/**
 * The codes with which a call can fail, each with its status, the sentence that shoppers read, the transition that the
 * machine takes, and the states in which that sentence is shown.
 */
export function Refusals({ label, codes, ...invoked }: Props) {
  return (
    <div>
      {label}
      <ul>
        {codes.map((code) => (
          <Refusal key={code} code={code} {...invoked} />
        ))}
      </ul>
    </div>
  )
}

type RefusalProps = InvokedProps & { code: FailureCode }

function Refusal({ code, machine, state, actor, onSelect, onChooseMachine }: RefusalProps) {
  const way = transitionOfFailure(machine, state, actor, code, sources.statuses[code])
  return (
    <li className={row}>
      <Sentence code={code} />
      {way !== null && (
        <>
          <span>
            {studio.transitionOfFailure}{' '}
            <Link onPress={() => onSelect({ kind: 'transition', id: way.id })}>
              <Code>{wayText(machine, way)}</Code>
            </Link>
          </span>
          <Consequences
            isContinued
            onward={onwardOf(sources, machine, way)}
            onChooseMachine={onChooseMachine}
          />
          <PlacesShowing {...{ machine, way, code, onChooseMachine }} />
        </>
      )}
    </li>
  )
}

/** A code with its status and the sentence that shoppers read. */
export function Sentence({ code }: { code: FailureCode }) {
  const status = sources.statuses[code]
  return (
    <span>
      <Code>{status === undefined ? code : `${code} (${status})`}</Code>{' '}
      <ShopText>{failureText({ code })}</ShopText>
    </span>
  )
}

type WayProps = {
  machine: StudioMachine
  way: ChartTransition
  onChooseMachine: OnChooseMachine
}

type ConsequencesProps = {
  onward: readonly Onward[]
  /** Whether they follow a text, whose sentence they continue. */
  isContinued?: boolean
  onChooseMachine: OnChooseMachine
}

/** The consequences in the parent machines, after a transition. */
export function Consequences({ onward, isContinued = false, onChooseMachine }: ConsequencesProps) {
  if (onward.length === 0) return null
  return (
    <span>
      {isContinued && `${studio.thenIn} `}
      {onward.map((each, index) => (
        <Fragment key={'state' in each ? each.state : each.way.id}>
          {index > 0 && separator()}
          <OnwardLink onward={each} onChooseMachine={onChooseMachine} />
        </Fragment>
      ))}
    </span>
  )
}

type OnwardProps = { onward: Onward; onChooseMachine: OnChooseMachine }

function OnwardLink({ onward, onChooseMachine }: OnwardProps) {
  const { machine } = onward
  if ('state' in onward)
    return (
      <PlaceLink
        place={{ machine: machine.id, state: onward.state }}
        onChooseMachine={onChooseMachine}
      />
    )
  const { way } = onward
  return (
    <Link onPress={() => onChooseMachine(machine.id, way.id)}>
      <Code>{`${machine.id} · ${way.event} ${wayText(machine, way)}`}</Code>
    </Link>
  )
}

/** Where the sentence of a code is shown after a transition. */
export function PlacesShowing({
  machine,
  way,
  code,
  onChooseMachine,
}: WayProps & { code: FailureCode }) {
  const places = placesShowing(sources, machine, way, failureText({ code }))
  if (places.length === 0) return null
  return (
    <span>
      {studio.toldIn}{' '}
      {places.map(({ machine, state, story }) => (
        <span key={`${machine} ${state}`}>
          <PlaceLink place={{ machine, state }} onChooseMachine={onChooseMachine} /> (
          <Code>{story}</Code>){' '}
        </span>
      ))}
    </span>
  )
}

/** `[1. isSignedOut] → ended / endAs(signedOut)`. */
function wayText({ names }: StudioMachine, way: ChartTransition): string {
  const targets = way.targets.map((id) => names.get(id) ?? id).join(', ')
  return [
    conditionOf(way),
    targets !== '' && `→ ${targets}`,
    way.actions.length > 0 && `/ ${way.actions.join(', ')}`,
  ]
    .filter(Boolean)
    .join(' ')
}

const row = css({ display: 'flex', flexWrap: 'wrap', columnGap: '3', alignItems: 'baseline' })
