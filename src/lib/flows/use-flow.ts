import { useLayoutEffect, useState } from 'react'
import type { Actor, AnyStateMachine, InputFrom } from 'xstate'
import {
  restoreFlow,
  saveFlow,
  type Persistence,
  type SavedSnapshot,
} from '#machines/kernel/snapshot.ts'
import { createFlow, startFlow } from '#machines/kernel/start.ts'
import { inspection } from './inspection.ts'
import { watched } from './watched.ts'
import { isMarkedSignedIn } from '#src/lib/session.ts'

type Flow<Machine extends AnyStateMachine> = {
  /** The machine without its actors, which is enough until hydration. */
  machine: Machine
  /** The machine with its actors. */
  live: () => Machine
  /** @param signedIn after the cookie when the flow starts; false on the server */
  input: (signedIn: boolean) => InputFrom<Machine>
  /** Lets the flow survive a reload. */
  persistence?: Persistence<Machine>
  /** Subscribes to the running flow. Returns the unsubscribe function. */
  listen?: (actor: Actor<Machine>) => () => void
}

/**
 * A flow that runs while the component is mounted. `start` is called once. On the server and while hydrating the flow is
 * in its initial state and does not run, so that the rendered HTML is the same.
 */
export function useFlow<Machine extends AnyStateMachine>(
  start: () => Flow<Machine>,
): Actor<Machine> {
  const [flow] = useState(start)
  const [actor, setActor] = useState(() => createFlow(flow.machine, { input: flow.input(false) }))
  useLayoutEffect(() => runFlow(flow, setActor), [flow])
  return actor
}

function runFlow<Machine extends AnyStateMachine>(
  flow: Flow<Machine>,
  publish: (actor: Actor<Machine>) => void,
): () => void {
  let stop: (() => void) | null = null
  const startFrom = (snapshot?: SavedSnapshot) => {
    stop?.()
    stop = startLive(flow, publish, { snapshot, startFrom })
  }
  startFrom()
  return () => stop?.()
}

type Steering = {
  /** The snapshot from which the studio starts the flow, instead of the saved one. */
  snapshot?: SavedSnapshot
  startFrom: (snapshot: SavedSnapshot) => void
}

function startLive<Machine extends AnyStateMachine>(
  { live, input: inputFor, persistence, listen }: Flow<Machine>,
  publish: (actor: Actor<Machine>) => void,
  { snapshot, startFrom }: Steering,
): () => void {
  const input = inputFor(isMarkedSignedIn())
  const saved = persistence ? restoreFlow(persistence, input, sessionStorage) : null
  const { machine, ...watching } = watched(live())
  const options = { input, ...watching }
  const actor = snapshot
    ? createFlow(machine, { ...options, snapshot }).start()
    : startFlow(machine, { ...options, snapshot: saved })
  publish(actor)
  const unmount = inspection()?.mount({ machine, actor, show: publish, startFrom })
  const unlisten = listen?.(actor)
  const saving = persistence
    ? actor.subscribe(() => saveFlow(persistence, actor, sessionStorage))
    : null
  return () => {
    unmount?.()
    unlisten?.()
    saving?.unsubscribe()
    actor.stop()
  }
}
