import type { Dispatch, SetStateAction } from 'react'
import type { Recording } from '#studio/shop/machines.ts'
import type { LiveState, Step } from './live-state.ts'
import type { LiveStore } from './live-store.ts'

/** The running shop, or a recording of it, as the panels show it. */
export type Live = {
  /** Id of the machine whose chart is shown. */
  machine: string | undefined
  state: LiveState
  store: LiveStore
  /** The steps to look at, of the running shop or of the recording that is open. */
  steps: readonly Step[]
  /** The step that is shown; in the present the last one of the chart's machine. Null where it took none. */
  shown: Step | null
  /** Whether `shown` was chosen, so that it stays. */
  isPast: boolean
  /** Shows a step and, of the running shop, takes the flow there. */
  goTo: (step: Step) => void
  /** Back to the last step, or on from the one that is shown. */
  leavePast: (type: 'resume' | 'goOn') => void
  recording: Recording | null
  openRecording: (recording: Recording | null) => void
  /** Whether the chart goes along with the flow that moves. */
  isAuto: boolean
  setAuto: (isAuto: boolean) => void
}

/** What outlives the panels, which are mounted again when the shop is shown next to the chart or closed. */
export type Looking = {
  recording: Recording | null
  /** The step that is looked back at. */
  chosen: Step | null
  /** Whether the chart goes along with the flow. */
  isAuto: boolean
}

export type Kept = readonly [Looking, Dispatch<SetStateAction<Looking>>]

/** In the present, with the chart going along. */
export const atFirst: Looking = { recording: null, chosen: null, isAuto: true }
