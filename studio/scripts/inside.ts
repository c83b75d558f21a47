import { createWalking, type WalkPosition } from '#studio/channel/walking.ts'
import type { OuterWalk } from '#studio/channel/protocol.ts'
import { createFlow, systemClock, type AnyFlowModel } from '#studio/shop/machines.ts'
import { models } from '#studio/shop/models.ts'
import type { Address } from '#studio/shop/addresses.ts'
import type { Walk } from './script.ts'
import { stepsInto } from './steps-into.ts'

/** Each machine around a walked one, with its way to the next; the outermost one first. */
export function outerWalks(machine: string, inside: Address['inside']): OuterWalk[] {
  const inner = [...inside.slice(1).map((outer) => outer.machine), machine]
  return inside.map((outer, index) => {
    const steps = stepsInto(modelOf(outer.machine), outer.start, inner[index] ?? '')
    return { ...outer, steps }
  })
}

/**
 * Whether a walk can be taken inside other machines to its end: they may end the walked one on the way, as when the
 * session is lost, and one that ends as it starts is never seen.
 */
export function runsInside(
  machine: string,
  { start, state, transitions, steps }: Walk,
  around: readonly OuterWalk[],
): boolean {
  const stages = around.map((outer) => ({ ...outer, model: modelOf(outer.machine) }))
  const [outermost] = stages
  if (outermost === undefined) return true
  let at: WalkPosition | null = null
  const walking = createWalking({
    inspect: () => {},
    clock: systemClock,
    onStep: (position) => (at = position),
  })
  const { model } = outermost
  const input = model.starts[outermost.start]
  const actor = createFlow(model.machine, { input })
  walking.mount({ machine: model.machine, actor, show: () => {}, startFrom: () => {} })
  const isAt = (wanted: Pick<Walk, 'state' | 'transitions'>) =>
    at?.state === wanted.state && at.transitions.join() === wanted.transitions.join()
  const isTaken =
    walking.begin(modelOf(machine), start, stages) &&
    isAt({ state, transitions }) &&
    steps.every((step) => walking.take(step) && isAt(step))
  walking.end()
  return isTaken
}

function modelOf(machine: string): AnyFlowModel {
  const model = models.find((each) => each.machine.id === machine)
  if (model === undefined) throw new Error(`there is no machine ${machine}`)
  return model
}
