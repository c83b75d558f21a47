import { css } from '#styled/css/index.js'
import { FilmPlayer } from './FilmPlayer.tsx'
import type { Introduction } from './gallery-view.ts'

/** Films of the product. They are silent and do not play automatically. */
export function Films({ films }: { films: readonly Introduction[] }) {
  return (
    <ul className={list}>
      {films.map((film) => (
        <li key={film.file} className={item}>
          <FilmPlayer {...film} />
        </li>
      ))}
    </ul>
  )
}

const list = css({ display: 'grid', gap: '6', justifyItems: 'center' })
const item = css({ display: 'grid', justifyItems: 'center', width: 'full' })
