import { useQuery } from '@tanstack/react-query'
import { css } from '#styled/css/index.js'
import { shell } from '#i18n/fa/shell.ts'
import { useApi } from '#src/api/ApiContext.tsx'
import { profileQuery } from '#src/api/queries.ts'
import { useSignedIn } from '#src/lib/session.ts'
import { AccountItems } from '#src/shell/AccountItems.tsx'
import { Button, ButtonLink } from '#src/ui/Button.tsx'

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
      <span className={forGuests}>
        <ButtonLink href="/login" look="line" size="sm" icon="login">
          {shell.login}
        </ButtonLink>
      </span>
      <span className={forUsers}>
        <Button look="line" size="sm" icon="user" iconEnd="caret-down" popoverTarget="account-menu">
          <span className={shortName}>{name || shell.account}</span>
        </Button>
      </span>
      <div id="account-menu" popover="auto" className={menu}>
        {signedIn && <AccountItems />}
      </div>
    </>
  )
}

const forGuests = css({ _signedIn: { display: 'none' } })
const forUsers = css({ display: 'none', _signedIn: { display: 'block' } })
const shortName = css({ maxWidth: '120px', overflow: 'hidden', textOverflow: 'ellipsis' })
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
