import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import { useLocation } from 'wouter'
import { createAuthenticationActors } from '#machines/authentication/authentication.actors.ts'
import { authenticationMachine } from '#machines/authentication/authentication.machine.ts'
import { authenticationPersistence } from '#machines/authentication/authentication.persistence.ts'
import { authenticationSelectors } from '#machines/authentication/authentication.selectors.ts'
import { guestCartMerge } from '#machines/cart/cart.actors.ts'
import { useApi } from '#src/api/ApiContext.tsx'
import { CodeStep } from '#src/flows/authentication/CodeStep.tsx'
import { Entering } from '#src/flows/authentication/Entering.tsx'
import { followSignIn } from '#src/flows/authentication/follow-sign-in.ts'
import { MergeFailed } from '#src/flows/authentication/MergeFailed.tsx'
import { MobileStep } from '#src/flows/authentication/MobileStep.tsx'
import { NewPasswordStep } from '#src/flows/authentication/NewPasswordStep.tsx'
import { PasswordStep } from '#src/flows/authentication/PasswordStep.tsx'
import { useFlow } from '#src/flows/use-flow.ts'
import { guestCart } from '#src/lib/guest-cart.ts'
import { useSessionChange } from '#src/lib/session.ts'

export type AuthenticationActor = Actor<typeof authenticationMachine>

type Props = { redirectUrl: string | null; action: string | null }

/** The sign-in flow: shows the step at which its machine stands. */
export function SignIn({ redirectUrl, action }: Props) {
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
    listen: (actor) => followSignIn(actor, { queryClient, announceSession, navigate }),
  }))
  return <Step actor={actor} />
}

/** The view of one state of the flow. */
export function Step({ actor }: { actor: AuthenticationActor }) {
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
