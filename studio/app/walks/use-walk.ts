import { useCallback, useEffect, useRef, type Dispatch, type SetStateAction } from 'react'
import type { PathStep } from '#walks/paths-report.ts'
import { watchedAt } from './watched-at.ts'
import type { Live } from '#studio/app/live/live.ts'
import { useFrameAddress } from '#studio/app/frame-address.ts'
import { openInFrame } from '#studio/app/open-in-frame.ts'
import type { KnownWalk } from './walk.ts'
import {
  applyPosition,
  isLeft as isLeftBy,
  isOnItsPage,
  markLate,
  nextStep,
  unexpectedUrl,
  initialWalkState,
  openTimeoutMs,
  showTimeoutMs,
  applyRefusal,
  type WalkState,
} from './walk-state.ts'

export type Watching = readonly [WalkState | null, Dispatch<SetStateAction<WalkState | null>>]

/** Plays a walk in the shop in the frame, step by step or at a pace. */
export function useWalk({ state: live, store }: Live, [walking, setWalking]: Watching) {
  const { positions, positionCount, refusals, actors, page, pages } = live
  const seen = useRef({ positionCount, refusals })
  const shown = useFrameAddress()

  const phase = walking?.phase
  const machine = walking?.walk.machine
  const isFramed = pages.some(({ id, framed }) => id === page && framed)
  const isOpen = isFramed && page !== walking?.from
  const isLeft = walking !== null && isLeftBy(walking, live)
  const isShown =
    isOpen &&
    [...actors.values()].some(
      (actor) => actor.machine === machine && actor.status !== 'stopped' && actor.parent === null,
    )
  const start = walking?.walk.path.start
  useEffect(() => {
    if (phase === 'opening' && isShown && machine !== undefined && start !== undefined)
      store.command({ type: 'walk', machine, start })
  }, [store, phase, isShown, machine, start])

  useEffect(() => {
    const before = seen.current
    seen.current = { positionCount, refusals }
    const count = positionCount - before.positionCount
    if (count > 0)
      setWalking((state) => state && positions.slice(-count).reduce(applyPosition, state))
    if (refusals !== before.refusals && !isLeft)
      setWalking((state) => state && applyRefusal(state, page))
  }, [positions, positionCount, refusals, isLeft, page, setWalking])

  const otherUrl =
    walking === null
      ? null
      : unexpectedUrl(walking, isFramed ? live : { ...live, page: null }, [
          watchedAt(walking.walk),
          shown,
        ])
  const isAwaited = phase === 'opening'
  const isLate = walking?.isLate === true
  const isElsewhere = otherUrl !== null
  useEffect(() => {
    if (!isAwaited || isLate || isElsewhere) return
    const limit = isOpen ? showTimeoutMs : openTimeoutMs
    const timer = setTimeout(() => setWalking((state) => state && markLate(state)), limit)
    return () => clearTimeout(timer)
  }, [isAwaited, isLate, isElsewhere, isOpen, setWalking])

  const isWaiting = walking?.phase === 'waiting' && !isLeft
  const next = isWaiting ? nextStep(walking) : undefined
  const pace = walking?.pace ?? null
  const take = useCallback(
    (step: PathStep) => {
      setWalking((state) => state && { ...state, phase: 'stepping' })
      store.command({ type: 'takeStep', step })
    },
    [store, setWalking],
  )
  useEffect(() => {
    if (pace === null || next === undefined) return
    const timer = setTimeout(() => take(next), pace)
    return () => clearTimeout(timer)
  }, [pace, next, take])

  const canTakeNext = next !== undefined && pace === null
  const open = (walk: KnownWalk, returnUrl: string | null) => {
    const path = watchedAt(walk)
    if (path === null) return
    setWalking(initialWalkState({ walk, from: page, returnUrl }))
    openInFrame(path)
  }
  return {
    /** While the walk's page is opening: the other URL that the frame went to; otherwise null. */
    unexpectedUrl: otherUrl,
    /** Whether the walk's page was left or closed before the walk was over. */
    isLeft,
    /** Whether the walk's page did not open in time. */
    isUnopened: isAwaited && isLate && !isOpen,
    /** Whether the walk's page is open, but did not show the machine in time. */
    isUnshown: isAwaited && isLate && isOpen,
    canTakeNext,
    begin: (walk: KnownWalk) => open(walk, shown),
    openAgain: () => walking !== null && open(walking.walk, walking.returnUrl),
    takeNext: () => canTakeNext && take(next),
    setPace: (pace: number | null) => setWalking((state) => state && { ...state, pace }),
    end: () => {
      const returnUrl = walking?.returnUrl ?? null
      if (walking !== null && isOnItsPage(walking, live)) store.command({ type: 'endWalk' })
      setWalking(null)
      if (returnUrl !== null && shown !== null && returnUrl !== shown) openInFrame(returnUrl)
    },
  }
}
