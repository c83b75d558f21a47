import type { ReactNode } from 'react'
import { css } from '#styled/css/index.js'
import { ui } from '#i18n/fa/ui.ts'
import { IconButton } from './IconButton.tsx'

type Props = {
  onClose: () => void
  /** Whether it replaces a toast; other notes are placed above the toasts. */
  isToast?: boolean
  children: ReactNode
}

/** A note where toasts appear, for content whose chunk could not be loaded. */
export function FloatingNote({ onClose, isToast = false, children }: Props) {
  return (
    <div className={box} role="alert" data-toast={isToast || undefined}>
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
  insetBlockEnd: 'min(var(--toast-bottom) + var(--note-lift), 100dvh - 180px)',
  '&[data-toast]': { insetBlockEnd: 'var(--toast-bottom)' },
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
