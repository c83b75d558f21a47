import { useEffect, useRef, type ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { useShop } from '#src/lib/ShopContext.tsx'
import { staff } from '#i18n/fa/staff.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { useLogout } from '#src/features/account/shared/use-logout.ts'
import { paths as shopPaths } from '#src/lib/paths.ts'
import { Button, button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { RouteFocus } from '#src/ui/RouteFocus.tsx'
import { SkipLink } from '#src/ui/SkipLink.tsx'
import { ThemeSwitch } from '#src/ui/ThemeSwitch.tsx'
import { SearchButton } from '#staff/search/SearchButton.tsx'
import { ConfirmAction } from './ConfirmAction.tsx'
import { fullName } from './full-name.ts'
import { paths } from './paths.ts'
import { sectionGroupsOf } from './sections.ts'

type Props = { member: Schemas['StaffMember']; children: ReactNode }

/** The header with who is signed in, the menu of what the roles admit, and the page. */
export function Shell({ member, children }: Props) {
  const shop = useShop()
  const logout = useLogout()
  return (
    <>
      <SkipLink />
      <header className={header}>
        <Link href={paths.home} className={brand}>
          {shop.name}
          <span className={place}>{staff.title}</span>
        </Link>
        <SearchButton member={member} />
        <span className={who}>{fullName(member)}</span>
        <a href={shopPaths.home} className={button({ look: 'tonal', size: 'sm' })}>
          <Icon name="store" size={20} />
          <span className={wideOnly}>{staff.toShop}</span>
        </a>
        <ConfirmAction question={staff.askSignOut} onConfirm={() => logout.mutate()}>
          {(ask) => (
            <Button look="tonal" size="sm" icon="logout" busy={logout.isPending} onClick={ask}>
              {staff.signOut}
            </Button>
          )}
        </ConfirmAction>
        <span className={switcher}>
          <ThemeSwitch />
        </span>
      </header>
      <div className={frame}>
        <Menu member={member} />
        <main id="main" className={content}>
          {children}
        </main>
      </div>
      <RouteFocus />
    </>
  )
}

function Menu({ member }: { member: Schemas['StaffMember'] }) {
  const [path] = useLocation()
  const strip = useRef<HTMLElement>(null)
  // On a phone the menu is a strip that is wider than the screen.
  useEffect(() => {
    if (path === paths.home) return
    const link = strip.current?.querySelector('[aria-current=page]')?.getBoundingClientRect()
    const { left = 0, right = 0 } = strip.current?.getBoundingClientRect() ?? {}
    if (link !== undefined)
      strip.current?.scrollBy({ left: (link.left + link.right - left - right) / 2 })
  }, [path])
  return (
    <nav ref={strip} aria-label={staff.menu} className={menu}>
      {sectionGroupsOf(member).map(({ title, sections }) => (
        <div key={title} role="group" aria-label={title} className={group}>
          <span aria-hidden className={groupTitle}>
            {title}
          </span>
          {sections.map(({ href, label, icon }) => (
            <Link
              key={href}
              href={href}
              aria-current={path === href || path.startsWith(`${href}/`) ? 'page' : undefined}
              className={item}
            >
              <Icon name={icon} size={20} />
              {label}
            </Link>
          ))}
        </div>
      ))}
    </nav>
  )
}

const header = css({
  display: { base: 'flex', _print: 'none' },
  alignItems: 'center',
  gap: { base: '2', sm: '3' },
  minHeight: '64px',
  paddingInline: 'gutter',
  bg: 'panel',
  color: 'on-panel',
})
const brand = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '3',
  minHeight: 'tap',
  textStyle: 'h3',
  marginInlineEnd: 'auto',
})
const place = css({
  srOnly: { base: true, sm: false },
  color: 'on-panel-2',
  fontWeight: '500',
})
const who = css({ textStyle: 'small', display: { base: 'none', md: 'inline' } })
const wideOnly = css({ srOnly: { base: true, sm: false } })
const switcher = css({ display: 'inline-flex', bg: 'surface', borderRadius: 'sm' })
const frame = css({
  display: { base: 'grid', _print: 'block' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '224px minmax(0, 1fr)' },
  maxWidth: 'content-wide',
  marginInline: 'auto',
})
const menu = css({
  display: { base: 'flex', _print: 'none' },
  flexDirection: { lg: 'column' },
  gap: '1',
  overflowX: 'auto',
  paddingInline: { base: 'gutter', lg: '4' },
  paddingBlock: { base: '2', lg: '6' },
  borderBlockEnd: { base: '1px solid {colors.border}', lg: 'none' },
})
const group = css({ display: 'flex', flexDirection: { lg: 'column' }, gap: '1', flexShrink: '0' })
const groupTitle = css({
  display: { base: 'none', lg: 'block' },
  paddingInline: '4',
  paddingBlockStart: '3',
  paddingBlockEnd: '1',
  textStyle: 'small',
  color: 'text-3',
})
const item = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '3',
  flexShrink: '0',
  minHeight: 'tap',
  paddingInline: '4',
  borderRadius: 'md',
  textStyle: 'ui',
  color: 'text-2',
  _hover: { bg: 'surface-2', color: 'text' },
  '&[aria-current=page]': { bg: 'brand-soft', color: 'brand-text', fontWeight: '600' },
})
const content = css({
  minWidth: '0',
  paddingInline: { base: 'gutter', _print: '0' },
  paddingBlock: { base: '6', _print: '0' },
})
