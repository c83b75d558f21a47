import type { ReactNode } from 'react'
import { css, cx } from '#styled/css/index.js'
import { footer } from './dialog-looks.ts'

/** The foot of a dialog whose form (`footedForm`) is its whole content: it stays visible while the fields scroll. */
export function DialogFoot({ children }: { children: ReactNode }) {
  return (
    <div className={cx(footer, stay)} data-foot>
      {children}
    </div>
  )
}

/** Over the padding of the dialog's body, to its edges. */
const stay = css({
  position: { base: 'sticky', _short: 'static' },
  // The padding counts as an edge.
  insetBlockEnd: '-6',
  zIndex: '1',
  display: 'grid',
  gap: '3',
  marginBlockStart: 'auto',
  marginInline: '-4',
  marginBlockEnd: '-6',
  borderRadius: { md: '0 0 {radii.lg} {radii.lg}' },
  bg: 'surface',
})
