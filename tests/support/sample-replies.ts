import { readFileSync } from 'node:fs'
import type { operations } from '#api/schema.d.ts'
import type { Schemas } from '#machines/api/client.ts'

/** A part of a value; the items of a list are changed one by one, and its length is that of the change. */
export type Change<Value> = Value extends readonly (infer Item)[]
  ? readonly Change<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]?: Change<Value[Key]> }
    : Value

type Reply<Id extends keyof operations> = operations[Id] extends {
  responses: { 200: { content: { 'application/json': infer Body } } }
}
  ? Body
  : never

/** What the replies to some operations have instead of what is made from the contract. */
export type Changes = { readonly [Id in keyof operations]?: Change<Reply<Id>> }

type Schema = {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  allOf?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
}
type Response = { $ref?: string; content?: Record<string, { schema: Schema }> }
type Operation = { operationId: string; responses: Record<string, Response> }
type Contract = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema>; responses: Record<string, Response> }
}

const contract: Contract = JSON.parse(readFileSync('generated/api/openapi.json', 'utf8'))

/**
 * A value of the contract in which no two fields are alike: texts are the paths of their fields, numbers and times differ.
 * Lists have two items, of which the second has nothing that may be missing.
 */
export function sample<Name extends keyof Schemas>(
  name: Name,
  changes?: Change<Schemas[Name]>,
): Schemas[Name] {
  const made: Schemas[Name] = JSON.parse(
    JSON.stringify(make({ $ref: `#/components/schemas/${name}` }, start, changes)),
  )
  return made
}

/** The operation of a call, and what the contract says it replies. */
export function sampleReply(
  method: string,
  pathname: string,
  changes: Changes,
): { id: string; value: unknown } {
  const path = pathname.replace(/^\/api/, '')
  const entry = Object.entries(contract.paths)
    .filter(([pattern]) => new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path))
    .toSorted(([one], [other]) => one.split('{').length - other.split('{').length)[0]
  const operation = entry?.[1][method.toLowerCase()]
  if (operation === undefined) throw new Error(`the contract has no ${method} ${path}`)
  const { responses } = operation
  const success = responses['200'] ?? responses['201']
  const shared = success?.$ref?.replace('#/components/responses/', '') ?? ''
  const response = contract.components.responses[shared] ?? success
  const schema = response?.content?.['application/json']?.schema
  const change = Object.entries(changes).find(([id]) => id === operation.operationId)?.[1]
  if (schema === undefined) return { id: operation.operationId, value: undefined }
  const value = change === undefined ? plainReply(schema) : make(schema, start, change)
  return { id: operation.operationId, value }
}

/** Some replies are large, such as the menu, and most pages load them as they are. */
function plainReply(schema: Schema): unknown {
  const made = plainReplies.get(schema) ?? JSON.stringify(make(schema, start))
  plainReplies.set(schema, made)
  return JSON.parse(made)
}

const plainReplies = new Map<Schema, string>()

/** Where a value is: its fields from the outside, and whether it is to be sparse. */
type Place = { fields: readonly string[]; isSparse: boolean }

const start: Place = { fields: [], isSparse: false }
const within = ({ fields, isSparse }: Place, field: string): Place => ({
  fields: field === 'results' ? fields : [...fields, field],
  isSparse,
})

function make(schema: Schema, place: Place, change?: unknown): unknown {
  if (change === null || typeof change === 'string' || typeof change === 'number') return change
  if (typeof change === 'boolean') return change
  const { $ref, allOf, const: only, enum: allowed } = schema
  if ($ref !== undefined) return make(named($ref), place, change)
  if (allOf !== undefined) return make(merged(allOf), place, change)
  if (only !== undefined) return only
  const choices = schema.anyOf ?? schema.oneOf
  if (choices !== undefined && schema.properties === undefined)
    return make(chosen(choices, place, change), place, change)
  const types = new Set(
    [schema.type ?? (schema.properties === undefined ? 'string' : 'object')].flat(),
  )
  if (types.has('null') && place.isSparse && change === undefined) return null
  if (allowed !== undefined) {
    const values = allowed.filter((each) => each !== null)
    return values[place.isSparse ? 1 % values.length : 0]
  }
  if (types.has('array')) return listOf(schema.items ?? {}, place, change)
  if (types.has('object')) return objectOf(schema, place, change)
  if (types.has('boolean')) return !place.isSparse
  if (types.has('integer') || types.has('number')) return numberOf(schema, place)
  return textOf(schema, place)
}

function named(ref: string): Schema {
  const name = ref.replace('#/components/schemas/', '')
  const schema = contract.components.schemas[name]
  if (schema === undefined) throw new Error(`the contract has no schema ${name}`)
  return schema
}

function merged(parts: readonly Schema[]): Schema {
  const all = parts.map((part) => {
    const own = part.$ref === undefined ? part : named(part.$ref)
    return own.allOf === undefined ? own : merged(own.allOf)
  })
  return Object.assign({}, ...all, {
    properties: Object.assign({}, ...all.map(({ properties }) => properties)),
    required: all.flatMap(({ required }) => required ?? []),
    ...(all.some(({ properties }) => properties !== undefined) ? {} : { properties: undefined }),
  })
}

/** Of several forms: the one that the change names by a constant field, otherwise the first. */
function chosen(choices: readonly Schema[], place: Place, change: unknown): Schema {
  const isNull = ({ type }: Schema) => type === 'null'
  const none = choices.find(isNull)
  if (none !== undefined && place.isSparse && change === undefined) return none
  const rest = choices.filter((choice) => !isNull(choice)).flatMap(formsOf)
  const fits = rest.find((choice) => {
    if (typeof change !== 'object' || change === null) return true
    const { properties = {} } = merged([choice])
    return Object.entries(change).every(([key, value]) => {
      const declared = properties[key]
      if (declared === undefined) return false
      const field = merged([declared])
      const allowed = field.const === undefined ? field.enum : [field.const]
      return allowed?.includes(value) ?? true
    })
  })
  return fits ?? rest[0] ?? {}
}

/** The forms of a value that may itself be one of several. */
function formsOf(choice: Schema): Schema[] {
  const own = choice.$ref === undefined ? choice : named(choice.$ref)
  const inner = own.oneOf ?? own.anyOf
  return inner === undefined || own.properties !== undefined ? [own] : inner.flatMap(formsOf)
}

function listOf(items: Schema, { fields, isSparse }: Place, change: unknown): unknown[] {
  const changed: unknown[] = Array.isArray(change) ? change : [undefined, undefined]
  return changed.map((each, index) =>
    make(
      items,
      {
        fields: [...fields.slice(0, -1), `${fields.at(-1) ?? ''}${index + 1}`],
        isSparse: index % 2 === 1 || (isSparse && changed.length === 1),
      },
      each,
    ),
  )
}

function objectOf(schema: Schema, place: Place, change: unknown): object {
  const { properties = {}, required = [], additionalProperties: rest } = schema
  const changed = new Map<string, unknown>(
    typeof change === 'object' && change !== null ? Object.entries(change) : [],
  )
  const keys = Object.keys(properties).filter(
    (key) => !place.isSparse || required.includes(key) || changed.has(key),
  )
  const own = keys.map((key) => [
    key,
    make(properties[key] ?? {}, within(place, key), changed.get(key)),
  ])
  const isOpen = typeof rest === 'object'
  const others = [...changed.keys()]
    .filter((key) => isOpen && properties[key] === undefined)
    .map((key) => [key, make(isOpen ? rest : {}, within(place, key), changed.get(key))])
  return Object.fromEntries([...own, ...others])
}

function numberOf({ minimum = 0, maximum }: Schema, { fields }: Place): number {
  const field = fields.at(-1) ?? ''
  if (field === 'page_count') return 2
  if (field === 'page') return 1
  if (/(^|_)ids?\d*$/.test(field)) return (hash(fields) % 9_000) + 1_000
  const isMoney = (maximum ?? 0) >= 1_000_000_000
  const value = isMoney ? (hash(fields) % 9_000) * 1_000 + 1_000_000 : (hash(fields) % 89) + 10
  if (maximum === undefined || value <= maximum) return Math.max(value, minimum)
  return minimum + (hash(fields) % (maximum - minimum + 1))
}

function textOf({ format, pattern = '' }: Schema, { fields }: Place): string {
  const path = fields.join('.')
  const number = hash(fields)
  const digits = String(number).padStart(10, '7').repeat(3)
  const isDay = pattern.endsWith('[0-9]{2}-[0-9]{2}$') || fields.at(-1) === 'day'
  if (format === 'date' || isDay)
    return new Date(base + (number % 20) * 86_400_000).toISOString().slice(0, 10)
  if (format === 'uuid') return `3f2504e0-4f89-41d3-9a0c-${digits.slice(0, 12)}`
  if (pattern.includes('T[0-9]{2}')) {
    const minutes = number % 28_800
    const isToCome = /expire|until/.test(path)
    return new Date(base + (isToCome ? minutes : -minutes) * 60_000).toISOString()
  }
  if (pattern.startsWith('^09') || /phone_number|mobile/.test(path))
    return `0912${digits.slice(0, 7)}`
  if (pattern.startsWith('^#')) return `#${digits.slice(0, 6)}`
  if (pattern.startsWith('^/(images')) return `/images/${fields.join('/')}`
  const length = /^\^\[0-9\]\{(?:\d+,)?(\d+)\}\$$/.exec(pattern)?.[1]
  if (length !== undefined) return digits.slice(0, Number(length))
  if (/(^|_)(link|image|file|url|href)\d*$/.test(fields.at(-1) ?? '')) return `/${fields.join('/')}`
  if (pattern.startsWith('^[a-z') || /slug\d*$/.test(path))
    return fields.join('-').replaceAll('_', '-')
  return path
}

const base = Date.parse('2026-11-20T10:00:00Z')

const encoder = new TextEncoder()

/** Depends on nothing but the path, so that a new field of the contract changes no other. */
function hash(fields: readonly string[]): number {
  const bytes = encoder.encode(fields.join('.'))
  let sum = 7
  for (const byte of bytes) sum = (Math.imul(sum, 31) + byte) >>> 0
  return sum
}
