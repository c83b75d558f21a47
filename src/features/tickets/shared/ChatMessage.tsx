import type { ReactNode } from 'react'
import { tickets } from '#i18n/fa/tickets.ts'
import { css, cva } from '#styled/css/index.js'
import type { Schemas } from '#machines/api/client.ts'
import { day, timeOfDay } from '#src/lib/format.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'

const words = tickets.chat

type Props = {
  message: Pick<Schemas['ChatMessage'], 'text' | 'is_admin' | 'send_at' | 'files'>
  /** Who wrote it, in words. */
  author: string
  /** What was sent along. */
  children?: ReactNode
}

/** One message of a ticket, with its files. */
export function ChatMessage({ message, author: name, children }: Props) {
  const { text, is_admin: isExpert, send_at: sentAt, files } = message
  return (
    <li className={bubble({ by: isExpert ? 'expert' : 'customer' })}>
      <p className={author}>
        {isExpert && <Icon name="support" size={16} />}
        {name}
      </p>
      <p className={css({ textStyle: 'body', whiteSpace: 'pre-line', overflowWrap: 'anywhere' })}>
        {text}
      </p>
      {files.length > 0 && (
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
          {files.map((file) => (
            <ChatFile key={file.id} file={file} />
          ))}
        </div>
      )}
      {children}
      <time dateTime={sentAt} className={css({ textStyle: 'caption', color: 'text-2' })}>
        {day(sentAt)}، {timeOfDay(sentAt)}
      </time>
    </li>
  )
}

function ChatFile({ file: { file, file_type: kind } }: { file: Schemas['CommentUpload'] }) {
  if (kind === 'video')
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody writes captions for a customer's video
    return <video src={file} controls preload="none" className={media} aria-label={words.file} />
  return (
    <a href={`${file}?w=1440`} target="_blank" rel="noreferrer">
      <img src={`${file}?w=480`} alt={words.file} loading="lazy" className={media} />
    </a>
  )
}

const bubble = cva({
  base: {
    display: 'grid',
    gap: '1',
    maxWidth: '640px',
    width: 'fit-content',
    padding: '12px 16px',
    borderRadius: 'lg',
    border: '1px solid',
  },
  variants: {
    by: {
      customer: { justifySelf: 'start', bg: 'surface', borderColor: 'border' },
      expert: { justifySelf: 'end', bg: 'brand-soft', borderColor: 'brand-soft' },
    },
  },
})
const author = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  textStyle: 'caption',
  color: 'text-2',
})
const media = css({
  width: '120px',
  height: '120px',
  borderRadius: 'md',
  objectFit: 'cover',
  bg: 'bg-sunken',
})
