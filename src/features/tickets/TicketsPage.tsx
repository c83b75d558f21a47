import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { toPersianDigits } from '#domain/digits.ts'
import { tickets as words } from '#i18n/fa/tickets.ts'
import { css, cx } from '#styled/css/index.js'
import type { Schemas } from '#machines/api/client.ts'
import { AccountFrame } from '#src/features/account/shared/AccountFrame.tsx'
import { AccountHeading } from '#src/features/account/shared/AccountHeading.tsx'
import { ContactWays } from '#src/features/contact/shared/ContactWays.tsx'
import { profileQuery } from '#src/features/profile/shared/profile.queries.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { needsSession } from '#src/lib/api/needs-session.ts'
import { day } from '#src/lib/format.ts'
import type { LoadContext, PageDefinition } from '#src/lib/page.ts'
import { paths } from '#src/lib/paths.ts'
import { usePaused } from '#src/lib/use-paused.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Head } from '#src/ui/Head.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Retry } from '#src/ui/Retry.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { NewTicket } from './NewTicket.tsx'
import { ticketsQuery } from './shared/tickets.queries.ts'
import { StatusChip } from './shared/StatusChip.tsx'
import { foundTicketsQuery } from './tickets.queries.ts'

export const ticketsPage: PageDefinition = { load: loadTickets, Page: TicketsPage }

/** Tickets that cannot be loaded leave their part of the page empty, with a retry. */
async function loadTickets({ queryClient, api }: LoadContext) {
  await Promise.all([
    queryClient.fetchQuery(profileQuery(api)),
    queryClient.prefetchQuery(ticketsQuery(api)),
  ])
}

/** Contact options, and the customer's tickets with a search and the form of a new one. */
function TicketsPage() {
  const [search, setSearch] = useState('')
  return (
    <AccountFrame>
      <Head title={words.title} canonical={paths.tickets} index={false} />
      <AccountHeading title={words.title} end={<NewTicket />} />
      <p className={cx(text, css({ marginBlockEnd: '4' }))}>{words.text}</p>
      <ContactWays framed />
      <div className={head}>
        <h2 className={css({ textStyle: 'h3' })}>{words.yours}</h2>
        <TextField
          type="search"
          label={words.search}
          placeholder={words.search}
          quiet
          maxLength={200}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </div>
      <TicketList search={usePaused(search.trim())} />
    </AccountFrame>
  )
}

function TicketList({ search }: { search: string }) {
  const {
    data: found,
    isError,
    refetch,
  } = useQuery({
    ...foundTicketsQuery(useApi(), search),
    ...needsSession,
  })
  if (found === undefined)
    return isError ? <Retry onRetry={() => void refetch()} /> : <Skeleton height="160px" />
  if (found.length === 0)
    return (
      <p className={text} role="status">
        {search === '' ? words.empty : words.nothingFound}
      </p>
    )
  return (
    <ul className={css({ display: 'grid', gap: '3' })} aria-label={words.yours}>
      {found.map((ticket) => (
        <TicketRow key={ticket.id} ticket={ticket} />
      ))}
    </ul>
  )
}

function TicketRow({ ticket }: { ticket: Schemas['Ticket'] }) {
  const { id, title, status, date, unseen_messages: unseen } = ticket
  return (
    <li>
      <Link href={paths.ticket(id)} className={row}>
        <span className={facts}>
          <span className={name}>{title}</span>
          {unseen > 0 && <Badge tone="danger">{words.unseen(toPersianDigits(unseen))}</Badge>}
          <StatusChip status={status} />
          <time className={css({ textStyle: 'caption', color: 'text-2' })} dateTime={date}>
            {day(date)}
          </time>
        </span>
        <Icon name="caret" size={20} />
      </Link>
    </li>
  )
}

const text = css({ textStyle: 'body', color: 'text-2' })
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  marginBlockStart: '8',
  marginBlockEnd: '3',
  '& > div': { flexBasis: { base: 'full', sm: '280px' } },
})
const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: '64px',
  padding: '12px 16px',
  border: '1px solid {colors.border}',
  borderRadius: 'lg',
  bg: 'surface',
  _hover: { borderColor: 'border-strong' },
})
const facts = css({
  display: 'flex',
  flex: '1',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  rowGap: '2',
  minWidth: '0',
})
const name = css({
  flex: { base: '1 0 100%', sm: '1' },
  minWidth: '0',
  overflowWrap: 'anywhere',
  textStyle: 'label',
})
