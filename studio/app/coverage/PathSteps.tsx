import { css } from '#styled/css/index.js'
import { studio } from '#studio/words/studio.ts'
import type { ExamplePath } from '#walks/paths-report.ts'
import type { Selection } from '#studio/app/chart/chart-context.ts'
import { eventName } from '#charts/names.ts'
import { Code } from '#studio/app/Code.tsx'
import type { ShortForms } from './short-forms.ts'

type Props = {
  path: ExamplePath
  /** The id of the transition that the path illustrates. */
  transition: string
  /** The names of the chart, if there is one for the path. */
  short?: ShortForms
  onSelect: (selection: Selection) => void
}

/** A generated path from its start: what happens, and the state it leads to. A press shows the transition. */
export function PathSteps({ path, transition, short, onSelect }: Props) {
  return (
    <section className={box}>
      <h4 className={heading}>{studio.coverage.path(path.start)}</h4>
      <ol className={list}>
        <li className={row}>
          <span title={path.state}>
            <Code>{short?.state(path.state) ?? path.state}</Code>
          </span>
        </li>
        {path.steps.map(({ event, payload, state, transitions }, index) => {
          const [first] = transitions
          return (
            <li
              // oxlint-disable-next-line react/no-array-index-key -- a step is identified by its position in the path
              key={index}
              className={row}
              data-here={transitions.includes(transition) || undefined}
            >
              <button
                type="button"
                disabled={first === undefined}
                title={transitions.join('\n') || event}
                className={step}
                onClick={() => first !== undefined && onSelect({ kind: 'transition', id: first })}
              >
                <Code>{`${eventName(event)} ${payload}`.trim()}</Code>
              </button>
              <span title={state}>
                <Code>{`→ ${short?.state(state) ?? state}`}</Code>
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

const box = css({ width: 'full' })
const heading = css({ textStyle: 'label', marginBlockEnd: '2' })
const list = css({ direction: 'ltr', textAlign: 'start' })
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '4',
  alignItems: 'center',
  paddingInline: '2',
  borderRadius: 'xs',
  '&[data-here]': { bg: 'brand-soft' },
})
const step = css({
  minHeight: '32px',
  textAlign: 'start',
  cursor: 'pointer',
  color: 'brand-text',
  _disabled: { color: 'text-2', cursor: 'default' },
})
