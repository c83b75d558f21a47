import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { toPersianDigits } from '#domain/digits.ts'
import { css } from '#styled/css/index.js'
import { shell } from '#i18n/fa/shell.ts'
import { accountLinks } from '#src/features/account/shared/account-links.ts'
import { UnseenDot } from '#src/features/account/shared/UnseenDot.tsx'
import { useUnseen } from '#src/features/account/shared/use-unseen.ts'
import { Drawer } from './Drawer.tsx'
import { CartCount } from './header/CartLink.tsx'
import { useCartCount } from '#src/features/checkout/shared/use-cart-count.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { paths } from '#src/lib/paths.ts'

/** The navigation bar at the bottom of phones. A page with its own bar hides it (`data-own-bar` on an element of the page). */
export function TabBar() {
  const [path] = useLocation()
  const [open, setOpen] = useState(false)
  const count = useCartCount()
  const { tickets, messages } = useUnseen()
  const unseen = tickets + messages
  const inCategories = path.startsWith(paths.products)
  const inAccount = accountLinks.some(({ href }) => path === href || path.startsWith(`${href}/`))
  return (
    <>
      <nav className={bar} aria-label={shell.tabs.bar} data-tab-bar>
        <Link
          href={paths.home}
          className={tab}
          aria-current={path === paths.home ? 'page' : undefined}
        >
          <Icon name={path === paths.home ? 'home-fill' : 'home'} />
          {shell.tabs.home}
        </Link>
        <a
          href={paths.products}
          role="button"
          className={tab}
          aria-haspopup="dialog"
          aria-current={inCategories || undefined}
          onClick={(event) => {
            event.preventDefault()
            setOpen(true)
          }}
          onKeyDown={(event) => event.key === ' ' && event.currentTarget.click()}
        >
          <Icon name={inCategories ? 'grid-fill' : 'grid'} />
          {shell.tabs.categories}
        </a>
        <Link href={paths.cart} className={tab}>
          <span className={counted}>
            <Icon name="cart" />
            <CartCount count={count} />
          </span>
          {shell.tabs.cart}
        </Link>
        <Link
          href={paths.account}
          className={tab}
          aria-current={
            path === paths.account ? 'page' : inAccount || path === paths.wallet || undefined
          }
        >
          <span className={marked}>
            <Icon name="user" />
            {unseen > 0 && <UnseenDot label={shell.account.unseen(toPersianDigits(unseen))} />}
          </span>
          {shell.tabs.account}
        </Link>
      </nav>
      <Drawer open={open} onClose={() => setOpen(false)} />
    </>
  )
}

const bar = css({
  position: { base: 'fixed', _short: 'static' },
  insetBlockEnd: '0',
  insetInline: '0',
  zIndex: 'bar',
  display: { base: 'grid', md: 'none', _print: 'none' },
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  minHeight: 'calc(60px + env(safe-area-inset-bottom))',
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  bg: 'surface',
  boxShadow: 'bar',
  ':root:has([data-own-bar]) &': { display: 'none' },
})
const tab = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2px',
  textStyle: 'micro',
  // The words of a tab stay in one line within a quarter of the screen.
  fontSize: 'min(0.6875rem, 5vw)',
  whiteSpace: 'nowrap',
  color: 'text-2',
  cursor: 'pointer',
  '&[aria-current]': { color: 'brand-text', fontWeight: '600' },
  _focusVisible: { outlineOffset: '-4px' },
})
const marked = css({ position: 'relative' })
/** Leaves space in the corner for the number, so that it does not cover the icon. */
const counted = css({
  position: 'relative',
  paddingInline: '10px',
  paddingBlockStart: '1',
  marginBlockStart: '-1',
})
