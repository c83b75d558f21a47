import { css } from '#styled/css/index.js'
import { Picture } from '#src/ui/Picture.tsx'
import type { Introduction } from './gallery-view.ts'

/** Sounds of the product, each with its picture. */
export function Sounds({ sounds }: { sounds: readonly Introduction[] }) {
  return (
    <ul className={list}>
      {sounds.map(({ title, cover, file }) => (
        <li key={file}>
          <figure className={sound}>
            <Picture
              src={cover}
              alt=""
              width={160}
              height={160}
              sizes="160px"
              className={picture}
            />
            <figcaption className={caption}>{title}</figcaption>
            {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody speaks in it; the title says what is heard */}
            <audio controls preload="none" src={file} aria-label={title} className={player} />
          </figure>
        </li>
      ))}
    </ul>
  )
}

const list = css({ display: 'grid', gap: '6' })
const sound = css({ display: 'grid', justifyItems: 'center', gap: '4' })
const picture = css({
  width: '160px',
  height: '160px',
  padding: '2',
  borderRadius: 'lg',
  border: '1px solid {colors.border}',
  bg: 'plate',
})
const caption = css({ textStyle: 'label', textAlign: 'center' })
const player = css({ width: 'full', maxWidth: '480px' })
