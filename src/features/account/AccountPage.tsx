import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { css } from '#styled/css/index.js'
import { shell } from '#i18n/fa/shell.ts'
import { profileQuery } from '#src/features/profile/shared/profile.queries.ts'
import type { LoadContext, PageDefinition } from '#src/lib/page.ts'
import { paths } from '#src/lib/paths.ts'
import { ProfileMenu } from './shared/ProfileMenu.tsx'
import { Head } from '#src/ui/Head.tsx'

const { title } = shell.account

export const accountPage: PageDefinition = { load: loadAccount, Page: AccountPage }

async function loadAccount({ queryClient, api }: LoadContext) {
  await queryClient.fetchQuery(profileQuery(api))
}

/** The account's menu as a page, for phones. Wide screens have the menu on every page of the account. */
function AccountPage() {
  const [, navigate] = useLocation()
  useEffect(() => {
    const wide = matchMedia('(min-width: 960px)')
    const leave = () => wide.matches && navigate(paths.profile, { replace: true })
    leave()
    wide.addEventListener('change', leave)
    return () => wide.removeEventListener('change', leave)
  }, [navigate])
  return (
    <div className={page}>
      <Head title={title} canonical={paths.account} index={false} />
      <h1 className={heading} tabIndex={-1}>
        {title}
      </h1>
      <div className={card}>
        <ProfileMenu />
      </div>
    </div>
  )
}

const page = css({ maxWidth: '480px', marginInline: 'auto', paddingBlock: '4' })
const heading = css({ textStyle: 'h1', marginBlockEnd: '3' })
const card = css({
  border: '1px solid {colors.border}',
  borderRadius: 'lg',
  bg: 'surface',
  overflow: 'hidden',
})
