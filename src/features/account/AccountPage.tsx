import { useEffect } from 'react'
import { Link, useLocation } from 'wouter'
import { css } from '#styled/css/index.js'
import { account } from '#i18n/fa/account.ts'
import { shell } from '#i18n/fa/shell.ts'
import { profileQuery } from '#src/features/profile/shared/profile.queries.ts'
import type { LoadContext, PageDefinition } from '#src/lib/page.ts'
import { paths } from '#src/lib/paths.ts'
import { Head } from '#src/ui/Head.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { menuItem, ProfileMenu } from './shared/ProfileMenu.tsx'

const { title } = shell.account
const words = account.menu.services

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
      <Services />
    </div>
  )
}

/** What the shop does for devices; wide screens have it in the header of every page. */
function Services() {
  return (
    <section aria-labelledby="services" className={css({ marginBlockStart: '6' })}>
      <h2 id="services" className={css({ textStyle: 'h3', marginBlockEnd: '3' })}>
        {words.title}
      </h2>
      <ul className={card}>
        {services.map(({ href, icon, title: name }) => (
          <li key={href} className={css({ '&:first-child > a': { borderBlockStart: '0' } })}>
            <Link href={href} className={menuItem}>
              <Icon name={icon} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const services = [
  { href: paths.usedPhone, icon: 'mobile', title: words.usedPhone },
  { href: paths.register, icon: 'shield', title: words.warranty },
  { href: `${paths.register}?tab=activate`, icon: 'verified', title: words.registry },
] as const

const page = css({ maxWidth: '480px', marginInline: 'auto', paddingBlock: '4' })
const heading = css({ textStyle: 'h1', marginBlockEnd: '3' })
const card = css({
  border: '1px solid {colors.border}',
  borderRadius: 'lg',
  bg: 'surface',
  overflow: 'hidden',
})
