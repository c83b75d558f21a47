import { and, not, or, stateIn } from 'xstate'

/** The display name of an event: XState's own names for ends, failures and delays are spelled out. */
export function eventName(type: string): string {
  const [, kind, rest = ''] =
    /^xstate\.(done\.actor|error\.actor|done\.state|after)\.(.+)$/.exec(type) ?? []
  if (kind === 'done.actor') return `done · ${rest}`
  if (kind === 'error.actor') return `error · ${rest}`
  if (kind === 'done.state') return 'done'
  if (kind === 'after') return `after ${delayName(rest)}`
  return type === '' ? 'always' : type
}

/** The name of a guard; for a combined one, its expression. */
export function guardName(guard: unknown): string {
  if (typeof guard === 'string') return guard
  if (!isNamed(guard)) return 'inline'
  const parts = guard.guards?.map(guardName) ?? []
  if (guard.check === kinds.and) return parts.map(inBrackets).join(' & ')
  if (guard.check === kinds.or) return parts.join(' | ')
  if (guard.check === kinds.not) return `!${parts.map(inBrackets).join('')}`
  if (guard.check === kinds.stateIn) return `in ${stateName(guard.stateValue)}`
  return guard.type ?? 'inline'
}

/** The names of the guards within one: several if it is combined. */
export function guardNames(guard: unknown): string[] {
  if (typeof guard === 'string') return [guard]
  if (!isNamed(guard)) return []
  if (guard.guards !== undefined) return guard.guards.flatMap(guardNames)
  return guard.type === undefined ? [] : [guard.type]
}

/** The name of an action or an actor in the setup, without its parameters and its id. */
export function plainName(text: string): string {
  return text.replace(/^.*: /, '').replace(/\(.*\)$/s, '')
}

/**
 * The names of actions, with simple parameters in brackets, without those with which XState itself starts and cancels a
 * delay.
 */
export function actionNames(actions: readonly unknown[]): string[] {
  return actions.filter((action) => !isOfDelay(action)).map(actionName)
}

function actionName(action: unknown): string {
  if (typeof action === 'string') return action
  if (!isNamed(action) || action.type === undefined) return 'inline'
  const name = action.type.replace(/^xstate\./, '')
  const isPlain = typeof action.params === 'string' || typeof action.params === 'number'
  return isPlain ? `${name}(${String(action.params)})` : name
}

function isOfDelay(action: unknown): boolean {
  if (!isNamed(action)) return false
  return (action.sendId ?? action.event?.type ?? '').startsWith('xstate.after.')
}

type Named = {
  type?: string
  params?: unknown
  /** XState's own way to name combined guards. */
  check?: unknown
  guards?: readonly unknown[]
  stateValue?: unknown
  event?: { type?: string }
  sendId?: string
}

const checkOf = (guard: object): unknown => ('check' in guard ? guard.check : undefined)

const kinds = {
  and: checkOf(and([])),
  or: checkOf(or([])),
  not: checkOf(not('')),
  stateIn: checkOf(stateIn('')),
}

function isNamed(value: unknown): value is Named {
  return (typeof value === 'object' && value !== null) || typeof value === 'function'
}

function stateName(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** `or` binds less tightly than `and` and `not`. */
function inBrackets(name: string): string {
  return name.includes(' | ') ? `(${name})` : name
}

/** `1000.flow.waiting` → `1000 ms`; a named delay stays as it is. */
function delayName(rest: string): string {
  const [delay = ''] = rest.split('.', 1)
  return /^\d+$/.test(delay) ? `${delay} ms` : delay
}
