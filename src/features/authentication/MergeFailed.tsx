import { login } from '#i18n/fa/login.ts'
import type { SignInActor } from '#machines/flows/authentication/authentication.machine.ts'
import { FailureNote } from './shared/FailureNote.tsx'
import { StepFrame } from './shared/StepFrame.tsx'
import { Button } from '#src/ui/Button.tsx'

const words = login.merge

/** Signed in, but the guest's cart could not be merged into the account's; it is kept. */
export function MergeFailed({ actor }: { actor: SignInActor }) {
  return (
    <StepFrame title={words.title}>
      <FailureNote failure={actor.getSnapshot().context.failure} />
      <Button wide onClick={() => actor.send({ type: 'merge.retried' })}>
        {words.retry}
      </Button>
      <Button look="line" wide onClick={() => actor.send({ type: 'merge.postponed' })}>
        {words.later}
      </Button>
    </StepFrame>
  )
}
