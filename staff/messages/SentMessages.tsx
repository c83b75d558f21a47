import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { staffMessages as words } from '#i18n/fa/staff-messages.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { Awaiting } from '#staff/app/Awaiting.tsx'
import { fullName } from '#staff/app/full-name.ts'
import { Moment } from '#staff/app/Moment.tsx'
import { Panel } from '#staff/app/Panel.tsx'
import { paths } from '#staff/app/paths.ts'
import { queryKeys, sentMessagesQuery } from '#staff/app/queries.ts'
import { TaskDialog } from '#staff/tasks/TaskDialog.tsx'
import { useTask } from '#staff/tasks/use-task.ts'
import { readId, withQuery } from '#staff/table/list-query.ts'
import { OlderLinks } from '#staff/table/OlderLinks.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { number } from '#src/lib/format.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'

/** What was written to customers, newest first; each can be withdrawn. */
export function SentMessages() {
  const queryClient = useQueryClient()
  const [params] = useSearchParams()
  const before = readId(params.get('before'))
  const isLater = before !== null
  const { data, error, refetch } = useQuery(sentMessagesQuery(useApi(), isLater ? { before } : {}))
  const renew = () => void queryClient.invalidateQueries({ queryKey: queryKeys.allMessages })
  const flow = useTask('messages', { onDone: renew, onOutdated: renew })
  const withdraw = (id: number) =>
    flow.send({ type: 'task.chosen', task: { kind: 'messageWithdraw', id, needsText: true } })
  return (
    <Panel title={words.list}>
      <Awaiting data={data} error={error} onRetry={() => void refetch()} />
      {data?.results.length === 0 && <p>{words.none}</p>}
      <ul className={css({ display: 'grid', gap: '4' })}>
        {data?.results.map((message) => (
          <SentMessage key={message.id} message={message} onWithdraw={() => withdraw(message.id)} />
        ))}
      </ul>
      <OlderLinks
        words={words}
        isLater={isLater}
        next={data?.next}
        href={(next) => withQuery(paths.messages, next === null ? '' : `before=${next}`)}
      />
      <TaskDialog flow={flow} />
    </Panel>
  )
}

type Props = { message: Schemas['StaffMessage']; onWithdraw: () => void }

function SentMessage({ message, onWithdraw }: Props) {
  const { title, customer, author, readers, read, withdrawn_at: withdrawnAt } = message
  return (
    <li className={entry}>
      <strong>{title}</strong>
      {withdrawnAt !== null && <Badge tone="danger">{words.withdrawn}</Badge>}
      {withdrawnAt === null && !message.is_delivered && (
        <Badge tone="info">{words.delivering}</Badge>
      )}
      <span>
        {customer === null ? words.forAll(number(readers)) : words.for(fullName(customer))}
      </span>
      <span>{words.read(number(read))}</span>
      <span className={small}>
        {words.by(fullName(author))}، <Moment at={message.sent_at} />
      </span>
      {withdrawnAt === null && (
        <div>
          <Button
            look="danger"
            size="sm"
            aria-label={words.withdraw.open(title)}
            onClick={onWithdraw}
          >
            {words.withdraw.button}
          </Button>
        </div>
      )}
    </li>
  )
}

const entry = css({ display: 'grid', gap: '1', justifyItems: 'start', overflowWrap: 'anywhere' })
const small = css({ textStyle: 'small', color: 'text-2' })
