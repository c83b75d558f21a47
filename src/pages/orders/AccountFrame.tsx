import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { css } from '#styled/css/index.js'
import { orders } from '#i18n/fa/orders.ts'
import { shell } from '#i18n/fa/shell.ts'
import { useApi } from '#src/api/ApiContext.tsx'
import { profileQuery } from '#src/api/queries.ts'
import { phoneNumber } from '#src/lib/format.ts'
import { useLogout } from '#src/shell/use-logout.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'

/** A page of the account, on wide screens with the menu of the account beside it. */
export function AccountFrame({ children }: { children: ReactNode }) {
  const [, navigate] = useLocation()
  const logout = useLogout(() => navigate('/'))
  return (
    <div className={frame}>
      <aside className={side}>
        <Person />
        <nav aria-label={orders.account}>
          <Link href="/shopping-history" className={item} aria-current="page">
            <Icon name="box" />
            {shell.orders}
          </Link>
          <button
            type="button"
            className={item}
            aria-busy={logout.isPending || undefined}
            onClick={() => logout.mutate()}
          >
            <Icon name="logout" />
            {shell.logout}
          </button>
        </nav>
      </aside>
      <div className={content}>{children}</div>
    </div>
  )
}

function Person() {
  const { data: profile } = useQuery(profileQuery(useApi()))
  if (profile === undefined) {
    return (
      <div className={person}>
        <Skeleton width="56px" height="56px" radius="999px" />
        <Skeleton width="120px" height="20px" />
      </div>
    )
  }
  const name = [profile.first_name, profile.last_name].filter(Boolean).join(' ')
  return (
    <div className={person}>
      <span className={initial} aria-hidden>
        {name === '' ? <Icon name="user" /> : name.charAt(0)}
      </span>
      <div className={css({ display: 'grid', textStyle: 'small', color: 'text-2' })}>
        {name !== '' && (
          <strong className={css({ textStyle: 'label', color: 'text' })}>{name}</strong>
        )}
        <bdi dir="ltr">{phoneNumber(profile.phone_number)}</bdi>
      </div>
    </div>
  )
}

const frame = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', md: '288px minmax(0, 1fr)' },
  gap: { base: '4', md: '6' },
  alignItems: 'start',
  paddingBlock: { base: '4', md: '8' },
  paddingBlockEnd: '16',
})
const side = css({
  display: { base: 'none', md: 'block' },
  position: 'sticky',
  insetBlockStart: '160px',
  border: '1px solid {colors.border}',
  borderRadius: 'lg',
  bg: 'surface',
  overflow: 'hidden',
})
const content = css({ minWidth: '0' })
const person = css({ display: 'flex', alignItems: 'center', gap: '3', padding: '4' })
const initial = css({
  display: 'grid',
  placeItems: 'center',
  width: '56px',
  height: '56px',
  flexShrink: '0',
  borderRadius: 'full',
  bg: 'brand-soft',
  color: 'brand-text',
  textStyle: 'h2',
})
const item = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  width: 'full',
  minHeight: '52px',
  paddingInline: '4',
  borderBlockStart: '1px solid {colors.border}',
  textStyle: 'ui',
  cursor: 'pointer',
  _hover: { bg: 'surface-2' },
  _focusVisible: { outlineOffset: '-3px' },
  '&[aria-current=page]': { bg: 'brand-soft', color: 'brand-text', fontWeight: '600' },
})
