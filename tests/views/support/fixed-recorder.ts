import type * as Recorder from '#walks/recording/recorder.ts'
import { now } from './open-page.tsx'

// Otherwise a ticket's report would contain the steps of all earlier pages.
export const record: typeof Recorder.record = () => {}
export const forgetSteps: typeof Recorder.forgetSteps = () => {}
export const recordedSteps: typeof Recorder.recordedSteps = () => [
  {
    at: now.getTime(),
    flow: 'x:1',
    actor: 'x:1',
    machine: 'cartEditing',
    event: { type: 'next.pressed' },
    transitions: ['cartEditing.editing|next.pressed|0'],
    value: 'completingProfile',
  },
]
