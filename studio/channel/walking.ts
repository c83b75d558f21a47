import type { Actor, AnyStateMachine, InspectionEvent, StateValue } from 'xstate'
import { eventFor, type KnownStep } from '#walks/paths/known-step.ts'
import { statePath } from '#walks/recording/state-path.ts'
import { takenIn, transitionId } from '#walks/recording/transition-id.ts'
import { createFlow, type AnyFlowModel, type FlowClock } from '#studio/shop/machines.ts'
import { heldMachine } from './logics.ts'
import type { MountedFlow } from './travel.ts'

/** Where a walk is: after its start or after a step. */
export type WalkPosition = {
  /** Id of the machine. */
  machine: string
  /** As `statePath` writes it. */
  state: string
  value: StateValue
  /** Ids of the transitions of the last step, as of `transitionId`. */
  transitions: string[]
}

type Options = {
  inspect: (event: InspectionEvent) => void
  clock: FlowClock
  onStep: (position: WalkPosition) => void
}

type Walk = { flow: MountedFlow; model: AnyFlowModel; actor: Actor<AnyStateMachine> }

/**
 * Takes a flow along a known path before the eyes of somebody: the view gets an actor of the same chart that starts as
 * its model says and calls nobody; what the calls would answer comes with the steps. The real flow waits.
 */
export function createWalking({ inspect, clock, onStep }: Options) {
  const mounted = new Set<MountedFlow>()
  let walk: Walk | null = null

  const begin = (flow: MountedFlow, model: AnyFlowModel, input: unknown) => {
    let taken: string[] = []
    const { machine } = flow
    const actor = createFlow<AnyStateMachine>(heldMachine(machine), {
      input,
      clock,
      inspect: (event) => {
        if (event.actorRef.sessionId === event.rootId)
          taken.push(...takenIn(event).map(transitionId))
        inspect(event)
      },
    })
    const report = ({ value } = actor.getSnapshot()) => {
      onStep({ machine: machine.id, state: statePath(value), value, transitions: taken })
      taken = []
    }
    actor.start()
    walk = { flow, model, actor }
    flow.show(actor)
    report()
    actor.subscribe((snapshot) => report(snapshot))
  }

  return {
    /** Registers a view that shows the flow. Returns a function that unregisters it. */
    mount(flow: MountedFlow): () => void {
      mounted.add(flow)
      return () => {
        mounted.delete(flow)
        if (walk?.flow === flow) walk = null
      }
    },

    /** Starts a machine as its model does under a name. Returns false if no view shows it, or it has no such start. */
    begin(model: AnyFlowModel, start: string): boolean {
      const flow = [...mounted].findLast(({ machine }) => machine.id === model.machine.id)
      if (flow === undefined || !(start in model.starts)) return false
      begin(walk?.flow === flow ? walk.flow : flow, model, model.starts[start])
      return true
    },

    /** Takes the next step. Returns false if the machine accepts no such event now. */
    take(step: KnownStep): boolean {
      const event = walk && eventFor(walk.model, walk.actor.getSnapshot(), step)
      if (walk === null || event === null) return false
      walk.actor.send(event)
      return true
    },

    /** Gives the view its own flow back. Returns false if nothing was walked. */
    end(): boolean {
      if (walk === null) return false
      const { flow, actor } = walk
      walk = null
      actor.stop()
      flow.show(flow.actor)
      return true
    },
  }
}
