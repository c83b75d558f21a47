import type { ReactNode } from 'react'
import { css } from '#styled/css/index.js'

/** The buttons of a dialog: next to each other in equal width, below each other where they have no room. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={row}>{children}</div>
}

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '3', '& > *': { flex: '1' } })
