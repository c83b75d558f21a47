import type KeenSliderClass from 'keen-slider'
import type { KeenSliderInstance } from 'keen-slider'

export type Slides = {
  next: () => void
  previous: () => void
  moveTo: (index: number) => void
  /** Whether the slides may move by themselves. */
  setPaused: (paused: boolean) => void
  stop: () => void
}

type Options = {
  count: number
  loop?: boolean
  autoplay: boolean
  onMove: (position: { current: number; last: number }) => void
}

const autoplayMs = 4000

/**
 * Makes a row of slides draggable once the slider's script has come; without it the row still scrolls. Slides keep the
 * widths that CSS gives them.
 */
export function startSlides(
  track: HTMLElement,
  { count, loop = false, autoplay, onMove }: Options,
): Slides {
  let slider: KeenSliderInstance | null = null
  let stopped = false
  let paused = false
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
      },
      autoplay ? [(running) => playByItself(running, () => paused)] : [],
    )
  }
  import('keen-slider').then(start, () => undefined)
  return {
    next: () => slider?.next(),
    previous: () => slider?.prev(),
    moveTo: (index) => slider?.moveToIdx(index),
    setPaused: (value) => {
      paused = value
      slider?.update()
    },
    stop: () => {
      stopped = true
      delete track.dataset.running
      slider?.destroy()
    },
  }
}

/** Moves on each 4 s unless someone holds or reads the slide, looks elsewhere, or wants no motion. */
function playByItself(slider: KeenSliderInstance, isPaused: () => boolean): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  const { container } = slider
  let timer: ReturnType<typeof setTimeout> | undefined
  let held = false
  const arm = () => {
    clearTimeout(timer)
    if (held || isPaused() || document.hidden || still.matches) return
    timer = setTimeout(() => slider.next(), autoplayMs)
  }
  const hold = (value: boolean) => () => {
    held = value
    arm()
  }
  const events = {
    pointerenter: hold(true),
    pointerleave: hold(false),
    focusin: hold(true),
    focusout: hold(false),
  }
  for (const [type, listener] of Object.entries(events)) container.addEventListener(type, listener)
  document.addEventListener('visibilitychange', arm)
  slider.on('created', arm)
  slider.on('animationEnded', arm)
  slider.on('dragStarted', () => clearTimeout(timer))
  slider.on('updated', arm)
  slider.on('destroyed', () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', arm)
    for (const [type, listener] of Object.entries(events))
      container.removeEventListener(type, listener)
  })
}
