import { useSuspenseQuery } from '@tanstack/react-query'
import { toPersianDigits } from '#domain/digits.ts'
import { account } from '#i18n/fa/account.ts'
import { css } from '#styled/css/index.js'
import type { Schemas } from '#machines/api/client.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { profileQuery } from '#src/features/profile/shared/profile.queries.ts'
import { ticketsQuery } from './shared/tickets.queries.ts'
import { day } from '#src/lib/format.ts'
import type { LoadContext, PageDefinition } from '#src/lib/page.ts'
import { paths } from '#src/lib/paths.ts'
import { AccountFrame } from '#src/features/account/shared/AccountFrame.tsx'
import { accountHeading } from '#src/features/account/shared/account-heading.ts'
import { ContactWays } from '#src/features/contact/shared/ContactWays.tsx'
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx'
import { Head } from '#src/ui/Head.tsx'

const words = account.tickets

export const ticketsPage: PageDefinition = { load: loadTickets, Page: TicketsPage }

async function loadTickets({ queryClient, api }: LoadContext) {
  await Promise.all([
    queryClient.fetchQuery(ticketsQuery(api)),
    queryClient.prefetchQuery(profileQuery(api)),
  ])
}

/** Contact options, and the customer's tickets. */
function TicketsPage() {
  const { data: tickets } = useSuspenseQuery(ticketsQuery(useApi()))
  return (
    <AccountFrame>
      <Head title={words.title} canonical={paths.tickets} index={false} />
      <h1 className={accountHeading} tabIndex={-1}>
        {words.title}
      </h1>
      <p className={text}>{words.text}</p>
      <ContactWays framed />
      <h2 className={heading}>{words.yours}</h2>
      {tickets.length === 0 ? (
        <p className={text}>{words.empty}</p>
      ) : (
        <ul className={list}>
          {tickets.map((ticket) => (
            <TicketRow key={ticket.id} ticket={ticket} />
          ))}
        </ul>
      )}
    </AccountFrame>
  )
}

function TicketRow({ ticket }: { ticket: Schemas['Ticket'] }) {
  const { title, status, date, unseen_messages: unseen } = ticket
  return (
    <li className={row}>
      <span className={css({ flex: '1', minWidth: '160px', textStyle: 'label' })}>{title}</span>
      {unseen > 0 && <Badge tone="danger">{words.unseen(toPersianDigits(unseen))}</Badge>}
      <Badge tone={tones[status]}>{words.status[status]}</Badge>
      <time className={css({ textStyle: 'caption', color: 'text-2' })} dateTime={date}>
        {day(date)}
      </time>
    </li>
  )
}

const tones: Record<Schemas['Ticket']['status'], BadgeTone> = {
  OPEN: 'brand',
  PENDING: 'warn',
  CLOSED: 'neutral',
}

const text = css({ textStyle: 'body', color: 'text-2' })
const heading = css({ textStyle: 'h3', marginBlockStart: '8', marginBlockEnd: '3' })
const list = css({ display: 'grid', gap: '3' })
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  minHeight: '64px',
  padding: '12px 16px',
  border: '1px solid {colors.border}',
  borderRadius: 'lg',
  bg: 'surface',
})
