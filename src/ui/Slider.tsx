import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { css, cx } from '#styled/css/index.js'
import { ui } from '#i18n/fa/ui.ts'
import { IconButton } from './IconButton.tsx'
import { SliderArrows } from './SliderArrows.tsx'
import { SliderDots } from './SliderDots.tsx'
import { startSlides, type Slides } from './slides.ts'

type Props = {
  label: string
  /** One per slide, each with its key. */
  slides: readonly { key: string | number; content: ReactNode }[]
  /** Class that gives a slide its width (`flexBasis`) at each breakpoint; without it one fills the slider. */
  slideClass?: string
  loop?: boolean
  /** Advances automatically (`slider-autoplay.ts`) until someone has moved the slides. */
  autoplay?: boolean
  dots?: boolean
  /** Above the slides, with the button that pauses the autoplay at its end; without it the button is on the slides. */
  head?: ReactNode
  /** The position of the button on the slides; the bottom end by default. */
  pauseClass?: string
  /** The look of that button. */
  pauseLook?: 'round' | 'panel'
  className?: string
}

/** A row of slides to drag, from right to left. Its layout is the same before its script is loaded. */
export function Slider(props: Props) {
  const { label, slides, slideClass = whole, loop = false, autoplay = false } = props
  const { dots = false, head, pauseClass = bottomEnd, pauseLook = 'round' } = props
  const count = slides.length
  const track = useRef<HTMLUListElement>(null)
  const running = useRef<Slides>(null)
  const [position, setPosition] = useState({ current: 0, last: count - 1 })
  const [paused, setPaused] = useState(false)

  useEffect(() => {
    if (track.current === null) return
    const onDrag = () => {
      slider.setPaused(true)
      setPaused(true)
    }
    const slider = startSlides(track.current, {
      count,
      loop,
      autoplay,
      onMove: setPosition,
      onDrag,
    })
    running.current = slider
    return () => slider.stop()
  }, [count, loop, autoplay])

  const rest = (value: boolean) => {
    running.current?.setPaused(value)
    setPaused(value)
  }
  const move = (go: (slides: Slides) => void) => {
    rest(true)
    if (running.current !== null) go(running.current)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') move((running) => running.next())
    if (event.key === 'ArrowRight') move((running) => running.previous())
  }
  const more = position.last > 0
  const pauseButton = autoplay && more && (
    <IconButton
      look={head === undefined ? pauseLook : 'plain'}
      icon={paused ? 'play' : 'pause'}
      label={paused ? ui.play : ui.pause}
      className={head === undefined ? cx(onSlides, pauseClass) : inHead}
      onClick={() => rest(!paused)}
    />
  )
  return (
    <section aria-roledescription="carousel" aria-label={label} onKeyDown={onKeyDown}>
      {head !== undefined && (
        <div className={headRow}>
          <div className={headText}>{head}</div>
          {pauseButton}
        </div>
      )}
      <div className={cx(box, props.className)}>
        <ul ref={track} className={row} tabIndex={-1}>
          {slides.map(({ key, content }) => (
            <li key={key} className={slideClass} data-slide>
              {content}
            </li>
          ))}
        </ul>
        <SliderArrows
          inside={dots}
          hasPrevious={more && (loop || position.current > 0)}
          hasNext={more && (loop || position.current < position.last)}
          onPrevious={() => move((running) => running.previous())}
          onNext={() => move((running) => running.next())}
        />
        {head === undefined && pauseButton}
        {dots && more && (
          <SliderDots
            count={count}
            current={position.current}
            onChoose={(index) => move((running) => running.moveTo(index))}
          />
        )}
      </div>
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
  // On phones, never visible at first: laid out when someone moves the slides.
  '& > [data-slide]:nth-child(n+3)': {
    smDown: { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 0px' },
  },
})
const onSlides = css({
  position: 'absolute!',
  zIndex: '1',
  opacity: '.8',
  _hover: { opacity: '1' },
  _still: { display: 'none!' },
})
const headRow = css({ display: 'flex', alignItems: 'flex-start', gap: '1' })
const headText = css({ flex: '1', minWidth: '0' })
const inHead = css({ marginInlineEnd: '-10px', _still: { display: 'none!' } })
const bottomEnd = css({ insetBlockEnd: '3', insetInlineEnd: '3' })
