import type { ReactNode } from 'react'
import { css } from '#styled/css/index.js'
import { ui } from '#i18n/fa/ui.ts'
import { IconButton } from './IconButton.tsx'

/** A note where toasts appear, for content whose chunk could not be loaded. */
export function FloatingNote({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <div className={box} role="alert">
      {children}
      <IconButton icon="close" label={ui.close} onClick={onClose} />
    </div>
  )
}

const box = css({
  position: 'fixed',
  zIndex: 'toast',
  insetInlineStart: 'var(--toast-side)',
  insetInlineEnd: { base: '4', sm: 'auto' },
  insetBlockEnd: 'var(--toast-bottom)',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  minHeight: '56px',
  paddingInlineStart: '4',
  borderRadius: 'md',
  border: '1px solid {colors.border}',
  bg: 'surface',
  color: 'text',
  boxShadow: 'float',
  textStyle: 'label',
})
