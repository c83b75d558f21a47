import type { ReactNode } from 'react'
import { css, cva } from '#styled/css/index.js'
import { Icon } from './icon/Icon.tsx'
import type { IconName } from './icon/names.ts'

type Props = {
  tone?: 'info' | 'warn' | 'ok' | 'danger'
  icon?: IconName
  /** A button; full width on phones. */
  action?: ReactNode
  /** A small text button at the end, on phones as well. */
  end?: ReactNode
  /** `alert` for what has just failed. */
  role?: 'alert' | 'status'
  children: ReactNode
}

const icons = { info: 'info', warn: 'info', ok: 'check', danger: 'error' } as const

/** An inline message with at most one action. */
export function Note({ tone = 'info', icon = icons[tone], action, end, role, children }: Props) {
  return (
    <div className={note({ tone })} role={role}>
      <Icon name={icon} size={20} />
      <div className={text}>{children}</div>
      {end}
      {action && <div className={actions}>{action}</div>}
    </div>
  )
}

const text = css({
  // In a narrow place, such as a cell, the action is below the text.
  flex: '1 1 12em',
  minWidth: '0',
  '& > button': { display: 'flex', marginInlineStart: '-4' },
})
const actions = css({
  display: 'flex',
  flexBasis: { base: '100%', sm: 'auto' },
  '& > *': { flexGrow: { base: '1', sm: '0' } },
})
const note = cva({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    padding: '12px 16px',
    borderRadius: 'md',
    textStyle: 'small',
  },
  variants: {
    tone: {
      info: { bg: 'info-soft', color: 'info-text' },
      warn: { bg: 'warn-soft', color: 'warn-text' },
      ok: { bg: 'ok-soft', color: 'ok-text' },
      danger: { bg: 'danger-soft', color: 'danger' },
    },
  },
})
