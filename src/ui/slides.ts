import type KeenSliderClass from 'keen-slider'
import type { KeenSliderInstance } from 'keen-slider'
import { whenNear } from '#src/lib/when-near.ts'
import { createAutoplay } from './slider-autoplay.ts'

export type Slides = {
  next: () => void
  previous: () => void
  moveTo: (index: number) => void
  /** Pauses or resumes the autoplay. */
  setPaused: (paused: boolean) => void
  stop: () => void
}

type Options = {
  count: number
  loop?: boolean
  autoplay: boolean
  /** Called when someone drags the slides. */
  onDrag: () => void
  onMove: (position: { current: number; last: number }) => void
}

const intervalMs = 4000

/**
 * Makes a row of slides draggable once it is near and the slider's script is loaded; until then the row scrolls. Slides
 * keep their widths from CSS.
 */
export function startSlides(
  track: HTMLElement,
  { count, loop = false, autoplay, onMove, onDrag }: Options,
): Slides {
  let slider: KeenSliderInstance | null = null
  let stopped = false
  const { plugin: playSlides, setPaused } = createAutoplay(intervalMs)
  const start = ({ default: KeenSlider }: { default: typeof KeenSliderClass }) => {
    if (stopped || count < 2) return
    const report = ({ track: { details } }: KeenSliderInstance) =>
      onMove({ current: details.rel, last: details.maxIdx })
    track.dataset.running = ''
    track.scrollLeft = 0
    slider = new KeenSlider(
      track,
      {
        selector: '[data-slide]',
        rtl: true,
        loop,
        mode: 'snap',
        slides: { perView: 'auto' },
        created: report,
        slideChanged: report,
        updated: report,
        dragged: onDrag,
      },
      [followFocus, ...(autoplay ? [playSlides] : [])],
    )
  }
  const cancel = whenNear(
    track,
    () => void import('keen-slider').then(start, () => undefined),
    '100px',
  )
  return {
    next: () => slider?.next(),
    previous: () => slider?.prev(),
    moveTo: (index) => slider?.moveToIdx(index),
    setPaused,
    stop: () => {
      stopped = true
      cancel()
      delete track.dataset.running
      slider?.destroy()
    },
  }
}

/**
 * Moves to the slide that gets the focus; the browser would scroll under the slides. A press focuses what is in sight:
 * a slide that moved under it would get no click.
 */
function followFocus(slider: KeenSliderInstance): void {
  const { container } = slider
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element && target.matches(':focus-visible'))) return
    container.scrollLeft = 0
    const index = slider.slides.findIndex((slide) => slide.contains(target))
    const { maxIdx, slides } = slider.track.details
    const place = slides[index]
    if (place === undefined) return
    const isInSight = place.distance > -0.01 && place.distance + place.size < 1.01
    if (!isInSight) slider.moveToIdx(Math.min(index, maxIdx), false)
  }
  container.addEventListener('focusin', onFocus)
  slider.on('destroyed', () => container.removeEventListener('focusin', onFocus))
}
