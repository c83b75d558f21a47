import type { AnyMachineSnapshot, InspectionEvent } from 'xstate'

type Step = { flow: string; from: string; to: string; count: number }

/** By actor: the step that it stands in. */
const standing = new WeakMap<object, string>()
const taken = new Map<string, Step>()
const mostSteps = 60
const mostCount = 100

/**
 * Counts how often flows went from one of their steps, the outermost states of their machines, to
 * another. No input and no reply is looked at. The numbers are sent when the page is left or put
 * away.
 */
export function countStep(event: InspectionEvent): void {
  if (!('snapshot' in event) || !isOfMachine(event.snapshot)) return
  const { machine, value } = event.snapshot
  const to = typeof value === 'string' ? value : (Object.keys(value)[0] ?? '')
  const from = standing.get(event.actorRef)
  standing.set(event.actorRef, to)
  if (from === undefined || from === to || machine.id.startsWith('staff')) return
  const key = `${machine.id} ${from} ${to}`
  const count = (taken.get(key)?.count ?? 0) + 1
  if (taken.size === 0) addEventListener('visibilitychange', send)
  if (taken.has(key) || taken.size < mostSteps)
    taken.set(key, { flow: machine.id, from, to, count: Math.min(count, mostCount) })
}

const isOfMachine = (snapshot: object): snapshot is AnyMachineSnapshot => 'machine' in snapshot

function send(): void {
  if (document.visibilityState !== 'hidden' || taken.size === 0) return
  const body = JSON.stringify({ taken: [...taken.values()] })
  navigator.sendBeacon('/api/flow-step/', new Blob([body], { type: 'application/json' }))
  taken.clear()
}
