import { css } from '#styled/css/index.js'
import { number } from '#src/lib/format.ts'
import { studio } from '#i18n/fa/studio.ts'
import type { MachinePaths, TransitionPaths } from '#machines/inspect/paths-report.ts'
import { Button } from '#src/ui/Button.tsx'
import type { Selection } from '../chart/chart-context.ts'
import { Code } from '../Code.tsx'
import { toneOf } from './cover-of.ts'
import type { Report } from './use-report.ts'
import { WalkSteps } from './WalkSteps.tsx'

type Props = {
  machine: string
  report: Report
  reload: () => void
  selected: Selection | null
  onSelect: (selection: Selection) => void
}

/** What covers the chosen transition: the counts, the stories of the browser, and a walk through it step by step. */
export function CoveragePanel({ machine, report, reload, selected, onSelect }: Props) {
  if (report.status !== 'ready') {
    return (
      <div className={box}>
        <p>{studio.coverage[report.status]}</p>
        {report.status === 'missing' && <Commands />}
        {report.status !== 'loading' && (
          <Button look="line" size="sm" onClick={reload}>
            {studio.coverage.reload}
          </Button>
        )}
      </div>
    )
  }
  const paths = report.report.machines.find(({ id }) => id === machine)
  if (paths === undefined) return <p className={box}>{studio.coverage.unknownMachine}</p>
  const taken = paths.taken.find(({ id }) => selected?.kind === 'transition' && id === selected.id)
  return (
    <div className={box}>
      <Legend paths={paths} />
      {taken === undefined ? (
        <p>{studio.coverage.choose}</p>
      ) : (
        <Cover key={taken.id} taken={taken} paths={paths} onSelect={onSelect} />
      )}
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

function Legend({ paths }: { paths: MachinePaths }) {
  const count = (tone: (typeof tones)[number]) =>
    paths.taken.filter((taken) => toneOf(taken) === tone).length
  return (
    <ul className={legend}>
      {tones.map((tone) => (
        <li key={tone} data-tone={tone} className={mark}>
          {studio.coverage.tones[tone]}: {number(count(tone))}
        </li>
      ))}
      <li>{studio.coverage.letters}</li>
    </ul>
  )
}

type CoverProps = {
  taken: TransitionPaths
  paths: MachinePaths
  onSelect: (selection: Selection) => void
}

function Cover({ taken, paths, onSelect }: CoverProps) {
  const { unit, browser } = taken
  const examples = paths.examples.filter(({ id }) => unit.walks.includes(id))
  return (
    <>
      <h3 className={heading}>
        <Code>{taken.id}</Code>
      </h3>
      <p>
        {studio.coverage.byUnit(number(unit.count))} <Code>tests/machines/paths.test.ts</Code>
      </p>
      {browser !== null && (
        <p>
          {studio.coverage.byBrowser(number(browser.count))}{' '}
          <Code>tests/browser/covers.test.ts</Code>
        </p>
      )}
      {browser !== null && browser.unreachable !== null && (
        <p>
          {studio.coverage.unreachable} <Code>{browser.unreachable}</Code>
        </p>
      )}
      {browser !== null && browser.walks.length > 0 && (
        <ul className={list}>
          {browser.walks.map((name) => (
            <li key={name}>
              <Code>{name}</Code>
            </li>
          ))}
        </ul>
      )}
      {examples.slice(0, 1).map((walk) => (
        <WalkSteps key={walk.id} walk={walk} transition={taken.id} onSelect={onSelect} />
      ))}
    </>
  )
}

const box = css({ display: 'grid', gap: '3', justifyItems: 'start', textStyle: 'ui' })
const list = css({ display: 'grid', gap: '1', listStyle: 'disc', paddingInlineStart: '5' })
const heading = css({ textStyle: 'label' })
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
