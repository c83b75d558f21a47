import sources from 'virtual:machine-sources'
import { css } from '#styled/css/index.js'
import { studio } from '#i18n/fa/studio.ts'
import type { FailureCode } from '#machines/problem.ts'
import { failureText } from '#src/lib/failure-text.ts'
import { conditionOf, type ChartTransition } from '../chart/graph.ts'
import { Code } from '../Code.tsx'
import type { StudioMachine } from '../machines.ts'
import { callersAfter, tellersOf, wayOfRefusal } from '../refusal-ways.ts'
import { Link, type OnSelect } from './links.tsx'
import { PlaceLink, type OnChooseMachine } from './Neighbours.tsx'

/** An actor of a state, and the ways to other places of the studio. */
export type InvokedProps = {
  machine: StudioMachine
  /** Id of the state that invokes it. */
  state: string
  actor: string
  onSelect: OnSelect
  onChooseMachine: OnChooseMachine
}

type Props = InvokedProps & { label: string; codes: readonly FailureCode[] }

/**
 * The codes with which a call can fail, each with its status, the sentence that shoppers read, the way that the machine
 * takes on from there, and the states in which that sentence is told.
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
  const status = sources.statuses[code]
  const sentence = failureText({ code })
  const way = wayOfRefusal(machine, state, actor, code)
  const onward = way === null ? [] : callersAfter(machine, way)
  const tellers = way === null ? [] : tellersOf(sources, machine, way, sentence)
  return (
    <li className={row}>
      <span>
        <Code>{status === undefined ? code : `${code} (${status})`}</Code> {sentence}
      </span>
      {way !== null && (
        <span>
          {studio.wayOfRefusal}{' '}
          <Link onPress={() => onSelect({ kind: 'transition', id: way.id })}>
            <Code>{wayText(machine, way)}</Code>
          </Link>
        </span>
      )}
      {onward.length > 0 && (
        <span>
          {studio.thenIn}{' '}
          {onward.map((place) => (
            <PlaceLink key={place.state} place={place} onChooseMachine={onChooseMachine} />
          ))}
        </span>
      )}
      {tellers.length > 0 && (
        <span>
          {studio.toldIn}{' '}
          {tellers.map(({ machine, state, story }) => (
            <span key={`${machine} ${state}`}>
              <PlaceLink place={{ machine, state }} onChooseMachine={onChooseMachine} /> (
              <Code>{story}</Code>){' '}
            </span>
          ))}
        </span>
      )}
    </li>
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
