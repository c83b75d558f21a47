import { controlsOf, type EventControl } from '#studio/app/event-controls.ts'
import type { ExamplePath, MachinePaths, PathStep } from '#walks/paths-report.ts'
import { statesAt } from '#walks/recording/state-path.ts'
import type { MachineSource, ViewLine } from '#studio/sources/machine-source.ts'

/** The short paths of a machine, as a person walks them: what they do, what happens, and what they then see. */
export type Script = {
  machine: string
  kind: MachinePaths['kind']
  walks: Walk[]
}

export type Walk = {
  /** The number of the path in `reports/paths.json`. */
  path: number
  /** What a test of it is called. */
  title: string
  /** The name of the start, as its model calls it. */
  start: string
  /** Ids of the transitions that the start itself takes. */
  transitions: readonly string[]
  state: string
  lines: readonly ViewLine[]
  steps: WalkStep[]
}

export type WalkStep = {
  cause: Cause
  /** The type of the event. */
  event: string
  /** What the event carries; undefined if nothing. */
  data: unknown
  /** As in `KnownStep`, of a recorded step. */
  isDataUnknown?: boolean
  code?: string
  /** Ids of the transitions that it takes. */
  transitions: readonly string[]
  state: string
  lines: readonly ViewLine[]
}

/** Why a step happens. */
export type Cause =
  /** A shopper uses a control of the shop. */
  | { kind: 'control'; line: ViewLine }
  | { kind: 'reply'; actor: string }
  | { kind: 'failure'; actor: string; code: string }
  | { kind: 'time'; delay: string }
  /**
   * Sent by another tab, machine or the server, or by a control that no recorded view of the state has; or by one of
   * several, where no view shows which one sends this data.
   */
  | { kind: 'event'; oneOf?: readonly ViewLine[] }

/** What is shown in the states of each machine, by the machine's id. */
export type Views = Record<string, Pick<MachineSource, 'views'>>

/** The script of a machine's short paths, which together take every transition. */
export function scriptOf({ id, kind, examples }: MachinePaths, machines: Views): Script {
  return { machine: id, kind, walks: examples.map((path) => walkOf(id, path, machines)) }
}

export function walkOf(machine: string, path: ExamplePath, machines: Views): Walk {
  const views = machines[machine]?.views ?? {}
  const viewed = (state: string) => statesAt(state, machine, Object.keys(views))
  const sightsIn = (state: string) =>
    linesIn(viewed(state).map((each) => views[each]?.[0]?.lines ?? []))
  const before = [path, ...path.steps].map(({ state }) => state)
  return {
    path: path.id,
    title: `path ${path.id} from the start ${path.start}`,
    start: path.start,
    transitions: path.transitions,
    state: path.state,
    lines: sightsIn(path.state),
    steps: path.steps.map((step, index) => ({
      cause: causeOf(step, controlsOf({ machines }, machine, step.event), {
        machine,
        states: viewed(before[index] ?? ''),
      }),
      event: step.event,
      data: step.data,
      isDataUnknown: step.isDataUnknown,
      code: step.code,
      transitions: step.transitions,
      state: step.state,
      lines: sightsIn(step.state),
    })),
  }
}

/**
 * What is shown in the regions of a parallel state: the texts that the view of each has, whatever the other regions are
 * in, and the messages that one of them has.
 */
function linesIn([first = [], ...others]: (readonly ViewLine[])[]): readonly ViewLine[] {
  const isIn = (lines: readonly ViewLine[], { kind, words }: ViewLine) =>
    lines.some((line) => line.kind === kind && line.words === words)
  const shared = first.filter((line) => others.every((lines) => isIn(lines, line)))
  const messages = [first, ...others].flat().filter(({ kind }) => messageKinds.has(kind))
  const more = messages.filter((line, at) => !isIn([...shared, ...messages.slice(0, at)], line))
  return [...shared, ...more]
}

const messageKinds: ReadonlySet<ViewLine['kind']> = new Set(['alert', 'status', 'dialog', 'busy'])

/** A control only where the recorded view of the state before the step has one that raises the event. */
function causeOf(
  step: PathStep,
  controls: EventControl[],
  at: { machine: string; states: readonly string[] },
): Cause {
  const { event, payload } = step
  const [, done] = /^xstate\.done\.actor\.(.+)$/.exec(event) ?? []
  if (done !== undefined) return { kind: 'reply', actor: done }
  const [, failed] = /^xstate\.error\.actor\.(.+)$/.exec(event) ?? []
  if (failed !== undefined) return { kind: 'failure', actor: failed, code: payload }
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(event) ?? []
  if (delay !== undefined) return { kind: 'time', delay }
  const here = controls.flatMap(({ line, places }) => {
    const payloads = places
      .filter(({ machine, state }) => machine === at.machine && at.states.includes(state))
      .flatMap((place) => place.payloads)
    return payloads.length === 0 ? [] : [{ line, payloads }]
  })
  const same = here.find(({ payloads }) => payloads.some((text) => isSame(text, step)))
  const alike = here.filter(({ payloads }) => payloads.some((text) => isAlike(text, step)))
  const [only, ...others] = alike.map(({ line }) => line)
  const isOnly = others.length === 0 && only?.kind !== 'radio'
  const line = same?.line ?? (isOnly ? only : undefined)
  if (line !== undefined) return { kind: 'control', line }
  return only === undefined ? { kind: 'event' } : { kind: 'event', oneOf: [only, ...others] }
}

/** Of controls that differ in what they send, such as the options of a list, the data tells which one it is. */
function isSame(payload: string, { data }: PathStep): boolean {
  const plain = (text: string) => text.replaceAll(/[\s"]/g, '')
  return plain(payload) === plain(data === undefined ? '' : JSON.stringify(data))
}

/**
 * Whether a control sends the same names of the code; numbers and input may differ. One of the two may lack fields that
 * the other has, which are optional.
 */
function isAlike(payload: string, { data, isDataUnknown = false }: PathStep): boolean {
  if (isDataUnknown) return true
  const wanted = JSON.stringify(data) ?? ''
  const names = [...payload.matchAll(/"([a-z][\w.]*)"/gi)].map(([, name]) => `"${name}"`)
  const fields = fieldsIn(payload, /(\w+):/g)
  const wantedFields = fieldsIn(wanted, /"(\w+)":/g)
  return (
    names.every((name) => wanted.includes(name)) &&
    (isWithin(fields, wantedFields) || isWithin(wantedFields, fields))
  )
}

const fieldsIn = (text: string, field: RegExp): string[] =>
  [...text.matchAll(field)].flatMap(([, name]) => name ?? [])

const isWithin = (part: readonly string[], whole: readonly string[]) =>
  part.every((name) => whole.includes(name))
