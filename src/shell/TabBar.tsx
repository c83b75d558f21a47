import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { css } from '#styled/css/index.js'
import { shell } from '#i18n/fa/shell.ts'
import { useSignedIn } from '#src/lib/session.ts'
import { AccountItems } from '#src/shell/AccountItems.tsx'
import { CategoryDrawer } from '#src/shell/CategoryDrawer.tsx'
import { CartCount } from '#src/shell/header/CartLink.tsx'
import { useCartCount } from '#src/shell/use-cart-count.ts'
import { Dialog } from '#src/ui/Dialog.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'

/** The bar at the bottom of phones. A page with a bar of its own hides it (`data-own-bar` on an element of the page). */
export function TabBar() {
  const [path] = useLocation()
  const [open, setOpen] = useState<'categories' | 'account' | null>(null)
  const signedIn = useSignedIn()
  const count = useCartCount()
  const close = () => setOpen(null)
  const inCategories = path.startsWith('/productlist')
  return (
    <>
      <nav className={bar} aria-label={shell.tabs.bar} data-tab-bar>
        <Link href="/" className={tab} aria-current={path === '/' ? 'page' : undefined}>
          <Icon name={path === '/' ? 'home-fill' : 'home'} />
          {shell.tabs.home}
        </Link>
        <button
          type="button"
          className={tab}
          aria-haspopup="dialog"
          aria-current={inCategories || undefined}
          onClick={() => setOpen('categories')}
        >
          <Icon name={inCategories ? 'grid-fill' : 'grid'} />
          {shell.tabs.categories}
        </button>
        <Link href="/cart" className={tab}>
          <span className={marked}>
            <Icon name="cart" />
            <CartCount count={count} />
          </span>
          {shell.tabs.cart}
        </Link>
        {signedIn ? (
          <button
            type="button"
            className={tab}
            aria-haspopup="dialog"
            onClick={() => setOpen('account')}
          >
            <Icon name="user" />
            {shell.tabs.account}
          </button>
        ) : (
          <Link href="/login" className={tab}>
            <Icon name="user" />
            {shell.tabs.account}
          </Link>
        )}
      </nav>
      <CategoryDrawer open={open === 'categories'} onClose={close} />
      <Dialog open={open === 'account'} onClose={close} title={shell.account}>
        <AccountItems onLeave={close} />
      </Dialog>
    </>
  )
}

const bar = css({
  position: 'fixed',
  insetBlockEnd: '0',
  insetInline: '0',
  zIndex: 'bar',
  display: { base: 'grid', md: 'none' },
  gridTemplateColumns: 'repeat(4, 1fr)',
  height: 'calc(60px + env(safe-area-inset-bottom))',
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
  color: 'text-2',
  cursor: 'pointer',
  '&[aria-current]': { color: 'brand-text', fontWeight: '600' },
  _focusVisible: { outlineOffset: '-4px' },
})
const marked = css({ position: 'relative' })
