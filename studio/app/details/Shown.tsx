import sources from 'virtual:machine-sources'
import { css, cx } from '#styled/css/index.js'
import { separator } from '#studio/words/digits.ts'
import { studio } from '#studio/words/studio.ts'
import { conditionOf, type ChartTransition } from '#charts/graph.ts'
import { Code } from '#studio/app/Code.tsx'
import type { StudioMachine } from '#studio/app/machines.ts'
import { ShopText } from '#studio/app/ShopText.tsx'
import { eventOfDisabled } from '#studio/app/event-controls.ts'
import { leadOf } from '#studio/app/lead.ts'
import type { ViewLine, View } from '#studio/sources/machine-source.ts'
import { useWanted } from '#studio/app/use-search.ts'
import { Fact } from './Fact.tsx'
import { Link, type OnSelect } from './links.tsx'
import type { OnChooseMachine } from './Neighbors.tsx'
import { opening, summary } from './opening.ts'

type Props = {
  machine: StudioMachine
  state: string
  /** The transitions that can be taken in the state. */
  transitions: readonly ChartTransition[]
  onSelect: OnSelect
  onChooseMachine: OnChooseMachine
}

/** What the shop shows and offers in a state, for each set of data in its stories. */
export function Shown({ machine, state, ...ways }: Props) {
  const wanted = useWanted()
  const views: readonly View[] = sources.machines[machine.id]?.views[state] ?? []
  const [first] = views
  if (first === undefined) return null
  return (
    <Fact term={studio.fields.shown}>
      <p className={muted}>{studio.seen}</p>
      {views.map((view, index) => {
        const lines = (
          <ul className={list}>
            {view.lines.map((line) => (
              <Seen
                key={JSON.stringify(line)}
                line={line}
                isFamiliar={index > 0 && isAmong(line, first)}
                machine={machine}
                state={state}
                {...ways}
              />
            ))}
          </ul>
        )
        if (views.length === 1) return <div key={view.story}>{lines}</div>
        const isWanted = wanted !== '' && isIn(view, wanted)
        return (
          <details
            key={`${view.story} ${isWanted ? wanted : ''}`}
            className={opening}
            open={isWanted || index === 0}
            data-wanted={isWanted || undefined}
          >
            <summary className={summary}>
              {studio.seenWith} <Code>{view.story}</Code> <Alert view={view} />
            </summary>
            {lines}
          </details>
        )
      })}
    </Fact>
  )
}

/** Whether a line is in the first sample of a state, too: in the other samples it is not the distinguishing one. */
function isAmong(line: ViewLine, { lines }: View): boolean {
  const text = JSON.stringify(line)
  return lines.some((each) => JSON.stringify(each) === text)
}

function isIn({ story, lines }: View, wanted: string): boolean {
  return [story, ...lines.map(({ words }) => words)].some((text) =>
    text.toLowerCase().includes(wanted),
  )
}

/** What distinguishes one sample of a state from the others. */
function Alert({ view: { lines } }: { view: View }) {
  const alert = lines.find(({ kind }) => kind === 'alert')
  if (alert === undefined) return null
  return <ShopText isQuoted>{alert.words}</ShopText>
}

type SeenProps = Props & { line: ViewLine; isFamiliar: boolean }

function Seen({ line, isFamiliar, ...ways }: SeenProps) {
  const { kind, words, marks, leads } = line
  return (
    <li className={cx(row, isFamiliar && muted)}>
      <span>
        <span className={muted}>{studio.lines[kind]}</span> <ShopText isQuoted>{words}</ShopText>
        {marks.length > 0 &&
          ` (${marks.map((mark) => studio.viewLineMarks[mark]).join(separator())})`}
      </span>
      {leads.map((lead) => (
        <Lead key={lead} lead={lead} {...ways} />
      ))}
      {marks.includes('off') && <Until line={line} isFamiliar={isFamiliar} {...ways} />}
    </li>
  )
}

/** The condition under which a disabled control would send its event. */
function Until({ line, machine, state, transitions, onSelect }: SeenProps) {
  const event = eventOfDisabled(sources, machine.id, state, line)
  const answers = transitions.filter((each) => each.event === event)
  const taken = answers.filter(({ guards }) => guards.length > 0)
  const isAlwaysAnswered = answers.length > 1 && answers.some(({ targets }) => targets.length === 0)
  if (taken.length === 0 || isAlwaysAnswered) return null
  return (
    <span className={row}>
      <span className={muted}>{studio.onWhen}</span>
      {taken.map((transition) => (
        <Link
          key={transition.id}
          onPress={() => onSelect({ kind: 'transition', id: transition.id })}
        >
          <Code>{`${event} ${conditionOf(transition)}`}</Code>
        </Link>
      ))}
    </span>
  )
}

type LeadProps = Omit<Props, 'state'> & { lead: string }

/**
 * An event links to the transition that handles it here, or to the machine that receives it; a URL is only displayed.
 */
function Lead({ lead, machine, transitions, onSelect, onChooseMachine }: LeadProps) {
  const read = leadOf(lead)
  if (read === null) return <Code>{lead}</Code>
  const { machine: receiver, event, isIgnored } = read
  const code = <Code>{`${receiver} · ${event}`}</Code>
  if (isIgnored)
    return (
      <span className={muted}>
        {code} ({studio.notTaken})
      </span>
    )
  if (receiver !== machine.id) return <Link onPress={() => onChooseMachine(receiver)}>{code}</Link>
  const taken = transitions.find((each) => each.event === event)
  if (taken === undefined) return code
  return <Link onPress={() => onSelect({ kind: 'transition', id: taken.id })}>{code}</Link>
}

const row = css({ display: 'flex', flexWrap: 'wrap', columnGap: '3', alignItems: 'baseline' })
const list = css({ 'details > &': { paddingInlineStart: '5', paddingBlockEnd: '2' } })
const muted = css({ color: 'text-2' })
