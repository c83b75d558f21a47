import { css } from '#styled/css/index.js'
import { comments as words } from '#i18n/fa/comments.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import type { CommentFile } from './comment-view.ts'

type Props = {
  files: readonly CommentFile[]
  onView: (index: number) => void
}

/** Small pictures of files, each opening the viewer at it. */
export function FileThumbs({ files, onView }: Props) {
  if (files.length === 0) return null
  return (
    <ul className={row}>
      {files.map(({ id, file, file_type, comment }, index) => (
        <li key={id}>
          <button
            type="button"
            className={thumb}
            aria-label={
              file_type === 'image'
                ? words.showPicture(comment.display_name)
                : words.showVideo(comment.display_name)
            }
            onClick={() => onView(index)}
          >
            {file_type === 'image' ? (
              <Picture src={file} alt="" width={1} height={1} sizes="72px" className={picture} />
            ) : (
              <Icon name="play" size={32} />
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '2', marginBlockStart: '3' })
const thumb = css({
  display: 'grid',
  placeItems: 'center',
  width: '72px',
  height: '72px',
  overflow: 'hidden',
  borderRadius: 'md',
  border: '1px solid {colors.border}',
  bg: 'surface-2',
  color: 'text-2',
  cursor: 'pointer',
  _hover: { borderColor: 'border-strong' },
})
const picture = css({ width: 'full', height: 'full', objectFit: 'cover' })
