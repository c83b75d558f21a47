import { useSelector } from '@xstate/react'
import { questionForm as words } from '#i18n/fa/questions.ts'
import { newKey } from '#machines/kernel/key.ts'
import type { QuestionFormActor } from '#machines/flows/question-form/question-form.machine.ts'
import { questionFormSelectors as selectors } from '#machines/flows/question-form/question-form.selectors.ts'
import { paths } from '#src/lib/paths.ts'
import { Button, ButtonLink } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { Thanks } from '#src/ui/Thanks.tsx'
import { QuestionText } from './QuestionText.tsx'

type Props = { flow: QuestionFormActor; returnTo: string }

/** The dialog around the steps of the form. */
export function QuestionDialog({ flow, returnTo }: Props) {
  const isOpen = useSelector(flow, selectors.isOpen)
  const step = useSelector(flow, selectors.step)
  const kind = useSelector(flow, selectors.kind)
  const isPublished = useSelector(flow, selectors.isPublished)
  const dismiss = () => flow.send({ type: 'dialog.dismissed' })
  const titles = {
    editing: words.title[kind],
    signInNeeded: words.loginTitle,
    sent: words.sentTitle[kind],
  }
  return (
    <Dialog
      open={isOpen}
      onClose={dismiss}
      title={titles[step]}
      foot={<Foot flow={flow} returnTo={returnTo} />}
    >
      {step === 'editing' && <QuestionText flow={flow} />}
      {step === 'signInNeeded' && words.loginText}
      {step === 'sent' && <Thanks text={isPublished ? words.published : words.sentText[kind]} />}
    </Dialog>
  )
}

function Foot({ flow, returnTo }: Props) {
  const step = useSelector(flow, selectors.step)
  if (step === 'editing') return <SendButton flow={flow} />
  if (step === 'sent')
    return (
      <Button wide onClick={() => flow.send({ type: 'dialog.dismissed' })}>
        {words.close}
      </Button>
    )
  return (
    <>
      <ButtonLink href={paths.login({ redirectUrl: returnTo })} icon="login" wide>
        {words.login}
      </ButtonLink>
      <Button look="ghost" wide onClick={() => flow.send({ type: 'text.reopened' })}>
        {words.back}
      </Button>
    </>
  )
}

/** Disabled until something is typed. */
function SendButton({ flow }: { flow: QuestionFormActor }) {
  const kind = useSelector(flow, selectors.kind)
  const isSendable = useSelector(flow, selectors.isSendable)
  const isSending = useSelector(flow, selectors.isSending)
  return (
    <Button
      wide
      disabled={!isSendable}
      busy={isSending}
      busyLabel={words.sending}
      onClick={() => flow.send({ type: 'text.submitted', key: newKey() })}
    >
      {words.send[kind]}
    </Button>
  )
}
