import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react'
import type { Actor } from 'xstate'
import type { storiesMachine } from '#machines/flows/stories/stories.machine.ts'

type Flow = Actor<typeof storiesMachine>
type Press = { x: number; y: number; at: number }

/** A longer press pauses the item and is not a tap. */
const tapMs = 300
/** A movement of more pixels than this is a swipe. */
const swipePx = 56

/**
 * Gestures and keys of the stories: a press pauses, a tap moves on or back, a horizontal swipe changes the story
 * (forward is left, so the finger moves right), a downward one closes. The left and right keys work like taps.
 */
export function useStoryGestures(flow: Flow) {
  const press = useRef<Press>(null)
  const spent = useRef(false)
  useKeys(flow)
  useHiddenTab(flow)

  const onPointerDown = ({ clientX: x, clientY: y, timeStamp: at, isPrimary }: PointerEvent) => {
    if (!isPrimary) return
    press.current = { x, y, at }
    spent.current = false
    flow.send({ type: 'hold.began', at: Date.now() })
  }
  const onPointerUp = ({ clientX, clientY, timeStamp }: PointerEvent) => {
    const from = press.current
    if (from === null) return
    press.current = null
    flow.send({ type: 'hold.ended', at: Date.now() })
    const [along, down] = [clientX - from.x, clientY - from.y]
    spent.current = timeStamp - from.at > tapMs || Math.hypot(along, down) > swipePx
    if (Math.hypot(along, down) <= swipePx) return
    if (Math.abs(down) > Math.abs(along)) {
      if (down > 0) flow.send({ type: 'dialog.dismissed' })
    } else flow.send({ type: along > 0 ? 'nextStory.swiped' : 'previousStory.swiped' })
  }
  const onPointerCancel = () => {
    press.current = null
    flow.send({ type: 'hold.ended', at: Date.now() })
  }
  const tap = (type: 'next.pressed' | 'previous.pressed') => (event: MouseEvent) => {
    const byKeyboard = event.detail === 0
    if (byKeyboard || !spent.current) flow.send({ type })
  }
  return { stage: { onPointerDown, onPointerUp, onPointerCancel }, tap }
}

function useKeys(flow: Flow): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'ArrowLeft') flow.send({ type: 'next.pressed' })
      if (event.key === 'ArrowRight') flow.send({ type: 'previous.pressed' })
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [flow])
}

function useHiddenTab(flow: Flow): void {
  useEffect(() => {
    const onChange = () =>
      flow.send({ type: document.hidden ? 'hold.began' : 'hold.ended', at: Date.now() })
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [flow])
}
