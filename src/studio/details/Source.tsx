import { useState } from 'react'
import sources from 'virtual:machine-sources'
import { css } from '#styled/css/index.js'
import { studio } from '#i18n/fa/studio.ts'
import { plainName } from '../chart/names.ts'
import { Code } from '../Code.tsx'
import type { Piece } from '../sources/machine-source.ts'
import { keysBelow, smallTextsOf } from '../texts-behind.ts'
import type { Rule } from '../texts-behind.ts'
import { useWanted } from '../use-search.ts'
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
  return source === undefined ? (
    <Code>{label}</Code>
  ) : (
    <Opening label={label} source={source} within={nothing} />
  )
}

const nothing: readonly string[] = []

type OpeningProps = {
  label: string
  source: Piece
  /** Keys of the pieces within which this one stands. */
  within: readonly string[]
}

/** A closed piece; it is open where what is searched for stands in it, or in what it leads to. */
function Opening({ source, within, ...opening }: OpeningProps) {
  const wanted = useWanted()
  const isAgain = new Set(within).size < within.length
  const isWanted = wanted !== '' && !isAgain && carries(source, wanted, within)
  const key = isWanted ? wanted : ''
  return <Piecewise key={key} isWanted={isWanted} source={source} within={within} {...opening} />
}

type PiecewiseProps = OpeningProps & { isWanted: boolean }

/** What is closed is not drawn: names lead to names, and some back to where they came from. */
function Piecewise({ label, isWanted, ...opened }: PiecewiseProps) {
  const [isOpen, setOpen] = useState(isWanted)
  return (
    <details
      className={opening}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={summary}>
        <Code>{label}</Code>
      </summary>
      {isOpen && <Opened {...opened} />}
    </details>
  )
}

function carries(source: Piece, wanted: string, within: readonly string[]): boolean {
  const below = [...keysBelow(source, sources.pieces)].filter((key) => !within.includes(key))
  const pieces = [source, ...below.flatMap((key) => sources.pieces[key] ?? [])]
  return pieces.some((piece) => smallTextsOf(piece).some((text) => text.includes(wanted)))
}

function Opened({ source, within }: Pick<PiecewiseProps, 'source' | 'within'>) {
  const { doc, source: text, file, line, uses } = source
  return (
    <div className={body}>
      {doc !== null && <Doc text={doc} />}
      <CodeBlock text={text} />
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
                    <Opening label={used.name} source={used} within={[...within, key]} />
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
