import { eventName } from '#charts/names.ts'
import type { ExamplePath, PathStep } from '#walks/paths-report.ts'

/**
 * What tells each path from the others with its start, end and length: the latest event or state by which most of them
 * differ. Paths that nothing short tells apart are left out.
 */
export function whatDiffers(paths: readonly ExamplePath[]): Map<ExamplePath, string> {
  const differing = new Map<ExamplePath, string>()
  for (const alike of Map.groupBy(paths, outlineOf).values()) {
    const marks = new Map(alike.map((path) => [path, marksOf(path)]))
    const kindsAt = (place: number) => new Set([...marks.values()].map((all) => all[place])).size
    const [first = []] = marks.values()
    const places = [...first.keys()]
    const most = Math.max(1, ...places.map(kindsAt))
    const best = places.find((place) => most > 1 && kindsAt(place) === most)
    for (const [path, all] of marks) {
      const mark = best === undefined ? undefined : all[best]
      if (mark !== undefined) differing.set(path, mark)
    }
  }
  return differing
}

function outlineOf({ start, state, steps }: ExamplePath): string {
  return [start, steps.at(-1)?.state ?? state, steps.length].join(' ')
}

/** The event and the state of each step, the last step first. */
function marksOf({ steps }: ExamplePath): string[] {
  return steps.toReversed().flatMap((step) => [eventOf(step), step.state])
}

/** A failure with its code; what other events carry is long. */
function eventOf({ event, payload }: PathStep): string {
  const name = eventName(event)
  return event.startsWith('xstate.error.') && payload !== '' ? `${name} (${payload})` : name
}
