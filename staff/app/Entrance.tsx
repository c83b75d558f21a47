import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { staff } from '#i18n/fa/staff.ts'
import { staffSignIn } from '#i18n/fa/staff-sign-in.ts'
import { failureOf } from '#machines/kernel/problem.ts'
import { css } from '#styled/css/index.js'
import { useLogout } from '#src/features/account/shared/use-logout.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { failureText } from '#src/lib/failure-text.ts'
import { paths as shopPaths } from '#src/lib/paths.ts'
import { Button, button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Retry } from '#src/ui/Retry.tsx'
import { ArcadeScene } from '#src/ui/scenes/ArcadeScene.tsx'
import { lazyPart } from '#src/ui/LazyPart.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { ToastRegion } from '#src/ui/ToastRegion.tsx'
import type { SignInProps } from '#staff/sign-in/StaffSignIn.tsx'
import type { SignInAgainProps } from '#staff/sign-in/SignInAgain.tsx'
import { IdleWatch } from '#staff/idle/IdleWatch.tsx'
import { useEndedSession } from './ended-session.ts'
import { Pages } from './Pages.tsx'
import { memberQuery, queryKeys } from './queries.ts'
import { Shell } from './Shell.tsx'

const StaffSignIn = lazyPart<SignInProps>(
  () => import('#staff/sign-in/StaffSignIn.tsx').then((module) => module.StaffSignIn),
  { waiting: <Skeleton height="240px" radius="16px" /> },
)

const SignInAgain = lazyPart<SignInAgainProps>(
  () => import('#staff/sign-in/SignInAgain.tsx').then((module) => module.SignInAgain),
  { waiting: <Skeleton height="240px" radius="16px" /> },
)

/**
 * Lets staff members in, once they have given password and code; when these lapse later, it asks for them over the page,
 * which keeps what is written in it; after the session has ended it also covers the page. Guests are on their way to the
 * sign-in by then (`session.ts`).
 */
export function Entrance() {
  const { data: member, error, refetch } = useQuery(memberQuery(useApi()))
  const queryClient = useQueryClient()
  const failure = error === null ? null : failureOf(error)
  const lacking = failure?.verification
  const [wasAsked, setWasAsked] = useState(false)
  if (member === undefined && lacking !== undefined && !wasAsked) setWasAsked(true)
  const endedBy = useEndedSession()
  // The next call that needs them asks again.
  const dismiss = () => queryClient.setQueryData(queryKeys.member, member)
  return (
    <>
      {member !== undefined && failure?.code !== 'forbidden' ? (
        <Shell member={member} isArrival={wasAsked}>
          <Pages member={member} />
          {endedBy === null && <IdleWatch idleSeconds={member.idle_seconds} />}
          <Dialog
            open={endedBy !== null || lacking !== undefined}
            onClose={() => endedBy === null && dismiss()}
            title={staffSignIn.dialog}
            look={endedBy === null ? 'sheet' : 'cover'}
            closable={endedBy === null}
            alert
          >
            {(endedBy !== null || lacking !== undefined) && (
              <p className={kept}>{staffSignIn.kept}</p>
            )}
            {lacking !== undefined ? (
              <StaffSignIn verification={lacking} level={2} />
            ) : (
              endedBy !== null && <SignInAgain reason={endedBy} />
            )}
          </Dialog>
        </Shell>
      ) : (
        <main id="main" className={waiting}>
          {error === null ? (
            <Skeleton height="240px" radius="16px" />
          ) : (
            <Outside
              error={error}
              wasInside={member !== undefined}
              onRetry={() => void refetch()}
            />
          )}
        </main>
      )}
      <ToastRegion />
    </>
  )
}

type OutsideProps = {
  error: Error
  /** Whether the roles were taken away meanwhile. */
  wasInside: boolean
  onRetry: () => void
}

function Outside({ error, wasInside, onRetry }: OutsideProps) {
  const failure = failureOf(error)
  if (failure.verification) return <StaffSignIn verification={failure.verification} />
  if (failure.code === 'forbidden')
    return <NoAccess words={wasInside ? staff.accessGone : staff.noAccess} />
  if (failure.code === 'unauthenticated' || failure.code === 'session_expired') return null
  return <Retry onRetry={onRetry} text={failureText(failure)} />
}

function NoAccess({ words }: { words: { title: string; text: string } }) {
  const here = location.pathname + location.search
  const logout = useLogout(shopPaths.login({ redirectUrl: here }))
  return (
    <EmptyState
      as="h1"
      scene={<ArcadeScene />}
      title={words.title}
      text={words.text}
      actions={
        <>
          <a href={shopPaths.home} className={button({})}>
            {staff.noAccess.toShop}
          </a>
          <Button look="line" busy={logout.isPending} onClick={() => logout.mutate()}>
            {staff.noAccess.other}
          </Button>
        </>
      }
    />
  )
}

const kept = css({ textStyle: 'small', color: 'text-2', marginBlockEnd: '4' })
const waiting = css({
  maxWidth: 'content',
  marginInline: 'auto',
  paddingInline: 'gutter',
  paddingBlockStart: '16',
})
