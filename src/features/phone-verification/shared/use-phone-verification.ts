import { login } from '#i18n/fa/login.ts'
import { createPhoneVerificationActors } from '#machines/flows/phone-verification/phone-verification.actors.ts'
import {
  phoneVerificationMachine,
  type PhoneVerificationActor,
} from '#machines/flows/phone-verification/phone-verification.machine.ts'
import { phoneVerificationPersistence } from '#machines/flows/phone-verification/phone-verification.persistence.ts'
import type { VerificationPurpose } from '#machines/flows/phone-verification/phone-verification.types.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { useFlow } from '#src/lib/flows/use-flow.ts'
import { toast } from '#src/ui/toast.ts'

/** The verification of a number. @param onVerified goes on with what the number was verified for */
export function usePhoneVerification(
  purpose: VerificationPurpose,
  onVerified: () => void,
): PhoneVerificationActor {
  const api = useApi()
  return useFlow(() => ({
    machine: phoneVerificationMachine,
    live: () => phoneVerificationMachine.provide({ actors: createPhoneVerificationActors(api) }),
    input: () => ({ purpose }),
    persistence: phoneVerificationPersistence(purpose),
    listen: (actor) => {
      const announceCode = () => toast({ text: login.codeSent, tone: 'ok' })
      const subscriptions = [
        actor.on('code.sent', announceCode),
        actor.on('phone.verified', onVerified),
      ]
      return () => {
        for (const subscription of subscriptions) subscription.unsubscribe()
      }
    },
  }))
}
