import type KeenSliderClass from 'keen-slider'
import type { KeenSliderInstance } from 'keen-slider'
import { whenNear } from '#src/lib/when-near.ts'

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
  /** Called when someone drags the slides. */
  onDrag: () => void
  onMove: (position: { current: number; last: number }) => void
}

const autoplayMs = 4000

/**
 * Makes a row of slides draggable when it comes near and the slider's script is there; until then the row scrolls. Slides
 * keep the widths that CSS gives them.
 */
export function startSlides(
  track: HTMLElement,
  { count, loop = false, autoplay, onMove, onDrag }: Options,
): Slides {
  let slider: KeenSliderInstance | null = null
  let stopped = false
  const player: Player = { isPaused: false, arm: () => undefined }
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
      [followFocus, ...(autoplay ? [playByItself(player)] : [])],
    )
  }
  const forget = whenNear(
    track,
    () => void import('keen-slider').then(start, () => undefined),
    '100px',
  )
  return {
    next: () => slider?.next(),
    previous: () => slider?.prev(),
    moveTo: (index) => slider?.moveToIdx(index),
    setPaused: (value) => {
      player.isPaused = value
      player.arm()
    },
    stop: () => {
      stopped = true
      forget()
      delete track.dataset.running
      slider?.destroy()
    },
  }
}

/** Brings the slide into sight in which something takes the focus; the browser would scroll under the slides. */
function followFocus(slider: KeenSliderInstance): void {
  const { container } = slider
  const onFocus = ({ target }: FocusEvent) => {
    container.scrollLeft = 0
    const index = slider.slides.findIndex(
      (slide) => target instanceof Node && slide.contains(target),
    )
    const { maxIdx, slides } = slider.track.details
    const place = slides[index]
    if (place === undefined) return
    const isInSight = place.distance > -0.01 && place.distance + place.size < 1.01
    if (!isInSight) slider.moveToIdx(Math.min(index, maxIdx), false)
  }
  container.addEventListener('focusin', onFocus)
  slider.on('destroyed', () => container.removeEventListener('focusin', onFocus))
}

/** What moves the slides by itself: whether it may, and its timer set anew. */
type Player = { isPaused: boolean; arm: () => void }

/**
 * Moves on each 4 s, from the last to the first, unless someone holds or reads a slide, has scrolled on, looks
 * elsewhere, or wants no motion.
 */
const playByItself = (player: Player) => (slider: KeenSliderInstance) => {
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  const frame = slider.container.parentElement ?? slider.container
  const leaving = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const holds = new Set<'pointer' | 'focus' | 'distance'>(['distance'])
  const arm = () => {
    clearTimeout(timer)
    if (holds.size > 0 || player.isPaused || document.hidden || still.matches) return
    timer = setTimeout(() => (isCovered(slider) ? arm() : moveOn(slider)), autoplayMs)
  }
  player.arm = arm
  const on = (target: EventTarget, type: string, change: () => void) =>
    target.addEventListener(
      type,
      () => {
        change()
        arm()
      },
      { signal: leaving.signal },
    )
  on(frame, 'pointerenter', () => holds.add('pointer'))
  on(frame, 'pointerleave', () => holds.delete('pointer'))
  on(frame, 'focusin', () => holds.add('focus'))
  on(frame, 'focusout', () => holds.delete('focus'))
  on(document, 'visibilitychange', () => undefined)
  on(still, 'change', () => undefined)
  const sight = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting) holds.delete('distance')
      else holds.add('distance')
      arm()
    },
    { threshold: 0.5 },
  )
  sight.observe(slider.container)
  slider.on('animationEnded', arm)
  slider.on('updated', arm)
  slider.on('dragStarted', () => clearTimeout(timer))
  slider.on('destroyed', () => {
    player.arm = () => undefined
    clearTimeout(timer)
    sight.disconnect()
    leaving.abort()
  })
}

/** Behind an open dialog nothing moves. */
function isCovered({ container }: KeenSliderInstance): boolean {
  return container.closest('[aria-hidden=true], [inert]') !== null
}

function moveOn(slider: KeenSliderInstance): void {
  const { rel, maxIdx } = slider.track.details
  if (slider.options.loop || rel < maxIdx) slider.next()
  else slider.moveToIdx(0)
}
