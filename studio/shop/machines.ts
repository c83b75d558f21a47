/** What the studio uses of all machines: how they run, are recorded and relate. Their models are in `models.ts`. */
export { type FlowClock, systemClock } from '#machines/kernel/clock.ts'
export { newKey } from '#machines/kernel/key.ts'
export { parentOf } from '#machines/kernel/parent.ts'
export {
  type FailureCode,
  type ProblemCode,
  ProblemError,
  callLimit,
} from '#machines/kernel/problem.ts'
export type { SavedSnapshot } from '#machines/kernel/snapshot.ts'
export { createFlow } from '#machines/kernel/start.ts'
export { type RecordedStep, record } from '#machines/recording/recorder.ts'
export { type Recording, readRecording, recordingText } from '#machines/recording/recording.ts'
export { statePath } from '#machines/recording/state-path.ts'
export {
  isEventless,
  siblingsOf,
  takenIn,
  transitionId,
} from '#machines/recording/transition-id.ts'
export type { AnyFlowModel } from '#machines/testing/model.ts'
export { type KnownStep, eventFor } from '#machines/testing/paths/known-step.ts'
export { type Departure, replay, stepsOfActor } from '#machines/testing/paths/replay.ts'
export { type Place, type RelationName, relations } from '#machines/testing/relations.ts'
