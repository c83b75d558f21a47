import { useSelector } from '@xstate/react'
import { css } from '#styled/css/index.js'
import { phoneVerification as words } from '#i18n/fa/phone-verification.ts'
import {
  phoneVerificationSelectors as selectors,
  type PhoneVerificationActor,
} from '#machines/flows/phone-verification/phone-verification.machine.ts'
import { useActorKey } from '#src/lib/flows/use-actor-key.ts'
import { useLayer } from '#src/lib/use-layer.ts'
import { spinner } from '#src/ui/Button.tsx'
import { DetailsStep } from './DetailsStep.tsx'
import { VerificationCodeStep } from './VerificationCodeStep.tsx'

type Props = {
  actor: PhoneVerificationActor
  /** Heading and explanation of the first step. */
  title: string
  text: string
}

/** Renders the current state of the verification. */
export function PhoneVerification({ actor, title, text }: Props) {
  const step = useSelector(actor, selectors.step)
  const code = useSelector(actor, selectors.code)
  const key = useActorKey(actor)
  useLayer(step === 'code', () => actor.send({ type: 'details.edited' }))
  if (step === 'verified') return <Verified />
  if (step === 'code' && code !== undefined) return <VerificationCodeStep {...{ actor, code }} />
  return <DetailsStep key={key} {...{ actor, title, text }} />
}

function Verified() {
  return (
    <p role="status" className={verified}>
      <span className={spinner} />
      {words.verified}
    </p>
  )
}

const verified = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '3',
  minHeight: '200px',
  textStyle: 'body',
  color: 'text-2',
})
