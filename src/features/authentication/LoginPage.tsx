import { useEffect } from 'react'
import { useSearchParams } from 'wouter'
import { login } from '#i18n/fa/login.ts'
import { SignIn } from './SignIn.tsx'
import type { PageDefinition } from '#src/lib/page.ts'
import { paths } from '#src/lib/paths.ts'
import { Head } from '#src/ui/Head.tsx'
import { dropErrorToasts } from '#src/ui/toast.ts'

export const loginPage: PageDefinition = { Page: LoginPage }

function LoginPage() {
  const [query] = useSearchParams()
  useEffect(dropErrorToasts, [])
  return (
    <>
      <Head title={login.title} canonical={paths.login()} index={false} />
      <SignIn redirectUrl={query.get('redirectUrl')} action={query.get('action')} />
    </>
  )
}
