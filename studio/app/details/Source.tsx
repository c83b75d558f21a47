import { useState } from 'react'
import sources from 'virtual:machine-sources'
import { studio } from '#studio/words/studio.ts'
import { plainName } from '#charts/names.ts'
import { Code } from '#studio/app/Code.tsx'
import type { Piece } from '#studio/sources/machine-source.ts'
import { keysBelow, smallTextsOf } from '#studio/app/pieces-below.ts'
import type { PieceKind } from '#studio/app/texts-behind.ts'
import { useWanted } from '#studio/app/use-search.ts'
import { CodeBlock, Doc } from './CodeBlock.tsx'
import { FileLink } from './FileLink.tsx'
import { body, opening, summary } from './opening.ts'
import { Types, typesInSource } from './Types.tsx'

type Props = {
  machine: string
  kind: PieceKind
  /** The name in the chart; for inputs and outputs their key. */
  name: string
  /** Shown instead of the name. */
  label?: string
}

/** A name in a chart, which expands to its source code. */
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
  /** Keys of the pieces that contain this one. */
  within: readonly string[]
}

/** A collapsed piece; it is open if it contains the searched text, or a piece that it uses does. */
function Opening({ source, within, ...opening }: OpeningProps) {
  const wanted = useWanted()
  const isAgain = new Set(within).size < within.length
  const isWanted = wanted !== '' && !isAgain && carries(source, wanted, within)
  const key = isWanted ? wanted : ''
  return <Piecewise key={key} isWanted={isWanted} source={source} within={within} {...opening} />
}

type PiecewiseProps = OpeningProps & { isWanted: boolean }

/** Collapsed content is not rendered: names lead to names, and some are circular. */
function Piecewise({ label, isWanted, ...opened }: PiecewiseProps) {
  const [isOpen, setOpen] = useState(isWanted)
  return (
    <details
      className={opening}
      open={isOpen}
      data-wanted={isWanted || undefined}
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
      <FileLink file={file} line={line} />
      <Types names={typesInSource(text)} />
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
