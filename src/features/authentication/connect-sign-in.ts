import type { QueryClient } from '@tanstack/react-query'
import { login } from '#i18n/fa/login.ts'
import { authenticationSelectors } from '#machines/flows/authentication/authentication.selectors.ts'
import type { Failure } from '#machines/kernel/problem.ts'
import type { SignInActor } from '#machines/flows/authentication/authentication.machine.ts'
import { subscribeToTabs } from '#src/lib/api/tabs.ts'
import { isMarkedSignedIn } from '#src/lib/session.ts'
import { toast } from '#src/ui/toast.ts'

type Outside = {
  queryClient: QueryClient
  announceSession: () => void
  navigate: (path: string, options: { replace: boolean }) => void
}

/**
 * Handles the events that the sign-in emits: toasts, the session in this tab and the others, and the redirect when it
 * is done. @returns unsubscribes
 */
export function connectSignIn(actor: SignInActor, outside: Outside): () => void {
  const { queryClient, announceSession, navigate } = outside
  const subscriptions = [
    actor.on('code.sent', () => {
      const isReset = authenticationSelectors.purpose(actor.getSnapshot()) === 'resetPassword'
      toast({ text: isReset ? login.codeSentIfKnown : login.codeSent, id: toastId, tone: 'ok' })
    }),
    actor.on('session.opened', () => {
      announceSession()
      toast({ text: login.signedIn, id: toastId, tone: 'ok' })
    }),
    actor.subscribe({
      complete: () => {
        const output = actor.getSnapshot().output
        if (!output) return
        if (output.cappedPriceIds.length > 0) toast({ text: login.cartCapped, tone: 'info' })
        navigate(output.destination, { replace: true })
      },
    }),
    actor.subscribe(showFailures()),
  ]
  const unsubscribe = subscribeToTabs(queryClient, {
    onSession: () => {
      if (isMarkedSignedIn()) actor.send({ type: 'session.started' })
    },
  })
  return () => {
    unsubscribe()
    for (const subscription of subscriptions) subscription.unsubscribe()
  }
}

/** The toasts of AUTH-43 to AUTH-46; the step itself shows the details. */
function showFailures() {
  let shown: Failure | null = null
  return (snapshot: ReturnType<SignInActor['getSnapshot']>) => {
    const failure = authenticationSelectors.failure(snapshot)
    if (failure === shown) return
    shown = failure
    const step = authenticationSelectors.step(snapshot)
    if (failure === null || (step !== 3 && step !== 5)) return
    toast({ text: toastTexts[failure.code] ?? login.tryLater, id: toastId, tone: 'error' })
  }
}

/** What went well takes the place of what did not before it. */
const toastId = 'sign-in'

const toastTexts: Partial<Record<Failure['code'], string>> = {
  password_incorrect: login.passwordIncorrect,
  passwords_do_not_match: login.passwordsDiffer,
}
