import { useRef, useState } from 'react'
import { toPersianDigits } from '#domain/digits.ts'
import { css } from '#styled/css/index.js'
import { product as words } from '#i18n/fa/product.ts'
import { twoDigits } from '#src/lib/format.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import type { Introduction } from './gallery-view.ts'

/** A film with its cover until it plays, and controls of its own: those of browsers count in Latin digits. */
export function FilmPlayer({ title, cover, file }: Introduction) {
  const film = useRef<HTMLVideoElement>(null)
  const [isPlaying, setIsPlaying] = useState(false)
  const [seconds, setSeconds] = useState({ now: 0, total: 0 })
  const readTime = ({ currentTarget }: { currentTarget: HTMLVideoElement }) =>
    setSeconds({ now: currentTarget.currentTime, total: currentTarget.duration || 0 })
  const toggle = () => {
    if (isPlaying) film.current?.pause()
    else void film.current?.play().catch(() => setIsPlaying(false))
  }
  return (
    <figure className={figure}>
      <video
        ref={film}
        muted
        playsInline
        preload="none"
        width={640}
        height={640}
        poster={`${cover}?w=960`}
        src={file}
        aria-label={title}
        className={screen}
        onClick={toggle}
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
        onTimeUpdate={readTime}
        onDurationChange={readTime}
      />
      <div className={bar}>
        <IconButton
          icon={isPlaying ? 'pause' : 'play'}
          label={isPlaying ? words.pauseFilm(title) : words.playFilm(title)}
          onClick={toggle}
        />
        <input
          type="range"
          min={0}
          max={seconds.total}
          step="any"
          value={seconds.now}
          disabled={seconds.total === 0}
          aria-label={words.filmPosition}
          aria-valuetext={clock(seconds.now)}
          className={track}
          onChange={({ target }) => {
            if (film.current !== null) film.current.currentTime = Number(target.value)
          }}
        />
        <span className={time}>
          {seconds.total === 0 ? clock(0) : `${clock(seconds.now)} / ${clock(seconds.total)}`}
        </span>
      </div>
      <figcaption className={caption}>{title}</figcaption>
    </figure>
  )
}

/** Minutes and seconds: ۰:۰۷. */
function clock(seconds: number): string {
  const whole = Math.round(seconds)
  return `${toPersianDigits(Math.floor(whole / 60))}:${twoDigits(whole % 60)}`
}

const figure = css({ width: 'full', maxWidth: '640px' })
const screen = css({
  width: 'full',
  height: 'auto',
  maxHeight: '62dvh',
  borderRadius: 'lg',
  bg: 'plate',
  objectFit: 'contain',
  cursor: 'pointer',
})
/** Time runs from left to right, as in every player. */
const bar = css({ display: 'flex', alignItems: 'center', gap: '2', direction: 'ltr' })
const track = css({
  flex: '1',
  minWidth: '0',
  height: 'tap',
  accentColor: '{colors.brand}',
  cursor: 'pointer',
})
const time = css({ textStyle: 'caption', color: 'text-2', fontVariantNumeric: 'tabular-nums' })
const caption = css({ textStyle: 'label', textAlign: 'center' })
