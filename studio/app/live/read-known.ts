import {
  readRecording,
  unreadableStepOf,
  versionOf,
  type Recording,
} from '#walks/recording/recording.ts'
import { number } from '#studio/words/digits.ts'
import { live as words } from '#studio/words/live.ts'
import { studioMachines } from '#studio/app/machines.ts'

/** A recording, or what is wrong with the text, in words. */
export type Read = { recording: Recording; fault: null } | { recording: null; fault: string }

type Origin = keyof typeof words.origins

/** The shop records 200 steps, the studio a thousand. In characters, in steps, and in levels of nesting. */
const longest = { text: 5_000_000, steps: 2_000, levels: 100 }

const tooLarge = (subject: string) =>
  words.tooLarge(subject, number(longest.text / 1_000_000), number(longest.steps))

/** Reads the file of a recording; one that is too large is not even loaded. */
export async function readKnownFile(file: Pick<Blob, 'size' | 'text'>): Promise<Read> {
  // A character takes at most three bytes.
  if (file.size > 3 * longest.text) return { recording: null, fault: tooLarge(words.origins.file) }
  return readKnown(await file.text(), 'file')
}

/** Reads a recording of known machines, which have a chart to show. */
export function readKnown(text: string, origin: Origin = 'text'): Read {
  const subject = words.origins[origin]
  const fault = faultIn(text, subject)
  const recording = fault === null ? readRecording(text) : null
  if (recording === null) return { recording, fault: fault ?? words.foreign(subject) }
  const ids = new Set(studioMachines.map(({ id }) => id))
  const unknown = recording.steps.find(({ machine }) => !ids.has(machine))?.machine
  if (unknown !== undefined) return { recording: null, fault: words.unknownMachine(unknown) }
  if (recording.steps.length > longest.steps) return { recording: null, fault: tooLarge(subject) }
  if (recording.steps.length === 0) return { recording: null, fault: words.noSteps }
  return { recording, fault: null }
}

function faultIn(text: string, subject: string): string | null {
  if (text.length > longest.text) return tooLarge(subject)
  if (text.trim() === '') return words.nothingIn(subject)
  try {
    const read: unknown = JSON.parse(text)
    if (isDeeperThan(longest.levels, read)) return words.tooDeep(subject)
    const version = versionOf(read)
    if (version === '') return words.noVersion
    if (version === null) return null
    if (version !== '1') return words.otherVersion(version)
    const broken = unreadableStepOf(read)
    return broken === null ? null : words.unreadableStep(subject, number(broken + 1))
  } catch {
    return words.broken(subject)
  }
}

/** Level by level, as a deep value would exhaust the stack. */
function isDeeperThan(levels: number, value: unknown): boolean {
  let inner = [value].filter(isNested)
  for (let level = 0; level < levels; level += 1)
    inner = inner.flatMap((each) => Object.values(each).filter(isNested))
  return inner.length > 0
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
