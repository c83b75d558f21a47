import type { AnyStateMachine } from 'xstate'
import type { Recording } from '#walks/recording/recording.ts'
import { replay, startOfActor, stepsOfActor, type Divergence } from '#walks/paths/replay.ts'
import { takenIn, transitionId } from '#walks/recording/transition-id.ts'
import { heldMachine } from '#studio/channel/logics.ts'
import { createFlow } from '#studio/shop/machines.ts'
import { models } from '#studio/shop/models.ts'
import type { ExamplePath, MachinePaths } from '#walks/paths-report.ts'
import { walks as words } from '#studio/words/walks.ts'
import { whatDiffers } from './what-differs.ts'
import { digits, number } from '#studio/words/digits.ts'

/** A path through a machine that can be watched in the shop and saved as a test. */
export type KnownWalk = {
  key: string
  /** Its title among the walks of its machine, in the language that is chosen when it is read. */
  title: () => string
  machine: string
  path: ExamplePath
  /** Where the machine is known to diverge from the path; null if it takes all of it. */
  divergence: Divergence | null
}

/** The example paths of a report. */
export function walksOfReport({
  id,
  examples,
}: Pick<MachinePaths, 'id' | 'examples'>): KnownWalk[] {
  const differing = whatDiffers(examples)
  return examples.map((path) => ({
    key: `${id} ${path.id}`,
    title: () =>
      words.path(
        digits(path.id),
        path.start,
        path.steps.at(-1)?.state ?? path.state,
        words.steps(path.steps.length),
        differing.get(path) ?? null,
      ),
    machine: id,
    path,
    divergence: null,
  }))
}

/** No more are replayed: a recording may have hundreds of actors, and each replay takes time. */
const maxWalks = 20

/**
 * A walk for each actor of a recording that took steps, replayed with its machine as it is now; the one with the most
 * steps comes first. Beyond `maxWalks` the shorter ones are dropped, and `leftOut` is how many.
 */
export function walksOfRecording({ madeAt, steps }: Recording): {
  walks: KnownWalk[]
  leftOut: number
} {
  const machines = new Map(steps.map(({ actor, machine }) => [actor, machine]))
  const actors = [...machines].flatMap(([actor, machine]) => {
    const model = models.find((each) => each.machine.id === machine)
    const known = stepsOfActor(steps, actor)
    return model === undefined || known.length === 0 ? [] : [{ actor, machine, model, known }]
  })
  const byLength = actors.toSorted((one, other) => other.known.length - one.known.length)
  const walks = byLength.slice(0, maxWalks).map(({ actor, machine, model, known }) => {
    const alike = actors.filter((each) => each.machine === machine)
    const { path, divergence } = replay(model, known, startOfActor(steps, actor))
    const walk: ExamplePath = {
      id: 0,
      transitions: transitionsOfStart(model.machine, model.starts[path.start]),
      ...path,
      steps: path.steps.map((step) => ({
        ...step,
        transitions: [...step.transitions],
        payload: step.code ?? '',
      })),
    }
    const place = alike.length > 1 ? alike.findIndex((each) => each.actor === actor) + 1 : null
    const title = () =>
      words.recorded(
        place === null ? '' : ` ${number(place)}`,
        words.steps(known.length),
        known.at(-1)?.state ?? '',
      )
    return { key: `${madeAt} ${actor}`, title, machine, path: walk, divergence }
  })
  return { walks, leftOut: actors.length - walks.length }
}

/** Ids of the transitions that a machine takes by itself when it starts. */
function transitionsOfStart(machine: AnyStateMachine, input: unknown): string[] {
  const taken: string[] = []
  const actor = createFlow<AnyStateMachine>(heldMachine(machine), {
    input,
    inspect: (event) => {
      if (event.actorRef.sessionId === event.rootId) taken.push(...takenIn(event).map(transitionId))
    },
  })
  actor.start().stop()
  return taken
}
