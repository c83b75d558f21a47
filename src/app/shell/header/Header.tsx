import { useShop } from '#src/lib/ShopContext.tsx'
import { css } from '#styled/css/index.js'
import { shell } from '#i18n/fa/shell.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { CartLink } from './CartLink.tsx'
import { CompareLink } from './CompareLink.tsx'
import { MegaMenu } from './MegaMenu.tsx'
import { SavedLink } from './SavedLink.tsx'
import { SearchBox } from './SearchBox.tsx'
import { ThemeSwitch } from '#src/ui/ThemeSwitch.tsx'
import { Logo } from '#src/app/shell/Logo.tsx'
import { HeaderLinks } from '#src/features/menus/shared/HeaderLinks.tsx'
import { useSiteFront } from '#src/lib/site-front.ts'
import { useScrollingDown } from '#src/app/shell/use-scroll.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'

/** The header. On wide screens its menu row hides while scrolling down and reappears while scrolling up. */
export function Header() {
  const shop = useShop()
  const hidden = useScrollingDown()
  const { links } = useSiteFront()
  return (
    <header className={header}>
      <div className={top} data-alone={hidden || undefined}>
        <div className={topRow}>
          <Logo compact />
          <SearchBox />
          <div className={actions}>
            <CompareLink />
            <span className={wideOnly}>
              <ThemeSwitch />
            </span>
            <span className={wideOnly}>
              <AccountMenu />
            </span>
            <SavedLink />
            <CartLink />
          </div>
        </div>
      </div>
      <div className={menu} data-menu data-hidden={hidden || undefined} inert={hidden}>
        <nav className={menuRow} aria-label={shell.mainMenu}>
          <MegaMenu />
          <HeaderLinks links={links} />
          <a href={`tel:${shop.phone}`} className={phone}>
            <Icon name="phone" size={20} />
            <bdi dir="ltr">{shop.phoneShown}</bdi>
          </a>
        </nav>
      </div>
    </header>
  )
}

const header = css({
  position: { base: 'sticky', _short: 'static', _print: 'static' },
  insetBlockStart: '0',
  zIndex: 'header',
  // A sheet that names the shop itself is printed without the site's logo above it.
  'body:has([data-own-letterhead]) &': { display: { _print: 'none' } },
  // What lies below a hidden row can be pressed.
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
})
const top = css({
  position: 'relative',
  zIndex: '1',
  bg: 'surface',
  borderBlockEnd: '1px solid {colors.border}',
  '&:not([data-alone])': { borderBlockEndColor: { md: 'transparent' } },
})
const topRow = css({
  display: 'flex',
  alignItems: 'center',
  gap: { base: '2', md: '7' },
  height: { base: '68px', md: '80px' },
  maxWidth: 'calc({sizes.content} + 2 * {spacing.gutter})',
  marginInline: 'auto',
  paddingInline: 'gutter',
})
const actions = css({
  display: { base: 'flex', _print: 'none' },
  // A phone has no room for them beside what is being typed.
  'search:focus-within + &': { display: { base: 'none', md: 'flex' } },
  alignItems: 'center',
  gap: { base: '0', md: '2' },
  marginInlineStart: 'auto',
  marginInlineEnd: { base: '-10px', md: '0' },
})
const wideOnly = css({ display: { base: 'none', md: 'block' } })
const menu = css({
  display: { base: 'none', md: 'block', _print: 'none' },
  bg: 'surface',
  borderBlockEnd: '1px solid {colors.border}',
  transition: 'transform {durations.base} {easings.ease}, visibility {durations.base}',
  '&[data-hidden]': { transform: 'translateY(-100%)', visibility: 'hidden' },
})
const menuRow = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: { base: '3', lg: '6' },
  height: '52px',
  maxWidth: 'calc({sizes.content} + 2 * {spacing.gutter})',
  marginInline: 'auto',
  paddingInline: 'gutter',
})
const phone = css({
  display: { base: 'none', lg: 'flex' },
  alignItems: 'center',
  gap: '2',
  minHeight: 'tap',
  marginInlineStart: 'auto',
  whiteSpace: 'nowrap',
  textStyle: 'ui',
  color: 'text-2',
  _hover: { color: 'brand-text' },
})
