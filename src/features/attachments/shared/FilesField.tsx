import { useId, useRef } from 'react'
import { css } from '#styled/css/index.js'
import { commentForm as words } from '#i18n/fa/comments.ts'
import { isRefused, type Attachment, type ChosenFile } from '#machines/kernel/attachments.ts'
import { useLostFocus } from '#src/lib/lost-focus.ts'
import { Button } from '#src/ui/Button.tsx'
import type { FileStore } from './file-store.ts'
import { FileTile } from './FileTile.tsx'

const accepted = 'image/*,video/mp4,video/webm'

type Props = {
  files: readonly Attachment[]
  store: FileStore
  onAdd: (files: ChosenFile[]) => void
  onRemove: (key: string) => void
  /** Sends a refused file again; without it the whole form does. */
  onRetry?: (key: string) => void
}

/** Pictures and a video with their upload progress, removal and retry. */
export function FilesField({ files, store, onAdd, onRemove, onRetry }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const field = useLostFocus(files.length, 'input + button')
  const add = (chosen: FileList | null) => {
    if (chosen !== null && chosen.length > 0) onAdd(store.add(chosen))
    if (input.current !== null) input.current.value = ''
  }
  return (
    <div ref={field} role="group" aria-labelledby={id} className={box}>
      <span id={id} className={label}>
        {words.files}
      </span>
      {files.length > 0 && (
        <ul className={list}>
          {files.map((file) => (
            <FileTile
              key={file.key}
              file={file}
              store={store}
              onRemove={() => onRemove(file.key)}
              onRetry={onRetry && (() => onRetry(file.key))}
            />
          ))}
        </ul>
      )}
      <input
        ref={input}
        type="file"
        multiple
        accept={accepted}
        aria-label={words.addFiles}
        tabIndex={-1}
        className={css({ srOnly: true })}
        onChange={({ target }) => add(target.files)}
      />
      <Button look="line" icon="camera" onClick={() => input.current?.click()}>
        {words.addFiles}
      </Button>
      <span className={hint}>{hintOf(files.filter(({ failure }) => failure !== null))}</span>
    </div>
  )
}

const hintOf = (failed: readonly Attachment[]) => {
  if (failed.length === 0) return words.filesHint
  return failed.every(isRefused) ? words.refusedFiles : words.unsentFiles
}

const box = css({ display: 'grid', gap: '2', minWidth: '0' })
const label = css({ textStyle: 'small', color: 'text-2' })
const hint = css({ textStyle: 'caption', color: 'text-3' })
const list = css({ display: 'grid', gap: '2' })
