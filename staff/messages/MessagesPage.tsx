import { useQueryClient } from '@tanstack/react-query'
import { staffMessages as words } from '#i18n/fa/staff-messages.ts'
import { createStaffMessageActors } from '#machines/flows/staff-message/staff-message.actors.ts'
import { staffMessageMachine } from '#machines/flows/staff-message/staff-message.machine.ts'
import { staffMessagePersistence } from '#machines/flows/staff-message/staff-message.persistence.ts'
import { css } from '#styled/css/index.js'
import { detailColumns } from '#staff/app/DetailHead.tsx'
import { PageTitle } from '#staff/app/PageTitle.tsx'
import { Panel } from '#staff/app/Panel.tsx'
import { queryKeys } from '#staff/app/queries.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { useFlow } from '#src/lib/flows/use-flow.ts'
import { MessageAt } from './MessageAt.tsx'
import { SentMessages } from './SentMessages.tsx'

/** Messages to customers: writing one, and what was written. */
export function MessagesPage() {
  const api = useApi()
  const queryClient = useQueryClient()
  const actor = useFlow(() => ({
    machine: staffMessageMachine,
    live: () => staffMessageMachine.provide({ actors: createStaffMessageActors(api) }),
    input: () => undefined,
    persistence: staffMessagePersistence,
    listen: (actor) => {
      const renew = () => void queryClient.invalidateQueries({ queryKey: queryKeys.allMessages })
      const subscriptions = [actor.on('message.sent', renew), actor.on('messages.outdated', renew)]
      return () => subscriptions.forEach((each) => each.unsubscribe())
    },
  }))
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <h1 className={css({ textStyle: 'h1', marginBlockEnd: '4' })}>{words.title}</h1>
      <div className={detailColumns}>
        <Panel title={words.write}>
          <MessageAt actor={actor} />
        </Panel>
        <SentMessages />
      </div>
    </>
  )
}
