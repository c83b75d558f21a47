import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { useShop } from '#src/lib/ShopContext.tsx'
import { staff } from '#i18n/fa/staff.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { useLogout } from '#src/features/account/shared/use-logout.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { number } from '#src/lib/format.ts'
import { paths as shopPaths } from '#src/lib/paths.ts'
import { Button, button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { RouteFocus } from '#src/ui/RouteFocus.tsx'
import { SkipLink } from '#src/ui/SkipLink.tsx'
import { ThemeSwitch } from '#src/ui/ThemeSwitch.tsx'
import { SearchButton } from '#staff/search/SearchButton.tsx'
import { ConfirmAction } from './ConfirmAction.tsx'
import { restoreFollowedLink } from './followed-link.ts'
import { fullName } from './full-name.ts'
import { LastSearch } from './last-search.tsx'
import { paths } from './paths.ts'
import { waitingQuery } from './queries.ts'
import { sectionGroupsOf } from './sections.ts'
import { letGo } from './unsaved.ts'

type Props = {
  member: Schemas['StaffMember']
  /** Whether the member has just signed in here. */
  isArrival: boolean
  children: ReactNode
}

/** The header with who is signed in, the menu of what the roles admit, and the page. */
export function Shell({ member, isArrival, children }: Props) {
  const shop = useShop()
  return (
    <>
      <SkipLink />
      <header className={header}>
        <MenuButton member={member} />
        <Link href={paths.home} className={brand}>
          {shop.name}
          <span className={place}>{staff.title}</span>
        </Link>
        <SearchButton member={member} />
        <span className={who}>{fullName(member)}</span>
        <span className={account}>
          <Account />
        </span>
      </header>
      <div className={frame}>
        <nav ref={showCurrent} aria-label={staff.menu} className={menu}>
          <Sections member={member} />
        </nav>
        <main id="main" className={content}>
          <LastSearch>{children}</LastSearch>
        </main>
      </div>
      <RouteFocus isArrival={isArrival} restoresFocus={restoreFollowedLink} />
    </>
  )
}

/** The way to the shop, the sign-out and the theme. */
function Account() {
  const logout = useLogout(shopPaths.home, letGo)
  return (
    <>
      <a href={shopPaths.home} className={button({ look: 'tonal', size: 'sm' })}>
        <Icon name="store" size={20} />
        {staff.toShop}
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
    </>
  )
}

/** Below desktop width: names the current section and opens the list of sections. */
function MenuButton({ member }: { member: Schemas['StaffMember'] }) {
  const [isOpen, setOpen] = useState(false)
  const [path] = useLocation()
  const shown = sectionGroupsOf(member)
    .flatMap(({ sections }) => sections)
    .find(({ href }) => isIn(path, href))
  const close = () => setOpen(false)
  return (
    <>
      <button type="button" className={opener} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="menu" size={20} />
        {shown !== undefined && <span className={css({ srOnly: true })}>{staff.menu} </span>}
        <span className={current}>{shown?.label ?? staff.openMenu}</span>
      </button>
      <Dialog open={isOpen} onClose={close} title={staff.menu} look="drawer">
        <nav aria-label={staff.menu} className={list}>
          <Link href={paths.home} className={item} onClick={close}>
            <Icon name="home" size={20} />
            {staff.title}
          </Link>
          <Sections member={member} onLeave={close} />
        </nav>
        <div role="group" aria-label={staff.account} className={drawerAccount}>
          <p className={css({ flexBasis: 'full', textStyle: 'small', color: 'text-2' })}>
            {fullName(member)}
          </p>
          <span className={drawerButtons}>
            <Account />
          </span>
        </div>
      </Dialog>
    </>
  )
}

/** The sections that the roles admit, each with how much work waits in it. */
function Sections({ member, onLeave }: { member: Schemas['StaffMember']; onLeave?: () => void }) {
  const [path] = useLocation()
  const { data: waiting } = useQuery(waitingQuery(useApi()))
  return sectionGroupsOf(member).map(({ title, sections }) => (
    <div key={title} role="group" aria-label={title} className={list}>
      <span aria-hidden className={groupTitle}>
        {title}
      </span>
      {sections.map(({ href, label, icon, waiting: queue }) => {
        const count = (queue && waiting?.[queue]) ?? 0
        return (
          <Link
            key={href}
            href={href}
            aria-current={isIn(path, href) ? 'page' : undefined}
            className={item}
            onClick={onLeave}
          >
            <Icon name={icon} size={20} />
            {label}
            {count > 0 && <WaitingCount count={count} />}
          </Link>
        )
      })}
    </div>
  ))
}

/** How much work waits in a section, after its name; the menu has room for two digits. */
function WaitingCount({ count }: { count: number }) {
  return (
    <>
      <span className={css({ srOnly: true })}>{staff.waiting.after}</span>
      <span className={badge}>
        {count > mostCounted ? staff.waiting.more(number(mostCounted)) : number(count)}
      </span>
      <span className={css({ srOnly: true })}>{staff.waiting.of}</span>
    </>
  )
}

const mostCounted = 99

/** Scrolls the menu to the section that is shown, as far as it is out of sight. */
function showCurrent(nav: HTMLElement | null): void {
  const link = nav?.querySelector<HTMLElement>('[aria-current=page]')
  if (!nav || !link) return
  const below = link.getBoundingClientRect().bottom - nav.getBoundingClientRect().bottom
  if (below > 0) nav.scrollTop += below + nav.clientHeight / 2
}

/** Whether a page belongs to a section; the desk of pick-ups has none of its own. */
const isIn = (path: string, href: string) =>
  path === href || path.startsWith(`${href}/`) || (path === paths.pickUp && href === paths.orders)

const headerHeight = '64px'
const header = css({
  display: { base: 'flex', _print: 'none' },
  alignItems: 'center',
  gap: { base: '2', sm: '3' },
  minHeight: headerHeight,
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
const opener = css({
  display: { base: 'inline-flex', lg: 'none' },
  alignItems: 'center',
  gap: '2',
  minWidth: '0',
  minHeight: 'tap',
  paddingInline: '3',
  borderRadius: 'md',
  border: '1px solid {colors.on-panel-2}',
  textStyle: 'label',
  cursor: 'pointer',
  _hover: { bg: 'panel-2' },
})
const current = css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
const who = css({ textStyle: 'small', display: { base: 'none', md: 'inline' } })
const account = css({
  display: { base: 'none', sm: 'inline-flex' },
  alignItems: 'center',
  gap: '3',
})
/** What the header has no room for: the name until it stands there, and on phones the buttons. */
const drawerAccount = css({
  display: { base: 'flex', md: 'none' },
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  marginBlockStart: '4',
  paddingBlockStart: '4',
  borderBlockStart: '1px solid {colors.border}',
})
const drawerButtons = css({ display: { base: 'contents', sm: 'none' } })
const switcher = css({ display: 'inline-flex', bg: 'surface', borderRadius: 'sm' })
const frame = css({
  display: { base: 'block', lg: 'grid', _print: 'block' },
  gridTemplateColumns: '224px minmax(0, 1fr)',
  maxWidth: 'content-wide',
  marginInline: 'auto',
})
/** Beside a page of any length it stays in view, and scrolls on its own. */
const menu = css({
  position: 'sticky',
  insetBlockStart: '0',
  display: { base: 'none', lg: 'grid', _print: 'none' },
  alignSelf: 'start',
  alignContent: 'start',
  gap: '1',
  maxHeight: `calc(100dvh - ${headerHeight})`,
  paddingInline: '4',
  paddingBlock: '6',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
})
const list = css({ display: 'grid', gap: '1' })
const groupTitle = css({
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
const badge = css({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '24px',
  minHeight: '24px',
  marginInlineStart: 'auto',
  paddingInline: '1',
  borderRadius: 'full',
  bg: 'brand',
  color: 'on-brand',
  textStyle: 'caption',
  fontWeight: '600',
})
const content = css({
  minWidth: '0',
  paddingInline: { base: 'gutter', _print: '0' },
  paddingBlock: { base: '4', lg: '5', _print: '0' },
})
