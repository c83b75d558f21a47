import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { deviceOf } from '#domain/device.ts'
import { css } from '#styled/css/index.js'
import { profile } from '#i18n/fa/profile.ts'
import type { Schemas } from '#machines/api/client.ts'
import { failureOf, unwrap } from '#machines/kernel/problem.ts'
import { LoadFailure } from '#src/features/support/shared/LoadFailure.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { deviceName } from '#src/lib/device-name.ts'
import { day, timeOfDay } from '#src/lib/format.ts'
import { useLostFocus } from '#src/lib/lost-focus.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { toast } from '#src/ui/toast.ts'
import { sectionBox, SectionHead } from '#src/features/profile/Section.tsx'
import { sessionsQuery } from './sessions.queries.ts'

const words = profile.sessions

/** The devices on which the account is signed in; each but this one can be signed out. */
export function Sessions() {
  const { data: sessions, isLoadingError, error, refetch } = useQuery(sessionsQuery(useApi()))
  const section = useLostFocus(sessions?.length, 'h2')
  return (
    <section ref={section} className={sectionBox} aria-labelledby="sessions-title">
      <SectionHead id="sessions-title" title={words.title} text={words.text} tabIndex={-1} />
      {isLoadingError && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!isLoadingError && sessions === undefined && <Skeleton height="64px" />}
      <ul className={css({ display: 'grid' })}>
        {sessions?.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
    </section>
  )
}

function SessionRow({ session }: { session: Schemas['Session'] }) {
  const { id, last_used_at: lastUsed, is_current: isCurrent } = session
  const name = deviceName(session.device)
  const end = useEndSession(id)
  return (
    <li className={row}>
      <Icon name={isHandheld(session.device) ? 'mobile' : 'laptop'} className={mark} />
      <div className={css({ flex: '1', minWidth: '0' })}>
        <p className={css({ textStyle: 'label' })}>{name}</p>
        <p className={css({ textStyle: 'caption', color: 'text-2' })}>
          {words.lastUsed}{' '}
          {isCurrent ? (
            words.now
          ) : (
            <time dateTime={lastUsed}>
              {day(lastUsed)}، {timeOfDay(lastUsed)}
            </time>
          )}
        </p>
      </div>
      {isCurrent ? (
        <Badge tone="brand">{words.current}</Badge>
      ) : (
        <Button
          look="line"
          size="sm"
          aria-label={words.end(name)}
          busy={end.isPending}
          onClick={() => end.mutate()}
        >
          {words.endShort}
        </Button>
      )}
    </li>
  )
}

/** A session that no longer exists counts as ended. */
function useEndSession(id: string) {
  const api = useApi()
  const queryClient = useQueryClient()
  const drop = () => {
    queryClient.setQueryData(sessionsQuery(api).queryKey, (known) =>
      known?.filter((one) => one.id !== id),
    )
    toast({ text: words.ended, tone: 'ok' })
  }
  return useMutation({
    mutationFn: () => unwrap(api.DELETE('/accounts/sessions/{id}/', { params: { path: { id } } })),
    onSuccess: drop,
    onError: (error) =>
      failureOf(error).code === 'session_not_found'
        ? drop()
        : toast({ text: words.failed, tone: 'error' }),
  })
}

const isHandheld = (userAgent: string | null) =>
  userAgent !== null && ['android', 'ios'].includes(deviceOf(userAgent).system)

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  paddingBlock: '3',
  borderBlockStart: '1px solid {colors.border}',
})
const mark = css({ color: 'text-2' })
