import { Link, useLocation } from 'wouter'
import { toPersianDigits } from '#domain/digits.ts'
import { css } from '#styled/css/index.js'
import { account } from '#i18n/fa/account.ts'
import { shell } from '#i18n/fa/shell.ts'
import { accountLinks } from './account-links.ts'
import { Person } from './Person.tsx'
import { useUnseen } from './use-unseen.ts'
import { WalletTotal } from './WalletTotal.tsx'
import { useLogout } from './use-logout.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'

const words = account.menu

type Props = {
  /** Accessible name, to distinguish it from another menu of the page. */
  label?: string
  onLeave?: () => void
}

/** The customer, the wallet, links to the pages of the account, and the sign-out. */
export function ProfileMenu({ label = shell.account.title, onLeave }: Props) {
  const [path] = useLocation()
  const unseen = useUnseen()
  const logout = useLogout()
  return (
    <>
      <Person />
      <WalletTotal onLeave={onLeave} />
      <nav aria-label={label}>
        <ul>
          {accountLinks.map(({ href, icon, title, counts }) => (
            <li key={href}>
              <Link
                href={href}
                className={menuItem}
                aria-current={path.startsWith(href) ? 'page' : undefined}
                onClick={onLeave}
              >
                <Icon name={icon} />
                {title}
                {counts !== undefined && <UnseenCount count={unseen[counts]} />}
              </Link>
            </li>
          ))}
          <li>
            <button
              type="button"
              className={menuItem}
              aria-busy={logout.isPending || undefined}
              onClick={() => !logout.isPending && logout.mutate()}
            >
              <Icon name="logout" />
              {words.logout}
            </button>
          </li>
        </ul>
      </nav>
    </>
  )
}

function UnseenCount({ count }: { count: number }) {
  return count === 0 ? null : (
    <span className={badge}>
      <span aria-hidden>{toPersianDigits(Math.min(count, 99))}</span>
      <span className={css({ srOnly: true })}>{shell.account.unseen(toPersianDigits(count))}</span>
    </span>
  )
}

/** An entry of the menu. */
export const menuItem = css({
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
const badge = css({
  display: 'grid',
  placeItems: 'center',
  minWidth: '22px',
  height: '22px',
  marginInlineStart: 'auto',
  paddingInline: '1',
  borderRadius: 'full',
  bg: 'sale',
  color: 'on-sale',
  fontSize: '12px',
  fontWeight: '700',
  lineHeight: '20px',
})
