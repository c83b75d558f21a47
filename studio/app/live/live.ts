import type { Dispatch, SetStateAction } from 'react'
import type { Recording } from '#walks/recording/recording.ts'
import type { LiveState, Step } from './live-state.ts'
import type { LiveStore } from './live-store.ts'

/** The running shop, or a recording of it, as the panels show it. */
export type Live = {
  /** The id of the machine whose chart is shown. */
  machine: string | undefined
  state: LiveState
  store: LiveStore
  /** The steps of the running shop or of the open recording. */
  steps: readonly Step[]
  /** The shown step; in the present the last one of the chart's machine. Null if it took none. */
  shown: Step | null
  /** Whether `shown` was selected, so that it stays. */
  isPast: boolean
  /** Shows a step and, in the running shop, takes the flow there. */
  goTo: (step: Step) => void
  /** Returns to the last step, or continues from the shown one. */
  leavePast: (type: 'resume' | 'goOn') => void
  recording: Recording | null
  openRecording: (recording: Recording | null) => void
  /** Whether the chart follows the moving flow. */
  isAuto: boolean
  setAuto: (isAuto: boolean) => void
}

/** State that outlives the panels, which are mounted again when the shop is shown next to the chart or closed. */
export type Looking = {
  recording: Recording | null
  /** The selected past step. */
  chosen: Step | null
  /** Whether the chart follows the flow. */
  isAuto: boolean
}

export type Kept = readonly [Looking, Dispatch<SetStateAction<Looking>>]

/** In the present, with the chart following. */
export const atFirst: Looking = { recording: null, chosen: null, isAuto: true }
