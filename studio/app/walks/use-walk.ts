import { useCallback, useEffect, useRef, type Dispatch, type SetStateAction } from 'react'
import type { PathStep } from '#walks/paths-report.ts'
import { watchedAt } from './watched-at.ts'
import type { Live } from '#studio/app/live/live.ts'
import { openInFrame } from '#studio/app/open-in-frame.ts'
import type { KnownWalk } from './walk.ts'
import { arrived, nextStep, opening, refused, type WalkState } from './walk-state.ts'

export type Watching = readonly [WalkState | null, Dispatch<SetStateAction<WalkState | null>>]

/** Takes the shop in the frame along a walk, step by step or at a pace. */
export function useWalk({ state: live, store }: Live, [walking, become]: Watching) {
  const { walked, refusals, actors, page } = live
  const seen = useRef({ walked, refusals })

  const phase = walking?.phase
  const machine = walking?.walk.machine
  const isOpen = page !== null && page !== walking?.from
  const isShown =
    isOpen &&
    [...actors.values()].some(
      (actor) => actor.machine === machine && actor.status === 'active' && actor.parent === null,
    )
  const start = walking?.walk.path.start
  useEffect(() => {
    if (phase === 'opening' && isShown && machine !== undefined && start !== undefined)
      store.command({ type: 'walk', machine, start })
  }, [store, phase, isShown, machine, start])

  useEffect(() => {
    const before = seen.current
    seen.current = { walked, refusals }
    if (walked !== null && walked !== before.walked)
      become((state) => state && arrived(state, walked))
    if (refusals !== before.refusals) become((state) => state && refused(state))
  }, [walked, refusals, become])

  const next = walking === null || walking.phase !== 'waiting' ? undefined : nextStep(walking)
  const pace = walking?.pace ?? null
  const take = useCallback(
    (step: PathStep) => {
      become((state) => state && { ...state, phase: 'stepping' })
      store.command({ type: 'takeStep', step })
    },
    [store, become],
  )
  useEffect(() => {
    if (pace === null || next === undefined) return
    const timer = setTimeout(() => take(next), pace)
    return () => clearTimeout(timer)
  }, [pace, next, take])

  return {
    begin: (walk: KnownWalk) => {
      const path = watchedAt(walk)
      if (path === null) return
      become(opening({ walk, from: page }))
      openInFrame(path)
    },
    takeNext: () => next !== undefined && take(next),
    setPace: (pace: number | null) => become((state) => state && { ...state, pace }),
    end: () => {
      store.command({ type: 'endWalk' })
      become(null)
    },
  }
}
