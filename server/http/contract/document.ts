import { readFileSync } from 'node:fs'
import { formMediaType } from './forms.ts'

/** The bundled contract, as text (for `GET /api/openapi.json`) and as the list of its operations. */
export type Contract = {
  text: string
  /** The named schemas, which refer to each other by name. */
  schemas: Map<string, JsonObject>
  operations: Operation[]
}

export type Operation = {
  id: string
  method: Method
  /** As the contract writes it: `/product/v2/product/{slug}/`. */
  path: string
  parameters: Parameter[]
  body: { required: boolean; contents: Content[] } | null
  /** Bodies by status (`200`, `default`); an empty list is a reply without one. */
  replies: Map<string, Content[]>
  /** Alternatives, each a list of scheme names; an empty list admits anyone. */
  security: string[][]
  /** The caller needs one of these roles; an empty list admits every signed-in caller. */
  roles: string[]
  /** Of staff, but also before both factors were given. */
  isOpenUnverified: boolean
  /** The problem codes that it can reply with: its own, its security schemes' and those of every operation. */
  problems: ReadonlySet<string>
  /** Replies with its own problems as a list whose first element is the code (`["discount_code_expired", "…"]`). */
  listsProblems: boolean
  /** A GET that writes. */
  writes: boolean
  /** A GET that replies with server-sent events. */
  streams: boolean
  /** Accepts requests from other sites. */
  crossSite: boolean
  /** The maximum size of a form's file; null where the operation takes no form. */
  maxFileBytes: number | null
}

export type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  schema: JsonObject
}
export type Content = { mediaType: string; schema: JsonObject }
export type JsonObject = { [key: string]: unknown }

/** Reads `generated/api/openapi.json`. */
export function loadContract(): Contract {
  const text = readFileSync(
    new URL('../../../generated/api/openapi.json', import.meta.url),
    'utf8',
  ).trim()
  const document = object(JSON.parse(text))
  const schemas = Object.entries(object(object(document['components'])['schemas']))
  return {
    text,
    schemas: new Map(schemas.map(([name, schema]) => [name, object(byName(schema))])),
    operations: readOperations(document),
  }
}

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH'

const methods = new Map<string, Method>([
  ['get', 'GET'],
  ['put', 'PUT'],
  ['post', 'POST'],
  ['delete', 'DELETE'],
  ['patch', 'PATCH'],
])

function readOperations(document: JsonObject): Operation[] {
  return Object.entries(object(document['paths'])).flatMap(([path, item]) =>
    Object.entries(object(item)).flatMap(([key, operation]) => {
      const method = methods.get(key)
      return method ? [readOperation(document, path, method, object(operation))] : []
    }),
  )
}

function readOperation(
  document: JsonObject,
  path: string,
  method: Method,
  operation: JsonObject,
): Operation {
  const at = (value: unknown) => follow(document, value)
  const body = operation['requestBody'] === undefined ? null : at(operation['requestBody'])
  const alternatives = list(operation['security']).map(object)
  const schemes = object(object(document['components'])['securitySchemes'])
  const roles = alternatives.flatMap((schemes) => Object.values(schemes).flatMap(list)).map(String)
  const isOpenUnverified = operation['x-unverified'] === true
  const problemsOfScheme = (name: string) => texts(object(schemes[name])['x-problems'])
  return {
    id: String(operation['operationId']),
    method,
    path,
    parameters: list(operation['parameters']).map((value) => readParameter(at(value))),
    body: body && { required: body['required'] === true, contents: readContents(body) },
    replies: new Map(
      Object.entries(object(operation['responses'])).map(([status, reply]) => [
        status,
        readContents(at(reply)),
      ]),
    ),
    security: alternatives.map((schemes) => Object.keys(schemes)),
    roles,
    isOpenUnverified,
    problems: new Set([
      ...texts(document['x-problems']),
      ...alternatives.flatMap((schemes) => Object.keys(schemes)).flatMap(problemsOfScheme),
      ...(roles.length > 0 && !isOpenUnverified ? texts(document['x-staff-problems']) : []),
      ...texts(operation['x-problems']),
    ]),
    listsProblems: operation['x-listed-problems'] === true,
    writes: operation['x-writes'] === true,
    streams: Object.values(object(operation['responses'])).some((reply) =>
      readContents(at(reply)).some(({ mediaType }) => mediaType === eventStream),
    ),
    crossSite: operation['x-cross-site'] === true,
    maxFileBytes: maxFileBytes(String(operation['operationId']), body),
  }
}

/** The media type of server-sent events. */
export const eventStream = 'text/event-stream'

/** Without a limit a form could be read forever. */
function maxFileBytes(id: string, body: JsonObject | null): number | null {
  const form = object(body?.['content'] ?? {})[formMediaType]
  if (form === undefined) return null
  const bound = object(form)['x-max-file-bytes']
  if (typeof bound !== 'number') throw new Error(`The form of ${id} has no x-max-file-bytes`)
  return bound
}

function readParameter(parameter: JsonObject): Parameter {
  const place = parameter['in']
  if (place !== 'path' && place !== 'query' && place !== 'header')
    throw new Error(`The contract has a parameter in ${String(place)}, which is not served`)
  return {
    name: String(parameter['name']),
    in: place,
    required: parameter['required'] === true,
    schema: object(byName(parameter['schema'])),
  }
}

const readContents = (holder: JsonObject): Content[] =>
  Object.entries(object(holder['content'] ?? {})).map(([mediaType, content]) => ({
    mediaType,
    schema: object(byName(object(content)['schema'])),
  }))

/** Makes a schema usable outside the document: `#/components/schemas/Toman` becomes `Toman`. */
function byName(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(byName)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string' ? inner.replace(named, '') : byName(inner),
    ]),
  )
}

const named = '#/components/schemas/'

function follow(document: JsonObject, value: unknown): JsonObject {
  const target = object(value)
  const reference = target['$ref']
  if (typeof reference !== 'string') return target
  const steps = reference.slice(2).split('/')
  return steps.reduce((part, step) => object(part[step.replaceAll('~1', '/')]), document)
}

function object(value: unknown): JsonObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error('generated/api/openapi.json is not what the generator writes')
  return Object.fromEntries(Object.entries(value))
}

const texts = (value: unknown): string[] => list(value).map(String)

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
