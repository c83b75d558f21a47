import { useState, type KeyboardEvent } from 'react'
import { css } from '#styled/css/index.js'
import { comments as words } from '#i18n/fa/comments.ts'
import { day, number } from '#src/lib/format.ts'
import { Dialog } from '#src/ui/Dialog.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import { Rating } from '#src/ui/Rating.tsx'
import type { CommentFile } from './comment-view.ts'

type Props = { files: readonly CommentFile[]; start: number; onClose: () => void }

/** One file at a time, large, with its sender and their comment (CMT-08). The arrow keys move between files. */
export function FileViewer({ files, start, onClose }: Props) {
  const [index, setIndex] = useState(start)
  const [isOpen, setOpen] = useState(true)
  const shown = files[index]
  const turn = (by: number) => setIndex((index + by + files.length) % files.length)
  const turnByKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') turn(1)
    if (key === 'ArrowRight') turn(-1)
  }
  const close = () => {
    setOpen(false)
    onClose()
  }
  if (shown === undefined) return null
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      look="full"
      title={words.pictures}
      foot={files.length > 1 && <Pager index={index} count={files.length} onTurn={turn} />}
    >
      <figure onKeyDown={turnByKey}>
        <div className={stage}>
          <Shown file={shown} />
        </div>
        <figcaption className={caption}>
          <span className={head}>
            <bdi className={css({ textStyle: 'label' })}>{shown.comment.display_name}</bdi>
            <Rating score={shown.comment.stars} />
            <time dateTime={shown.comment.created_at} className={date}>
              {day(shown.comment.created_at)}
            </time>
          </span>
          <p className={said} dir="auto">
            {shown.comment.comment}
          </p>
        </figcaption>
      </figure>
    </Dialog>
  )
}

function Shown({ file: { file, file_type, comment } }: { file: CommentFile }) {
  if (file_type === 'video')
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- buyers send no captions with their videos
      <video
        key={file}
        src={file}
        controls
        playsInline
        preload="metadata"
        className={media}
        aria-label={words.videoOf(comment.display_name)}
      />
    )
  return (
    <Picture
      key={file}
      src={file}
      alt={words.pictureOf(comment.display_name)}
      width={1}
      height={1}
      sizes="(min-width: 960px) 560px, 100vw"
      className={media}
    />
  )
}

type PagerProps = { index: number; count: number; onTurn: (by: number) => void }

function Pager({ index, count, onTurn }: PagerProps) {
  return (
    <div className={pager}>
      <IconButton icon="caret-back" label={words.previous} onClick={() => onTurn(-1)} />
      <span role="status">{words.position(number(index + 1), number(count))}</span>
      <IconButton icon="caret" label={words.next} onClick={() => onTurn(1)} />
    </div>
  )
}

const stage = css({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  maxHeight: '60dvh',
  width: 'full',
  overflow: 'hidden',
  borderRadius: 'md',
  bg: 'bg-sunken',
})
const media = css({ width: 'full', height: 'full', minHeight: '0', objectFit: 'contain' })
const caption = css({ display: 'grid', gap: '2', marginBlockStart: '4' })
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })
const date = css({ textStyle: 'caption', color: 'text-2' })
const said = css({ textStyle: 'body', whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
const pager = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' })
