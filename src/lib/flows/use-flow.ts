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
  /** The chart alone, which is enough until the browser has taken over. */
  machine: Machine
  /** The chart with its live actors. */
  live: () => Machine
  /** `signedIn` is what the cookie says when the flow starts, and false while rendering on the server. */
  input: (signedIn: boolean) => InputFrom<Machine>
  /** Given, the flow survives a reload. */
  persistence?: Persistence<Machine>
  /** Listens to the running flow. Returns what stops listening. */
  listen?: (actor: Actor<Machine>) => () => void
}

/**
 * A flow for as long as the component lives. `start` is called once. Until the browser has taken over, the flow stands
 * in its first state without running, so that the server's page and the browser's first one are the same.
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
  /** Where the studio lets the flow start, in place of where it was saved. */
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
