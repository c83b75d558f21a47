import type { KeenSliderInstance } from 'keen-slider'

type Autoplay = {
  /** For a single slider. */
  plugin: (slider: KeenSliderInstance) => void
  setPaused: (paused: boolean) => void
}

/**
 * A plugin of keen-slider that advances at an interval, from the last slide to the first. It pauses under a pointer or
 * the focus, when less than half visible, behind a dialog, in a hidden tab and with reduced motion.
 */
export function createAutoplay(intervalMs: number): Autoplay {
  let isPaused = false
  let rearm = () => {}
  return {
    plugin: (slider) => {
      rearm = start(slider, intervalMs, () => isPaused)
    },
    setPaused: (paused) => {
      isPaused = paused
      rearm()
    },
  }
}

/** @returns restarts the interval */
function start(slider: KeenSliderInstance, intervalMs: number, isPaused: () => boolean) {
  const { container } = slider
  const frame = container.parentElement ?? container
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
  const holds = new Set<'pointer' | 'focus' | 'distance'>(['distance'])
  const destroyed = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined

  const stop = () => clearTimeout(timer)
  const arm = () => {
    stop()
    const mayMove = holds.size === 0 && !isPaused() && !document.hidden && !reducedMotion.matches
    if (mayMove && !destroyed.signal.aborted) timer = setTimeout(tick, intervalMs)
  }
  const tick = () => {
    const isBehindDialog = container.closest('[aria-hidden=true], [inert]') !== null
    if (isBehindDialog) arm()
    else moveOn(slider)
  }
  const listen = (target: EventTarget, type: string, act?: () => void) => {
    const listener = () => {
      act?.()
      arm()
    }
    target.addEventListener(type, listener, { signal: destroyed.signal })
  }

  listen(frame, 'pointerenter', () => holds.add('pointer'))
  listen(frame, 'pointerleave', () => holds.delete('pointer'))
  listen(frame, 'focusin', () => holds.add('focus'))
  listen(frame, 'focusout', () => holds.delete('focus'))
  listen(document, 'visibilitychange')
  listen(reducedMotion, 'change')
  const visibility = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting) holds.delete('distance')
      else holds.add('distance')
      arm()
    },
    { threshold: 0.5 },
  )
  visibility.observe(container)
  slider.on('animationEnded', arm)
  slider.on('updated', arm)
  slider.on('dragStarted', stop)
  slider.on('destroyed', () => {
    stop()
    visibility.disconnect()
    destroyed.abort()
  })
  return arm
}

function moveOn(slider: KeenSliderInstance): void {
  const { rel, maxIdx } = slider.track.details
  if (slider.options.loop || rel < maxIdx) slider.next()
  else slider.moveToIdx(0)
}
