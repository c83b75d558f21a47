import machineSources from 'virtual:machine-sources'
import { css } from '#styled/css/index.js'
import { studio } from '#i18n/fa/studio.ts'
import { plainName } from '../chart/names.ts'
import { Code } from '../Code.tsx'
import type { NamedSource, SourceText } from '../sources/machine-source.ts'

type Props = {
  machine: string
  kind: 'guards' | 'actions' | 'actors'
  /** The name as the chart writes it. */
  name: string
  /** What stands in its place; else the name. */
  label?: string
}

/** A name of a chart, and behind it, when it is opened, what it says in the program. */
export function Source({ machine, kind, name, label = name }: Props) {
  const source = machineSources[machine]?.[kind][plainName(name)]
  return source === undefined ? <Code>{label}</Code> : <Opening label={label} source={source} />
}

type OpeningProps = { label: string; source: SourceText & Partial<Pick<NamedSource, 'uses'>> }

function Opening({ label, source: { doc, source, file, line, uses } }: OpeningProps) {
  return (
    <details className={opening}>
      <summary className={summary}>
        <Code>{label}</Code>
      </summary>
      <div className={body}>
        {doc !== null && <Doc text={doc} />}
        <pre dir="ltr" className={block}>
          <code>{source}</code>
        </pre>
        <Code>{`${file}:${line}`}</Code>
        {uses !== undefined && uses.length > 0 && (
          <>
            <p>{studio.uses}</p>
            <ul>
              {uses.map((used) => (
                <li key={`${used.file}:${used.line}`}>
                  <Opening label={used.name} source={used} />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </details>
  )
}

/** A comment of the program, in its own language. */
export function Doc({ text }: { text: string }) {
  return (
    <p dir="ltr" lang="en" className={doc}>
      {text}
    </p>
  )
}

const opening = css({ maxWidth: '860px' })
const summary = css({ minHeight: '28px', cursor: 'pointer', _hover: { color: 'brand-text' } })
const body = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1',
  paddingInlineStart: '5',
  paddingBlockEnd: '2',
  color: 'text-2',
})
const doc = css({ maxWidth: '860px', textStyle: 'small', textAlign: 'start', color: 'text' })
const block = css({
  paddingBlock: '2',
  paddingInline: '3',
  borderRadius: 'sm',
  border: '1px solid',
  borderColor: 'border',
  bg: 'bg',
  color: 'text',
  fontFamily: 'var(--code)',
  fontSize: '12px',
  lineHeight: '18px',
  textAlign: 'start',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
