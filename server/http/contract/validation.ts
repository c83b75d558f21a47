import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { Problem } from '#server/problem.ts'
import type { Schemas } from '#server/schemas.ts'
import type { Contract, JsonObject, Operation, Parameter } from './document.ts'

export type RawRequest = {
  path: unknown
  query: unknown
  headers: Record<string, unknown>
  body: unknown
  mediaType: string | null
}

export type CheckedRequest = { path: unknown; query: unknown; headers: unknown; body: unknown }

export type RequestCheck = (request: RawRequest) => CheckedRequest
/** Returns what is wrong with a reply, or null. */
export type ReplyCheck = (status: number, mediaType: string | null, body: unknown) => string | null

type FieldError = NonNullable<Schemas['Problem']['errors']>[number]

/** Compiles the checks of every operation. Bodies are not coerced; parameters are parsed from text. */
export function contractChecks(contract: Contract) {
  const strict = ajv(contract, { coerceTypes: false })
  const reading = ajv(contract, { coerceTypes: 'array' })
  return {
    request: (operation: Operation) => requestCheck(operation, strict, reading),
    reply: (operation: Operation) => replyCheck(operation, strict),
  }
}

/** Whether a value is what a named schema of the contract describes. */
export function schemaCheck(contract: Contract, name: string): (value: unknown) => boolean {
  const validate = ajv(contract, { coerceTypes: false }).compile({ $ref: name })
  return (value) => validate(value)
}

function requestCheck(operation: Operation, strict: Ajv2020, reading: Ajv2020): RequestCheck {
  const of = (place: Parameter['in']) => operation.parameters.filter((one) => one.in === place)
  const [inPath, inQuery, inHeaders] = [of('path'), of('query'), of('header')]
  const compile = () => ({
    path: reading.compile(parametersSchema(inPath)),
    query: reading.compile(parametersSchema(inQuery)),
    headers: reading.compile(parametersSchema(inHeaders)),
    bodies: new Map(
      operation.body?.contents.map(({ mediaType, schema }) => [mediaType, strict.compile(schema)]),
    ),
  })
  // Compiled at the first call: those of all operations took a fifth of the server's start.
  let checks: ReturnType<typeof compile> | null = null
  const pickQuery = queryPicker(inQuery)
  const headerNames = inHeaders.map(({ name }) => name)
  return (request) => {
    checks ??= compile()
    const { path, query, headers, bodies } = checks
    const checked: CheckedRequest = {
      path: { ...entries(request.path) },
      query: pickQuery(entries(request.query)),
      headers: pickHeaders(headerNames, request.headers),
      body: request.body,
    }
    const errors = [
      ...failures(path, checked.path),
      ...failures(query, checked.query),
      ...failures(headers, checked.headers),
      ...bodyFailures(operation, bodies, request.mediaType, checked),
    ]
    if (errors.length > 0) throw new Problem('validation_failed', { errors })
    return checked
  }
}

function bodyFailures(
  operation: Operation,
  bodies: Map<string, ValidateFunction>,
  mediaType: string | null,
  checked: CheckedRequest,
): FieldError[] {
  if (operation.body === null) {
    checked.body = undefined
    return []
  }
  if (checked.body === undefined || checked.body === null)
    return operation.body.required ? [{ field: '', rule: 'required' }] : []
  const validate = mediaType === null ? undefined : bodies.get(mediaType)
  if (!validate) throw new Problem('unsupported_media_type')
  return failures(validate, checked.body)
}

function failures(validate: ValidateFunction, value: unknown): FieldError[] {
  const unfit = unfitPart(value, '', 0)
  if (unfit !== null) return [unfit]
  if (validate(value)) return infinities(value)
  // A body has room for tens of thousands of errors.
  const found = new Map<string, FieldError>()
  for (const error of validate.errors ?? []) {
    const { field, rule } = fieldError(error)
    found.set(`${field} ${rule}`, { field, rule })
    if (found.size === maxErrors) break
  }
  return [...found.values()]
}

/** The most errors that are reported of one part of a request. */
const maxErrors = 50

function fieldError({ instancePath, keyword, params }: ErrorObject): FieldError {
  const inner: unknown = params['missingProperty'] ?? params['additionalProperty']
  const path = instancePath.split('/').slice(1)
  return {
    field: [...path, ...(typeof inner === 'string' ? [inner] : [])].join('.'),
    rule: keyword,
  }
}

/** No body of the contract is nested as deeply; the checks call themselves for every level. */
const maxDepth = 32

/**
 * The first part of a value that no schema excludes and the shop cannot store: PostgreSQL's text type holds neither
 * U+0000 nor half of a surrogate pair.
 */
function unfitPart(value: unknown, path: string, depth: number): FieldError | null {
  if (typeof value === 'string')
    return isStorable(value) ? null : { field: path, rule: 'characters' }
  if (typeof value !== 'object' || value === null) return null
  if (depth === maxDepth) return { field: '', rule: 'depth' }
  for (const [key, inner] of Object.entries(value)) {
    if (!isStorable(key)) return { field: path, rule: 'characters' }
    const found = unfitPart(inner, path ? `${path}.${key}` : key, depth + 1)
    if (found !== null) return found
  }
  return null
}

const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed()

/** A text such as `1e309` is parsed as Infinity, which the checks of numbers do not reject. */
function infinities(value: unknown, path = ''): FieldError[] {
  if (value === Infinity || value === -Infinity) return [{ field: path, rule: 'type' }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    infinities(inner, path ? `${path}.${key}` : key),
  )
}

/** An exploded object parameter collects the keys that no other parameter names; other unknown keys are dropped. */
function queryPicker(parameters: Parameter[]) {
  const names = new Set(parameters.map(({ name }) => name))
  const collector = parameters.find(({ schema }) => schema['type'] === 'object')
  if (collector) names.delete(collector.name)
  return (query: JsonObject): JsonObject => {
    const known = Object.entries(query).filter(([key]) => names.has(key))
    if (!collector) return Object.fromEntries(known)
    const rest = Object.entries(query).filter(([key]) => !names.has(key))
    return { ...Object.fromEntries(known), [collector.name]: Object.fromEntries(rest) }
  }
}

const pickHeaders = (names: string[], headers: Record<string, unknown>): JsonObject =>
  Object.fromEntries(
    names
      .map((name) => [name, headers[name.toLowerCase()]] as const)
      .filter(([, value]) => value !== undefined),
  )

const parametersSchema = (parameters: Parameter[]): JsonObject => ({
  type: 'object',
  properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
  required: parameters.filter(({ required }) => required).map(({ name }) => name),
})

function replyCheck(operation: Operation, strict: Ajv2020): ReplyCheck {
  const validators = new Map<string, ValidateFunction>()
  return (status, mediaType, body) => {
    const key = operation.replies.has(`${status}`) ? `${status}` : 'default'
    const contents = operation.replies.get(key)
    if (!contents || (key === 'default' && status < 400)) return `status ${status} is not described`
    if (contents.length === 0) return body === undefined ? null : 'a body where none is described'
    const content = contents.find((one) => one.mediaType === mediaType)
    if (!content) return `${mediaType ?? 'no content type'} is not described for ${status}`
    const name = `${key} ${content.mediaType}`
    const validate = validators.get(name) ?? strict.compile(content.schema)
    validators.set(name, validate)
    if (!validate(body)) return strict.errorsText(validate.errors, { dataVar: `${status}` })
    if (status < 400) return null
    const code = String(Array.isArray(body) ? body[0] : entries(body)['code'])
    return operation.problems.has(code) ? null : `${code} is not among the x-problems`
  }
}

function ajv({ schemas }: Contract, options: { coerceTypes: false | 'array' }): Ajv2020 {
  const instance = new Ajv2020({
    ...options,
    useDefaults: true,
    allErrors: true,
    strictTypes: false,
    strictRequired: false,
  })
  addFormats.default(instance)
  // Theirs also takes `urn:uuid:`, which PostgreSQL refuses.
  instance.addFormat('uuid', /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i)
  instance.addVocabulary(['example', 'x-personal', 'x-status'])
  for (const [name, schema] of schemas) instance.addSchema(schema, name)
  return instance
}

const entries = (value: unknown): JsonObject =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
