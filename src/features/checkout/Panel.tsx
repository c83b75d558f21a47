import type { ReactNode } from 'react'
import { css } from '#styled/css/index.js'
import { Icon } from '#src/ui/icon/Icon.tsx'
import type { IconName } from '#src/ui/icon/names.ts'

type Props = {
  icon?: IconName
  title: string
  badge?: ReactNode
  /** One light action at the end of the heading. */
  action?: ReactNode
  children: ReactNode
}

/** A panel of the checkout: a heading over a hairline, then its content. */
export function Panel({ icon, title, badge, action, children }: Props) {
  return (
    <section className={panel} aria-label={title}>
      <header className={panelHead}>
        {icon !== undefined && (
          <span className={css({ color: 'brand-text' })}>
            <Icon name={icon} />
          </span>
        )}
        <h2 className={css({ textStyle: 'h3', whiteSpace: 'nowrap' })}>{title}</h2>
        {badge}
        <span className={css({ marginInlineStart: 'auto' })}>{action}</span>
      </header>
      {children}
    </section>
  )
}

/** The frame of a panel, which its outline has as well. */
export const panel = css({
  border: '1px solid {colors.border}',
  borderRadius: 'lg',
  bg: 'surface',
  overflow: 'hidden',
})
/** Its heading over a hairline. */
export const panelHead = css({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: '3',
  minHeight: '64px',
  paddingInline: { base: '4', sm: '6' },
  borderBlockEnd: '1px solid {colors.border}',
})
