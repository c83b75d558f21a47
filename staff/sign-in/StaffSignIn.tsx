import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { staff } from '#i18n/fa/staff.ts'
import { staffSignIn as words } from '#i18n/fa/staff-sign-in.ts'
import { createStaffSignInActors } from '#machines/flows/staff-sign-in/staff-sign-in.actors.ts'
import {
  staffSignInMachine,
  staffSignInSelectors as selectors,
  type StaffSignInActor,
} from '#machines/flows/staff-sign-in/staff-sign-in.machine.ts'
import type { StaffSignInInput } from '#machines/flows/staff-sign-in/staff-sign-in.types.ts'
import { isSignedOut } from '#machines/kernel/problem.ts'
import { css } from '#styled/css/index.js'
import { useLogout } from '#src/features/account/shared/use-logout.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { useFlow } from '#src/lib/flows/use-flow.ts'
import { paths as shopPaths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'
import { queryKeys } from '#staff/app/queries.ts'
import { letGo } from '#staff/app/unsaved.ts'
import { CodeStep } from './CodeStep.tsx'
import { FirstPasswordStep } from './FirstPasswordStep.tsx'
import { PasswordStep } from './PasswordStep.tsx'
import { RequestStep } from './RequestStep.tsx'
import { followTabs } from './tabs.ts'

export type SignInProps = {
  verification: StaffSignInInput & { rolesChanged?: boolean }
  /** 2 over a page, which has a heading of its own. */
  level?: 1 | 2
}

/** Asks for what the session lacks of password and code; once it has both, every query of the page is read again. */
export function StaffSignIn({ verification, level = 1 }: SignInProps) {
  const api = useApi()
  const queryClient = useQueryClient()
  const logout = useLogout(shopPaths.home, letGo)
  const flow = useFlow(() => ({
    machine: staffSignInMachine,
    live: () => staffSignInMachine.provide({ actors: createStaffSignInActors(api) }),
    input: () => verification,
    listen: (actor) => {
      const subscription = actor.subscribe({
        next: (snapshot) => {
          if (isSignedOut(selectors.failure(snapshot)))
            void queryClient.invalidateQueries({ queryKey: queryKeys.member })
        },
        complete: () => void queryClient.invalidateQueries(),
      })
      const leaveTabs = followTabs(actor)
      return () => {
        subscription.unsubscribe()
        leaveTabs()
      }
    },
  }))
  return (
    <div className={stack}>
      {verification.rolesChanged && <Note tone="info">{words.rolesChanged}</Note>}
      <StaffSignInStep flow={flow} level={level} />
      <Button look="ghost" busy={logout.isPending} onClick={() => logout.mutate()}>
        {staff.signOut}
      </Button>
    </div>
  )
}

/** Renders the current state of the flow. */
export function StaffSignInStep({ flow, level = 1 }: { flow: StaffSignInActor; level?: 1 | 2 }) {
  const step = useSelector(flow, selectors.step)
  const code = useSelector(flow, selectors.code)
  if (step === 'verified')
    return (
      <Button wide busy busyLabel={words.opening}>
        {words.opening}
      </Button>
    )
  if (step === 'password') return <PasswordStep flow={flow} level={level} />
  if (step === 'newPassword') return <FirstPasswordStep flow={flow} level={level} />
  if (step === 'code' && code !== undefined) return <CodeStep code={code} level={level} />
  return <RequestStep flow={flow} level={level} />
}

const stack = css({ display: 'grid', gap: '4', maxWidth: '440px', marginInline: 'auto' })
