import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { css } from '#styled/css/index.js'
import { shell } from '#i18n/fa/shell.ts'
import { useApi } from '#src/api/ApiContext.tsx'
import { profileQuery } from '#src/api/queries.ts'
import { phoneNumber } from '#src/lib/format.ts'
import { useLogout } from '#src/shell/use-logout.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'

/** Who is signed in, and where their account leads. */
export function AccountItems({ onLeave }: { onLeave?: () => void }) {
  const api = useApi()
  const { data: profile } = useQuery(profileQuery(api))
  const logout = useLogout(onLeave)
  return (
    <>
      <div className={person}>
        {profile === undefined ? (
          <Skeleton width="140px" height="20px" />
        ) : (
          <>
            <strong>
              {profile.first_name} {profile.last_name}
            </strong>
            <bdi dir="ltr">{phoneNumber(profile.phone_number)}</bdi>
          </>
        )}
      </div>
      <Link href="/shopping-history" className={item} onClick={onLeave}>
        <Icon name="receipt" />
        {shell.orders}
      </Link>
      <button
        type="button"
        className={item}
        aria-busy={logout.isPending}
        onClick={() => logout.mutate()}
      >
        <Icon name="logout" />
        {shell.logout}
      </button>
    </>
  )
}

const person = css({
  display: 'grid',
  padding: '12px',
  marginBlockEnd: '1',
  borderBlockEnd: '1px solid {colors.border}',
  textStyle: 'small',
  color: 'text-2',
  '& strong': { textStyle: 'label', color: 'text' },
  '& bdi': { textAlign: 'right' },
})
const item = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  width: 'full',
  minHeight: 'control',
  paddingInline: '3',
  borderRadius: 'sm',
  textStyle: 'ui',
  cursor: 'pointer',
  _hover: { bg: 'surface-2' },
})
