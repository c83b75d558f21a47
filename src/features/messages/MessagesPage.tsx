import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { account } from '#i18n/fa/account.ts'
import { css } from '#styled/css/index.js'
import type { Schemas } from '#machines/api/client.ts'
import { AccountFrame } from '#src/features/account/shared/AccountFrame.tsx'
import { AccountHeading } from '#src/features/account/shared/AccountHeading.tsx'
import { profileQuery } from '#src/features/profile/shared/profile.queries.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { needsSession } from '#src/lib/api/needs-session.ts'
import { queryKeys } from '#src/lib/api/query-keys.ts'
import { number } from '#src/lib/format.ts'
import type { LoadContext, PageDefinition } from '#src/lib/page.ts'
import { paths } from '#src/lib/paths.ts'
import { ButtonLink } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Head } from '#src/ui/Head.tsx'
import { Retry } from '#src/ui/Retry.tsx'
import { LetterScene } from '#src/ui/scenes/LetterScene.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Tabs } from '#src/ui/Tabs.tsx'
import { MessageDialog } from './MessageDialog.tsx'
import { MessageRow } from './MessageRow.tsx'
import { messagesQuery } from './shared/messages.queries.ts'

const words = account.messages

export const messagesPage: PageDefinition = { load: loadMessages, Page: MessagesPage }

/** Messages that cannot be loaded leave their part of the page empty, with a retry. */
async function loadMessages({ queryClient, api }: LoadContext) {
  await Promise.all([
    queryClient.fetchQuery(profileQuery(api)),
    queryClient.prefetchQuery(messagesQuery(api)),
  ])
}

/** The messages of the shop to the customer, newest first: those not read yet, and the others. */
function MessagesPage() {
  const queryClient = useQueryClient()
  const {
    data: messages,
    isError,
    refetch,
  } = useQuery({ ...messagesQuery(useApi()), ...needsSession })
  const [opened, setOpened] = useState<Schemas['Message'] | null>(null)
  const close = () => {
    if (opened?.seen === false) void queryClient.invalidateQueries({ queryKey: queryKeys.messages })
    setOpened(null)
  }
  return (
    <AccountFrame>
      <Head title={words.title} canonical={paths.messages} index={false} />
      <AccountHeading title={words.title} />
      {messages === undefined &&
        (isError ? (
          <Retry text={words.listFailed} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height="240px" />
        ))}
      {messages !== undefined && <MessageTabs messages={messages} onOpen={setOpened} />}
      <MessageDialog message={opened} onClose={close} />
    </AccountFrame>
  )
}

type TabsProps = {
  messages: readonly Schemas['Message'][]
  onOpen: (message: Schemas['Message']) => void
}

function MessageTabs({ messages, onOpen }: TabsProps) {
  const unread = messages.filter(({ seen }) => !seen)
  const read = messages.filter(({ seen }) => seen)
  const label = (text: string, list: readonly unknown[]) => `${text} (${number(list.length)})`
  return (
    <Tabs
      label={words.tabs.label}
      tabs={[
        {
          value: 'unread',
          label: label(words.tabs.unread, unread),
          content: <MessageList messages={unread} onOpen={onOpen} empty="unread" />,
        },
        {
          value: 'read',
          label: label(words.tabs.read, read),
          content: <MessageList messages={read} onOpen={onOpen} empty="read" />,
        },
      ]}
    />
  )
}

function MessageList({ messages, onOpen, empty }: TabsProps & { empty: 'read' | 'unread' }) {
  if (messages.length === 0)
    return (
      <EmptyState
        scene={<LetterScene />}
        title={empty === 'unread' ? words.noUnread : words.noRead}
        text={empty === 'unread' ? words.noUnreadText : words.noReadText}
        actions={<ButtonLink href={paths.products}>{words.toShop}</ButtonLink>}
      />
    )
  return (
    <ul className={css({ display: 'grid', gap: '3' })}>
      {messages.map((message) => (
        <MessageRow key={message.id} message={message} onOpen={onOpen} />
      ))}
    </ul>
  )
}
