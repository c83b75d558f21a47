import type { ReactNode } from 'react'
import { css } from '#styled/css/index.js'
import { ProfileMenu } from './ProfileMenu.tsx'

/** Layout of a page of the account, on wide screens with the account's menu. */
export function AccountFrame({ children }: { children: ReactNode }) {
  return (
    <div className={frame}>
      <aside className={side}>
        <ProfileMenu />
      </aside>
      <div className={content}>{children}</div>
    </div>
  )
}

const frame = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '288px minmax(0, 1fr)' },
  gap: { base: '4', md: '6' },
  alignItems: 'start',
  paddingBlock: { base: '4', md: '8' },
  paddingBlockEnd: '16',
})
const side = css({
  display: { base: 'none', md: 'block' },
  position: 'sticky',
  insetBlockStart: '160px',
  maxHeight: 'calc(100dvh - 176px)',
  overflowY: 'auto',
  border: '1px solid {colors.border}',
  borderRadius: 'lg',
  bg: 'surface',
})
const content = css({ minWidth: '0' })
