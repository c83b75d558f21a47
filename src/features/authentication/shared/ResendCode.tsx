import { useSelector } from '@xstate/react'
import { css } from '#styled/css/index.js'
import { login } from '#i18n/fa/login.ts'
import type { CodeActor } from '#machines/flows/one-time-code/one-time-code.machine.ts'
import { oneTimeCodeSelectors } from '#machines/flows/one-time-code/one-time-code.selectors.ts'
import { onServerClock } from '#src/lib/clock.ts'
import { Button } from '#src/ui/Button.tsx'
import { Countdown } from '#src/ui/Countdown.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'

const words = login.code

/** The countdown to the next code and then, in its place, the button that asks for it. */
export function ResendCode({ code }: { code: CodeActor }) {
  const isExpired = useSelector(code, oneTimeCodeSelectors.isExpired)
  const canResend = useSelector(code, oneTimeCodeSelectors.canResend)
  const isResending = useSelector(code, oneTimeCodeSelectors.isResending)
  const resendAt = useSelector(code, oneTimeCodeSelectors.resendAt)
  const retryAt = useSelector(code, oneTimeCodeSelectors.retryAt)
  const waitsUntil = isExpired ? retryAt : resendAt
  return (
    <div className={row}>
      {waitsUntil === null ? (
        <span role="status">{words.expired}</span>
      ) : (
        <span className={wait}>
          <Icon name="clock" />
          {words.wait} <Countdown until={onServerClock(waitsUntil)} short />
        </span>
      )}
      {isExpired && (
        <Button
          look="tonal"
          size="sm"
          icon="refresh"
          disabled={!canResend && !isResending}
          busy={isResending}
          busyLabel={words.resending}
          onClick={() => code.send({ type: 'resend.requested' })}
        >
          {words.resend}
        </Button>
      )}
    </div>
  )
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  minHeight: 'tap',
  textStyle: 'small',
  color: 'text-2',
})
const wait = css({ display: 'inline-flex', alignItems: 'center', gap: '2' })
