import { useQueryClient } from '@tanstack/react-query'
import { staffPickUp as words } from '#i18n/fa/staff-pick-up.ts'
import { createStaffPickUpActors } from '#machines/flows/staff-pick-up/staff-pick-up.actors.ts'
import { staffPickUpMachine } from '#machines/flows/staff-pick-up/staff-pick-up.machine.ts'
import { DetailHead } from '#staff/app/DetailHead.tsx'
import { PageTitle } from '#staff/app/PageTitle.tsx'
import { paths } from '#staff/app/paths.ts'
import { queryKeys } from '#staff/app/queries.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { useFlow } from '#src/lib/flows/use-flow.ts'
import { PickUpDesk } from './PickUpDesk.tsx'

/** The desk where customers pick their orders up with a code. */
export function PickUpPage() {
  const api = useApi()
  const queryClient = useQueryClient()
  const actor = useFlow(() => ({
    machine: staffPickUpMachine,
    live: () => staffPickUpMachine.provide({ actors: createStaffPickUpActors(api) }),
    input: () => undefined,
    listen: (actor) => {
      const renew = () => void queryClient.invalidateQueries({ queryKey: queryKeys.anyOrder })
      const subscriptions = [actor.on('order.handedOver', renew), actor.on('order.outdated', renew)]
      return () => subscriptions.forEach((each) => each.unsubscribe())
    },
  }))
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <DetailHead
        title={words.title}
        back={{ href: paths.orders, text: words.back }}
        status={null}
      />
      <PickUpDesk actor={actor} />
    </>
  )
}
