import type { AnyEventObject, AnyStateMachine, EventFrom } from 'xstate'
import type { Tour } from './tours.ts'

/** How one event is done in the browser: a click, a typed number, a reload. */
type Gesture<Hands, Event> = (hands: Hands, event: Event) => Promise<void>

/** The gestures for all events of a machine; a missing one does not compile. */
type Gestures<Hands, Machine extends AnyStateMachine> = {
  [Type in EventFrom<Machine>['type']]: Gesture<Hands, Extract<EventFrom<Machine>, { type: Type }>>
}

/** How the answer of an actor comes about: its held request is fulfilled, refused, or the clock moves on. */
type Answers<Hands, Id extends string> = {
  [Key in Id]: {
    done: (hands: Hands, output: unknown) => Promise<void>
    error: (hands: Hands, error: unknown) => Promise<void>
  }
}

/** A browser flow with everything that is needed to walk through it by hand. */
export type BrowserFlow<Hands, Machine extends AnyStateMachine, Id extends string> = {
  machine: Machine
  gestures: Gestures<Hands, Machine>
  answers: Answers<Hands, Id>
}

/**
 * Walks one tour in the browser.
 * @param settled is awaited after every step, and looks at the page
 */
export async function walkInBrowser<Hands, Machine extends AnyStateMachine, Id extends string>(
  flow: BrowserFlow<Hands, Machine, Id>,
  tour: Tour,
  hands: Hands,
  settled: (event: AnyEventObject) => Promise<void>,
): Promise<void> {
  for (const event of tour.events) {
    await gestureFor(flow, event)(hands)
    await settled(event)
  }
}

function gestureFor<Hands, Machine extends AnyStateMachine, Id extends string>(
  { machine, gestures, answers }: BrowserFlow<Hands, Machine, Id>,
  event: AnyEventObject,
): (hands: Hands) => Promise<void> {
  const [, kind, id] = event.type.match(/^xstate\.(done|error)\.actor\.(.+)$/) ?? []
  const byId: Record<string, Answers<Hands, string>[string] | undefined> = answers
  const answer = id === undefined ? undefined : byId[id]
  if (answer && kind === 'done') return (hands) => answer.done(hands, event.output)
  if (answer) return (hands) => answer.error(hands, event.error)
  const byType = gestures as Record<string, Gesture<Hands, AnyEventObject> | undefined>
  const gesture = byType[event.type]
  if (!gesture) throw new Error(`${machine.id}: no gesture for ${event.type}`)
  return (hands) => gesture(hands, event)
}
