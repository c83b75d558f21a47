import type { RecordedStep } from './recorder.ts'

/** The steps of flows as they are saved, shared and replayed; nothing in it is private. */
export type Recording = {
  format: 'flow-recording'
  version: 1
  /** RFC 3339. */
  madeAt: string
  steps: readonly (RecordedStep & { context?: unknown })[]
}

/** The text of the file that a recording is shared as. */
export function recordingText(steps: Recording['steps'], now = new Date()): string {
  const recording: Recording = {
    format: 'flow-recording',
    version: 1,
    madeAt: now.toISOString(),
    steps,
  }
  return JSON.stringify(recording)
}

/** The text of a recording with as many of the last steps as fit into `length` characters; null if not even one fits. */
export function recordingWithin(
  steps: Recording['steps'],
  length: number,
  now = new Date(),
): string | null {
  for (let first = 0; first < steps.length; first += 1) {
    const text = recordingText(steps.slice(first), now)
    if (text.length <= length) return text
  }
  return null
}

/** Parses untrusted text; null if it is not a recording. */
export function readRecording(text: string): Recording | null {
  try {
    const read: unknown = JSON.parse(text)
    return isRecording(read) ? read : null
  } catch {
    return null
  }
}

/** The version in a recording, as JSON; empty if it has none; null if this is not a recording. */
export function versionOf(read: unknown): string | null {
  if (!isRecord(read) || read.format !== 'flow-recording') return null
  return 'version' in read ? JSON.stringify(read.version) : ''
}

/** The index of the first step that cannot be read; null if all can, or there is no list of steps. */
export function unreadableStepOf(read: unknown): number | null {
  if (!isRecord(read) || !Array.isArray(read.steps)) return null
  const index = read.steps.findIndex((step) => !isStep(step))
  return index < 0 ? null : index
}

function isRecording(read: unknown): read is Recording {
  return (
    isRecord(read) &&
    read.format === 'flow-recording' &&
    read.version === 1 &&
    typeof read.madeAt === 'string' &&
    Array.isArray(read.steps) &&
    read.steps.every(isStep)
  )
}

/** Milliseconds from the epoch to the last moment that a `Date` can be. */
const latestTime = 8.64e15

function isStep(step: unknown): step is RecordedStep {
  return (
    isRecord(step) &&
    typeof step.at === 'number' &&
    Math.abs(step.at) <= latestTime &&
    ['flow', 'actor', 'machine'].every((name) => typeof step[name] === 'string') &&
    isRecord(step.event) &&
    typeof step.event.type === 'string' &&
    ['string', 'undefined'].includes(typeof step.event.code) &&
    Array.isArray(step.transitions) &&
    step.transitions.every((id) => typeof id === 'string') &&
    isStateValue(step.value, 0)
  )
}

/** Charts are not deep; a file that says otherwise is malicious. A region without states has an empty value. */
function isStateValue(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return value !== ''
  return (
    depth < 20 &&
    isRecord(value) &&
    (depth > 0 || Object.keys(value).length > 0) &&
    Object.values(value).every((inner) => isStateValue(inner, depth + 1))
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
