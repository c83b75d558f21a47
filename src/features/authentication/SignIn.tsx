import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { createAuthenticationActors } from '#machines/flows/authentication/authentication.actors.ts'
import {
  authenticationMachine,
  type SignInActor,
} from '#machines/flows/authentication/authentication.machine.ts'
import { authenticationPersistence } from '#machines/flows/authentication/authentication.persistence.ts'
import { authenticationSelectors } from '#machines/flows/authentication/authentication.selectors.ts'
import { guestCartMerge } from '#machines/flows/cart/cart.actors.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { CodeStep } from './CodeStep.tsx'
import { Entering } from './Entering.tsx'
import { connectSignIn } from './connect-sign-in.ts'
import { MergeFailed } from './MergeFailed.tsx'
import { MobileStep } from './MobileStep.tsx'
import { NewPasswordStep } from './NewPasswordStep.tsx'
import { PasswordStep } from './PasswordStep.tsx'
import { useFlow } from '#src/lib/flows/use-flow.ts'
import { guestCart } from '#src/features/checkout/shared/guest-cart.ts'
import { useLayer } from '#src/lib/use-layer.ts'
import { isMarkedSignedIn, useSessionChange, useSignedIn } from '#src/lib/session.ts'

type Props = { redirectUrl: string | null; action: string | null }

/** The sign-in flow: shows the current step of its machine. */
export function SignIn(props: Props) {
  const [round, setRound] = useState(1)
  return <Round key={round} {...props} onSessionLost={() => setRound(round + 1)} />
}

/** One run of the sign-in flow. */
function Round({ redirectUrl, action, onSessionLost }: Props & { onSessionLost: () => void }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const announceSession = useSessionChange()
  const [, navigate] = useLocation()
  const actor = useFlow(() => ({
    machine: authenticationMachine,
    live: () =>
      authenticationMachine.provide({
        actors: createAuthenticationActors(api, guestCartMerge(api, guestCart)),
      }),
    input: (signedIn) => ({ signedIn, redirectUrl, action }),
    persistence: authenticationPersistence,
    listen: (actor) => connectSignIn(actor, { queryClient, announceSession, navigate }),
  }))
  useLossAfterEnd(actor, onSessionLost)
  useStepsBack(actor)
  return <Step actor={actor} />
}

/** The steps are entries of the history: the back button leads to the step before. */
function useStepsBack(actor: SignInActor): void {
  const stepsBack = useSelector(actor, authenticationSelectors.stepsBack)
  const back = () => actor.send({ type: 'back.pressed' })
  useLayer(stepsBack >= 1, back)
  useLayer(stepsBack >= 2, back)
}

/**
 * Reports a session that ends after the flow has: the page that it led to found nobody signed in and redirects here,
 * possibly before this view is unmounted.
 */
function useLossAfterEnd(actor: SignInActor, onSessionLost: () => void): void {
  const isOver = useSelector(actor, ({ status }) => status === 'done')
  const isSignedIn = useSignedIn()
  useEffect(() => {
    if (isOver && !isSignedIn && !isMarkedSignedIn()) onSessionLost()
  })
}

/** Renders the current state of the flow. */
export function Step({ actor }: { actor: SignInActor }) {
  const step = useSelector(actor, authenticationSelectors.step)
  const isMergeFailed = useSelector(actor, (snapshot) => snapshot.matches('mergeFailed'))
  const isEntering = useSelector(actor, authenticationSelectors.isEntering)
  const code = useSelector(actor, authenticationSelectors.code)
  if (isMergeFailed) return <MergeFailed actor={actor} />
  if (isEntering) return <Entering />
  if ((step === 2 || step === 4) && code !== undefined)
    return <CodeStep key={step} actor={actor} code={code} />
  if (step === 3) return <PasswordStep actor={actor} />
  if (step === 5) return <NewPasswordStep actor={actor} />
  return <MobileStep actor={actor} />
}
