import { useLayoutEffect, useState } from 'react'
import type { Actor, AnyStateMachine, InputFrom } from 'xstate'
import { restoreFlow, saveFlow } from '#machines/snapshot.ts'
import type { Persistence } from '#machines/snapshot.ts'
import { createFlow, startFlow } from '#machines/start.ts'
import type { FlowOptions } from '#machines/start.ts'
import { inspection } from '#src/flows/inspection.ts'
import { isMarkedSignedIn } from '#src/lib/session.ts'

type Flow<Machine extends AnyStateMachine> = {
  /** With its live actors provided. */
  machine: Machine
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
  let hasLeft = false
  const run = (inspect?: FlowOptions<Machine>['inspect']) => {
    if (!hasLeft) stop = startLive(flow, inspect, publish)
  }
  const inspector = inspection()
  if (inspector === null) run()
  else void inspector.then(run)
  return () => {
    hasLeft = true
    stop?.()
  }
}

function startLive<Machine extends AnyStateMachine>(
  { machine, input: inputFor, persistence, listen }: Flow<Machine>,
  inspect: FlowOptions<Machine>['inspect'],
  publish: (actor: Actor<Machine>) => void,
): () => void {
  const input = inputFor(isMarkedSignedIn())
  const snapshot = persistence ? restoreFlow(persistence, input, sessionStorage) : null
  const actor = startFlow(machine, { input, snapshot, inspect })
  publish(actor)
  const unlisten = listen?.(actor)
  const saving = persistence
    ? actor.subscribe(() => saveFlow(persistence, actor, sessionStorage))
    : null
  return () => {
    unlisten?.()
    saving?.unsubscribe()
    actor.stop()
  }
}
