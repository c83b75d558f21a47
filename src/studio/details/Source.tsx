import { useState } from 'react'
import sources from 'virtual:machine-sources'
import { css } from '#styled/css/index.js'
import { studio } from '#i18n/fa/studio.ts'
import { plainName } from '../chart/names.ts'
import { Code } from '../Code.tsx'
import type { Piece } from '../sources/machine-source.ts'
import type { Rule } from '../texts-behind.ts'
import { body, opening, summary } from './opening.ts'

type Props = {
  machine: string
  kind: Rule['kind']
  /** The name as the chart writes it; of what goes in and out its key. */
  name: string
  /** What stands in its place; else the name. */
  label?: string
}

/** A name of a chart, and behind it, when it is opened, what it says in the program. */
export function Source({ machine, kind, name, label = name }: Props) {
  const source = sources.machines[machine]?.[kind][plainName(name)]
  return source === undefined ? <Code>{label}</Code> : <Opening label={label} source={source} />
}

type OpeningProps = { label: string; source: Piece }

/** What is closed is not drawn: names lead to names, and some back to where they came from. */
function Opening({ label, source }: OpeningProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={opening} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={summary}>
        <Code>{label}</Code>
      </summary>
      {isOpen && <Opened source={source} />}
    </details>
  )
}

function Opened({ source: { doc, source, file, line, uses } }: Pick<OpeningProps, 'source'>) {
  return (
    <div className={body}>
      {doc !== null && <Doc text={doc} />}
      <CodeBlock text={source} />
      <Code>{`${file}:${line}`}</Code>
      {uses.length > 0 && (
        <>
          <p>{studio.uses}</p>
          <ul>
            {uses.map((key) => {
              const used = sources.pieces[key]
              return (
                used !== undefined && (
                  <li key={key}>
                    <Opening label={used.name} source={used} />
                  </li>
                )
              )
            })}
          </ul>
        </>
      )}
    </div>
  )
}

/** Several lines of the program, or of the contract. */
export function CodeBlock({ text }: { text: string }) {
  return (
    <pre dir="ltr" className={block}>
      <code>{text}</code>
    </pre>
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
