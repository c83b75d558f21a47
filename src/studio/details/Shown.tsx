import sources from 'virtual:machine-sources'
import { css } from '#styled/css/index.js'
import { studio } from '#i18n/fa/studio.ts'
import type { ChartTransition } from '../chart/graph.ts'
import { Code } from '../Code.tsx'
import type { StudioMachine } from '../machines.ts'
import type { Sight } from '../sources/machine-source.ts'
import { Fact } from './Fact.tsx'
import { Link, type OnSelect } from './links.tsx'
import type { OnChooseMachine } from './Neighbours.tsx'

type Props = {
  machine: StudioMachine
  state: string
  /** Those that can be taken in the state. */
  transitions: readonly ChartTransition[]
  onSelect: OnSelect
  onChooseMachine: OnChooseMachine
}

const isTold = ({ kind }: Sight) => kind === 'alert' || kind === 'status' || kind === 'busy'

/** What the shop tells and offers in a state, as the tests of its views have written it down. */
export function Shown({ machine, state, ...ways }: Props) {
  const sights: readonly Sight[] = sources.machines[machine.id]?.views[state] ?? []
  const offers = sights.filter((sight) => !isTold(sight))
  return (
    <>
      <Sights
        term={studio.fields.tells}
        sights={sights.filter(isTold)}
        machine={machine}
        {...ways}
      />
      <Sights term={studio.fields.offers} sights={offers} machine={machine} {...ways} />
    </>
  )
}

type SightsProps = Omit<Props, 'state'> & { term: string; sights: readonly Sight[] }

function Sights({ term, sights, ...ways }: SightsProps) {
  if (sights.length === 0) return null
  return (
    <Fact term={term}>
      <ul>
        {sights.map((sight) => (
          <li key={JSON.stringify(sight)} className={row}>
            <span>
              <span className={kind}>{studio.sights[sight.kind]}</span> «{sight.words}»
              {sight.marks.length > 0 &&
                ` (${sight.marks.map((mark) => studio.sightMarks[mark]).join('، ')})`}
            </span>
            {sight.leads.map((lead) => (
              <Lead key={lead} lead={lead} {...ways} />
            ))}
          </li>
        ))}
      </ul>
    </Fact>
  )
}

type LeadProps = Omit<Props, 'state'> & { lead: string }

/** An event leads to the transition that answers it here, or to the machine that gets it; an address is only said. */
function Lead({ lead, machine, transitions, onSelect, onChooseMachine }: LeadProps) {
  const [receiver = '', event] = lead.split(' ')
  const code = (
    <Code>{event === undefined ? lead : `${receiver} · ${lead.slice(receiver.length + 1)}`}</Code>
  )
  if (event === undefined) return code
  if (receiver !== machine.id) return <Link onPress={() => onChooseMachine(receiver)}>{code}</Link>
  const taken = transitions.find((each) => each.event === event)
  if (taken === undefined) return code
  return <Link onPress={() => onSelect({ kind: 'transition', id: taken.id })}>{code}</Link>
}

const row = css({ display: 'flex', flexWrap: 'wrap', columnGap: '3', alignItems: 'baseline' })
const kind = css({ color: 'text-2' })
