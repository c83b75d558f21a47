import type { Actor, AnyActorRef, AnyStateMachine, InspectionEvent, StateValue } from 'xstate'
import { eventFor, type KnownStep } from '#walks/paths/known-step.ts'
import { statePath } from '#walks/recording/state-path.ts'
import { takenIn, transitionId } from '#walks/recording/transition-id.ts'
import { createFlow, type AnyFlowModel, type FlowClock } from '#studio/shop/machines.ts'
import { machineOf } from './machine-of.ts'
import { heldMachine } from './logics.ts'
import type { MountedFlow } from './travel.ts'

/** The position of the machine after the start of a walk, a step, or an event that the page sent itself. */
export type WalkPosition = {
  /** Id of the machine. */
  machine: string
  /** Its state, in the format of `statePath`. */
  state: string
  value: StateValue
  /** Ids of the transitions of the last step, in the format of `transitionId`. */
  transitions: string[]
  /** Whether the page, or somebody in it, sent the event: not the start or a step of the walk. */
  byPage: boolean
}

type Options = {
  inspect: (event: InspectionEvent) => void
  clock: FlowClock
  onStep: (position: WalkPosition) => void
  /** Called when the view of a walk is unmounted before the walk has ended. */
  onLeft?: () => void
}

/** A start of a machine, and the steps after which the next stage runs inside that machine. */
type Stage = { model: AnyFlowModel; start: string; steps: readonly KnownStep[] }

/** `actor` is the machine that is walked: the flow itself, or one inside it. */
type Walk = {
  flow: MountedFlow
  model: AnyFlowModel
  root: Actor<AnyStateMachine>
  actor: Actor<AnyStateMachine>
}

/**
 * Plays a known path in a mounted view. The view gets a separate actor of the same chart, started from the model, that
 * makes no real calls: its replies come from the steps. The view's own actor is kept until the walk ends.
 */
export function createWalking({ inspect, clock, onStep, onLeft }: Options) {
  const mounted = new Set<MountedFlow>()
  let walk: Walk | null = null
  /** Whether the walk itself is sending an event. */
  let isTaking = false

  const begin = (flow: MountedFlow, around: readonly Stage[], { model, start, steps }: Stage) => {
    let taken: string[] = []
    const stages = [...around, { model, start, steps }]
    const inputs = new Map(
      stages.map(({ model, start }) => [model.machine.id, model.starts[start] as unknown]),
    )
    const root = createFlow<AnyStateMachine>(heldMachine(flow.machine, inputs), {
      input: inputs.get(flow.machine.id),
      clock,
      inspect: (event) => {
        if (machineOf(event.actorRef) === model.machine.id)
          taken.push(...takenIn(event).map(transitionId))
        inspect(event)
      },
    })
    root.start()
    const actor = reach(root, stages)
    if (actor === null) {
      root.stop()
      return false
    }
    const report = (byPage: boolean, { value } = actor.getSnapshot()) => {
      const position = { machine: model.machine.id, state: statePath(value), value, byPage }
      onStep({ ...position, transitions: taken })
      taken = []
    }
    walk?.root.stop()
    walk = { flow, model, root, actor }
    flow.show(root)
    report(false)
    actor.subscribe((snapshot) => report(!isTaking, snapshot))
    return true
  }

  return {
    /** Registers a view that shows the flow. Returns a function that unregisters it. */
    mount(flow: MountedFlow): () => void {
      mounted.add(flow)
      return () => {
        mounted.delete(flow)
        if (walk?.flow !== flow) return
        walk.root.stop()
        walk = null
        onLeft?.()
      }
    },

    /**
     * Begins a walk from a start of the model. Returns false if no view shows the machine, a model lacks its start, or an
     * outer machine cannot be led to the inner one.
     * @param around the machines inside which it runs, the outermost one first
     */
    begin(model: AnyFlowModel, start: string, around: readonly Stage[] = []): boolean {
      const stage = { model, start, steps: [] }
      const outermost = around[0] ?? stage
      const flow = [...mounted].findLast(({ machine }) => machine.id === outermost.model.machine.id)
      const areKnown = [...around, stage].every(({ model, start }) => start in model.starts)
      return flow !== undefined && areKnown && begin(flow, around, stage)
    },

    /** Takes the next step. Returns false if there is no walk, or the machine accepts no such event now. */
    take(step: KnownStep): boolean {
      const event = walk && eventFor(walk.model, walk.actor.getSnapshot(), step)
      if (walk === null || event === null) return false
      isTaking = true
      walk.actor.send(event)
      isTaking = false
      return true
    },

    /** Ends the walk, and shows the view's own actor again. Returns false if there was no walk. */
    end(): boolean {
      if (walk === null) return false
      const { flow, root } = walk
      walk = null
      root.stop()
      flow.show(flow.actor)
      return true
    },
  }
}

/** Takes the steps of each stage. Returns the actor of the last stage; null if a stage cannot be reached. */
function reach(
  root: Actor<AnyStateMachine>,
  stages: readonly Stage[],
): Actor<AnyStateMachine> | null {
  let actor = root
  for (const { model, steps } of stages) {
    const inner = machineOf(actor) === model.machine.id ? actor : childOf(actor, model.machine.id)
    if (inner === null) return null
    actor = inner
    for (const step of steps) {
      const event = eventFor(model, actor.getSnapshot(), step)
      if (event === null) return null
      actor.send(event)
    }
  }
  return actor
}

function childOf(actor: Actor<AnyStateMachine>, machine: string): Actor<AnyStateMachine> | null {
  const children: Record<string, AnyActorRef | undefined> = actor.getSnapshot().children
  const child = Object.values(children).find((each) => each && machineOf(each) === machine)
  return (child as Actor<AnyStateMachine> | undefined) ?? null
}
