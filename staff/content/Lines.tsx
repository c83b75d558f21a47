import { css } from '#styled/css/index.js'

type Props = {
  lines: readonly string[]
  /** What is shown if there are none. */
  nothing: string
}

/** Lines of text; they are spans, since they are also within a label. */
export function Lines({ lines, nothing }: Props) {
  if (lines.length === 0) return <p className={css({ color: 'text-2' })}>{nothing}</p>
  return (
    <span className={css({ display: 'grid', gap: '2', overflowWrap: 'anywhere' })}>
      {[...new Set(lines)].map((line) => (
        <span key={line} className={css({ whiteSpace: 'pre-line' })}>
          {line}
        </span>
      ))}
    </span>
  )
}
