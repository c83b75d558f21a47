import { useSuspenseQuery } from '@tanstack/react-query'
import { account } from '#i18n/fa/account.ts'
import { css } from '#styled/css/index.js'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { messagesQuery } from './shared/messages.queries.ts'
import { profileQuery } from '#src/features/profile/shared/profile.queries.ts'
import type { LoadContext, PageDefinition } from '#src/lib/page.ts'
import { paths } from '#src/lib/paths.ts'
import { AccountFrame } from '#src/features/account/shared/AccountFrame.tsx'
import { accountHeading } from '#src/features/account/shared/account-heading.ts'
import { ButtonLink } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Head } from '#src/ui/Head.tsx'
import { BagScene } from '#src/ui/scenes/BagScene.tsx'
import { MessageRow } from './MessageRow.tsx'

const words = account.messages

export const messagesPage: PageDefinition = { load: loadMessages, Page: MessagesPage }

async function loadMessages({ queryClient, api }: LoadContext) {
  await Promise.all([
    queryClient.fetchQuery(messagesQuery(api)),
    queryClient.prefetchQuery(profileQuery(api)),
  ])
}

/** The messages of the shop to the customer, newest first. */
function MessagesPage() {
  const { data: messages } = useSuspenseQuery(messagesQuery(useApi()))
  return (
    <AccountFrame>
      <Head title={words.title} canonical={paths.messages} index={false} />
      <h1 className={accountHeading} tabIndex={-1}>
        {words.title}
      </h1>
      {messages.length === 0 ? (
        <EmptyState
          scene={<BagScene />}
          title={words.empty}
          text={words.emptyText}
          actions={<ButtonLink href={paths.products}>{words.toShop}</ButtonLink>}
        />
      ) : (
        <ul className={list}>
          {messages.map((message) => (
            <MessageRow key={message.id} message={message} />
          ))}
        </ul>
      )}
    </AccountFrame>
  )
}

const list = css({ display: 'grid', gap: '3' })
