import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { AnyEventObject } from 'xstate'
import { knownValues } from '#walks/shop/known-values.ts'
import { failureOf, lostNetwork, type Failure } from '#walks/shop/problems.ts'

/** What a value is compared with when it is written: a random key is known by where it was before, a time by the clock. */
export type Frame = {
  /** What held before, with what the event brings; a key found there is `kept`, any other `new`. */
  before: string
  /** Milliseconds since the epoch. */
  now: number
}

const longest = 60
const named = Object.entries<unknown>(knownValues).filter(
  ([, value]) => typeof value === 'object' && JSON.stringify(value).length > longest,
)

/**
 * A value in a form that is short and the same in every run, and differs where the value does: known values by their names,
 * long texts and deep parts by a digest, random keys and times by how they relate to the frame.
 */
export function shortForm(value: unknown, frame: Frame, depth = 2): string {
  if (typeof value === 'string') return text(value, frame)
  if (typeof value === 'number' && value > earliest) return time(value, frame)
  if (typeof value !== 'object' || value === null) return String(value)
  if (value instanceof Error) return failureForm(failureOf(value), frame)
  if (isFailure(value)) return failureForm(value, frame)
  if (value instanceof Blob) return `${value.constructor.name}(${value.size})`
  const [name] = named.find(([, fixture]) => isDeepStrictEqual(fixture, value)) ?? []
  if (name !== undefined) return name
  if (depth === 0) return stable(value).length <= longest ? stable(value) : digest(stable(value))
  if (Array.isArray(value))
    return `[${value.map((each) => shortForm(each, frame, depth - 1)).join(', ')}]`
  const parts = Object.entries(value).map(
    ([key, each]) => `${key}: ${shortForm(each, frame, depth - 1)}`,
  )
  return `{${parts.join(', ')}}`
}

/** An event with its payload; of the reply of an actor only what it brings. */
export function eventForm({ type, ...event }: AnyEventObject, frame: Frame): string {
  const { actorId, ...payload } = event
  const values = Object.values(payload)
  if (actorId === undefined)
    return values.length === 0 ? type : `${type} ${shortForm(payload, frame)}`
  return values[0] === undefined ? type : `${type} ${shortForm(values[0], frame)}`
}

function failureForm({ code, ...details }: Failure, frame: Frame): string {
  const known = Object.entries(details).filter(
    ([, value]) => value !== null && !isDeepStrictEqual(value, []),
  )
  return known.length === 0 ? code : `${code} ${shortForm(Object.fromEntries(known), frame)}`
}

const isFailure = (value: object): value is Failure =>
  isDeepStrictEqual(Object.keys(value), Object.keys(anyFailure))

const anyFailure = failureOf(lostNetwork())

/** 2001: no count or price in a fixture is as large as a time. */
const earliest = 1e12

function text(value: string, { before }: Frame): string {
  if (uuid.test(value)) return before.includes(value) ? 'kept key' : 'new key'
  return value.length <= longest ? JSON.stringify(value) : digest(value)
}

/** A random key as text. */
export const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

function time(value: number, { now }: Frame): string {
  const seconds = Math.round((value - now) / 1000)
  return seconds === 0 ? 'now' : `now${seconds > 0 ? '+' : ''}${seconds}s`
}

const stable = (value: object) => JSON.stringify(value)

const digest = (value: string) => `#${createHash('sha256').update(value).digest('hex').slice(0, 8)}`
