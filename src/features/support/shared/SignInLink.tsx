import { useLocation, useSearch } from 'wouter'
import { ui } from '#i18n/fa/ui.ts'
import { paths } from '#src/lib/paths.ts'
import { ButtonLink } from '#src/ui/Button.tsx'

/** Link to the sign-in that returns to this page, for when the session has ended. */
export function SignInLink() {
  const [path] = useLocation()
  const search = useSearch()
  return (
    <ButtonLink
      look="line"
      size="sm"
      href={paths.login({ redirectUrl: path + (search && `?${search}`) })}
    >
      {ui.signIn}
    </ButtonLink>
  )
}
