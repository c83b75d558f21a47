import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { staffIdle as words } from '#i18n/fa/staff-idle.ts'
import { createStaffIdleActors } from '#machines/flows/staff-idle/staff-idle.actors.ts'
import {
  staffIdleMachine,
  staffIdleSelectors as selectors,
  type StaffIdleActor,
} from '#machines/flows/staff-idle/staff-idle.machine.ts'
import { css } from '#styled/css/index.js'
import { formActions } from '#staff/app/form-looks.ts'
import { endSession } from '#staff/app/ended-session.ts'
import { FailureNote } from '#src/features/support/shared/FailureNote.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { onServerClock } from '#src/lib/clock.ts'
import { useFlow } from '#src/lib/flows/use-flow.ts'
import { Button } from '#src/ui/Button.tsx'
import { Countdown } from '#src/ui/Countdown.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { followActivity } from './activity.ts'

const longestWarningMs = 60_000
const longestPauseMs = 20_000

/** Signs out a member who has been idle for so long. Their input is kept for their next sign-in (`endSession`). */
export function IdleWatch({ idleSeconds }: { idleSeconds: number }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const idleMs = idleSeconds * 1000
  const flow = useFlow(() => ({
    machine: staffIdleMachine,
    live: () => staffIdleMachine.provide({ actors: createStaffIdleActors(api) }),
    input: () => ({
      activeAt: Date.now(),
      idleMs,
      warningMs: Math.min(longestWarningMs, idleMs / 2),
    }),
    listen: (actor) =>
      followActivity(actor, Math.min(longestPauseMs, idleMs / 10), () =>
        endSession(queryClient, 'idle'),
      ),
  }))
  return <IdleDialog flow={flow} />
}

/** Renders the current state of the flow. */
export function IdleDialog({ flow }: { flow: StaffIdleActor }) {
  const isOpen = useSelector(flow, selectors.isOpen)
  const isBusy = useSelector(flow, selectors.isBusy)
  const isWarning = useSelector(flow, selectors.isWarning)
  const endsAt = useSelector(flow, selectors.endsAt)
  const failure = useSelector(flow, selectors.failure)
  const stay = () => flow.send({ type: 'stay.chosen', at: Date.now() })
  const retry = () => flow.send({ type: 'retry.requested' })
  return (
    <Dialog open={isOpen} onClose={failure === null ? stay : retry} title={words.title} alert>
      <div className={stack}>
        <p>{failure === null ? words.text : words.failed}</p>
        {isWarning && <Countdown until={onServerClock(endsAt)} look="boxes" short />}
        <p className={css({ textStyle: 'small', color: 'text-2' })}>{words.kept}</p>
        <FailureNote failure={failure} onRetry={retry} />
        {failure === null && (
          <div className={formActions}>
            <Button disabled={isBusy} onClick={stay}>
              {words.stay}
            </Button>
            <Button
              look="line"
              busy={isBusy}
              busyLabel={words.busy}
              onClick={() => flow.send({ type: 'signOut.chosen' })}
            >
              {words.leave}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  )
}

const stack = css({ display: 'grid', gap: '4', textStyle: 'body', justifyItems: 'stretch' })
