import { createElement, Fragment } from 'react'
import { css } from '#styled/css/index.js'

type Props = {
  lines: readonly string[]
  /** What is shown if there are none. */
  nothing: string
}

/** An address starts with a slash, which a Persian text would draw at its end. */
const address = /((?<![^\s(])(?:https?:\/)?\/[^\s،()]+)/

/** Lines of text; they are spans, since they are also within a label. */
export function Lines({ lines, nothing }: Props) {
  if (lines.length === 0) return <p className={css({ color: 'text-2' })}>{nothing}</p>
  return (
    <span className={css({ display: 'grid', gap: '2', overflowWrap: 'anywhere' })}>
      {[...new Set(lines)].map((line) => (
        <span key={line} className={css({ whiteSpace: 'pre-line' })}>
          {isolated(line)}
        </span>
      ))}
    </span>
  )
}

/** A line whose addresses are read from left to right. */
function isolated(line: string) {
  // Splitting by a captured group puts the addresses at the odd positions.
  const parts = line
    .split(address)
    .map((part, position) =>
      position % 2 === 1 ? createElement('bdi', { dir: 'ltr' }, part) : part,
    )
  return createElement(Fragment, null, ...parts)
}
