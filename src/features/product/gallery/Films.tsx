import { css } from '#styled/css/index.js'
import type { Introduction } from './gallery-view.ts'

/** Films of the product. They are silent and do not play automatically. */
export function Films({ films }: { films: readonly Introduction[] }) {
  return (
    <ul className={list}>
      {films.map(({ title, cover, file }) => (
        <li key={file}>
          <figure>
            <video
              controls
              muted
              playsInline
              preload="none"
              width={640}
              height={640}
              poster={`${cover}?w=960`}
              src={file}
              aria-label={title}
              className={film}
            />
            <figcaption className={caption}>{title}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}

const list = css({ display: 'grid', gap: '6', justifyItems: 'center' })
const film = css({
  width: 'full',
  height: 'auto',
  maxHeight: '62dvh',
  borderRadius: 'lg',
  bg: 'plate',
  objectFit: 'contain',
})
const caption = css({ marginBlockStart: '3', textStyle: 'label', textAlign: 'center' })
