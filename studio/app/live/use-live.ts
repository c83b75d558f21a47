import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { Recording } from '#walks/recording/recording.ts'
import { statePath } from '#walks/recording/state-path.ts'
import type { FlowPosition, Following } from '#studio/app/following.ts'
import { isOfServer } from '#studio/app/machines.ts'
import type { WalkState } from '#studio/app/walks/walk-state.ts'
import { ownStudioKey } from '#studio/channel/studio-key.ts'
import { chartAlong } from './chart-along.ts'
import type { Kept, Live } from './live.ts'
import type { LiveState, Step } from './live-state.ts'
import { isAtWork } from './past.ts'
import { createLiveStore, type LiveStore } from './live-store.ts'
import { watchServer } from './server-moves.ts'
import { isShownAt } from './shown-at.ts'
import { stateIds } from './state-ids.ts'

type Options = {
  /** The id of the machine whose chart is shown. */
  machine: string | undefined
  following: Following
  onChooseMachine: (id: string) => void
  kept: Kept
  /** The walk that is watched: the chart shows it and nothing else. */
  walk: WalkState | null
}

/** Follows the running shop and shows the state of its flow in the chart. */
export function useLive({ machine, following, onChooseMachine, kept, walk }: Options): Live {
  const store = sharedStore()
  const state = useSyncExternalStore(store.subscribe, store.get)
  const [{ recording, chosen, isAuto }, keep] = kept
  const choose = useCallback(
    (chosen: Step | null) => keep((looking) => ({ ...looking, chosen })),
    [keep],
  )
  const steps = recording === null ? state.steps : stepsOf(recording)
  const lastIn = (steps: readonly Step[]) => steps.findLast((step) => step.machine === machine)
  const lastSteps = recording === null ? lastIn(state.lastSteps) : undefined
  const shown = chosen ?? lastIn(steps) ?? lastSteps ?? null

  const isPast = chosen !== null
  const isLive = recording === null && !isPast
  const isOver = isLive && (shown === null || !isAtWork(state, shown, shown.actor))
  const walked = useMemo(() => walkedPosition(state.walked, walk), [state.walked, walk])
  useEffect(() => {
    following.show(
      walked ??
        (shown && {
          machine: shown.machine,
          active: stateIds(shown.machine, shown.value),
          last: shown.transitions.at(-1) ?? null,
          endedIn: isOver ? statePath(shown.value) : null,
          ofRecording: recording !== null,
        }),
    )
  }, [following, walked, shown, isOver, recording])

  const looked = useRef(0)
  useEffect(() => {
    const since = looked.current
    looked.current = state.lastId
    // Who chose a chart of the server watches it: no flow of the page takes its place.
    if (!isAuto || !isLive || walk !== null || isOfServer(machine)) return
    const next = chartAlong({
      ...ofPage(state),
      charted: ownFlow(state, shown),
      since,
      isOfPage: (machine) => isShownAt(machine, pathOf(state)),
    })
    if (next !== null && next !== machine) onChooseMachine(next)
    // oxlint-disable-next-line react/exhaustive-deps -- once per new step, not for each render
  }, [state.lastId, isAuto, isLive])

  const { page } = state
  const goTo = useCallback(
    (step: Step) => {
      choose(step)
      if (step.machine !== machine) onChooseMachine(step.machine)
      if (recording !== null) return
      if (step.page === page) store.command({ type: 'travel', rootId: step.flow, to: step.seq })
      else if (store.get().traveled !== null) store.command({ type: 'resume' })
    },
    [store, choose, page, recording, machine, onChooseMachine],
  )
  const leavePast = (type: 'resume' | 'goOn') => {
    choose(null)
    // The chart moves to the flow's state, or to another flow if this one has ended meanwhile.
    if (type === 'resume') looked.current = 0
    if (state.traveled !== null) store.command({ type })
  }
  const openRecording = (next: Recording | null) => {
    leavePast('resume')
    keep((looking) => ({ ...looking, recording: next }))
    const [first] = next === null ? [] : stepsOf(next)
    if (first === undefined) return
    choose(first)
    onChooseMachine(first.machine)
  }
  return {
    machine,
    state,
    store,
    steps,
    shown,
    isPast,
    goTo,
    leavePast,
    recording,
    openRecording,
    isAuto,
    setAuto: (isAuto) => keep((looking) => ({ ...looking, isAuto })),
  }
}

/** The path of the followed page. */
const pathOf = ({ pages, page }: LiveState) => pages.find(({ id }) => id === page)?.path ?? ''

/** Where the watched walk is; null until its page has begun it. */
function walkedPosition(walked: LiveState['walked'], walk: WalkState | null): FlowPosition | null {
  if (walked === null || walk === null || walk.phase === 'opening') return null
  const { page, machine, value, transitions } = walked
  if (page !== walk.page || machine !== walk.walk.machine) return null
  return {
    machine,
    active: stateIds(machine, value),
    last: transitions.at(-1) ?? null,
    endedIn: null,
    ofRecording: false,
  }
}

/** The flow of a step, if the followed page has it: every page numbers its actors from zero. */
function ownFlow({ page }: LiveState, step: Step | null): string | undefined {
  return step?.page === page ? step?.flow : undefined
}

const ofPage = ({ actors, steps, page }: LiveState) => ({
  actors,
  steps: steps.filter((step) => step.page === page),
})

let store: LiveStore | undefined

/** One store for as long as the studio is open, whichever panel is shown. */
function sharedStore(): LiveStore {
  if (store === undefined) {
    store = createLiveStore(undefined, undefined, ownStudioKey())
    watchServer(store.moved)
  }
  return store
}

const read = new WeakMap<Recording, readonly Step[]>()

function stepsOf(recording: Recording): readonly Step[] {
  const known = read.get(recording)
  if (known !== undefined) return known
  const steps = recording.steps.map((step, id) => ({ ...step, id, page: null, began: id, seq: id }))
  read.set(recording, steps)
  return steps
}
