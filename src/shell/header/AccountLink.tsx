import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { css, cx } from '#styled/css/index.js'
import { shell } from '#i18n/fa/shell.ts'
import { useApi } from '#src/api/ApiContext.tsx'
import { profileQuery } from '#src/api/queries.ts'
import { useSignedIn } from '#src/lib/session.ts'
import { AccountItems } from '#src/shell/AccountItems.tsx'
import { button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'

/**
 * The way to sign in, or the account's menu. The shared page carries both; the signed-in mark that the inline
 * script sets before the first paint decides which one is seen.
 */
export function AccountLink() {
  const signedIn = useSignedIn()
  const { data: profile } = useQuery({ ...profileQuery(useApi()), enabled: signedIn })
  const name = [profile?.first_name, profile?.last_name].filter(Boolean).join(' ')
  return (
    <>
      <Link href="/login" className={cx(button({ look: 'line', size: 'sm' }), forGuests)}>
        <Icon name="login" size={20} />
        {shell.login}
      </Link>
      <button
        type="button"
        popoverTarget="account-menu"
        className={cx(button({ look: 'line', size: 'sm' }), forUsers)}
      >
        <Icon name="user" size={20} />
        <span className={shortName}>{name || shell.account}</span>
        <Icon name="caret-down" size={16} />
      </button>
      <div id="account-menu" popover="auto" className={menu}>
        {signedIn && <AccountItems />}
      </div>
    </>
  )
}

const forGuests = css({ _signedIn: { display: 'none' } })
const forUsers = css({ display: 'none', _signedIn: { display: 'inline-flex' }, maxWidth: '180px' })
const shortName = css({ overflow: 'hidden', textOverflow: 'ellipsis' })
const menu = css({
  position: 'fixed',
  inset: 'auto',
  insetBlockStart: '72px',
  insetInlineEnd: 'max({spacing.gutter}, calc((100vw - {sizes.content}) / 2))',
  width: '280px',
  padding: '2',
  border: '1px solid {colors.border}',
  borderRadius: 'lg',
  bg: 'surface',
  color: 'text',
  boxShadow: 'float',
})
