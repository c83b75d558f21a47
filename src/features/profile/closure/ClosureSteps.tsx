import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { toPersianDigits } from '#domain/digits.ts'
import { css } from '#styled/css/index.js'
import { profile } from '#i18n/fa/profile.ts'
import {
  accountClosureSelectors as selectors,
  type AccountClosureActor,
} from '#machines/flows/account-closure/account-closure.machine.ts'
import type { Failure } from '#machines/kernel/problem.ts'
import { FailureNote } from '#src/features/authentication/shared/FailureNote.tsx'
import { onServerClock } from '#src/lib/clock.ts'
import { failureText } from '#src/lib/failure-text.ts'
import { useLostFocus } from '#src/lib/lost-focus.ts'
import { paths } from '#src/lib/paths.ts'
import { Button, ButtonLink } from '#src/ui/Button.tsx'
import { CodeField } from '#src/ui/CodeField.tsx'
import { Countdown } from '#src/ui/Countdown.tsx'

const words = profile.closure

/** What is lost, then the code that confirms it. */
export function ClosureSteps({ flow }: { flow: AccountClosureActor }) {
  const isCodeWanted = useSelector(flow, selectors.isCodeWanted)
  const round = useSelector(flow, selectors.round)
  const part = useLostFocus(useSelector(flow, selectors.step))
  return (
    <div ref={part}>
      {isCodeWanted ? <Confirmation key={round} flow={flow} /> : <Losses flow={flow} />}
    </div>
  )
}

function Losses({ flow }: { flow: AccountClosureActor }) {
  const isBusy = useSelector(flow, selectors.isBusy)
  const isImpossible = useSelector(flow, selectors.isImpossible)
  const failure = useSelector(flow, selectors.failure)
  const retryAt = useSelector(flow, selectors.retryAt)
  const isAboutWallet = useSelector(flow, selectors.isAboutWallet)
  return (
    <div className={step}>
      <ul className={list}>
        {words.losses.map((loss) => (
          <li key={loss}>{loss}</li>
        ))}
      </ul>
      <FailureNote failure={failure} retryAt={retryAt} />
      <div className={actions}>
        {isAboutWallet && (
          <ButtonLink look="tonal" href={paths.wallet}>
            {words.toWallet}
          </ButtonLink>
        )}
        {!isImpossible && (
          <Button
            look="danger"
            disabled={retryAt !== null}
            busy={isBusy}
            busyLabel={words.sending}
            onClick={() => flow.send({ type: 'code.requested' })}
          >
            {words.send}
          </Button>
        )}
        <Cancel flow={flow} disabled={isBusy} />
      </div>
    </div>
  )
}

function Confirmation({ flow }: { flow: AccountClosureActor }) {
  const [code, setCode] = useState('')
  const isBusy = useSelector(flow, selectors.isBusy)
  const isClosing = useSelector(flow, selectors.isClosing)
  const canSubmit = useSelector(flow, (snapshot) => selectors.canSubmit(snapshot, code))
  const isRejected = useSelector(flow, selectors.isCodeRejected)
  const failure = useSelector(flow, selectors.failure)
  const submit = () => flow.send({ type: 'code.submitted', code })
  return (
    <form
      className={step}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <p className={css({ textStyle: 'body', color: 'text-2' })}>{words.codeText}</p>
      <CodeField
        label={words.code}
        value={code}
        onChange={(next) => {
          setCode(next)
          if (isRejected) flow.send({ type: 'code.edited' })
        }}
        readOnly={isBusy}
        autoFocus
        error={isRejected && failure !== null ? codeText(failure) : undefined}
      />
      {!isRejected && <FailureNote failure={failure} />}
      <Resend flow={flow} />
      <div className={actions}>
        <Button
          type="submit"
          look="danger"
          disabled={!canSubmit && !isClosing}
          busy={isClosing}
          busyLabel={words.closing}
        >
          {words.confirm}
        </Button>
        <Cancel flow={flow} disabled={isBusy} />
      </div>
    </form>
  )
}

/** The countdown to the next code and then, in its place, the button that asks for it. */
function Resend({ flow }: { flow: AccountClosureActor }) {
  const canResend = useSelector(flow, selectors.canResend)
  const isResending = useSelector(flow, selectors.isResending)
  const resendAt = useSelector(flow, selectors.resendAt)
  if (!canResend && !isResending)
    return (
      resendAt !== null && (
        <p className={css({ textStyle: 'small', color: 'text-2' })}>
          {words.wait} <Countdown until={onServerClock(resendAt)} short />
        </p>
      )
    )
  return (
    <Button
      look="tonal"
      size="sm"
      busy={isResending}
      busyLabel={words.sending}
      onClick={() => flow.send({ type: 'code.requested' })}
    >
      {words.resend}
    </Button>
  )
}

function Cancel({ flow, disabled }: { flow: AccountClosureActor; disabled: boolean }) {
  return (
    <Button look="line" disabled={disabled} onClick={() => flow.send({ type: 'dialog.dismissed' })}>
      {words.cancel}
    </Button>
  )
}

function codeText(failure: Failure): string {
  const { triesLeft } = failure
  const text = failureText(failure)
  return triesLeft === null ? text : `${text} ${words.triesLeft(toPersianDigits(triesLeft))}`
}

const step = css({ display: 'grid', gap: '4' })
const list = css({
  display: 'grid',
  gap: '2',
  paddingInlineStart: '5',
  listStyle: 'disc',
  textStyle: 'body',
  color: 'text-2',
})
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
