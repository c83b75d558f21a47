import type {
  Actor,
  AnyMachineSnapshot,
  AnyStateMachine,
  ContextFrom,
  InputFrom,
  Snapshot,
  SnapshotFrom,
  StateValue,
} from 'xstate'

/** A snapshot that an actor can be created from. */
export type SavedSnapshot = Snapshot<unknown>

/** Where snapshots are kept: `sessionStorage`, or a map in a test. */
export type SnapshotStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What a flow saves of itself. A change of its states or of `keep` is a new `version`. */
export type Persistence<Machine extends AnyStateMachine> = {
  machine: Machine
  version: number
  /** Distinguishes flows of one machine. */
  name?: string
  /** Milliseconds after which a saved flow is too old to be continued. */
  maximumAge: number
  /** The part of the context that is saved; no password, and no code. */
  keep: (
    context: ContextFrom<Machine>,
    snapshot: SnapshotFrom<Machine>,
  ) => Partial<ContextFrom<Machine>>
  /** The stable state in which a flow continues that is busy now; null where nothing is saved meanwhile. */
  settled?: (snapshot: SnapshotFrom<Machine>) => StateValue | null
  /** The initial context; saved values are merged over it. */
  fresh: (input: InputFrom<Machine>) => ContextFrom<Machine>
  /** Whether a flow with this input continues the saved one; by default it does. */
  continues?: (input: InputFrom<Machine>, saved: ContextFrom<Machine>) => boolean
}

type SavedFlow = { version: number; savedAt: number; value: unknown; context: object }

/**
 * Saves the flow if it may be continued from its state: in a state with the tag `stable`, and with
 * nothing pending, or as what `settled` says of it. A finished flow is deleted. Children are not saved: a resumed flow starts them again.
 */
export function saveFlow<Machine extends AnyStateMachine>(
  { machine, version, name, keep, settled }: Persistence<Machine>,
  actor: Actor<Machine>,
  storage: SnapshotStorage,
  now = Date.now(),
): void {
  const snapshot: AnyMachineSnapshot = actor.getSnapshot()
  if (snapshot.status !== 'active') return storage.removeItem(flowKey(machine, name))
  const isStable = snapshot.hasTag('stable') && !snapshot.hasTag('busy')
  const value = isStable ? snapshot.value : settled?.(snapshot as SnapshotFrom<Machine>)
  if (!value) return
  const saved: SavedFlow = {
    version,
    savedAt: now,
    value,
    context: keep(snapshot.context, snapshot as SnapshotFrom<Machine>),
  }
  storage.setItem(flowKey(machine, name), JSON.stringify(saved))
}

/** The saved flow, ready for `startFlow`; null when there is none, or none that is valid: then it starts from the beginning. */
export function restoreFlow<Machine extends AnyStateMachine>(
  { machine, version, name, maximumAge, fresh, continues }: Persistence<Machine>,
  input: InputFrom<Machine>,
  storage: SnapshotStorage,
  now = Date.now(),
): SavedSnapshot | null {
  const saved = parse(storage.getItem(flowKey(machine, name)))
  if (!saved || saved.version !== version || now - saved.savedAt > maximumAge) return null
  try {
    const context: ContextFrom<Machine> = Object.assign({}, fresh(input), saved.context)
    if (continues?.(input, context) === false) return null
    const snapshot = machine.resolveState({ value: saved.value as string, context })
    return snapshot.hasTag('stable') ? machine.getPersistedSnapshot(snapshot) : null
  } catch {
    return null
  }
}

/** Forgets the saved flow. */
export function forgetFlow(machine: AnyStateMachine, storage: SnapshotStorage): void {
  storage.removeItem(flowKey(machine))
}

function flowKey({ id }: AnyStateMachine, name?: string): string {
  return name === undefined ? `flow:${id}` : `flow:${id}:${name}`
}

function parse(text: string | null): SavedFlow | null {
  if (text === null) return null
  try {
    const saved: unknown = JSON.parse(text)
    return isSavedFlow(saved) ? saved : null
  } catch {
    return null
  }
}

function isSavedFlow(saved: unknown): saved is SavedFlow {
  return (
    typeof saved === 'object' &&
    saved !== null &&
    'version' in saved &&
    'savedAt' in saved &&
    typeof saved.savedAt === 'number' &&
    'value' in saved &&
    'context' in saved &&
    typeof saved.context === 'object'
  )
}
