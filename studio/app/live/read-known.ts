import { readRecording, type Recording } from '#studio/shop/machines.ts'
import { studioMachines } from '#studio/app/machines.ts'

/** Reads a recording of known machines; null for any other, which has no chart to show. */
export function readKnown(text: string): Recording | null {
  const recording = readRecording(text)
  const ids = new Set(studioMachines.map(({ id }) => id))
  return recording?.steps.every(({ machine }) => ids.has(machine)) ? recording : null
}
