import { useState, useSyncExternalStore } from 'react'
import { css } from '#styled/css/index.js'
import { commentForm as words } from '#i18n/fa/comments.ts'
import { isRefused, type Attachment } from '#machines/kernel/attachments.ts'
import { failureText } from '#src/lib/failure-text.ts'
import { number } from '#src/lib/format.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import type { FileStore } from './file-store.ts'

type Props = {
  file: Attachment
  store: FileStore
  onRemove: () => void
  onRetry?: () => void
}

/** A file of the draft with its preview and its upload progress. */
export function FileTile({ file, store, onRemove, onRetry }: Props) {
  const sent = useSyncExternalStore(store.subscribe, () => store.sent(file.key))
  const { name, failure, upload } = file
  const isRetryable = failure !== null && !isRefused(file) && store.preview(file.key) !== undefined
  const state = upload !== null ? words.uploaded : progressText(sent)
  return (
    <li className={tile} data-refused={failure !== null || undefined}>
      <Preview file={file} address={store.preview(file.key)} />
      <span className={facts}>
        <bdi className={title}>{name}</bdi>
        {failure === null ? (
          <span className={css({ textStyle: 'caption', color: 'text-2' })}>{state}</span>
        ) : (
          <span role="alert" className={css({ textStyle: 'caption', color: 'danger' })}>
            {failure.code === 'upload_not_found' ? words.lostFile : failureText(failure)}
          </span>
        )}
        {upload === null && failure === null && (
          <progress className={bar} value={sent} aria-label={name} />
        )}
      </span>
      {isRetryable && onRetry !== undefined && (
        <IconButton icon="refresh" label={words.retryFile(name)} onClick={onRetry} />
      )}
      <IconButton icon="trash" label={words.remove(name)} onClick={onRemove} />
    </li>
  )
}

function Preview({ file: { kind, upload }, address }: { file: Attachment; address?: string }) {
  const source = address ?? (upload === null ? undefined : `${upload.file}?w=160`)
  const [undecodable, setUndecodable] = useState<string | null>(null)
  const isUndecodable = source !== undefined && source === undecodable
  return (
    <span className={preview}>
      {kind === 'image' && source !== undefined && !isUndecodable ? (
        <img src={source} alt="" className={picture} onError={() => setUndecodable(source)} />
      ) : (
        <Icon name={kind !== 'image' ? 'play' : isUndecodable ? 'article' : 'camera'} />
      )}
    </span>
  )
}

const progressText = (sent: number) =>
  sent === 0 ? words.waiting : words.progress(number(Math.floor(sent * 100)))

const tile = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  padding: '2',
  borderRadius: 'md',
  border: '1px solid {colors.border}',
})
const preview = css({
  display: 'grid',
  placeItems: 'center',
  width: '56px',
  height: '56px',
  flexShrink: '0',
  overflow: 'hidden',
  borderRadius: 'sm',
  bg: 'bg-sunken',
  color: 'text-2',
})
const picture = css({ width: 'full', height: 'full', objectFit: 'cover' })
const facts = css({ display: 'grid', flex: '1', gap: '1', minWidth: '0' })
const title = css({
  textStyle: 'small',
  textAlign: '-webkit-match-parent',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
const bar = css({
  appearance: 'none',
  width: 'full',
  height: '4px',
  border: 'none',
  borderRadius: 'full',
  overflow: 'hidden',
  bg: 'bg-sunken',
  '&::-webkit-progress-bar': { bg: 'bg-sunken' },
  '&::-webkit-progress-value': { bg: 'brand' },
  '&::-moz-progress-bar': { bg: 'brand' },
})
