import type { ReactNode } from 'react'
import { cva } from '#styled/css/index.js'
import { Icon } from './icon/Icon.tsx'
import type { IconName } from './icon/names.ts'

export type BadgeTone = 'neutral' | 'brand' | 'ok' | 'warn' | 'info' | 'danger'

type Props = { tone?: BadgeTone; icon?: IconName; children: ReactNode }

/** A state in one or two words; never clickable, never on a colored background. */
export function Badge({ tone, icon, children }: Props) {
  return (
    <span className={badge({ tone })}>
      {icon !== undefined && <Icon name={icon} size={16} />}
      {children}
    </span>
  )
}

const badge = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: '24px',
    paddingInline: '2',
    borderRadius: 'xs',
    fontSize: '12px',
    fontWeight: '600',
    whiteSpace: 'nowrap',
  },
  variants: {
    tone: {
      neutral: { bg: 'bg-sunken', color: 'text-2' },
      brand: { bg: 'brand-soft', color: 'brand-text' },
      ok: { bg: 'ok-soft', color: 'ok-text' },
      warn: { bg: 'warn-soft', color: 'warn-text' },
      info: { bg: 'info-soft', color: 'info-text' },
      danger: { bg: 'danger-soft', color: 'danger' },
    },
  },
  defaultVariants: { tone: 'neutral' },
})
