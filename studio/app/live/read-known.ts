import { readRecording, type Recording } from '#studio/shop/machines.ts'
import { studioMachines } from '#studio/app/machines.ts'

/** Reads a recording of machines that the studio has; null for any other, of which there is no chart to show. */
export function readKnown(text: string): Recording | null {
  const recording = readRecording(text)
  const ids = new Set(studioMachines.map(({ id }) => id))
  return recording?.steps.every(({ machine }) => ids.has(machine)) ? recording : null
}
