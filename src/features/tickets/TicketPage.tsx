import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { toPersianDigits } from '#domain/digits.ts'
import { tickets } from '#i18n/fa/tickets.ts'
import { css, cx } from '#styled/css/index.js'
import { ProblemError } from '#machines/kernel/problem.ts'
import { AccountFrame } from '#src/features/account/shared/AccountFrame.tsx'
import { profileQuery } from '#src/features/profile/shared/profile.queries.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { day } from '#src/lib/format.ts'
import type { LoadContext, PageDefinition, PageParams } from '#src/lib/page.ts'
import { paths } from '#src/lib/paths.ts'
import { Head } from '#src/ui/Head.tsx'
import { iconButton } from '#src/ui/IconButton.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Chat } from './Chat.tsx'
import { Reply } from './Reply.tsx'
import { StatusChip } from './shared/StatusChip.tsx'
import { ticketQuery } from './tickets.queries.ts'

const words = tickets.chat

export const ticketPage: PageDefinition = { load: loadTicket, Page: TicketPage }

/** The chat is not among it: reading it marks its replies as seen, which a rendered page must not do. */
async function loadTicket({ queryClient, api, params }: LoadContext) {
  const id = idOf(params)
  await Promise.all([
    queryClient.fetchQuery(ticketQuery(api, id)),
    queryClient.prefetchQuery(profileQuery(api)),
  ])
}

/** A ticket: what it is about, its state, and the chat with the shop's support. */
function TicketPage({ params }: { params: PageParams }) {
  const { data: ticket } = useSuspenseQuery(ticketQuery(useApi(), idOf(params)))
  const { id, title, status, date } = ticket
  return (
    <AccountFrame>
      <Head title={title} canonical={paths.ticket(id)} index={false} />
      <div className={head}>
        <Link
          href={paths.tickets}
          className={cx(iconButton({}), css({ marginInlineStart: '-2' }))}
          aria-label={words.back}
        >
          <Icon name="arrow-back" />
        </Link>
        <h1 className={heading} tabIndex={-1}>
          {title}
        </h1>
        <StatusChip status={status} />
      </div>
      <p className={facts}>
        {tickets.id(toPersianDigits(id))}، <time dateTime={date}>{day(date)}</time>
      </p>
      <Chat ticketId={id} />
      <Reply key={id} ticket={ticket} />
    </AccountFrame>
  )
}

function idOf(params: PageParams): number {
  const id = Number(params['id'])
  if (!Number.isInteger(id) || id < 1 || id > 2_147_483_647)
    throw new ProblemError('ticket_not_found')
  return id
}

const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' })
const heading = css({ flex: '1', minWidth: '160px', textStyle: 'h1', overflowWrap: 'anywhere' })
const facts = css({ textStyle: 'small', color: 'text-2', marginBlockEnd: '4' })
