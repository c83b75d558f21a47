import { useQueryClient } from '@tanstack/react-query'
import { staffModeration } from '#i18n/fa/staff-moderation.ts'
import { createStaffDecisionActors } from '#machines/flows/staff-decision/staff-decision.actors.ts'
import { staffDecisionMachine } from '#machines/flows/staff-decision/staff-decision.machine.ts'
import { queryKeys } from '#staff/app/queries.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { useFlow } from '#src/lib/flows/use-flow.ts'
import { toast } from '#src/ui/toast.ts'

/** The flow of the decisions on a page. */
export function useDecision() {
  const api = useApi()
  const queryClient = useQueryClient()
  return useFlow(() => ({
    machine: staffDecisionMachine,
    live: () => staffDecisionMachine.provide({ actors: createStaffDecisionActors(api) }),
    input: () => undefined,
    listen: (actor) => {
      const renew = () => void queryClient.invalidateQueries({ queryKey: queryKeys.allModeration })
      const made = actor.on(
        'decision.made',
        ({ decision: { kind, subject, isWaiting = false } }) => {
          renew()
          toast({
            text:
              isWaiting && subject !== 'answer'
                ? staffModeration.waits[subject]
                : staffModeration.made[kind],
            tone: 'ok',
          })
        },
      )
      const outdated = actor.on('decision.outdated', renew)
      return () => {
        made.unsubscribe()
        outdated.unsubscribe()
      }
    },
  }))
}
