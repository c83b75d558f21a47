import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { css } from '#styled/css/index.js'
import { usedPhone as words } from '#i18n/fa/used-phone.ts'
import { createUsedPhoneActors } from '#machines/flows/used-phone/used-phone.actors.ts'
import {
  usedPhoneMachine,
  usedPhoneSelectors as selectors,
  type UsedPhoneActor,
} from '#machines/flows/used-phone/used-phone.machine.ts'
import { usedPhonePersistence } from '#machines/flows/used-phone/used-phone.persistence.ts'
import { ReportLink } from '#src/features/support/shared/ReportLink.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { failureText } from '#src/lib/failure-text.ts'
import { useFlow } from '#src/lib/flows/use-flow.ts'
import { takeLostFocus } from '#src/lib/lost-focus.ts'
import { useLayer } from '#src/lib/use-layer.ts'
import { Button } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'
import { Retry } from '#src/ui/Retry.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { connectUsedPhone } from './connect-used-phone.ts'
import { ContactStep } from './ContactStep.tsx'
import { ModelStep } from './ModelStep.tsx'
import { QuestionStep } from './QuestionStep.tsx'
import { SentStep } from './SentStep.tsx'

/** The wizard that estimates the price of a used phone. */
export function UsedPhoneWizard() {
  const api = useApi()
  const actor = useFlow(() => ({
    machine: usedPhoneMachine,
    live: () => usedPhoneMachine.provide({ actors: createUsedPhoneActors(api) }),
    input: () => undefined,
    persistence: usedPhonePersistence,
    listen: connectUsedPhone,
  }))
  return <WizardAt actor={actor} />
}

/** Renders the current state of the flow. */
export function WizardAt({ actor }: { actor: UsedPhoneActor }) {
  const canGoBack = useSelector(actor, selectors.canGoBack)
  const top = useStartOfStep(actor)
  useLayer(canGoBack, () => actor.send({ type: 'back.requested' }))
  return (
    <section ref={top} aria-label={words.wizard} className={card}>
      {canGoBack && (
        <Button
          look="ghost"
          size="sm"
          icon="arrow-back"
          className={back}
          onClick={() => actor.send({ type: 'back.requested' })}
        >
          {words.back}
        </Button>
      )}
      <Step actor={actor} />
    </section>
  )
}

/**
 * Scrolls up to the step that follows if its top is above the screen, as after the choice from a long list, and moves the
 * focus there if the pressed control was removed.
 */
function useStartOfStep(actor: UsedPhoneActor) {
  const top = useRef<HTMLElement>(null)
  const step = useSelector(actor, selectors.step)
  const position = useSelector(actor, selectors.position)
  const place = `${step} ${position}`
  const shown = useRef(place)
  useEffect(() => {
    const wizard = top.current
    if (wizard === null || shown.current === place) return
    shown.current = place
    if (wizard.getBoundingClientRect().top < 0) wizard.scrollIntoView({ block: 'start' })
    takeLostFocus(wizard.querySelector<HTMLElement>(startOfStep), { preventScroll: true })
  }, [place])
  return top
}

/** What a step begins with: its heading or price, or where it failed its one way on. */
const startOfStep = '[tabindex="-1"], [role=alert] button, [role=alert] + button'

function Step({ actor }: { actor: UsedPhoneActor }) {
  const step = useSelector(actor, selectors.step)
  const failure = useSelector(actor, selectors.failure)
  switch (step) {
    case 'choosing':
      return <ModelStep actor={actor} />
    case 'loading':
      return (
        <div role="status" aria-label={words.loading}>
          <Skeleton height="280px" />
        </div>
      )
    case 'loadFailed':
      return (
        <Retry
          text={words.loadFailed}
          failure={failure}
          onRetry={() => actor.send({ type: 'retry.requested' })}
        >
          <ReportLink failure={failure} />
        </Retry>
      )
    case 'answering':
      return <QuestionStep actor={actor} />
    case 'outdated':
      return (
        <div className={css({ display: 'grid', gap: '4', justifyItems: 'start' })}>
          <Note tone="danger" role="alert">
            {failure && failureText(failure)}
          </Note>
          <Button onClick={() => actor.send({ type: 'restart.requested' })}>
            {words.outdated}
          </Button>
        </div>
      )
    case 'sent':
      return <SentStep actor={actor} />
    default:
      return <ContactStep actor={actor} />
  }
}

const card = css({
  marginBlockStart: { base: '4', md: '6' },
  padding: { base: '4', md: '8' },
  border: '1px solid {colors.border}',
  borderRadius: 'lg',
  bg: 'surface',
})
const back = css({ marginInlineStart: '-4', marginBlockEnd: '2' })
