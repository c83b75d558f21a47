import { useSelector } from '@xstate/react'
import { login } from '#i18n/fa/login.ts'
import { authenticationSelectors } from '#machines/flows/authentication/authentication.selectors.ts'
import type { CodeActor } from '#machines/flows/one-time-code/one-time-code.machine.ts'
import { oneTimeCodeSelectors } from '#machines/flows/one-time-code/one-time-code.selectors.ts'
import type { SignInActor } from '#machines/flows/authentication/authentication.machine.ts'
import { CodeForm } from './shared/CodeForm.tsx'
import { Button } from '#src/ui/Button.tsx'

const words = login.code

/** Steps 2 and 4: the six digits. A completed code is sent by itself. */
export function CodeStep({ actor, code }: { actor: SignInActor; code: CodeActor }) {
  const mobile = useSelector(actor, authenticationSelectors.mobile)
  const purpose = useSelector(actor, authenticationSelectors.purpose)
  const isVerifying = useSelector(code, oneTimeCodeSelectors.isVerifying)
  return (
    <CodeForm
      code={code}
      mobile={mobile}
      title={words.title}
      edit={words.edit}
      onEdit={() => actor.send({ type: 'mobile.edited' })}
      submit={purpose === 'signIn' ? words.submit : words.verify}
      sent={purpose === 'signIn' ? undefined : words.ifKnown}
    >
      {/* While a code is checked its error is hidden: the second press of a double press would land here. */}
      <Button
        look="ghost"
        wide
        disabled={isVerifying}
        onClick={() => actor.send({ type: 'password.chosen', mobile })}
      >
        {words.password}
      </Button>
    </CodeForm>
  )
}
