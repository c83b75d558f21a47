import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { css, cx } from '#styled/css/index.js'
import { ui } from '#i18n/fa/ui.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { SliderDots } from '#src/ui/SliderDots.tsx'
import { startSlides, type Slides } from '#src/ui/slides.ts'

type Props = {
  label: string
  /** One a slide, each with its key. */
  slides: readonly { key: string | number; content: ReactNode }[]
  /** Class that gives a slide its width (`flexBasis`) at each breakpoint; without it one fills the slider. */
  slideClass?: string
  loop?: boolean
  /** Goes on by itself each 4 s, but not under a pointer, while dragged, in a hidden tab or with reduced motion. */
  autoplay?: boolean
  dots?: boolean
  /** Places the button that stops the playing; at the bottom end of the slides without it. */
  pauseClass?: string
  className?: string
}

/** A row of slides to drag, from right to left. Its layout is the same before its script has come. */
export function Slider(props: Props) {
  const { label, slides, slideClass = whole, loop, autoplay = false } = props
  const { dots = false, pauseClass = bottomEnd } = props
  const count = slides.length
  const track = useRef<HTMLUListElement>(null)
  const running = useRef<Slides>(null)
  const [position, setPosition] = useState({ current: 0, last: count - 1 })
  const [paused, setPaused] = useState(false)

  useEffect(() => {
    if (track.current === null) return
    const slider = startSlides(track.current, { count, loop, autoplay, onMove: setPosition })
    running.current = slider
    return () => slider.stop()
  }, [count, loop, autoplay])

  const pause = () => {
    running.current?.setPaused(!paused)
    setPaused(!paused)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') running.current?.next()
    if (event.key === 'ArrowRight') running.current?.previous()
  }
  const more = position.last > 0
  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      className={cx(box, props.className)}
      onKeyDown={onKeyDown}
    >
      <ul ref={track} className={row} tabIndex={-1}>
        {slides.map(({ key, content }) => (
          <li key={key} className={slideClass} data-slide>
            {content}
          </li>
        ))}
      </ul>
      {more && (loop === true || position.current > 0) && (
        <IconButton
          look="round"
          icon="caret-back"
          label={ui.previous}
          className={cx(arrow, dots ? insideStart : atStart)}
          onClick={() => running.current?.previous()}
        />
      )}
      {more && (loop === true || position.current < position.last) && (
        <IconButton
          look="round"
          icon="caret"
          label={ui.next}
          className={cx(arrow, dots ? insideEnd : atEnd)}
          onClick={() => running.current?.next()}
        />
      )}
      {autoplay && more && (
        <IconButton
          look="round"
          icon={paused ? 'play' : 'pause'}
          label={paused ? ui.play : ui.pause}
          className={cx(pauseButton, pauseClass)}
          onClick={pause}
        />
      )}
      {dots && more && (
        <SliderDots
          count={count}
          current={position.current}
          onChoose={(index) => running.current?.moveTo(index)}
        />
      )}
    </section>
  )
}

const box = css({ position: 'relative' })
const whole = css({ flex: '0 0 100%', minWidth: '0' })
const row = css({
  display: 'flex',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  touchAction: 'pan-y pinch-zoom',
  '&[data-running]': { overflow: 'hidden', flexDirection: 'row-reverse' },
  '&:not([data-running])': { touchAction: 'auto' },
  '& > [data-slide]': { minHeight: '100%' },
})
const arrow = css({
  position: 'absolute!',
  insetBlockStart: 'calc(50% - 22px)',
  zIndex: '1',
  display: { base: 'none!', md: 'inline-grid!' },
})
const pauseButton = css({
  position: 'absolute!',
  zIndex: '1',
  opacity: '.8',
  _hover: { opacity: '1' },
  _still: { display: 'none!' },
})
const bottomEnd = css({ insetBlockEnd: '3', insetInlineEnd: '3' })
const atStart = css({ insetInlineStart: '-22px' })
const atEnd = css({ insetInlineEnd: '-22px' })
const insideStart = css({ insetInlineStart: '5' })
const insideEnd = css({ insetInlineEnd: '5' })
