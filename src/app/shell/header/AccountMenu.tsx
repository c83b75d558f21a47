import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearch } from 'wouter'
import { toPersianDigits } from '#domain/digits.ts'
import { joinName } from '#domain/person-name.ts'
import { css } from '#styled/css/index.js'
import { shell } from '#i18n/fa/shell.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { profileQuery } from '#src/features/profile/shared/profile.queries.ts'
import { useSignedIn } from '#src/lib/session.ts'
import { paths } from '#src/lib/paths.ts'
import { UnseenDot } from '#src/features/account/shared/UnseenDot.tsx'
import { useUnseen } from '#src/features/account/shared/use-unseen.ts'
import { useDisclosure } from '#src/app/shell/use-disclosure.ts'
import { Button, ButtonLink } from '#src/ui/Button.tsx'
import { lazyPart } from '#src/ui/LazyPart.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'

const words = shell.account
const fetchMenu = () =>
  import('#src/features/account/shared/ProfileMenu.tsx').then((m) => m.ProfileMenu)
const ProfileMenu = lazyPart(fetchMenu, { waiting: <Skeleton height="440px" /> })

/**
 * Link to the sign-in, or the account's menu. The shared page contains both; the attribute that the inline script sets
 * before the first paint decides which one is visible.
 */
export function AccountMenu() {
  const signedIn = useSignedIn()
  return (
    <>
      <span className={forGuests}>
        <LoginLink />
      </span>
      <div className={forUsers}>
        <Menu enabled={signedIn} />
      </div>
    </>
  )
}

/** Returns the guest to the current page after the sign-in. */
function LoginLink() {
  const [path] = useLocation()
  const search = useSearch()
  const here = path + (search && `?${search}`)
  return (
    <ButtonLink
      href={paths.login(here === paths.home ? {} : { redirectUrl: here })}
      look="line"
      size="sm"
      icon="login"
    >
      {shell.login}
    </ButtonLink>
  )
}

function Menu({ enabled }: { enabled: boolean }) {
  const { root, open, show, close, onKeyDown } = useDisclosure()
  const { data: profile } = useQuery({ ...profileQuery(useApi()), enabled })
  const { tickets, messages } = useUnseen()
  const unseen = tickets + messages
  const name = joinName(profile?.first_name, profile?.last_name)
  const prepare = () => void fetchMenu().catch(() => undefined)
  return (
    <div ref={root} className={box} onKeyDown={onKeyDown}>
      <Button
        look="line"
        size="sm"
        icon="user"
        iconEnd="caret-down"
        aria-expanded={open}
        aria-controls="account-menu"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => (open ? close() : show())}
      >
        <span className={shortName}>{name || words.title}</span>
        {unseen > 0 && <UnseenDot label={words.unseen(toPersianDigits(unseen))} />}
      </Button>
      <div id="account-menu" className={panel} hidden={!open}>
        {open && <ProfileMenu label={words.menu} onLeave={close} />}
      </div>
    </div>
  )
}

const forGuests = css({ _signedIn: { display: 'none' } })
const forUsers = css({ display: 'none', _signedIn: { display: 'block' } })
const box = css({ position: 'relative' })
const shortName = css({ maxWidth: '120px', overflow: 'hidden', textOverflow: 'ellipsis' })
const panel = css({
  position: 'absolute',
  insetBlockStart: 'calc(100% + 8px)',
  insetInlineEnd: '0',
  zIndex: 'sheet',
  width: '320px',
  maxHeight: 'calc(100dvh - 96px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: '1px solid {colors.border}',
  borderRadius: 'lg',
  bg: 'surface',
  boxShadow: 'float',
  '&[hidden]': { display: 'none' },
})
