import { useMemo, useState, type ReactNode } from 'react'
import { css } from '#styled/css/index.js'
import { number } from '#studio/words/digits.ts'
import { studio } from '#studio/words/studio.ts'
import { isMeasured, type MachinePaths, type TransitionPaths } from '#walks/paths-report.ts'
import { coverageTests } from '#studio/shop/places.ts'
import { Button, Note } from '#studio/shop/ui.ts'
import type { Selection } from '#studio/app/chart/chart-context.ts'
import { Code } from '#studio/app/Code.tsx'
import { studioMachines } from '#studio/app/machines.ts'
import { toneOf } from './cover-of.ts'
import { MakeReport } from './MakeReport.tsx'
import { shortFormsOf } from './short-forms.ts'
import { useMaking } from './use-making.ts'
import { useOutdated } from './use-outdated.ts'
import type { Report } from './use-report.ts'
import { PathSteps } from './PathSteps.tsx'

type Props = {
  machine: string
  report: Report
  reload: () => void
  selected: Selection | null
  onSelect: (selection: Selection) => void
}

/** What covers the selected transition: the counts, the tests in the browser, and a path through it step by step. */
export function CoveragePanel({ machine, report, reload, selected, onSelect }: Props) {
  const making = useMaking()
  const graph = studioMachines.find(({ id }) => id === machine)?.graph
  const isOld = useOutdated(report.status === 'ready' ? report.report : null, machine, graph)
  const make = <MakeReport making={making} isKnown={report.status === 'ready'} />
  if (report.status === 'loading') return <p className={box}>{studio.coverage.loading}</p>
  if (report.status !== 'ready')
    return <NoReport {...{ status: report.status, readAt: report.readAt, reload, make }} />
  const paths = report.report.machines.find(({ id }) => id === machine)
  if (paths === undefined)
    return (
      <div className={box}>
        <p>{studio.coverage.unknownMachine}</p>
        {make}
      </div>
    )
  const taken = paths.taken.find(({ id }) => selected?.kind === 'transition' && id === selected.id)
  return (
    <div className={box}>
      {isOld && (
        <Note tone="warn" role="status">
          {studio.coverage.outdated}
        </Note>
      )}
      <Legend paths={paths} />
      {taken === undefined ? (
        <p>{studio.coverage.choose}</p>
      ) : (
        <Cover key={taken.id} taken={taken} paths={paths} onSelect={onSelect} />
      )}
      {make}
    </div>
  )
}

type NoReportProps = {
  status: 'missing' | 'failed'
  readAt: number
  reload: () => void
  make: ReactNode
}

/** How to generate a report; reloading confirms that there is none yet. */
function NoReport({ status, readAt, reload, make }: NoReportProps) {
  const [{ times, after }, setAsked] = useState({ times: 0, after: readAt })
  const isRead = times > 0 && readAt > after
  return (
    <div className={box}>
      <p>{studio.coverage[status]}</p>
      {make}
      {status === 'missing' && <Commands />}
      <div className={row}>
        <Button
          look="line"
          size="sm"
          onClick={() => {
            setAsked({ times: times + 1, after: readAt })
            reload()
          }}
        >
          {studio.coverage.reload}
        </Button>
        <span role="status">{isRead ? studio.coverage.still[status](number(times)) : ''}</span>
      </div>
    </div>
  )
}

function Commands() {
  return (
    <ul className={list}>
      <li>
        <Code>npm run paths</Code> {studio.coverage.makesUnit}
      </li>
      <li>
        <Code>npm run paths -- --browser</Code> {studio.coverage.makesBrowser}
      </li>
    </ul>
  )
}

const tones = ['browser', 'unit', 'none'] as const

/** What the colors stand for, and how many transitions have each; without a run in the browser, that there was none. */
export function Legend({ paths }: { paths: MachinePaths }) {
  const { unmeasured, tones: names, letters } = studio.coverage
  const known = isMeasured(paths)
  const count = (tone: (typeof tones)[number]) =>
    paths.taken.filter((taken) => toneOf(taken) === tone).length
  return (
    <>
      <ul className={legend}>
        {tones
          .filter((tone) => known || tone !== 'browser')
          .map((tone) => (
            <li key={tone} data-tone={tone} className={mark}>
              {known || tone === 'browser' ? names[tone] : unmeasured[tone]}: {number(count(tone))}
            </li>
          ))}
        <li>{known ? letters : unmeasured.letters}</li>
      </ul>
      {!known && (
        <p className={hint}>
          {unmeasured[paths.kind]}{' '}
          {paths.kind === 'flow' && <Code>npm run paths -- --browser</Code>}
        </p>
      )}
    </>
  )
}

type CoverProps = {
  taken: TransitionPaths
  paths: MachinePaths
  onSelect: (selection: Selection) => void
}

function Cover({ taken, paths, onSelect }: CoverProps) {
  const { unit, browser } = taken
  const examples = paths.examples.filter(({ id }) => unit.paths.includes(id))
  const machine = studioMachines.find(({ id }) => id === paths.id)
  const short = useMemo(() => machine && shortFormsOf(machine), [machine])
  return (
    <>
      <h3 className={heading} title={taken.id}>
        <Code>{short?.transition(taken.id) ?? taken.id}</Code>
      </h3>
      <p>
        {studio.coverage.byUnit(number(unit.count))} <Code>{coverageTests.unit}</Code>
      </p>
      {browser !== null && (
        <p>
          {studio.coverage.byBrowser(number(browser.count))} <Code>{coverageTests.browser}</Code>
        </p>
      )}
      {browser !== null && browser.unreachable !== null && (
        <p>
          {studio.coverage.unreachable} <Code>{browser.unreachable}</Code>
        </p>
      )}
      {browser !== null && browser.paths.length > 0 && (
        <ul className={list}>
          {browser.paths.map((name) => (
            <li key={name}>
              <Code>{name}</Code>
            </li>
          ))}
        </ul>
      )}
      {examples.slice(0, 1).map((path) => (
        <PathSteps
          key={path.id}
          path={path}
          transition={taken.id}
          short={short}
          onSelect={onSelect}
        />
      ))}
    </>
  )
}

const box = css({ display: 'grid', gap: '3', justifyItems: 'start', textStyle: 'ui' })
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })
const list = css({
  display: 'grid',
  gap: '1',
  listStyle: 'disc',
  paddingInlineStart: '5',
  // The mark stands at the first line of a name that takes several.
  '& > li > code:only-child': { verticalAlign: 'top' },
})
const heading = css({ textStyle: 'label' })
const hint = css({ textStyle: 'small', color: 'text-2' })
const legend = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2',
  columnGap: '5',
  textStyle: 'small',
  color: 'text-2',
})
const mark = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  _before: {
    content: '""',
    width: '20px',
    borderBlockStart: '3px solid',
  },
  '&[data-tone=browser]': { _before: { borderColor: 'ok' } },
  '&[data-tone=unit]': { _before: { borderColor: 'info-text' } },
  '&[data-tone=none]': { _before: { borderColor: 'danger', borderStyle: 'dashed' } },
})
