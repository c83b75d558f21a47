import type { ReactNode } from 'react'
import { css } from '#styled/css/index.js'

/** A name and its value within a `dl`. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className={css({ textStyle: 'caption', color: 'text-2' })}>{label}</dt>
      <dd className={css({ textStyle: 'label', overflowWrap: 'anywhere' })}>{children}</dd>
    </div>
  )
}
