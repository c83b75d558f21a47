import type { ReactNode } from 'react'
import type { ContentFault } from '#domain/content-fault.ts'
import { css } from '#styled/css/index.js'
import { useFold } from '../use-fold.ts'

type Props = {
  /** Where its fields are, as in `columns.0.`. */
  at: string
  faults: readonly ContentFault[]
  summary: string
  children: ReactNode
}

/** A part of a form that is rendered when it is opened. */
export function Fold({ at, faults, summary, children }: Props) {
  const fold = useFold(faults, at)
  return (
    <details {...fold}>
      <summary className={head}>{summary}</summary>
      {fold.open && <div className={stack}>{children}</div>}
    </details>
  )
}

const head = css({ textStyle: 'label', minHeight: 'tap', paddingBlock: '3', cursor: 'pointer' })
const stack = css({ display: 'grid', gap: '4', minWidth: '0' })
